// biome-ignore lint/correctness/noUndeclaredDependencies: the house has it, one folder above
import type { Browser, Page } from 'playwright-core';

// The tasks of a page as Chromium traces them, in the processor time of their thread: what others do on the machine is not in it.

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** In microseconds, of the thread's own time. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const TASK = 'ThreadControllerImpl::RunTask';

/** The tasks of the page while something is done, in milliseconds. */
export async function traced(browser: Browser, page: Page, does: () => Promise<void>): Promise<readonly number[]> {
  await browser.startTracing(page, { categories: ['toplevel'] });
  await does();
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const pages = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
  );
  const taken = traceEvents
    .filter((event) => event.name === TASK && pages.has(threadOf(event)))
    .map(({ tdur }) => (tdur ?? 0) / 1000);
  if (taken.length === 0) throw new Error('the trace holds no task of the page');
  return taken;
}

/** The longest task of the page while something is done, in milliseconds. */
export async function longestTraced(browser: Browser, page: Page, does: () => Promise<void>): Promise<number> {
  const taken = await traced(browser, page, does);
  return taken.reduce((longest, one) => Math.max(longest, one), 0);
}

/** All that the page does while something is done, in milliseconds. */
export async function busyTraced(browser: Browser, page: Page, does: () => Promise<void>): Promise<number> {
  const taken = await traced(browser, page, does);
  return taken.reduce((sum, one) => sum + one, 0);
}
