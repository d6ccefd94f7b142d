import type { SortBy } from '#authoring/tools/sheet/order.ts';
import { store } from '../state/store.ts';

/** How somebody looks at a kind of entries. */
export interface SheetChoice {
  /** The keys of the columns, in the order in which they stand; absent: those that the game shows. */
  readonly columns?: string[];
  readonly sort?: SortBy | null;
}

interface Choices {
  /** The kind that was looked at last. */
  readonly kind: string | null;
  readonly byKind: Record<string, SheetChoice>;
}

/** What is kept of the sheets of a project with the rest of its desk. */
export const sheetChoiceStore = store<Choices>(() => ({ kind: null, byKind: {} }));

/** The same as it is kept with the desk. */
export function sheetsToKeep(): Choices {
  const { kind, byKind } = sheetChoiceStore.getState();
  return { kind, byKind };
}

export function chooseKind(kind: string): void {
  sheetChoiceStore.setState({ kind });
}

export function chooseIn(kind: string, choice: Partial<SheetChoice>): void {
  sheetChoiceStore.setState(({ byKind }) => ({ byKind: { ...byKind, [kind]: { ...byKind[kind], ...choice } } }));
}
