import { describe, expect, it } from 'vitest';
import { contentOf } from '#authoring/project/play/playable.ts';
import type { Playtest } from '#authoring/project/playtests/playtest.ts';
import { runPlaytest } from '#authoring/tools/playtests/run.ts';
import { shrinkFailing } from '#authoring/tools/playtests/shrink-failing.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { Session } from '#engine/kernel/session/session.ts';
import type { Player } from '#engine/players/player.ts';
import { playerNamed } from '#engine/players/players.ts';
import { times } from '../../matrix.ts';
import { withEndless } from '../endless-content.ts';
import { faultCount, given, groundOf, planted, playable } from './planted-faults.ts';

const count = times(faultCount, 8);

describe('a failing test', () => {
  it(`of a whole game is shrunk until the fault is visible (${count} faults)`, () => {
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

  it('on endless content reports the chain of its effects, and is shrunk as well', () => {
    const endless = groundOf({ ...playable, documents: withEndless(playable.documents, 'start', 'first') });
    const session = Session.open(playable.system, contentOf(playable), given.setup, { laid: 'ready' });
    session.cheat({ put: {} });
    const player = playerNamed('random', 1) as Player;
    for (let i = 0; i < 12; i++) session.choose(player.choose(session));
    const when = session.entries.slice(1) as readonly JsonObject[];
    const test: Playtest = { name: 'x', given, when, then: {} };
    expect(runPlaytest('', test, groundOf(playable)).ok).toBe(true);
    const { message, actual } = runPlaytest('', test, endless);
    expect([message.ja, (actual as JsonObject)['code']]).toEqual([
      expect.stringContaining('SC00-01/effects/endless/do/0'),
      'loop',
    ]);
    const shrunk = shrinkFailing(test, { now: endless, before: groundOf(playable) });
    expect([shrunk?.isSmallest, (shrunk?.test.when.length ?? 99) < 5]).toEqual([true, true]);
  });

  it('is the only kind that is shrunk', () => {
    const test: Playtest = { name: 'x', given, when: [], then: { result: null } };
    expect(shrinkFailing(test, { now: groundOf(playable) })).toBeNull();
  });
});
