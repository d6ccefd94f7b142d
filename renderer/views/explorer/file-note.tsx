import { useId } from 'react';
import { useStore } from 'zustand';
import { fileNoteStore } from '#renderer/desk/project/file-note-store.ts';
import { historyStore } from '#renderer/desk/project/project-actions.ts';
import { undo } from '#renderer/desk/project/undo.ts';
import { fileWords } from '#renderer/desk/words/generated/file-words.ts';
import { reasonOf } from '#renderer/desk/words/system-reasons.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';

const close = () => fileNoteStore.setState({ note: null });

export function FileNoteView() {
  const words = useWords(fileWords);
  const locale = useLocale();
  const id = useId();
  const note = useStore(fileNoteStore, (state) => state.note);
  const last = useStore(historyStore, (state) => state.history.done.at(-1));
  const deleted = note?.kind === 'deleted' && note.of === last ? note : null;
  const refused = note?.kind === 'refused' ? note : null;
  return (
    <>
      <div role="status" className="corner-notes">
        {deleted !== null && (
          <section className="corner-note" aria-labelledby={id}>
            <h2 id={id}>{words.removed({ what: what(deleted.names, (count) => words.several({ count })) })}</h2>
            {deleted.missed.length > 0 && (
              <p>
                {words.stillNamed({
                  count: deleted.missed.reduce((sum, { count }) => sum + count, 0),
                  where: listed(deleted.missed.map(({ path }) => path)),
                })}
              </p>
            )}
            <div className="row">
              <Button onClick={undo}>{words.bringBack}</Button>
              <Button onClick={close}>{words.close}</Button>
            </div>
          </section>
        )}
      </div>
      <div role="alert" className="corner-notes">
        {refused !== null && (
          <section className="corner-note" aria-labelledby={id}>
            <h2 id={id}>{words.refusedTitle[refused.did]}</h2>
            <p>{words.refused({ path: refused.path, reason: reasonOf(words.reasons, refused.code, locale) })}</p>
            <Button onClick={close}>{words.close}</Button>
          </section>
        )}
      </div>
    </>
  );
}

const MOST = 3;
const listed = (paths: readonly string[]): string =>
  [...paths.slice(0, MOST), ...(paths.length > MOST ? ['…'] : [])].join(', ');

function what(names: readonly string[], several: (count: number) => string): string {
  return names.length === 1 ? (names[0] ?? '') : several(names.length);
}
