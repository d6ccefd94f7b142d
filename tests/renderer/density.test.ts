import { expect, it } from 'vitest';
import { openestThatFits } from '#renderer/tables/library/use-density.ts';

const heights = { open: 596, tight: 447, below: 347, letters: 255 };
const ways = ['open', 'tight', 'below', 'letters'] as const;

it.each([
  [600, 'open'],
  [596, 'open'],
  [500, 'tight'],
  [350, 'below'],
  [260, 'letters'],
  [100, 'letters'],
])('in %i px a table has the density %s', (room, way) => {
  expect(openestThatFits(ways, (one) => heights[one] <= room)).toBe(way);
});

it('without variants a table has no density', () => {
  expect(openestThatFits([], () => true)).toBeUndefined();
});
