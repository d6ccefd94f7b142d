import { inBackground } from '#renderer/desk/timing/pending.ts';

const KINDS = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'input'] as const;

class Hands {
  private last: number | null = null;

  private listen(): number {
    const note = () => {
      this.last = performance.now();
    };
    for (const kind of KINDS) addEventListener(kind, note, { capture: true, passive: true });
    return performance.now();
  }

  /** Resolves once the user and the page have been idle for this many milliseconds. */
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

export const userActivity = new Hands();
