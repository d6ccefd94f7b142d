import { projectStore } from '../project/project-store.ts';
import { stage } from '../stage/stage.ts';
import { withEveryDesk } from '../state/desk-state.ts';
import { store } from '../state/store.ts';
import type { TreeRow } from './file-tree.ts';

interface Selection {
  /** Paths of rows, as the tree has them: those of folders end with a slash. */
  readonly selected: ReadonlySet<string>;
  /** The row that has the focus, or would get it. */
  readonly focused: string | null;
  /** From where a range is selected. */
  readonly anchor: string | null;
  /** Counts how often a row was asked to take the focus. */
  readonly asked: number;
}

/** What is chosen in the tree. */
export const selectionStore = store<Selection>(() => ({ selected: new Set(), focused: null, anchor: null, asked: 0 }));
const { getState, setState } = selectionStore;

/** Alone. */
export function select(path: string): void {
  setState({ selected: new Set([path]), focused: path, anchor: path });
}

export function toggleSelected(path: string): void {
  const selected = new Set(getState().selected);
  if (!selected.delete(path)) selected.add(path);
  setState({ selected, focused: path, anchor: path });
}

/** All rows from the one with which the selection began to this one. */
export function selectTo(rows: readonly TreeRow[], path: string): void {
  const paths = rows.map(({ node }) => node.path);
  const from = Math.max(0, paths.indexOf(getState().anchor ?? path));
  const to = paths.indexOf(path);
  const [first, last] = from < to ? [from, to] : [to, from];
  setState({ selected: new Set(paths.slice(first, last + 1)), focused: path });
}

export function selectAll(rows: readonly TreeRow[]): void {
  setState({ selected: new Set(rows.map(({ node }) => node.path)) });
}

export function focusOn(path: string): void {
  setState({ focused: path });
}

/** Selects a row, and gives it the focus as soon as it is there. */
export function askForFocus(path: string): void {
  select(path);
  setState({ asked: getState().asked + 1 });
}

/** What an action is done to: all that is selected, if the focus is among it; else what has the focus. */
export function meant(): readonly string[] {
  const { selected, focused } = getState();
  if (focused !== null && !selected.has(focused)) return [focused];
  const all = [...selected].sort();
  // What lies in a folder that is selected goes with it.
  return all.filter((path) => !all.some((other) => other !== path && other.endsWith('/') && path.startsWith(other)));
}

// The file that is shown is selected, whichever way one came to it. A row that has the focus keeps it: when the host's
// answer moves the file that is shown, the next key must not act on that file.
withEveryDesk(() => {
  const { current: shown } = projectStore.getState();
  if (shown !== null) select(shown);
  projectStore.subscribe(({ current }, before) => {
    if (current === null || current === before.current || getState().selected.has(current)) return;
    const { focused } = getState();
    const isKept = focused !== null && focused !== before.current && stage().isInExplorer();
    select(current);
    if (isKept) setState({ focused });
  });
});
