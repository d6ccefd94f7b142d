import type { SortBy } from '#authoring/tools/sheet/order.ts';
import { changesOf, type KeepTaken } from '../state/keep.ts';
import { store } from '../state/store.ts';

export interface SheetChoice {
  /** Columns in order; absent: the game's default. */
  readonly columns?: string[];
  readonly sort?: SortBy | null;
}

interface Choices {
  /** The last kind shown. */
  readonly kind: string | null;
  readonly byKind: Record<string, SheetChoice>;
}

export const sheetChoiceStore = store<Choices>(() => ({ kind: null, byKind: {} }));

export const keptSheets: KeepTaken<Choices> = {
  read() {
    const { kind, byKind } = sheetChoiceStore.getState();
    return { kind, byKind };
  },
  follow: changesOf(sheetChoiceStore, ({ kind, byKind }) => [kind, byKind]),
  take: (choices) => sheetChoiceStore.setState(choices),
};

export function chooseKind(kind: string): void {
  sheetChoiceStore.setState({ kind });
}

export function chooseIn(kind: string, choice: Partial<SheetChoice>): void {
  sheetChoiceStore.setState(({ byKind }) => ({ byKind: { ...byKind, [kind]: { ...byKind[kind], ...choice } } }));
}
