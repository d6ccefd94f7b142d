import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents, Judge, RuleSystem } from '#engine/kernel/contract/system.ts';
import { change, end, goto, type Next } from '#engine/kernel/procedures/next.ts';
import { rulebook } from '#engine/kernel/procedures/procedure.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { stream } from '#engine/kernel/table/shuffle.ts';
import { determinize } from '#engine/players/determinize.ts';
import type { PlayerMaker } from '#engine/players/player.ts';
import { players } from '#engine/players/players.ts';
import { botsThatPeek } from '#engine/simulation/hidden-information-law.ts';
import { playOut } from '#engine/simulation/play.ts';
import type { LanternGame } from './game.ts';
import { lanternMarket } from './system.ts';

const documents: Documents = {
  'market.json': JSON.parse(readFileSync('tests/toy-game/project/market.json', 'utf8')) as Json,
};
const open = (setup: JsonObject, system: RuleSystem<LanternGame> = lanternMarket as never) =>
  Session.open(system as never, system.compile(documents, system.language, null), setup);
const seeds = Array.from({ length: 24 }, (_, index) => index + 1);
const names = Object.keys(players);

describe('at a sealed bid', () => {
  it.each(names)('%s does not always bid the same, and usually close to what looks best', (name) => {
    const session = open({ players: 3, seed: 1 });
    const bids = seeds.map(
      (seed) => (players[name] as PlayerMaker)(seed, { playouts: 8 }).choose(session, 0).pick['amount'],
    );
    expect(new Set(bids).size).toBeGreaterThan(1);
  });

  it.each(names)('%s answers the same, whatever another has sealed', (name) => {
    const told = seeds.flatMap((seed) => {
      const session = open({ players: 3, seed });
      session.act({ do: 'bid', by: 'bo', amount: seed % 7 });
      return botsThatPeek(session, { [name]: players[name] as PlayerMaker }, seed);
    });
    expect(told).toEqual([]);
  });

  it('sealed answers of others are imagined as what looks best to them, not as any legal answer', () => {
    const asked: number[] = [];
    const judge = {
      ...lanternMarket.judge,
      option: (_: LanternGame, { pick: { amount = 0 } }: { readonly pick: { readonly [field: string]: number } }) =>
        -amount,
    };
    const system = { ...lanternMarket, judge } as never as RuleSystem;
    for (const seed of seeds) {
      const session = open({ players: 2, seed }, system as never);
      session.act({ do: 'bid', by: 'bo', amount: 6 });
      const world = determinize(session, 0, stream(seed, 'here'));
      asked.push(world.running.stack.secret()[0]?.pick['amount'] ?? -1);
    }
    // Hardly any seat wants to bid here: half bid nothing, a quarter one coin
    expect([Math.max(...asked) <= 3, asked.filter((amount) => amount === 0).length > seeds.length / 4]).toEqual([
      true,
      true,
    ]);
  });
});

describe('in search', () => {
  it('a position is worth its lead over the best of the others', () => {
    // Only the others’ holdings count: the seat itself is equally well off with any bid.
    const position: Judge<LanternGame>['position'] = (game, seat) =>
      seat === 0 ? 0.5 : Math.min(1, (game.score(seat + 1)[0]?.amount ?? 0) / 20);
    const option: Judge<LanternGame>['option'] = (_, { do: word, pick: { by = 0, amount = 0 } }) =>
      word !== 'bid' ? 0 : by === 1 ? -amount : -Math.abs(3 - amount);
    const system = { ...lanternMarket, judge: { ...lanternMarket.judge, option, position } };
    const session = open({ players: 2, seed: 1 }, system as never);
    const bids = seeds.map(
      (seed) => (players['search'] as PlayerMaker)(seed, { playouts: 40 }).choose(session, 0).pick['amount'] as number,
    );
    // To keep the lantern from the other, it bids more than what looks best for itself
    expect(bids.filter((bid) => bid >= 3).length).toBeGreaterThan(seeds.length / 2);
  });
});

/** A market where seats raise by one coin in turn until one drops; `raised` is the effect of a raise. */
function ascending(
  raised: (game: LanternGame, by: number) => readonly Next[],
  isOffered: (game: LanternGame, by: number) => boolean,
) {
  const { procedure, call } = rulebook<LanternGame>();
  const auction = procedure(
    'auction',
    (_: object) => ({ by: 1 }),
    ({ step, choose, offer }) => ({
      ask: choose('LM-BID-01', {
        raise: offer('LM-BID-01', {
          fields: ['by'],
          among: (game, { by }) => (isOffered(game, by) ? [{ by }] : []),
          then: (game, my, { by }) => {
            my.by = 3 - by;
            return [...raised(game, by), goto('ask')];
          },
        }),
        drop: offer('LM-BID-01', { fields: ['by'], among: (_, { by }) => [{ by }], then: () => end('soldOut') }),
      }),
      over: step('LM-BID-01', () => end('soldOut')),
    }),
  );
  const judge = {
    ...lanternMarket.judge,
    option: (_: LanternGame, { do: word }: { do: string }) => (word === 'raise' ? 1 : 0),
  };
  return { ...lanternMarket, procedures: [auction], first: call(auction, {}), judge } as never as RuleSystem;
}
const raises = (system: RuleSystem, name = 'greedy'): number => {
  const content = system.compile(documents, system.language, null);
  const { session } = playOut(
    { system, content, setup: { players: 2, seed: 1 } },
    { player: players[name] as PlayerMaker, keep: true },
  );
  return session.entries.filter((entry) => 'do' in entry && entry['do'] === 'raise').length;
};

describe('an open auction', () => {
  const bid = (game: LanternGame, by: number) => game.count('bid', by);
  it('goes as far as the money goes', () => {
    const raised = (game: LanternGame, by: number) => [change('bid', { seat: by, amount: bid(game, by) + 1 })];
    const system = ascending(raised, (game, by) => bid(game, by) < game.count('coins', by));
    expect(raises(system)).toBe(12);
  });

  it('ends when it returns to an earlier state', () => {
    const raised = (game: LanternGame, by: number) => [change('bid', { seat: by, amount: (bid(game, by) + 1) % 3 })];
    expect(raises(ascending(raised, () => true))).toBeLessThan(20);
  });

  it('ends even if money grows with every raise', () => {
    const raised = (_: LanternGame, by: number) => [change('coins', { seat: by, amount: 1 })];
    expect(raises(ascending(raised, () => true))).toBeLessThan(3000);
  });
});
