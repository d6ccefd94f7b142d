import { projectStore } from '../project/project-store.ts';
import { stage } from '../stage/stage.ts';
import { withEveryDesk } from '../state/desk-state.ts';
import { store } from '../state/store.ts';
import type { TreeRow } from './file-tree.ts';

interface Selection {
  /** Folder paths end with a slash. */
  readonly selected: ReadonlySet<string>;
  readonly focused: string | null;
  readonly anchor: string | null;
  /** Incremented to request the focus. */
  readonly asked: number;
}

export const selectionStore = store<Selection>(() => ({ selected: new Set(), focused: null, anchor: null, asked: 0 }));
const { getState, setState } = selectionStore;

export function select(path: string): void {
  setState({ selected: new Set([path]), focused: path, anchor: path });
}

export function toggleSelected(path: string): void {
  const selected = new Set(getState().selected);
  if (!selected.delete(path)) selected.add(path);
  setState({ selected, focused: path, anchor: path });
}

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

export function askForFocus(path: string): void {
  select(path);
  setState({ asked: getState().asked + 1 });
}

/** The target of an action: the selection if the focused row is in it, else that row. */
export function meant(): readonly string[] {
  const { selected, focused } = getState();
  if (focused !== null && !selected.has(focused)) return [focused];
  const all = [...selected].sort();
  // Files of a selected folder are included already.
  return all.filter((path) => !all.some((other) => other !== path && other.endsWith('/') && path.startsWith(other)));
}

// A focused row stays selected: if the host's reply changes the current file, the next key must not act on that.
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
