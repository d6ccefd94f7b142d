import { store } from '../state/store.ts';

interface CardListState {
  readonly query: string;
  /** Ids of kinds. */
  readonly open: ReadonlySet<string>;
}

/** Kept while another part is in its place. */
export const cardListStore = store<CardListState>(() => ({ query: '', open: new Set() }));
const { getState, setState } = cardListStore;

export const filterCards = (query: string): void => setState({ query });

export function openGroup(kind: string): void {
  if (!getState().open.has(kind)) setState({ open: new Set([...getState().open, kind]) });
}

export function toggleGroup(kind: string): void {
  const open = new Set(getState().open);
  if (!open.delete(kind)) open.add(kind);
  setState({ open });
}
