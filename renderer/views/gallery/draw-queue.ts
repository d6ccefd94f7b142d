import { useEffect, useState } from 'react';
import { piece } from '#renderer/desk/state/desk-state.ts';
import { soon } from '#renderer/desk/timing/pending.ts';

/** Draws one thing after the other, each in a task of its own, so that keys and wheel come between. */
class DrawQueue {
  private readonly waiting = new Set<() => void>();
  private isRunning = false;

  /** Gives back how not to be drawn. */
  add(draw: () => void): () => void {
    this.waiting.add(draw);
    if (!this.isRunning) this.next();
    return () => this.waiting.delete(draw);
  }

  private next(): void {
    this.isRunning = this.waiting.size > 0;
    if (!this.isRunning) return;
    soon(() => {
      const [draw] = this.waiting;
      if (draw !== undefined) {
        this.waiting.delete(draw);
        draw();
      }
      this.next();
    }, 0);
  }
}
const queue = piece(() => new DrawQueue());

/** Whether it is one's turn to be drawn. */
export function useTurn(): boolean {
  const [isMine, setMine] = useState(false);
  useEffect(() => queue().add(() => setMine(true)), []);
  return isMine;
}
