import { inBackground } from '#renderer/desk/timing/pending.ts';

const KINDS = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'input'] as const;

/** When somebody last did something here, by keys, pointer or wheel. */
class Hands {
  private last: number | null = null;

  private listen(): number {
    const note = () => {
      this.last = performance.now();
    };
    for (const kind of KINDS) addEventListener(kind, note, { capture: true, passive: true });
    return performance.now();
  }

  /** Fulfilled when nobody has done anything for so many milliseconds, and the page has nothing else to do. */
  async rest(milliseconds: number): Promise<void> {
    this.last ??= this.listen();
    for (;;) {
      const left = this.last + milliseconds - performance.now();
      if (left <= 0) break;
      await new Promise<void>((then) => void inBackground(then, left));
    }
    await new Promise((then) => requestIdleCallback(then, { timeout: 1000 }));
  }
}

/** The hands of whoever sits here: seen to from the first time on that somebody asks. */
export const hands = new Hands();
