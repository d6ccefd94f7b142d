import { describe } from 'vitest';
import { playtestsIn, testPlaytests } from '../playtests/describe-playtests.ts';
import { playable } from './project.ts';

const tests = await playtestsIn('tests/arkham-horror-lcg/playtests', playable);

describe('the rules of Arkham Horror LCG', () => {
  testPlaytests(tests, playable);
});
