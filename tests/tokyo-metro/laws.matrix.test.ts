import { describe, expect, it } from 'vitest';
import type { Content } from '#engine/kernel/contract/system.ts';
import type { Probe } from '#engine/kernel/language/block.ts';
import { Session } from '#engine/kernel/session/session.ts';
import type { PlayerMaker } from '#engine/players/player.ts';
import { players } from '#engine/players/players.ts';
import { botsThatPeek } from '#engine/simulation/hidden-information-law.ts';
import { playOut } from '#engine/simulation/play.ts';
import { rows } from '../matrix.ts';
import { content, playable } from './sample.ts';

const { system, documents } = playable;
const probed = (probe: Probe) => system.compile(documents, system.language, probe) as Content;
const rulings = [{}, { auction: 'ascending' }, { breach: 'zero', baseMove: 2 }, { firstRoundRefill: true }];

describe('the laws hold in every game that ships, with every number of seats and every ruling', () => {
  const cases = system.setups(content).flatMap((setup) => rulings.map((ruling) => ({ ...setup, ...ruling })));
  const named = cases.map((setup) => [JSON.stringify(setup), setup] as const);
  // Another ruling with each set-up
  const diagonal = named.flatMap((_, i) => (i % 4 === Math.floor(i / 4) % 4 ? [i] : []));
  it.each(rows(named, diagonal))('%s', (_, given) => {
    for (const [seed, name] of [
      [3, 'random'],
      [4, 'greedy'],
    ] as const) {
      const setup = { ...given, seed };
      const player = players[name] as PlayerMaker;
      const { brokenLaws, outcome } = playOut({ system, content, probed, setup }, { player, laws: true, lawsEvery: 8 });
      expect({ seed, name, brokenLaws, result: outcome.result }).toEqual({
        seed,
        name,
        brokenLaws: [],
        result: 'cardsOut',
      });
    }
  });
});

it('a seat that can bid nothing has bid as soon as the last of the others has, and may then be asked where to walk', () => {
  // In this game the one decision where all laws are checked is such a bid
  const setup = { board: 'standard', players: 4, seed: 684 };
  const how = { player: players['random'] as PlayerMaker, laws: true, lawsEvery: 200 };
  expect(playOut({ system, content, setup }, how).brokenLaws).toEqual([]);
});

it('no program depends on a secret bid of another seat, or on the order of face-down cards', () => {
  const found = [1, 2, 3, 4, 5, 6].flatMap((seed) => {
    const session = Session.open(system, content, { board: 'training', players: 3, seed });
    for (const by of session.table()['order'] as readonly string[]) session.act({ do: 'place', by, station: '22' });
    session.act({ do: 'bid', by: 'seat2', amount: 100 * seed });
    return botsThatPeek(
      session,
      { greedy: players['greedy'] as PlayerMaker, search: players['search'] as PlayerMaker },
      seed,
    );
  });
  expect(found).toEqual([]);
});
