import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Content } from '#engine/kernel/contract/system.ts';
import type { Probe } from '#engine/kernel/language/block.ts';
import { Session } from '#engine/kernel/session/session.ts';
import type { PlayerMaker } from '#engine/players/player.ts';
import { players } from '#engine/players/players.ts';
import { playOut } from '#engine/simulation/play.ts';
import { tokyoSiteSeeing as system } from '#engine/systems/tokyo-site-seeing/system.ts';
import { rows } from '../matrix.ts';
import { contentWith, sample } from './sample.ts';

const content = contentWith();
const probed = (probe: Probe) => system.compile(sample, system.language, probe) as Content;
const roles = ['procurer', 'engineer', 'negotiator', 'gangster'];
const setupFor = (pcs: number, seed: number) => ({ players: roles.slice(0, pcs).map((pc) => ({ pcs: [pc] })), seed });

/** Any player gives legal answers, so two fast ones are enough to reach all kinds of positions. */
const fast = ['random', 'greedy'] as const;

describe('the laws hold on every scenario that ships, at every decision', () => {
  const scenarios = Object.keys(sample).flatMap(
    (path) => /^scenarios\/(S\d\d)[^/]*\/scenario\.json$/.exec(path)?.[1] ?? [],
  );
  const cases = scenarios.flatMap((scenario) =>
    fast.flatMap((player) => [1, 2, 3, 4].map((pcs) => [scenario, player, pcs] as const)),
  );
  // One game of each scenario, by the two programs and with each number of PCs in turn
  const diagonal = scenarios.map((_, i) => 8 * i + ((3 * i) % 8));
  it.each(rows(cases, diagonal))('%s, %s, %i PCs', (scenario, name, pcs) => {
    const seed = pcs + (name === 'greedy' ? 10 : 0);
    const player = players[name] as PlayerMaker;
    const { brokenLaws, outcome } = playOut(
      { system, content, probed, setup: { ...setupFor(pcs, seed), scenario } },
      { player, laws: true },
    );
    // To repeat: npx studio play sample-content/tokyo-site-seeing --scenario S00 --players PCS --seed SEED --bot NAME
    // --laws
    expect({ seed, brokenLaws }).toEqual({ seed, brokenLaws: [] });
    expect(['cleared', 'defeated']).toContain(outcome.result);
  });
});

describe('the laws hold in every way to play with fewer than four players', () => {
  const duo = (pcs: readonly string[]) => ({ pcs, variant: 'twoPcs' });
  const setups: { readonly [name: string]: JsonObject } = {
    'one PC and three BOT cards': {
      players: [{ pcs: ['engineer'] }],
      botCards: ['procurer', 'negotiator', 'gangster'],
    },
    'one player with three PCs, one BOT card': {
      players: [{ pcs: ['engineer', 'procurer', 'negotiator'] }],
      botCards: ['gangster'],
    },
    'two PCs out of one hand, alone': { players: [duo(['procurer', 'gangster'])], botCards: ['engineer'] },
    'two of them': { players: [duo(['procurer', 'gangster']), duo(['engineer', 'negotiator'])] },
    'one of them, the other settings': {
      players: [{ pcs: ['engineer'] }, duo(['negotiator', 'gangster'])],
      settings: { placementSearch: 'anywhere', alreadyDownedStopsAttack: true, downDiscardsSharedHand: false },
    },
  };
  it.each(rows(Object.keys(setups), [0, 3]))('%s', (setupName) => {
    for (const name of fast) {
      const maker = players[name] as PlayerMaker;
      const setup = { ...setups[setupName], seed: 3 };
      const { brokenLaws, outcome } = playOut({ system, content, probed, setup }, { player: maker, laws: true });
      expect(brokenLaws).toEqual([]);
      expect(['cleared', 'defeated']).toContain(outcome.result);
    }
  });
});

it('a game with the probe on has the same hash as without it', () => {
  let ran = 0;
  const ends = [content, probed({ ran: () => ran++ })].map((one) => {
    const session = Session.open(system, one, setupFor(4, 5));
    while (session.decision !== null)
      session.choose(session.options()[0] as NonNullable<ReturnType<typeof session.options>[0]>);
    return [session.hash(), session.logHash(), session.result];
  });
  expect(ends[1]).toEqual(ends[0]);
  expect(ran).toBeGreaterThan(0);
});
