import { useEffect, useId, useState } from 'react';
import { useStore } from 'zustand';
import type { MigrationView } from '#api/cli/project-migration.ts';
import { projectStore, unsavedPaths } from '#renderer/desk/project/project-store.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { useStudioApi } from '#renderer/parts/connection/workbench-context.ts';
import { useAgeOfProject } from '#renderer/parts/documents/use-read-only.ts';

/** What a migration would change, by file. */
export function FormatNote() {
  const api = useStudioApi();
  const locale = useLocale();
  const words = useWords(deskWords);
  const id = useId();
  const age = useAgeOfProject();
  const isUnsaved = useStore(projectStore, (state) => unsavedPaths(state.files).length > 0);
  const [told, setTold] = useState<MigrationView | null>(null);
  const [isRead, setRead] = useState(false);
  const [isWriting, setWriting] = useState(false);
  useEffect(() => {
    if (age === 'older') void api.migrateProject({ write: false }).then(setTold);
  }, [age, api]);

  async function write(): Promise<void> {
    setWriting(true);
    setTold(await api.migrateProject({ write: true }).catch(() => told));
    setWriting(false);
  }

  const isDone = told !== null && told.backup !== null && told.failed === null;
  return (
    <div role="status" className="corner-notes">
      {told !== null && !isRead && (age === 'older' || isDone) && (
        <section className="corner-note" aria-labelledby={id}>
          <h2 id={id}>
            {isDone ? words.formatWritten({ to: told.to }) : words.formatOlder({ from: told.from ?? 0, to: told.to })}
          </h2>
          {told.failed !== null && <p>{words.formatFailed({ path: told.failed })}</p>}
          {isDone ? (
            <p>{words.formatBackup({ place: told.backup ?? '' })}</p>
          ) : (
            told.steps.map(({ from, about }) => <p key={from}>{about[locale]}</p>)
          )}
          <ul aria-label={words.formatFiles({ count: told.files.length })}>
            {told.files.map(({ path, keys }) => (
              <li key={path}>{`${path}: ${keys.join(', ')}`}</li>
            ))}
          </ul>
          {!isDone && isUnsaved && <p>{words.formatUnsaved}</p>}
          <div className="row">
            <Button onClick={() => setRead(true)}>{words.close}</Button>
            {!isDone && (
              <Button look="primary" off={isUnsaved || isWriting} onClick={() => void write()}>
                {words.formatWrite}
              </Button>
            )}
          </div>
        </section>
      )}
    </div>
  );
}
