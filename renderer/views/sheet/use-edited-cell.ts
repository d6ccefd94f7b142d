import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Row } from '#authoring/tools/sheet/rows.ts';

/** The cell being edited; `typed`: the text that started it. */
export interface Editing {
  /** The row's key, since the row may move during editing. */
  readonly key: string;
  readonly column: number;
  readonly typed: string | null;
}

interface EditedCell {
  readonly editing: Editing | null;
  readonly edited: Row | undefined;
  readonly editedAt: number;
  readonly setEditing: (editing: Editing | null) => void;
}

/** If the edited row is removed, the focus returns to the grid. */
export function useEditedCell(grid: RefObject<HTMLElement | null>, rows: readonly Row[]): EditedCell {
  const [begun, setEditing] = useState<Editing | null>(null);
  const editedAt = begun === null ? -1 : rows.findIndex(({ key }) => key === begun.key);
  const edited = rows[editedAt];
  const editing = edited === undefined ? null : begun;
  const isGone = begun !== null && editing === null;
  useEffect(() => {
    if (!isGone) return;
    setEditing(null);
    grid.current?.focus();
  }, [isGone, grid]);
  return { editing, edited, editedAt, setEditing };
}

export function useRowInSight(
  grid: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  at: number,
  reveal: (row: number) => void,
): void {
  const seen = useRef({ key: '', at: 0 });
  useEffect(() => {
    const key = rows[at]?.key ?? '';
    const { current: last } = seen;
    seen.current = { key, at };
    const hasFocus = document.activeElement === grid.current;
    const isMoved = key === last.key && at !== last.at && hasFocus;
    // Keys of the grid reveal what they choose; other parts do not.
    const isChosenElsewhere = key !== last.key && !hasFocus;
    if (isMoved || isChosenElsewhere) reveal(at);
  });
  const revealed = useRef(() => reveal(at));
  revealed.current = () => reveal(at);
  useEffect(() => {
    if (grid.current === null) return undefined;
    const watched = new ResizeObserver(() => revealed.current());
    watched.observe(grid.current);
    return () => watched.disconnect();
  }, [grid]);
}
