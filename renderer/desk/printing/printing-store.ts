import { store } from '../state/store.ts';

export const printingStore = store<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));

export const openPrinting = (): void => printingStore.setState({ isOpen: true });
export const closePrinting = (): void => printingStore.setState({ isOpen: false });
