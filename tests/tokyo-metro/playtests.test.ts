import { describe, expect, it } from 'vitest';
import { ruleCoverage } from '#authoring/tools/playtests/rule-coverage.ts';
import { playtestsIn, testPlaytests } from '../playtests/describe-playtests.ts';
import { playable } from './sample.ts';

const tests = await playtestsIn('tests/tokyo-metro/playtests', playable);

describe('the rules of Tokyo Metro', () => {
  testPlaytests(tests, playable);

  // `npm run rules -- --system tokyo-metro --remove` shows that none can be removed unnoticed
  it('are all reached: every step, offer, exception and word with a rule ran in a test that names it', () => {
    const { missing, unreached } = ruleCoverage(playable, tests, { remove: false });
    expect({ missing, unreached }).toEqual({ missing: [], unreached: [] });
  });

  it('TM-PR: every proposal is marked as our own', () => {
    const proposals = Object.entries(playable.system.words.rules).filter(([rule]) => rule.startsWith('TM-PR-'));
    expect([proposals.length, proposals.filter(([, { ours }]) => ours === undefined)]).toEqual([13, []]);
  });
});
