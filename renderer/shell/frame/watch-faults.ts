import { followConnection, noteFault, noteUnheard } from '#renderer/desk/help/faults-store.ts';

export function watchFaults(): void {
  addEventListener('error', ({ error, message }) => noteFault(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => noteUnheard(reason));
  followConnection();
}
