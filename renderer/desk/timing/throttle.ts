import { awaited, soon } from './pending.ts';

/** Throttles: runs at once after a pause, else when nothing newer comes for a while. */
export class Throttle {
  /** In milliseconds. */
  private readonly pause: number;
  private callOff: () => void = () => undefined;
  private lastDone = Number.NEGATIVE_INFINITY;

  constructor(pause: number) {
    this.pause = pause;
  }

  /** Replaces work that has not begun. */
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
