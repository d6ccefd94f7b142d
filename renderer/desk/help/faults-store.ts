import { projectStore } from '../project/project-store.ts';
import { store } from '../state/store.ts';
import { type FailureCause, isMissingCode, whyFailed } from './why-failed.ts';

export interface StudioFault {
  /** ISO 8601. */
  readonly at: string;
  readonly part: string;
  readonly message: string;
  readonly stack: string;
}

export interface FailedLoad {
  readonly times: number;
  readonly why: FailureCause;
}

export const faultsStore = store<{ readonly faults: readonly StudioFault[]; readonly missed: FailedLoad | null }>(
  () => ({
    faults: [],
    missed: null,
  }),
);

const MOST = 20;
const LONGEST_STACK = 4000;

export function noteFault(error: unknown, part = ''): void {
  const { message, stack = '' } = error instanceof Error ? error : { message: String(error) };
  const at = new Date().toISOString();
  const fault = { at, part, message, stack: stack.slice(0, LONGEST_STACK) };
  faultsStore.setState(({ faults }) => ({ faults: [...faults, fault].slice(-MOST) }));
}

export const whyNow = (error: unknown): FailureCause => whyFailed(error, projectStore.getState().connected);

/** Records unhandled rejections: otherwise a key whose code could not be loaded would silently do nothing. */
export function recordUnhandledRejection(error: unknown): void {
  noteFault(error);
  if (isMissingCode(error))
    faultsStore.setState(({ missed }) => ({ missed: { times: (missed?.times ?? 0) + 1, why: whyNow(error) } }));
}

export function followConnection(): void {
  projectStore.subscribe(({ connected }, before) => {
    if (connected && !before.connected) faultsStore.setState({ missed: null });
  });
}
