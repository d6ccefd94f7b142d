import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Content } from '#engine/kernel/contract/system.ts';
import type { Probe } from '#engine/kernel/language/block.ts';
import { Session } from '#engine/kernel/session/session.ts';
import type { PlayerMaker } from '#engine/players/player.ts';
import { players } from '#engine/players/players.ts';
import { botsThatPeek } from '#engine/simulation/hidden-information-law.ts';
import { playOut } from '#engine/simulation/play.ts';
import { readProjectForPlay } from '#host/project/project-for-play.ts';
import { rows } from '../matrix.ts';

// The package includes the game of its required sample
const project = await readProjectForPlay('sample-content/scythe-salt-road');
if (!('playable' in project)) throw new Error('sample-content/scythe-salt-road has errors');
const { system, documents } = project.playable;
const content = system.compile(documents, system.language, null) as Content;
const probed = (probe: Probe) => system.compile(documents, system.language, probe) as Content;
const rulings = [
  {},
  { combatStarFirst: true, factoryDeclineKeepsRight: true },
  { workersRetreatAtOnce: true },
  { roundLimit: 5, combatStarFirst: true, workersRetreatAtOnce: true },
];

describe('the laws hold in every game that ships, with every number of seats and every ruling', () => {
  const cases = system.setups(content).flatMap((setup) => rulings.map((ruling) => ({ ...setup, ...ruling })));
  const named = cases.map((setup) => [JSON.stringify(setup), setup] as const);
  // Another ruling with each set-up
  const diagonal = named.flatMap((_, i) => (i % 4 === Math.floor(i / 4) % 4 ? [i] : []));
  it.each(rows(named, diagonal))('%s', (_, given) => {
    const setup = { ...given, seed: 3 };
    const player = players['random'] as PlayerMaker;
    const { brokenLaws, outcome } = playOut({ system, content, probed, setup }, { player, laws: true, lawsEvery: 16 });
    expect({ brokenLaws, ended: ['stars', 'roundLimit'].includes(outcome.result ?? '') }).toEqual({
      brokenLaws: [],
      ended: true,
    });
  });
});

it('SC-CO-08: no program depends on a sealed dial, on the hand of another seat or on the order of face-down cards', () => {
  const setup = { board: 'standard', players: 2, factions: ['F1', 'F2'], mats: ['M1', 'M2'] };
  const put = {
    ...{ hexes: { A1: { units: ['F1.ford', 'F1.character'] }, B2: { units: ['F2.wade'], goods: { food: 2 } } } },
    ...{ seats: { seat1: { power: 5, hand: ['P2', 'P3'] }, seat2: { power: 6, hand: ['P4', 'P2'] } } },
    ...{ combatDeck: ['P5', 'P3', 'P2', 'P4'] },
  };
  const found = [1, 2, 3].flatMap((seed) => {
    const session = Session.open(system, content, { ...setup, seed }, { laid: 'empty' });
    session.cheat({ put } as JsonObject);
    session.resume(null);
    session.act({ do: 'area', by: 'seat1', area: 'seat1.move' });
    session.act({ do: 'top', by: 'seat1', way: 'seat1.move-units' });
    session.act({ do: 'move', by: 'seat1', unit: 'F1.ford', to: 'B2' });
    session.act({ do: 'done', by: 'seat1' });
    session.act({ do: 'dial', by: 'seat2', amount: seed, card1: 'P4' });
    return botsThatPeek(
      session,
      { greedy: players['greedy'] as PlayerMaker, search: players['search'] as PlayerMaker },
      seed,
    );
  });
  expect(found).toEqual([]);
});
