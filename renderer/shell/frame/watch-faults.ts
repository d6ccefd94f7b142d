import { followConnection, noteFault, recordUnhandledRejection } from '#renderer/desk/help/faults-store.ts';

export function watchFaults(): void {
  addEventListener('error', ({ error, message }) => noteFault(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => recordUnhandledRejection(reason));
  followConnection();
}
