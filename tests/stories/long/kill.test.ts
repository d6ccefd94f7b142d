import { expect, it } from 'vitest';
import { killAndReopen } from '#scripts/kill/kill-and-reopen.ts';

// A part of `npm run kill`, which runs two hundred times. The keys and the moment of the kill are random; the seed is
// printed.

it('nothing typed more than a second ago is lost when the host or the page is killed', async () => {
  const seed = Math.floor(Math.random() * 1_000_000);
  const runs = await killAndReopen(5, seed);
  const failed = runs.filter(({ lostOld, torn, undoes }) => lostOld > 0 || torn.length > 0 || !undoes);
  expect(failed, `npm run kill -- --runs 5 --seed ${seed}`).toEqual([]);
  expect(new Set(runs.map(({ kind }) => kind))).toEqual(new Set(['host', 'page', 'both']));
});
