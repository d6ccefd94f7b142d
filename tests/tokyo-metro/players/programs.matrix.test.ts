import { describe, expect, it } from 'vitest';
import { Session } from '#engine/kernel/session/session.ts';
import { best } from '#engine/players/best.ts';
import { LoopGuard } from '#engine/players/loop-guard.ts';
import type { PlayerMaker } from '#engine/players/player.ts';
import { players } from '#engine/players/players.ts';
import { share } from '#engine/simulation/interval.ts';
import { playOut } from '#engine/simulation/play.ts';
import { rows } from '../../matrix.ts';
import { content, playable } from '../sample.ts';

const { system } = playable;
const called = (name: string) => players[name] as PlayerMaker;

/** The wins of the stronger program against two weaker ones, from each seat in turn, with their seeds. */
function duel(stronger: string, weaker: string, seeds: readonly number[]) {
  const games = seeds.flatMap((seed) => [0, 1, 2].map((at) => ({ seed, at })));
  const wins = games.map(({ seed, at }) => {
    const player = [0, 1, 2].map((seat) => called(seat === at ? stronger : weaker));
    const setup = { board: 'standard', players: 3, seed };
    const { outcome } = playOut({ system, content, setup }, { player, effort: { playouts: 2 } });
    return outcome.seats[at]?.win ?? 0;
  });
  const won = wins.reduce((sum, win) => sum + win, 0);
  return { won, games: wins.length, lower: share(won, wins.length).interval[0], wins: wins.join(' ') };
}

describe('one against two weaker programs wins more than a third of its games, by the interval', () => {
  const duels: readonly [string, string, readonly number[]][] = [
    ['greedy', 'random', [1, 2, 3, 4, 5]],
    ['search', 'greedy', [1, 2]],
  ];
  it.each(rows(duels, [0]))('%s against %s, seeds %j', (stronger, weaker, seeds) => {
    const told = duel(stronger, weaker, seeds);
    expect(told.lower, JSON.stringify({ seeds, ...told })).toBeGreaterThan(1 / 3);
  });
});

it.each(Object.keys(players))(
  '%s does not always seal the same number with the same money and the same table',
  (name) => {
    const sealed = Array.from({ length: 12 }, (_, seed) => {
      const session = Session.open(system, content, { board: 'standard', players: 2, seed: 1 });
      for (const by of session.table()['order'] as readonly string[]) session.act({ do: 'place', by, station: '22' });
      return called(name)(seed, { playouts: 2 }).choose(session, 0).pick['amount'];
    });
    expect(new Set(sealed).size).toBeGreaterThan(1);
  },
);

it('a program keeps raising as far as its money goes, when it is worth that much to it', () => {
  const session = Session.open(system, content, { board: 'standard', players: 2, seed: 1, auction: 'ascending' });
  for (const by of session.table()['order'] as readonly string[]) session.act({ do: 'place', by, station: '22' });
  // Going first is worth everything, and a hundred more is the smallest raise
  const judge = {
    ...system.judge,
    option: (_: unknown, { pick }: { readonly pick: { readonly amount?: number } }) => 10_000 - (pick.amount ?? 20_000),
  };
  const [habit, raised] = [new LoopGuard(), [] as number[]];
  while (session.decision?.options.some(({ do: word }) => word === 'raise' || word === 'drop')) {
    const { decision } = session;
    const at = best(
      { system: { ...system, judge }, game: session.game, content } as never,
      decision,
      habit.fresh(session, decision),
      () => 0,
    );
    habit.note(session, decision, at);
    const option = decision.option(at);
    if (option.do === 'raise') raised.push(option.pick['amount'] as number);
    session.choose(option);
  }
  const hundreds = Array.from({ length: 20 }, (_, i) => 100 * (i + 1));
  expect(raised).toEqual(hundreds.flatMap((amount) => [amount, amount]));
});
