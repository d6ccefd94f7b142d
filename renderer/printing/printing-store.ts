import { create } from 'zustand';

/** Whether what is printed is being chosen. */
export const usePrinting = create<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));

export const openPrinting = (): void => usePrinting.setState({ isOpen: true });
export const closePrinting = (): void => usePrinting.setState({ isOpen: false });
