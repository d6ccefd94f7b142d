import { expect, it } from 'vitest';
import type { GameSummary } from '#engine/simulation/game-line.ts';
import { GamesToCheck, isSameGame } from '#host/lab-machines/trust.ts';

const job = { setup: {}, bots: ['random'], effort: {}, laws: false };
const line = (more: Partial<GameSummary> = {}): GameSummary => ({
  ...{ seed: 1, result: 'won', reason: null, rank: null, won: true, rounds: 3, decisions: 20, seats: [], logHash: '0' },
  ...more,
});
const chosen = (check: GamesToCheck, from: number, count: number) =>
  check.chosen('machine', 'content', { job, from, count }, { lines: [] });

it('of the games of a machine the first and about one in a hundred are played again, which ones being a secret', () => {
  const [one, same, other] = ['a', 'a', 'b'].map((secret) => new GamesToCheck(100, secret)) as [
    GamesToCheck,
    GamesToCheck,
    GamesToCheck,
  ];
  expect(chosen(one, 7, 1)).toEqual([7]);
  const [first, again, others] = [one, same, other].map((check) => chosen(check, 1000, 10_000));
  expect(first?.length).toBeGreaterThan(70);
  expect(first?.length).toBeLessThan(130);
  expect(again?.filter((seed) => seed !== 1000)).toEqual(first?.filter((seed) => seed !== 1000));
  expect(others).not.toEqual(again);
});

it.each([
  ['another log', { logHash: 'f' }],
  ['another end', { result: 'lost' }],
  ['more than it was', { tally: {} }],
  ['less than it asked for', { asked: '000000000' }],
])('a game that is said to have %s is not the same', (_, said) => {
  const here = { lines: [line({ asked: '000000003' })] };
  expect(isSameGame(1, here, here)).toBe(true);
  expect(isSameGame(1, { lines: [line({ asked: '000000003', ...said })] }, here)).toBe(false);
});

it('a refusal is the same only with the same reason', () => {
  const refused = { seed: 1, code: 'c', text: { ja: 'あ', en: 'a' }, data: {} };
  const there = { lines: [], refused };
  expect(isSameGame(1, there, { lines: [], refused: { ...refused } })).toBe(true);
  expect(isSameGame(1, there, { lines: [], refused: { ...refused, code: 'd' } })).toBe(false);
  expect(isSameGame(1, there, { lines: [line()] })).toBe(false);
});
