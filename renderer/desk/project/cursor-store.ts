import { store } from '../state/store.ts';

/** Where the cursor of a file stands: line and column from 1, offset from 0 in UTF-16 units. */
export interface CursorPlace {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}

/** The cursors of all files that were open; the status bar and the card face follow the current one's. */
export const cursorStore = store<{ readonly places: ReadonlyMap<string, CursorPlace> }>(() => ({ places: new Map() }));

export function setCursor(path: string, place: CursorPlace): void {
  cursorStore.setState(({ places }) => ({ places: new Map(places).set(path, place) }));
}
