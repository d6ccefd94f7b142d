import { lazy, Suspense } from 'react';
import { useStudioApi } from '../frame/workbench-context.ts';
import { Icon } from '../look/icon.tsx';
import { isDirty, type SaveState, saveFile, takeDisk, useProject } from '../project/project-store.ts';
import { useWords } from '../words/locale-store.ts';

const TextEditor = lazy(async () => ({ default: (await import('./text-editor.tsx')).TextEditor }));

/** The current file: its name, the editor, and what became of saving it. */
export function EditorPane() {
  const words = useWords();
  const api = useStudioApi();
  const current = useProject((state) => state.current);
  const file = useProject((state) => state.files.get(state.current ?? ''));
  const save = useProject((state) => state.save);
  const dirty = file !== undefined && isDirty(file);
  return (
    <section className="editor" aria-label={words.editor}>
      <div className="editor-head">
        <h2 className="editor-path">{current ?? words.editor}</h2>
        {dirty && <span className="dirty-dot" role="img" aria-label={words.unsaved} title={words.unsaved} />}
        <span className="head-space" />
        <button
          type="button"
          className="button"
          disabled={!dirty}
          onClick={() => current !== null && void saveFile(api, current)}
        >
          <Icon name="save" />
          {words.save}
        </button>
      </div>
      <SaveNote save={save} />
      {file === undefined || current === null ? (
        <p className="empty">{words.noFile}</p>
      ) : file.fault !== null ? (
        <p className="empty">{words.unreadable(file.fault.kind)}</p>
      ) : (
        <Suspense fallback={<p className="empty">{words.loading}</p>}>
          <TextEditor />
        </Suspense>
      )}
    </section>
  );
}

function SaveNote({ save }: { readonly save: SaveState }) {
  const words = useWords();
  const api = useStudioApi();
  switch (save.kind) {
    case 'none':
      return null;
    case 'saved':
      return (
        <p className="hidden" role="status">
          {words.saved(save.path)}
        </p>
      );
    case 'refused':
      return (
        <p className="note note-error" role="alert">
          {words.saveRefused(save.path, save.code)}
        </p>
      );
    case 'failed':
      return (
        <p className="note note-error" role="alert">
          {words.saveFailed}
        </p>
      );
    case 'conflict': {
      const { path, onDisk } = save;
      return (
        <div className="note note-warning" role="alert">
          <span>{words.saveConflict(path)}</span>
          <button type="button" className="button" onClick={() => void saveFile(api, path, true)}>
            {words.overwrite}
          </button>
          {onDisk !== null && (
            <button type="button" className="button" onClick={() => takeDisk(onDisk)}>
              {words.takeDisk}
            </button>
          )}
        </div>
      );
    }
  }
}
