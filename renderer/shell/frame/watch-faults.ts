import { followConnection, noteFault, noteUnheard } from '#renderer/desk/help/faults-store.ts';

/** Notes every error and unhandled rejection of the page from now on. */
export function watchFaults(): void {
  addEventListener('error', ({ error, message }) => noteFault(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => noteUnheard(reason));
  followConnection();
}
