import { runningGame, takeUpGame } from './former-game.ts';
import { toPresent } from './own-content.ts';
import type { TestOnBoard } from './play-store.ts';
import { current, engine, inTurn, look, show, tell } from './running-engine.ts';

/**
 * Lays a test on the board in the place of the game and plays its steps. It is no line: that begins from a set-up, and a
 * test may lay its table.
 */
export function layOnBoard(test: Omit<TestOnBoard, 'before'>): Promise<void> {
  return inTurn({ kind: 'restoring' }, async () => {
    const before = current().laid?.before ?? runningGame();
    await toPresent();
    await engine().ask('lay', { given: test.given });
    for (const step of test.steps) await engine().ask('step', { step });
    show({ laid: { ...test, before }, played: null, line: null, undone: [], changedEvent: null, reward: null });
    await look(0, 0);
    await tell({ kind: 'none' });
  });
}

/** Takes up the game again that was played before a test was laid. */
export function leaveTest(): Promise<void> {
  const before = current().laid?.before ?? null;
  return before === null ? Promise.resolve() : takeUpGame(before);
}
