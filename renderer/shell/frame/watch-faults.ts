import { followConnection, noteFault, noteUnheard } from '#renderer/desk/help/faults-store.ts';

/** Hears of what goes wrong anywhere on the page, from now on. */
export function watchFaults(): void {
  addEventListener('error', ({ error, message }) => noteFault(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => noteUnheard(reason));
  followConnection();
}
