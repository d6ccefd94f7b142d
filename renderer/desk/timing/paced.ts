import { awaited, soon } from './pending.ts';

/** Does the newest of what is planned: at once when the last was some time ago, else when nothing newer comes for a moment. */
export class Paced {
  /** In milliseconds. */
  private readonly pause: number;
  private callOff: () => void = () => undefined;
  private lastDone = Number.NEGATIVE_INFINITY;

  constructor(pause: number) {
    this.pause = pause;
  }

  /** What was planned before and has not begun is not done. */
  plan(work: () => Promise<void>): void {
    this.callOff();
    const wait = performance.now() - this.lastDone > this.pause ? 0 : this.pause;
    this.callOff = soon(() => {
      void awaited(work()).then(() => {
        this.lastDone = performance.now();
      });
    }, wait);
  }
}
