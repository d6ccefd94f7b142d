import { useStore } from 'zustand';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import './save-as-dialog.css';
import { useId, useRef, useState } from 'react';
import { isRequired } from '#authoring/text/files/package-path.ts';
import { namesIn } from '#renderer/desk/explorer/file-commands.ts';
import { saveAsStore } from '#renderer/desk/explorer/save-as-store.ts';
import { freeName, meantName, writtenFault } from '#renderer/desk/explorer/written-name.ts';
import type { FileRefusal } from '#renderer/desk/project/file-actions.ts';
import { isDirty, projectStore } from '#renderer/desk/project/project-store.ts';
import { saveAs } from '#renderer/desk/project/save-as.ts';
import { fileWords } from '#renderer/desk/words/generated/file-words.ts';
import { saveAsWords } from '#renderer/desk/words/generated/save-as-words.ts';
import { reasonOf } from '#renderer/desk/words/system-reasons.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Select } from '#renderer/kit/controls/select.tsx';
import { TextField } from '#renderer/kit/controls/text-field.tsx';
import { DialogActions } from '#renderer/kit/popups/dialog.tsx';
import { Modal } from '#renderer/parts/boundary/modal.tsx';

const close = () => saveAsStore.setState({ path: null });

export function SaveAsDialog({ path }: { readonly path: string }) {
  const words = useWords(saveAsWords);
  const field = useRef<HTMLInputElement>(null);
  const name = path.split('/').at(-1) ?? path;
  return (
    <Modal onClose={close} className="dialog save-as" initialFocus={field} title={words.title({ name })}>
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
        <TextField
          ref={field}
          id={`${id}name`}
          className="code"
          defaultValue={written}
          aria-invalid={fault !== null}
          aria-describedby={`${id}fault`}
          onFocus={({ target }) => target.setSelectionRange(0, target.value.replace(/\.json$/, '').length)}
          onChange={setWritten}
        />
        <label htmlFor={`${id}folder`}>{words.folder}</label>
        <Select
          id={`${id}folder`}
          className="code"
          value={folder}
          options={[{ value: '', label: words.top }, ...folders.map((one) => ({ value: one, label: one }))]}
          onChange={setFolder}
        />
      </div>
      {file !== undefined && isDirty(file) && file.foreign === undefined && <p>{words.unsaved({ name })}</p>}
      <p
        id={`${id}fault`}
        role={fault === null ? undefined : 'alert'}
        className={fault === null ? 'hidden' : 'note note-error'}
      >
        {fault !== null && files.faults[fault]}
      </p>
      {refusal !== null && fault === null && (
        <p className="note note-error" role="alert">
          {files.refused({ path: refusal.path, reason: reasonOf(files.reasons, refusal.code, locale) })}
        </p>
      )}
      <DialogActions cancel={words.stay}>
        <Button type="submit" look="answer" off={fault !== null}>
          {words.save}
        </Button>
      </DialogActions>
    </form>
  );
}
