import type { DragEvent } from 'react';
import { canChange, canMakeIn, moveInto } from '#renderer/desk/explorer/file-commands.ts';
import { folderAt } from '#renderer/desk/explorer/file-tree.ts';
import { focusOn, meant, select, selectionStore } from '#renderer/desk/explorer/selection-store.ts';
import { store } from '#renderer/desk/state/store.ts';
import type { DragParts } from './tree-row.tsx';

/** The dragged paths and the target folder; null where they cannot be dropped. */
export const dragStore = store<{ readonly paths: readonly string[]; readonly over: string | null }>(() => ({
  paths: [],
  over: null,
}));
const { getState, setState } = dragStore;

export function dragParts(path: string | null): DragParts {
  const folder = folderAt(path);
  function onDragStart(event: DragEvent): void {
    if (path === null) return;
    if (selectionStore.getState().selected.has(path)) focusOn(path);
    else select(path);
    const paths = meant().filter(canChange);
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', paths.join('\n'));
    setState({ paths });
  }
  function onDragOver(event: DragEvent): void {
    event.stopPropagation();
    const { paths, over } = getState();
    const isTaken = paths.length > 0 && canMakeIn(path) && paths.some((one) => folderAt(withoutSlash(one)) !== folder);
    if (isTaken) event.preventDefault();
    const next = isTaken ? folder : null;
    if (next !== over) setState({ over: next });
  }
  function onDrop(event: DragEvent): void {
    event.preventDefault();
    event.stopPropagation();
    const { paths } = getState();
    setState({ paths: [], over: null });
    void moveInto(paths, folder);
  }
  const onDragEnd = () => setState({ paths: [], over: null });
  return { draggable: path !== null && canChange(path), onDragStart, onDragOver, onDragEnd, onDrop };
}

const withoutSlash = (path: string): string => (path.endsWith('/') ? path.slice(0, -1) : path);
