import { expect, it } from 'vitest';
import { players } from '#engine/players/players.ts';
import { Balance } from '#engine/simulation/balance.ts';
import type { GameSummary } from '#engine/simulation/game-line.ts';
import { playOut } from '#engine/simulation/play.ts';
import { talliesOf } from '#engine/simulation/tally.ts';
import { contentOf } from '../kernel/toy/open.ts';
import { toy } from '../kernel/toy/system.ts';

const choices = { scenario: 'S' };
const of = (bot: string) => ({ choices, seats: 2, bots: [bot] });
const line = (seed: number, isWon: boolean, used: number): GameSummary => ({
  ...{ seed, rounds: seed, decisions: 1, logHash: '', rank: null, won: isWon, seats: [] },
  ...(isWon ? { result: 'cleared', reason: 'WIN-01' } : { result: 'defeated', reason: 'LOSE-01' }),
  ...(used > 0 ? { tally: { used: { 'I-01': used } } } : { tally: {} }),
});

it('counts wins, pairs of the same seed, use of cards and ends', () => {
  const [weak, strong] = [of('weak'), of('strong')];
  const balance = new Balance([weak, strong]);
  for (const [seed, weakWins, strongWins] of [
    [1, false, true],
    [2, true, true],
    [3, true, false],
    [4, false, true],
  ] as const) {
    balance.add(weak, line(seed, weakWins, 0));
    balance.add(strong, line(seed, strongWins, seed));
  }
  expect(balance.rates().map(({ bots, wins, games, rounds }) => [bots, wins?.won, games, rounds])).toEqual([
    [['weak'], 2, 4, 2.5],
    [['strong'], 3, 4, 2.5],
  ]);
  expect(balance.paired()).toMatchObject([{ bots: ['strong'], than: ['weak'], only: 2, onlyOther: 1, rate: 2 / 3 }]);
  expect(balance.cards()).toEqual([
    { choices, bots: ['strong'], card: 'I-01', what: 'used', times: 10, games: 4, won: 3 },
  ]);
  expect(balance.ends().map(({ bots, reason, games }) => [bots[0], reason, games])).toEqual([
    ['strong', 'WIN-01', 3],
    ['strong', 'LOSE-01', 1],
    ['weak', 'WIN-01', 2],
    ['weak', 'LOSE-01', 2],
  ]);
});

it('counts the events declared by the system, with their designs', () => {
  const game = { system: toy, content: contentOf(), setup: { seed: 4, players: 2 } };
  const { session } = playOut(game, { player: players['greedy']!, keep: true });
  const laid = session.entries.filter((entry) => 'do' in entry && entry['do'] === 'lay');
  const { used } = talliesOf(session).tally;
  expect(Object.values(used ?? {}).reduce((sum, times) => sum + times, 0)).toBe(laid.length);
  expect(Object.keys(used ?? {}).every((design) => /^S-\w+$/.test(design))).toBe(true);
});

const expected = {
  designs: ['I-01', 'I-02', 'I-03'],
  story: ['S-01', 'S-02'],
  ends: ['S-02', 'S-03'],
  words: { used: ['used'], solved: ['solved'], reached: ['reached'], ended: ['ended'] },
};
const told = (seed: number, isWon: boolean, tally: NonNullable<GameSummary['tally']>): GameSummary => ({
  ...line(seed, isWon, 0),
  tally,
});

it('names what never happened in a scenario with any player, and what nearly every win used', () => {
  const [weak, strong] = [of('weak'), of('strong')];
  const balance = new Balance([weak, strong], [{ choices, expected }]);
  for (let seed = 1; seed <= 100; seed++) {
    // I-01 is in 99 wins of 100, I-02 in 95, which may be nine in ten as well; games with I-03 are lost
    const used = { ...(seed > 1 ? { 'I-01': 2 } : {}), ...(seed > 5 ? { 'I-02': 1 } : {}) };
    balance.add(strong, told(seed, true, { used, reached: { 'S-01': 1 }, ended: { 'S-03': 1 } }));
  }
  balance.add(weak, told(1, false, { solved: { 'I-03': 1 }, ended: { 'X-01': 1 } }));
  expect(balance.gaps()).toEqual([
    {
      choices,
      // What never happened in 101 games may happen in one of 27
      ...{ games: 101, interval: [0, expect.closeTo(0.0366, 4)] },
      unused: [],
      unreached: ['S-02'],
      unended: ['S-02'],
      dominant: [
        {
          bots: ['strong'],
          card: 'I-01',
          used: 99,
          won: 100,
          rate: 0.99,
          interval: [expect.closeTo(0.946, 3), expect.closeTo(0.998, 3)],
        },
      ],
    },
  ]);
  expect(balance.ends().map(({ bots, card, games }) => [bots[0], card, games])).toEqual([
    ['strong', 'S-03', 100],
    // The card that ended it is not of the story
    ['weak', null, 1],
  ]);
});

it('calls no card dominant after a few wins, however often they used it', () => {
  const kind = of('weak');
  const wins = (count: number) => {
    const balance = new Balance([kind], [{ choices, expected }]);
    for (let seed = 1; seed <= count; seed++) balance.add(kind, told(seed, true, { used: { 'I-01': 1 } }));
    return balance.gaps().map(({ dominant }) => dominant.map(({ card }) => card));
  };
  // Of all wins: 35 are the fewest whose interval is above nine in ten
  expect([1, 34, 35].map(wins)).toEqual([[[]], [[]], [['I-01']]]);
});

it('names games without end by kind, with the seed of the first; they are not won', () => {
  const why = { code: 'noEnd', text: { ja: '終わらない', en: 'no end' }, data: {} };
  const [weak, strong] = [of('weak'), of('strong')];
  const balance = new Balance([weak, strong]);
  for (const kind of [weak, strong]) balance.add(kind, line(1, true, 0));
  for (const seed of [2, 3]) balance.add(weak, { ...line(seed, false, 0), result: null, unended: why });
  expect(balance.endless()).toMatchObject([{ ...weak, games: 2, seed: 2, why, rate: 2 / 3 }]);
  expect(balance.rates()[0]?.wins?.won).toBe(1);
});

it('reports unused cards, and nothing in a scenario without declared expectations', () => {
  const kind = of('weak');
  const balance = new Balance([kind], [{ choices, expected }]);
  balance.add(kind, told(1, false, { used: { 'I-02': 1 } }));
  expect(balance.gaps()).toMatchObject([{ unused: ['I-01', 'I-03'], dominant: [] }]);
  expect(new Balance([kind]).gaps()).toEqual([]);
});
