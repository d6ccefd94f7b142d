import { expect, it } from 'vitest';
import { share } from '#engine/simulation/interval.ts';

it.each([
  [0, 10, 0, 0, 0.2775],
  [10, 10, 1, 0.7225, 1],
  [5, 10, 0.5, 0.2366, 0.7634],
  [81, 263, 0.308, 0.2553, 0.3662],
  [0, 0, 0, 0, 1],
])("%i of %i: the rate and Wilson's interval, as in textbooks", (happened, of, rate, low, high) => {
  const found = share(happened, of);
  expect([found.rate, ...found.interval].map((one) => Number(one.toFixed(4)))).toEqual(
    [rate, low, high].map((one) => expect.closeTo(one, 3)),
  );
});
