import { piece } from '../state/desk-state.ts';

/** What the open desk waits for: answers of workers and of the host, and work that it has put off for a moment. */
class Pending {
  private count = 0;
  private readonly heard = new Set<(isIdle: boolean) => void>();
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();

  /** Something is waited for, until what this gives back is called. */
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

  /** Calls back whenever the desk becomes idle or busy, from now on. */
  follow(heard: (isIdle: boolean) => void): () => void {
    this.heard.add(heard);
    return () => this.heard.delete(heard);
  }

  /** See `soon`, and `inBackground` for what is not waited for. */
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

  /** What was put off is not done any more: the desk ends. */
  endTimers(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }

  private tell(isIdle: boolean): void {
    for (const heard of this.heard) heard(isIdle);
  }
}

export const pending = piece(() => new Pending());

/** Counts among what is waited for until it is settled. */
export function awaited<Given>(answer: Promise<Given>): Promise<Given> {
  const over = pending().begin();
  answer.then(over, over);
  return answer;
}

/** Runs something after a delay in milliseconds, unless the desk ends first. Returns a function that cancels it. */
export const soon = (run: () => void, moment: number): (() => void) => pending().later(run, moment, true);

/**
 * Like `soon`, but the desk counts as idle meanwhile: for limits after which something is given up, for letting go of
 * memory, and for what is done only after a long rest, which nobody waits for.
 */
export const inBackground = (run: () => void, moment: number): (() => void) => pending().later(run, moment, false);

/** Lets others have their turn. */
export const turn = (): Promise<void> => new Promise((resolve) => void soon(resolve, 0));

/** Fulfilled when nothing is waited for any more, also not by what came of the last answer. */
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
