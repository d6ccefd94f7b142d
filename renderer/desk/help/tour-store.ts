import { store } from '../state/store.ts';

/** What the tour shows, in its order. */
export const tourSteps = [
  'explorer',
  'editor',
  'problems',
  'face',
  'play',
  'actions',
  'log',
  'search',
  'status',
] as const;
export type TourStep = (typeof tourSteps)[number];

interface Tour {
  readonly isOpen: boolean;
  /** Which step is shown, or was when it was left. */
  readonly at: number;
}

/** How far somebody has come on the tour of the desk: whoever leaves it goes on from there. */
export const tourStore = store<Tour>(() => ({ isOpen: false, at: 0 }));
const { getState, setState } = tourStore;

/** From where it was left; from the beginning when it was seen to its end. */
export function startTour(): void {
  setState({ isOpen: true });
}

export function leaveTour(): void {
  setState({ isOpen: false });
}

export function goOnTour(by: 1 | -1): void {
  const at = getState().at + by;
  if (at >= tourSteps.length) setState({ isOpen: false, at: 0 });
  else setState({ at: Math.max(0, at) });
}
