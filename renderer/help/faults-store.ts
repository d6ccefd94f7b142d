import { create } from 'zustand';

/** Something that went wrong in the studio itself, for a report that a person reads before anybody else. */
export interface Fault {
  /** When, in ISO 8601. */
  readonly at: string;
  /** The part that it happened in; empty where nobody knows. */
  readonly part: string;
  readonly message: string;
  readonly stack: string;
}

/** What went wrong on this page, the newest last. */
export const useFaults = create<{ readonly faults: readonly Fault[] }>(() => ({ faults: [] }));

const MOST = 20;
/** In signs; the rest of a stack says nothing more. */
const LONGEST_STACK = 4000;

export function noteFault(error: unknown, part = ''): void {
  const { message, stack = '' } = error instanceof Error ? error : { message: String(error) };
  const at = new Date().toISOString();
  const fault = { at, part, message, stack: stack.slice(0, LONGEST_STACK) };
  useFaults.setState(({ faults }) => ({ faults: [...faults, fault].slice(-MOST) }));
}

/** Hears of what goes wrong anywhere on the page, from now on. */
export function watchFaults(): void {
  addEventListener('error', ({ error, message }) => noteFault(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => noteFault(reason));
}
