import { awaited } from './pending.ts';

/** Does one thing after the other, in the order in which they were given. */
export class InOrder {
  private last: Promise<unknown> = Promise.resolve();
  private behind = 0;

  /** How many wait for the one that is done. */
  get waiting(): number {
    return this.behind;
  }

  /** Does it when all given before are done, however they ended. */
  next<Result>(work: () => Promise<Result>): Promise<Result> {
    this.behind++;
    const done = this.last.then(() => {
      this.behind--;
      return work();
    });
    this.last = done.catch(() => undefined);
    return awaited(done);
  }

  /** Waits until all that was given so far is done. */
  async all(): Promise<void> {
    await this.last;
  }
}
