import { awaited } from './pending.ts';

/** A queue of asynchronous work. */
export class SerialQueue {
  private last: Promise<unknown> = Promise.resolve();
  private behind = 0;

  get waiting(): number {
    return this.behind;
  }

  /** Runs even if earlier work failed. */
  next<Result>(work: () => Promise<Result>): Promise<Result> {
    this.behind++;
    const done = this.last.then(() => {
      this.behind--;
      return work();
    });
    this.last = done.catch(() => undefined);
    return awaited(done);
  }

  async all(): Promise<void> {
    await this.last;
  }
}
