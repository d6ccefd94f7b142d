import { store } from '../state/store.ts';

/** The file to be saved under another name; null: the dialog is closed. */
export const saveAsStore = store<{ readonly path: string | null }>(() => ({ path: null }));

export function askSaveAs(path: string): void {
  saveAsStore.setState({ path });
}
