import { expect, it } from 'vitest';
import { deadAnswers } from '#engine/simulation/answers/dead-answers.ts';
import { differenceOf, share } from '#engine/simulation/interval.ts';

const judge = { ends: ['rest'], passes: ['pass'] };
const games = (times: number, offered: readonly string[], taken: readonly string[] = []) =>
  Array.from({ length: times }, () => ({ offered, taken }));
const found = (...of: Parameters<typeof deadAnswers>) => deadAnswers(...of).map(({ kind }) => kind);

it('a choice is dead when the interval is below 5 % of the games that offer it, which takes 73 games', () => {
  expect([found(games(72, ['sell']), judge), found(games(73, ['sell']), judge)]).toEqual([[], ['sell']]);
  const rare = [...games(110, ['sell']), ...games(1, ['sell'], ['sell'])];
  expect([found(rare, judge), found(rare.slice(10), judge)]).toEqual([['sell'], []]);
});

it('games that do not offer it do not count, and answers that let something go by are no choices', () => {
  expect(found([...games(72, ['sell']), ...games(99, ['buy'], ['buy'])], judge)).toEqual([]);
  expect(found(games(99, ['rest', 'pass']), judge)).toEqual([]);
});

it('of a dead choice its parts are left out, of a living one they are not', () => {
  const offered = ['play', 'play A', 'play A/1', 'play B', 'play B/1', 'play B/2'];
  expect(found(games(99, offered), judge)).toEqual(['play']);
  expect(found(games(99, offered, ['play', 'play B', 'play B/1']), judge)).toEqual(['play A', 'play B/2']);
});

it('two rates apart have the interval of Newcombe’s example', () => {
  // 56 of 70 against 48 of 80, method 10
  const { rate, interval } = differenceOf(share(56, 70), share(48, 80));
  expect([rate, ...interval].map((one) => one.toFixed(4))).toEqual(['0.2000', '0.0524', '0.3339']);
});
