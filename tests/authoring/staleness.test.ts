import { expect, it } from 'vitest';
import { sourceHash } from '#authoring/project/localization/source-hash.ts';
import { madeFrom } from '#authoring/project/localization/staleness.ts';

it('a translation is stale when its text has changed, and not when it does not record its source', () => {
  const hash = sourceHash('Draw 2 cards.');
  expect(madeFrom(hash, hash)).toBe('this');
  expect(madeFrom(sourceHash('Draw 1 card.'), hash)).toBe('another');
  expect(madeFrom('', hash)).toBe('another');
  expect([undefined, null, 7].map((h) => madeFrom(h, hash))).toEqual(['unsaid', 'unsaid', 'unsaid']);
});
