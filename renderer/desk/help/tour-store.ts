import { store } from '../state/store.ts';

export const tourSteps = [
  'explorer',
  'editor',
  'problems',
  'inspector',
  'play',
  'actions',
  'log',
  'search',
  'status',
] as const;
export type TourStep = (typeof tourSteps)[number];

interface Tour {
  readonly isOpen: boolean;
  readonly at: number;
}

export const tourStore = store<Tour>(() => ({ isOpen: false, at: 0 }));
const { getState, setState } = tourStore;

/** Resumes, or starts over if it was finished. */
export function startTour(): void {
  setState({ isOpen: true });
}

export function endTour(): void {
  setState({ isOpen: false });
}

export function continueTour(by: 1 | -1): void {
  const at = getState().at + by;
  if (at >= tourSteps.length) setState({ isOpen: false, at: 0 });
  else setState({ at: Math.max(0, at) });
}
