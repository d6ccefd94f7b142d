import { projectStore } from '../project/project-store.ts';
import { store } from '../state/store.ts';
import { type FailureCause, isMissingCode, whyFailed } from './why-failed.ts';

/** An error of the studio itself, for a report that the person can read before sending it. */
export interface StudioFault {
  /** When, in ISO 8601. */
  readonly at: string;
  /** The part that it happened in; empty where nobody knows. */
  readonly part: string;
  readonly message: string;
  readonly stack: string;
}

/** Something was asked for, and a part of the code that it needs could not be fetched. */
export interface FailedLoad {
  /** How often by now: each time it is said anew. */
  readonly times: number;
  readonly why: FailureCause;
}

/** What went wrong on this page, the newest last. */
export const faultsStore = store<{ readonly faults: readonly StudioFault[]; readonly missed: FailedLoad | null }>(
  () => ({
    faults: [],
    missed: null,
  }),
);

const MOST = 20;
/** In signs; the rest of a stack says nothing more. */
const LONGEST_STACK = 4000;

export function noteFault(error: unknown, part = ''): void {
  const { message, stack = '' } = error instanceof Error ? error : { message: String(error) };
  const at = new Date().toISOString();
  const fault = { at, part, message, stack: stack.slice(0, LONGEST_STACK) };
  faultsStore.setState(({ faults }) => ({ faults: [...faults, fault].slice(-MOST) }));
}

/** Why it failed, as things are now. */
export const whyNow = (error: unknown): FailureCause => whyFailed(error, projectStore.getState().connected);

/** Records unhandled rejections: otherwise a key whose code could not be loaded would silently do nothing. */
export function noteUnheard(error: unknown): void {
  noteFault(error);
  if (isMissingCode(error))
    faultsStore.setState(({ missed }) => ({ missed: { times: (missed?.times ?? 0) + 1, why: whyNow(error) } }));
}

/** Forgets what could not be fetched, now that the program can be reached again. */
export function followConnection(): void {
  projectStore.subscribe(({ connected }, before) => {
    if (connected && !before.connected) faultsStore.setState({ missed: null });
  });
}
