import { describe } from 'vitest';
import { playtestsIn, testPlaytests } from '../playtests/describe-playtests.ts';
import { playable } from './sample.ts';

const tests = await playtestsIn('tests/scythe/playtests', playable);

describe('the rules of Scythe', () => {
  testPlaytests(tests, playable);
});
