import { reopenGame, runningGame } from './former-game.ts';
import { toPresent } from './own-content.ts';
import type { TestOnBoard } from './play-store.ts';
import { current, engine, inTurn, look, show, tell } from './running-engine.ts';

/** Replaces the game by a playtest and plays its steps. It is not a line, since playtests may set up any table. */
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

export function leaveTest(): Promise<void> {
  const before = current().laid?.before ?? null;
  return before === null ? Promise.resolve() : reopenGame(before);
}
