import { create } from 'zustand';

/** The file that is to be saved under another name; null while nobody asks for it. */
export const useSaveAs = create<{ readonly path: string | null }>(() => ({ path: null }));

export function askSaveAs(path: string): void {
  useSaveAs.setState({ path });
}
