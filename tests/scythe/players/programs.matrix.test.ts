import { describe, expect, it } from 'vitest';
import { Session } from '#engine/kernel/session/session.ts';
import type { PlayerMaker } from '#engine/players/player.ts';
import { players } from '#engine/players/players.ts';
import { botsThatPeek } from '#engine/simulation/hidden-information-law.ts';
import { share } from '#engine/simulation/interval.ts';
import { playOut } from '#engine/simulation/play.ts';
import { rows } from '../../matrix.ts';
import { content, playable } from '../sample.ts';

const { system } = playable;
const called = (name: string) => players[name] as PlayerMaker;

/** The wins of the stronger program against two weaker ones, from each seat in turn, with their seeds. */
function duel(stronger: string, weaker: string, seeds: readonly number[], playouts: number) {
  const games = seeds.flatMap((seed) => [0, 1, 2].map((at) => ({ seed, at })));
  const wins = games.map(({ seed, at }) => {
    const player = [0, 1, 2].map((seat) => called(seat === at ? stronger : weaker));
    const setup = { board: 'standard', players: 3, seed };
    const { outcome } = playOut({ system, content, setup }, { player, effort: { playouts } });
    return outcome.seats[at]?.win ?? 0;
  });
  const won = wins.reduce((sum, win) => sum + win, 0);
  return { won, games: wins.length, lower: share(won, wins.length).interval[0], wins: wins.join(' ') };
}

describe('one against two weaker programs wins more than a third of its games, by the interval', () => {
  const duels: readonly [string, string, readonly number[], number][] = [
    ['greedy', 'random', [1, 2], 0],
    ['greedy', 'random', [3, 4, 5], 0],
    ['search', 'greedy', Array.from({ length: 12 }, (_, i) => 101 + i), 16],
  ];
  it.each(rows(duels, [0]))('%s against %s, seeds %j', (stronger, weaker, seeds, playouts) => {
    const told = duel(stronger, weaker, seeds, playouts);
    expect(told.lower, JSON.stringify({ seeds, ...told })).toBeGreaterThan(1 / 3);
  });
});

// Of 600 games, 597 end so
it.each(rows([3, 2, 4], [0]))('greedy programs end at least 9 of 10 games of %i seats by the last star', (seats) => {
  const results = Array.from({ length: 10 }, (_, i) => {
    const setup = { board: 'standard', players: seats, seed: i + 1 };
    return playOut({ system, content, setup }, { player: called('greedy') }).outcome.result;
  });
  expect(results.filter((result) => result === 'stars').length).toBeGreaterThanOrEqual(9);
});

/** A combat on the factory, with cards in both hands. */
function combat(): Session {
  const session = Session.open(system, content, {
    ...{ board: 'standard', players: 2, seed: 1 },
    ...{ factions: ['F1', 'F2'], mats: ['M1', 'M2'] },
  });
  session.cheat({
    put: {
      seats: { seat1: { power: 7, hand: ['P2#1', 'P3#1', 'P5#1'] }, seat2: { power: 7, hand: ['P2#2', 'P4#2'] } },
      hexes: { B2: { token: false, units: ['F1.character'] }, C3: { units: ['F2.character'] } },
    },
  });
  session.act({ do: 'area', by: 'seat1', area: 'seat1.move' });
  session.act({ do: 'top', by: 'seat1', way: 'seat1.move-units' });
  session.act({ do: 'move', by: 'seat1', unit: 'F1.character', to: 'C3' });
  session.act({ do: 'done', by: 'seat1' });
  return session;
}

describe.each(Object.keys(players))('at the dial %s', (name) => {
  it('does not always seal the same number with the same power and the same table', () => {
    const sealed = Array.from(
      { length: 12 },
      (_, seed) => called(name)(seed, { playouts: 2 }).choose(combat(), 0).pick['amount'],
    );
    expect(new Set(sealed).size).toBeGreaterThan(1);
  });

  it('asks neither what the other sealed nor how many cards it holds', () => {
    const session = combat();
    expect(botsThatPeek(session, { [name]: called(name) }, 1)).toEqual([]);
    session.act({ do: 'dial', by: 'seat1', amount: 3, card1: 'P2#1' });
    expect(botsThatPeek(session, { [name]: called(name) }, 1)).toEqual([]);
  });
});
