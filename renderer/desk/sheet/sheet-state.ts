import type { Filter } from '#authoring/tools/sheet/order.ts';
import { store } from '../state/store.ts';

interface SheetState {
  /** By kind; shared with the gallery. */
  readonly filters: ReadonlyMap<string, Filter>;
}

export const everything: Filter = { text: '', values: new Map() };

export const filtersStore = store<SheetState>(() => ({ filters: new Map() }));

export function setFilter(kind: string, filter: Filter): void {
  filtersStore.setState(({ filters }) => ({ filters: new Map(filters).set(kind, filter) }));
}

/** Null: all. */
export function filterValues(kind: string, column: string, allowed: ReadonlySet<string> | null): void {
  const filter = filtersStore.getState().filters.get(kind) ?? everything;
  const values = new Map(filter.values);
  if (allowed === null) values.delete(column);
  else values.set(column, allowed);
  setFilter(kind, { ...filter, values });
}

export const isFiltering = ({ text, values }: Filter): boolean => text.trim() !== '' || values.size > 0;
