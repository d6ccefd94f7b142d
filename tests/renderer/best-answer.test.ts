import { expect, it } from 'vitest';
import { bestAnswer } from '#renderer/desk/advice/best-answer.ts';

it.each([
  ['wins most often', { pass: 0.25, buy: 0.5, move: 0 }, 'buy'],
  ['does not exist when two win equally often', { pass: 0.5, buy: 0.5, move: 0 }, null],
  ['does not exist when none wins', { pass: 0, buy: 0 }, null],
  ['does not exist without a choice', { pass: 1 }, null],
] as const)('the best answer %s', (_, shares, best) => {
  const rows = new Map(Object.entries(shares).map(([answer, won]) => [answer, { won }]));
  expect(bestAnswer(rows)).toBe(best);
});
