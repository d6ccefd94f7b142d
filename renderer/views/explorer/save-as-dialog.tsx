import { useStore } from 'zustand';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import './save-as-dialog.css';
import { Dialog } from '@base-ui/react/dialog';
import { useId, useRef, useState } from 'react';
import { isRequired } from '#authoring/text/files/package-path.ts';
import { namesIn } from '#renderer/desk/explorer/file-commands.ts';
import { saveAsStore } from '#renderer/desk/explorer/save-as-store.ts';
import { freeName, meantName, writtenFault } from '#renderer/desk/explorer/written-name.ts';
import type { FileRefusal } from '#renderer/desk/project/file-actions.ts';
import { isDirty, projectStore } from '#renderer/desk/project/project-store.ts';
import { saveAs } from '#renderer/desk/project/save-as.ts';
import { fileWords } from '#renderer/desk/words/file-words.ts';
import { saveAsWords } from '#renderer/desk/words/save-as-words.ts';
import { reasonOf } from '#renderer/desk/words/system-reasons.ts';
import { Modal } from '#renderer/parts/boundary/modal.tsx';

const close = () => saveAsStore.setState({ path: null });

/** Asks under which name a text is saved. */
export function SaveAsDialog({ path }: { readonly path: string }) {
  const words = useWords(saveAsWords);
  const field = useRef<HTMLInputElement>(null);
  const name = path.split('/').at(-1) ?? path;
  return (
    <Modal onClose={close} className="dialog save-as" initialFocus={field} title={words.title(name)}>
      <SaveAsForm path={path} name={name} field={field} />
    </Modal>
  );
}

interface FormProps {
  readonly path: string;
  readonly name: string;
  readonly field: React.RefObject<HTMLInputElement | null>;
}

function SaveAsForm({ path, name, field }: FormProps) {
  const words = useWords(saveAsWords);
  const files = useWords(fileWords);
  const locale = useLocale();
  const id = useId();
  const folders = useStore(projectStore, (state) => state.folders);
  const file = useStore(projectStore, (state) => state.files.get(path));
  const own = path.includes('/') && !isRequired(path) ? path.slice(0, path.lastIndexOf('/')) : '';
  const [folder, setFolder] = useState(own);
  const [written, setWritten] = useState(() => freeName(name, new Set(namesIn(own))));
  const [refusal, setRefusal] = useState<FileRefusal | null>(null);
  const fault = writtenFault(written, true, folder, namesIn(folder));

  async function save(): Promise<void> {
    if (fault !== null) return;
    const to = (folder === '' ? '' : `${folder}/`) + meantName(written, true, folder);
    const refused = await saveAs(path, to);
    if (refused === null) close();
    else setRefusal(refused);
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className="save-as-fields">
        <label htmlFor={`${id}name`}>{words.name}</label>
        <input
          ref={field}
          id={`${id}name`}
          className="field"
          defaultValue={written}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={fault !== null}
          aria-describedby={`${id}fault`}
          onFocus={({ target }) => target.setSelectionRange(0, target.value.replace(/\.json$/, '').length)}
          onChange={({ target }) => setWritten(target.value)}
        />
        <label htmlFor={`${id}folder`}>{words.folder}</label>
        <select id={`${id}folder`} className="field" value={folder} onChange={({ target }) => setFolder(target.value)}>
          <option value="">{words.top}</option>
          {folders.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </div>
      {file !== undefined && isDirty(file) && file.foreign === undefined && <p>{words.unsaved(name)}</p>}
      <p
        id={`${id}fault`}
        role={fault === null ? undefined : 'alert'}
        className={fault === null ? 'hidden' : 'note note-error'}
      >
        {fault !== null && files.faults[fault]}
      </p>
      {refusal !== null && fault === null && (
        <p className="note note-error" role="alert">
          {files.refused(refusal.path, reasonOf(files.reasons, refusal.code, locale))}
        </p>
      )}
      <div className="dialog-choices">
        <Dialog.Close className="button">{words.stay}</Dialog.Close>
        <Button look="answer" type="submit" off={fault !== null}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}
