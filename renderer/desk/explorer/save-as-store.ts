import { store } from '../state/store.ts';

/** The file that is to be saved under another name; null while nobody asks for it. */
export const saveAsStore = store<{ readonly path: string | null }>(() => ({ path: null }));

export function askSaveAs(path: string): void {
  saveAsStore.setState({ path });
}
