import { describe, expect, it } from 'vitest';
import { chanceOf, chancesOfSums } from '#renderer/tables/scythe/combat-odds.ts';
import { revealedCombat } from '#renderer/tables/scythe/revealed-combat.ts';

describe('the chance to win a combat', () => {
  const other = { mostDial: 1, mostCards: 1, powers: [2, 2, 4, 4] };
  it('counts every dial, every number of cards and every card alike', () => {
    expect([...chancesOfSums(other)].toSorted()).toEqual([
      [0, 0.25],
      [1, 0.25],
      [2, 0.125],
      [3, 0.125],
      [4, 0.125],
      [5, 0.125],
    ]);
  });
  it('adds up all smaller sums, and equal ones for the side that wins ties', () => {
    expect([
      chanceOf(0, other, false),
      chanceOf(0, other, true),
      chanceOf(3, other, false),
      chanceOf(9, other, false),
    ]).toEqual([...[0, 0.25, 0.625, 1]]);
  });
  it('SC-CO-07 is that of the dial alone against a side that can add no card', () => {
    expect(chanceOf(1, { mostDial: 3, mostCards: 0, powers: [5] }, true)).toBe(0.5);
    expect(chanceOf(1, { mostDial: 3, mostCards: 2, powers: [] }, true)).toBe(0.5);
  });
});

describe('SC-CO-09 the sums of a combat', () => {
  const told = (...kinds: string[]) => kinds.map((kind) => ({ kind, sentence: `it ${kind}` }));
  const dial = (by: string, amount: number, more = {}) => ({ entry: { do: 'dial', by, amount, ...more } });
  const entries = [
    { entry: { do: 'attack', by: 'seat1', hex: 'C3' } },
    dial('seat2', 5),
    { entry: { do: 'give', by: 'seat3', target: 'seat1', amount: 2 } },
    dial('seat1', 3, { card1: 'P2#4', card2: 'P4#1' }),
  ];
  const revealed = {
    title: 'it combat',
    sides: [
      { seat: 'seat2', dial: 5, cards: [] },
      { seat: 'seat1', dial: 3, cards: ['P2', 'P4'] },
    ],
    won: 'it won',
  };
  it('are told once both are revealed, until the turn ends', () => {
    expect([
      revealedCombat(told('turn', 'combat'), entries),
      revealedCombat(told('turn', 'combat', 'dialed', 'dialed', 'won', 'home'), entries),
      revealedCombat(told('turn', 'combat', 'dialed', 'dialed', 'won', 'turn'), entries),
    ]).toEqual([null, revealed, null]);
  });
  it('are never those of the combat before while the next is being sealed', () => {
    const again = told('turn', 'combat', 'dialed', 'dialed', 'won', 'combat');
    expect(revealedCombat(again, [...entries, dial('seat3', 1)])).toBeNull();
  });
});
