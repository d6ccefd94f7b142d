import { describe, expect, it } from 'vitest';
import { ruleCoverage } from '#authoring/tools/playtests/rule-coverage.ts';
import { playtestsIn, testPlaytests } from '../playtests/describe-playtests.ts';
import { playable } from './sample.ts';

const tests = await playtestsIn('tests/scythe/playtests', playable);

describe('the rules of Scythe', () => {
  testPlaytests(tests, playable);

  // `npm run rules -- --system scythe --remove` shows that none can be removed unnoticed
  it('are all reached: every step, offer, exception and word with a rule ran in a test that names it', () => {
    const { missing, unreached } = ruleCoverage(playable, tests, { remove: false });
    expect({ missing, unreached }).toEqual({ missing: [], unreached: [] });
  });
});
