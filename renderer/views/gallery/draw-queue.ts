import { useEffect, useState } from 'react';
import { deskState } from '#renderer/desk/state/desk-state.ts';
import { soon } from '#renderer/desk/timing/pending.ts';

/** Draws one item per task, so that input events come between. */
class DrawQueue {
  private readonly waiting = new Set<() => void>();
  private isRunning = false;

  /** Returns how to cancel. */
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
const queue = deskState(() => new DrawQueue());

export function useDrawSlot(): boolean {
  const [isMine, setMine] = useState(false);
  useEffect(() => queue().add(() => setMine(true)), []);
  return isMine;
}
