import { store } from '../state/store.ts';

/** Line and column from 1, offset from 0 in UTF-16 units. */
export interface CursorPlace {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}

export const cursorStore = store<{ readonly places: ReadonlyMap<string, CursorPlace> }>(() => ({ places: new Map() }));

export function setCursor(path: string, place: CursorPlace): void {
  cursorStore.setState(({ places }) => ({ places: new Map(places).set(path, place) }));
}
