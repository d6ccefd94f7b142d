import { create } from 'zustand';

/** Whether names stand beside ids, and above an entry who names it; what the person chose comes with the work that was kept. */
export const useNotes = create<{ readonly areShown: boolean }>(() => ({ areShown: true }));

export function setNotes(areShown: boolean): void {
  useNotes.setState({ areShown });
}
