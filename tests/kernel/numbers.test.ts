import { describe, expect, it } from 'vitest';
import { openToy } from './toy/open.ts';
import type { ToyGame } from './toy/toy-game.ts';

/** How many stones ada may hold, and why. */
function limit(hand: readonly string[]) {
  const session = openToy({ put: { hands: { ada: [...hand, 'S-plain#1', 'S-plain#2'] } } });
  return (session.game as ToyGame).number('limit', 1);
}

describe('a number', () => {
  it('is its base when nothing alters it', () => {
    expect(limit([])).toEqual({ base: 4, value: 4, edits: [] });
  });

  it('says by what it was altered', () => {
    const { base, value, edits } = limit(['S-wide#1']);
    expect([base, value, edits.map((edit) => [edit.amount, edit.rule])]).toEqual([4, 5, [[1, 'TOY-NUM-02']]]);
  });

  it('goes through its layers in the system’s order, not in that of the pieces', () => {
    expect(limit(['S-double#1', 'S-wide#1']).value).toBe(10);
    expect(limit(['S-wide#1', 'S-double#1']).value).toBe(10);
  });

  it('is never stored: it falls back when what altered it goes', () => {
    const session = openToy({ put: { hands: { ada: ['S-wide#1', 'S-plain#1'] } } });
    session.act({ do: 'lay', stone: 'S-wide' });
    expect((session.game as ToyGame).number('limit', 1).value).toBe(4);
  });
});
