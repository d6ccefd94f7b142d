import { useStore } from 'zustand';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { useWords } from '#renderer/kit/words/use-words.ts';
import './explorer.css';
import { ContextMenu } from '@base-ui/react/context-menu';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { isRequired } from '#authoring/text/files/package-path.ts';
import { clipboardStore } from '#renderer/desk/explorer/clipboard.ts';
import { folderAt, type TreeRow } from '#renderer/desk/explorer/file-tree.ts';
import { toggleFolder } from '#renderer/desk/explorer/fold-store.ts';
import { nameEditStore } from '#renderer/desk/explorer/name-edit-store.ts';
import {
  focusOn,
  select,
  selectAll,
  selectionStore,
  selectTo,
  toggleSelected,
} from '#renderer/desk/explorer/selection-store.ts';
import { openFile, projectStore } from '#renderer/desk/project/project-store.ts';
import { fileWords } from '#renderer/desk/words/generated/file-words.ts';
import { isMenuKey } from '#renderer/kit/keys/keys.ts';
import { dragParts, dragStore } from './drag-rows.ts';
import { ExplorerHead } from './explorer-head.tsx';
import { NewRow, RenameField } from './name-field.tsx';
import { useTranslationShares } from './translation-state.tsx';
import { askForMenu, pressInTree } from './tree-keys.ts';
import { TreeMenu } from './tree-menu.tsx';
import { Row } from './tree-row.tsx';
import { useShownTree } from './use-shown-tree.ts';

export function Explorer() {
  const words = useWords(deskWords);
  const fileLabels = useWords(fileWords);
  const { selected, focused, asked } = useStore(selectionStore);
  const { paths: clipped, isCut } = useStore(clipboardStore);
  const over = useStore(dragStore, (state) => state.over);
  const edit = useStore(nameEditStore, (state) => state.edit);
  const [sought, setSought] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const { rows, closed, notYet, isFiltered } = useShownTree(sought);
  const focusable = rows.find((row) => row.node.path === focused) ?? rows[0];

  // biome-ignore lint/correctness/useExhaustiveDependencies: the row may appear with the files
  useEffect(() => {
    if (asked > 0 && nameEditStore.getState().edit === null) rowOf(focused)?.focus();
  }, [asked]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls only to new rows
  useEffect(() => {
    const [first] = notYet;
    if (first !== undefined) rowOf(first)?.scrollIntoView({ block: 'nearest' });
  }, [notYet]);

  function rowOf(path: string | null): HTMLElement | null {
    return path === null ? null : (list.current?.querySelector(`[data-path="${CSS.escape(path)}"]`) ?? null);
  }

  function choose({ node }: TreeRow): void {
    select(node.path);
    if (node.kind === 'file') openFile(node.path);
    else if (!isFiltered) toggleFolder(node.path);
  }

  function onChoose(event: MouseEvent, row: TreeRow): void {
    if (event.shiftKey) selectTo(rows, row.node.path);
    else if (event.ctrlKey || event.metaKey) toggleSelected(row.node.path);
    else choose(row);
  }

  function onMenu(path: string): void {
    if (selected.has(path)) focusOn(path);
    else select(path);
  }

  function focusRow(row: TreeRow | undefined, isRange = false): void {
    if (row === undefined) return;
    if (isRange) selectTo(rows, row.node.path);
    else focusOn(row.node.path);
    rowOf(row.node.path)?.focus();
  }

  function onKey(event: KeyboardEvent<HTMLElement>, row: TreeRow): void {
    if (event.target !== event.currentTarget) return;
    const at = rows.indexOf(row);
    const { node, level } = row;
    const isOpen = !closed.has(node.path);
    const isRange = event.shiftKey;
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => focusRow(rows[at + 1], isRange),
      ArrowUp: () => focusRow(rows[at - 1], isRange),
      Home: () => focusRow(rows[0], isRange),
      End: () => focusRow(rows.at(-1), isRange),
      Enter: () => choose(row),
      ' ': () => (event.ctrlKey ? toggleSelected(node.path) : choose(row)),
      ArrowRight: () => {
        if (node.kind === 'folder' && !isOpen) toggleFolder(node.path);
        else if (node.kind === 'folder') focusRow(rows[at + 1]);
      },
      ArrowLeft: () => {
        if (node.kind === 'folder' && isOpen && !isFiltered) toggleFolder(node.path);
        else focusRow(rows.slice(0, at).findLast((other) => other.level < level));
      },
    };
    const action = isMenuKey(event.nativeEvent) ? () => askForMenu(event.currentTarget) : keys[event.key];
    if (pressInTree(event.nativeEvent)) event.preventDefault();
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey))
      selectAll(rows.filter((one) => !isRequired(one.node.path)));
    else if (action !== undefined) {
      event.preventDefault();
      action();
    }
  }

  useTranslationShares(
    useStore(projectStore, ({ files }) => [...files.keys()].some((path) => path.startsWith('l10n/'))),
  );

  const newRow = edit !== null && edit.kind !== 'rename' ? edit : null;
  return (
    <section className="explorer">
      <ExplorerHead sought={sought} onSought={setSought} />
      <ContextMenu.Root>
        <ContextMenu.Trigger
          render={
            <div
              role="tree"
              aria-label={words.explorer}
              aria-multiselectable
              className="scroll tree"
              ref={list}
              data-over={over === '' || undefined}
              onContextMenu={(event) =>
                event.target === event.currentTarget && selectionStore.setState({ focused: null })
              }
              {...dragParts(null)}
              draggable={false}
            />
          }
        >
          {newRow?.folder === '' && <NewRow edit={newRow} level={1} />}
          {rows.map((row) => {
            const { path } = row.node;
            return (
              <RowWithNew key={path} isNew={newRow !== null && `${newRow.folder}/` === path} level={row.level + 1}>
                <Row
                  row={row}
                  closed={closed.has(path)}
                  selected={selected.has(path)}
                  tabbable={row === focusable}
                  isCut={isCut && clipped.includes(path)}
                  isOver={over !== null && over !== '' && folderAt(path) === over && path.endsWith('/')}
                  drag={dragParts(path)}
                  isNotYet={notYet.has(path)}
                  field={edit?.kind === 'rename' && edit.path === path ? <RenameField path={path} /> : null}
                  onChoose={(event) => onChoose(event, row)}
                  onMenu={() => onMenu(path)}
                  onKey={(event) => onKey(event, row)}
                />
              </RowWithNew>
            );
          })}
        </ContextMenu.Trigger>
        <TreeMenu />
      </ContextMenu.Root>
      {isFiltered && rows.length === 0 && <p className="empty">{fileLabels.nothingFound}</p>}
    </section>
  );
}

interface RowWithNewProps {
  readonly isNew: boolean;
  readonly level: number;
  readonly children: React.ReactNode;
}

function RowWithNew({ isNew, level, children }: RowWithNewProps) {
  const edit = useStore(nameEditStore, (state) => state.edit);
  return (
    <>
      {children}
      {isNew && edit !== null && edit.kind !== 'rename' && <NewRow edit={edit} level={level} />}
    </>
  );
}
