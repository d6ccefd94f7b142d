import { create } from 'zustand';

/** Where the cursor of the editor stands, from 1; the status bar shows it. */
export const useCursor = create<{ readonly line: number; readonly column: number }>(() => ({ line: 1, column: 1 }));
