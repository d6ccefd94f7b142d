import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Row } from '#authoring/tools/sheet/rows.ts';

/** The cell that is written in; `typed`: what it was begun with. */
export interface Editing {
  /** Of its row: that may come to another place while it is written in. */
  readonly key: string;
  readonly column: number;
  readonly typed: string | null;
}

interface EditedCell {
  readonly editing: Editing | null;
  /** Where its row is now; undefined when none is written in, or others took it away. */
  readonly edited: Row | undefined;
  readonly editedAt: number;
  readonly setEditing: (editing: Editing | null) => void;
}

/** Which cell is written in; when others take its row away it is none, and the grid has the keys again. */
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

/** Keeps the current row visible when it moves, and when the pane below the rows grows. */
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
    if (key === last.key && at !== last.at && document.activeElement === grid.current) reveal(at);
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
