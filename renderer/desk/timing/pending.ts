import { deskState } from '../state/desk-state.ts';

/** Pending work of the desk: calls and timers. */
class Pending {
  private count = 0;
  private readonly heard = new Set<(isIdle: boolean) => void>();
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();

  /** Returns how to end it. */
  begin(): () => void {
    this.count++;
    if (this.count === 1) this.tell(false);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.count--;
      if (this.count === 0) this.tell(true);
    };
  }

  get isIdle(): boolean {
    return this.count === 0;
  }

  follow(heard: (isIdle: boolean) => void): () => void {
    this.heard.add(heard);
    return () => this.heard.delete(heard);
  }

  /** See `soon`, and `inBackground` for what is not awaited. */
  later(run: () => void, moment: number, isAwaited: boolean): () => void {
    const over = isAwaited ? this.begin() : () => undefined;
    const end = () => {
      clearTimeout(timer);
      this.timers.delete(timer);
      over();
    };
    const timer = setTimeout(() => {
      end();
      run();
    }, moment);
    this.timers.add(timer);
    return end;
  }

  endTimers(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }

  private tell(isIdle: boolean): void {
    for (const heard of this.heard) heard(isIdle);
  }
}

export const pending = deskState(() => new Pending());

/** Counts as pending until it settles. */
export function awaited<Given>(answer: Promise<Given>): Promise<Given> {
  const over = pending().begin();
  answer.then(over, over);
  return answer;
}

/** Runs something after a delay in milliseconds, unless the desk ends first. Returns a function that cancels it. */
export const soon = (run: () => void, moment: number): (() => void) => pending().later(run, moment, true);

/** Like `soon`, but the desk counts as idle meanwhile: for timeouts, releasing memory and low-priority work. */
export const inBackground = (run: () => void, moment: number): (() => void) => pending().later(run, moment, false);

/** Yields to other tasks. */
export const nextTask = (): Promise<void> => new Promise((resolve) => void soon(resolve, 0));

/** Resolves when nothing is pending, including follow-up work. */
export async function idle(): Promise<void> {
  const quiet = () => new Promise<void>((resolve) => setTimeout(() => resolve(), 0));
  do {
    await new Promise<void>((resolve) => {
      if (pending().isIdle) return resolve();
      const left = pending().follow((isIdle) => {
        if (!isIdle) return;
        left();
        resolve();
      });
    });
    await quiet();
    await quiet();
  } while (!pending().isIdle);
}
