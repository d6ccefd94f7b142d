import { describe, expect, it } from 'vitest';
import { shrinkFailing } from '#authoring/playtests/failing-likewise.ts';
import type { Playtest } from '#authoring/playtests/playtest.ts';
import { runPlaytest } from '#authoring/playtests/run.ts';
import { faultCount as count, given, groundOf, planted, playable } from './planted-faults.ts';

// What is left of a game in which a planted fault is seen still shows the fault.

describe('a failing test', () => {
  it(`of a whole game is made so small that somebody sees what is wrong (${count} faults)`, () => {
    const steps: number[] = [];
    for (const { fault, test, now } of planted()) {
      if (steps.length >= count) break;
      expect(runPlaytest('', test, groundOf(playable)).message.en, fault).toBe('Passed');
      const shrunk = shrinkFailing(test, { now: groundOf(now), before: groundOf(playable) });
      // The effect ran more than once, and again as it was before.
      if (shrunk === null) continue;
      expect(runPlaytest('', shrunk.test, groundOf(playable)).ok, fault).toBe(true);
      expect(runPlaytest('', shrunk.test, groundOf(now)).ok, fault).toBe(false);
      steps.push(shrunk.test.when.length);
    }
    expect(steps).toHaveLength(count);
    expect(steps.reduce((sum, one) => sum + one, 0) / count, steps.join(' ')).toBeLessThanOrEqual(5);
  });

  it('that passes is not made smaller', () => {
    const test: Playtest = { name: 'x', given, when: [], then: { result: null } };
    expect(shrinkFailing(test, { now: groundOf(playable) })).toBeNull();
  });
});
