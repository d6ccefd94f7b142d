import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { withTranslations } from '#authoring/project/localization/translations-follow.ts';
import { make, namesIn, rename } from '#renderer/desk/explorer/file-commands.ts';
import { placeOfNode } from '#renderer/desk/explorer/file-tree.ts';
import { endNameEdit, type NameEdit } from '#renderer/desk/explorer/name-edit-store.ts';
import { askForFocus, selectionStore } from '#renderer/desk/explorer/selection-store.ts';
import { writtenFault } from '#renderer/desk/explorer/written-name.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { pageScale } from '#renderer/desk/settings/zoom.ts';
import { fileWords } from '#renderer/desk/words/generated/file-words.ts';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { indentOf } from './tree-row.tsx';

export function NewRow({
  edit,
  level,
}: {
  readonly edit: Exclude<NameEdit, { kind: 'rename' }>;
  readonly level: number;
}) {
  const words = useWords(fileWords);
  const label = edit.kind === 'file' ? words.nameOfFile : words.nameOfFolder;
  return (
    <div
      role="treeitem"
      aria-label={label}
      aria-level={level}
      aria-selected={false}
      tabIndex={-1}
      className="row gap-3 tree-row"
      style={indentOf(level)}
    >
      <Icon name={edit.kind === 'file' ? 'file' : 'closed'} />
      <NameField
        label={label}
        name=""
        isFile={edit.kind === 'file'}
        folder={edit.folder}
        follows={0}
        onName={(name) => void make(edit.kind, edit.folder, name)}
      />
    </div>
  );
}

export function RenameField({ path }: { readonly path: string }) {
  const words = useWords(fileWords);
  const files = useStore(projectStore, (state) => state.files);
  const place = placeOfNode(path);
  const at = place.lastIndexOf('/') + 1;
  const name = place.slice(at);
  const move = { kind: 'move', path: place, to: `${place}-` } as const;
  const paths = [...files.keys()];
  const more = withTranslations([move], paths, () => '').slice(1);
  const follows = paths.filter((one) => more.some((step) => one === step.path || one.startsWith(`${step.path}/`)));
  return (
    <NameField
      label={words.newName({ name })}
      name={name}
      isFile={!path.endsWith('/')}
      folder={place.slice(0, Math.max(0, at - 1))}
      follows={follows.length}
      onName={(next) => void rename(path, next)}
    />
  );
}

interface NameFieldProps {
  readonly label: string;
  readonly name: string;
  readonly isFile: boolean;
  readonly folder: string;
  readonly follows: number;
  readonly onName: (name: string) => void;
}

/** Enter confirms and Escape cancels; leaving the field confirms a valid name. */
function NameField({ label, name, isFile, folder, follows, onName }: NameFieldProps) {
  const words = useWords(fileWords);
  const id = useId();
  const [written, setWritten] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  const isEnded = useRef(false);
  const [explorer, setExplorer] = useState<Element | null>(null);
  useLayoutEffect(() => setExplorer(field.current?.closest('.explorer') ?? null), []);
  const fault = writtenFault(
    written,
    isFile,
    folder,
    namesIn(folder).filter((one) => one !== name),
  );
  const isSaid = fault !== null && (written !== '' || name !== '');

  function end(isTaken: boolean): void {
    if (isEnded.current) return;
    isEnded.current = true;
    endNameEdit();
    const { focused } = selectionStore.getState();
    if (isTaken && written !== name) onName(written);
    else if (focused !== null) askForFocus(focused);
  }

  function onKey(event: KeyboardEvent): void {
    event.stopPropagation();
    // Keys belong to the input method.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Escape') end(false);
    if (event.key === 'Enter' && fault === null) end(true);
  }

  return (
    <span className="grow">
      <input
        ref={field}
        aria-label={label}
        aria-invalid={isSaid}
        aria-describedby={id}
        defaultValue={name}
        spellCheck={false}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: opened on request
        autoFocus
        onFocus={({ target }) => target.setSelectionRange(0, isFile ? name.replace(/\.json$/, '').length : name.length)}
        onChange={({ target }) => setWritten(target.value)}
        onKeyDown={onKey}
        onClick={(event) => event.stopPropagation()}
        onBlur={() => end(fault === null)}
      />
      {explorer !== null &&
        createPortal(
          <p
            id={id}
            className="tree-field-note"
            style={below(field.current, explorer)}
            data-fault={isSaid || undefined}
            role={isSaid ? 'alert' : undefined}
          >
            {isSaid ? words.faults[fault] : follows > 0 && words.follow({ count: follows })}
          </p>,
          explorer,
        )}
    </span>
  );
}

/** Positions the message under its field, outside of the tree, so that it is no part of the row's name. */
function below(field: HTMLElement | null, explorer: Element) {
  const scale = pageScale();
  const { left, width } = explorer.getBoundingClientRect();
  const bottom = field?.getBoundingClientRect().bottom ?? 0;
  return { left: left / scale + MARGIN, width: width / scale - 2 * MARGIN, top: bottom / scale + 2 };
}
const MARGIN = 8;
