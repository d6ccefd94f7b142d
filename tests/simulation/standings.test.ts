import { describe, expect, it } from 'vitest';
import { byScore } from '#engine/kernel/contract/outcome.ts';
import type { Documents, RuleSystem } from '#engine/kernel/contract/system.ts';
import type { PlayerMaker } from '#engine/players/player.ts';
import { players } from '#engine/players/players.ts';
import { Balance } from '#engine/simulation/balance.ts';
import { lineOf } from '#engine/simulation/game-line.ts';
import { playOut, type SeatSummary } from '#engine/simulation/play.ts';
import { Tournament } from '#engine/simulation/standings.ts';
import { botRotations } from '#host/play/who-plays.ts';
import { hexWar } from '../kernel/foreign/hex-war.ts';
import { metro } from '../kernel/foreign/metro.ts';
import { textsDocuments, textsSystem } from '../library/texts-game/system.ts';

const line = (amount: number) => [{ label: { ja: '点', en: 'points' }, rule: 'R-01', amount }];
const places = ({ seats }: ReturnType<typeof byScore>) => seats.map(({ place, won }) => [place, won]);
const seat = (place: number, win: number, score: number, role: string): SeatSummary => ({
  ...{ place, win, score },
  roles: [role],
});

describe('ranks by score', () => {
  it('a tied seat shares its rank, and the next rank is skipped', () => {
    expect(places(byScore('over', [line(3), line(9), line(3), line(1)]))).toEqual([
      [2, false],
      [1, true],
      [2, false],
      [4, false],
    ]);
  });

  it('a tie is broken by the first different number; seats equal in all share the victory', () => {
    const broken = [
      [1, 5],
      [1, 6],
      [1, 5],
      [2, 0],
    ];
    const tie = (amounts: readonly number[]) =>
      amounts.map((amount, i) => ({ label: { ja: '', en: '' }, rule: 'R', amount, less: i === 1 }));
    expect(places(byScore('over', [line(7), line(7), line(7), line(6)], (one) => tie(broken[one] ?? [])))).toEqual([
      [1, true],
      [3, false],
      [1, true],
      [4, false],
    ]);
  });
});

describe('over many games', () => {
  it('results are counted by seat, role and program; a first place shared by two is half a victory for each', () => {
    const tournament = new Tournament();
    const [wins, ties] = [
      [seat(1, 1, 10, 'red'), seat(2, 0, 4, 'blue')],
      [seat(1, 0.5, 6, 'blue'), seat(1, 0.5, 6, 'red')],
    ];
    tournament.add({ result: 'over', seats: wins ?? [] }, ['greedy', 'random']);
    tournament.add({ result: 'over', seats: ties ?? [] }, ['random', 'greedy']);
    const told = tournament.standings();
    expect(told.seats.map(({ seat: at, games, won, place }) => [at, games, won, place.mean])).toEqual([
      [0, 2, 1.5, 1],
      [1, 2, 0.5, 1.5],
    ]);
    expect(told.roles.map(({ role, won, score }) => [role, won, score?.mean])).toEqual([
      ['blue', 0.5, 5],
      ['red', 1.5, 8],
    ]);
    expect(told.bots.map(({ bot, won, rate }) => [bot, won, rate])).toEqual([
      ['greedy', 1.5, 0.75],
      ['random', 0.5, 0.25],
    ]);
    expect(tournament.ends()).toMatchObject([{ result: 'over', games: 2, rate: 1 }]);
  });

  it('the interval of a mean has the width of its spread, and a single number has none', () => {
    const tournament = new Tournament();
    for (const score of [2, 4, 6]) tournament.add({ result: 'over', seats: [seat(1, 1, score, 'red')] }, ['random']);
    const [one] = tournament.standings().seats;
    // 1.96 × 2 / √3 around 4; every rank was the first
    expect(one?.score).toEqual({ mean: 4, interval: [expect.closeTo(1.737, 3), expect.closeTo(6.263, 3)] });
    expect(one?.place).toEqual({ mean: 1, interval: [1, 1] });
    const single = new Tournament();
    single.add({ result: 'over', seats: [seat(1, 1, 2, 'red')] }, ['random']);
    expect(single.standings().seats[0]?.score).toEqual({ mean: 2, interval: null });
  });

  it('programs change seats until each has played every seat', () => {
    expect(botRotations(['search', 'greedy', 'random'])).toEqual([
      ['search', 'greedy', 'random'],
      ['greedy', 'random', 'search'],
      ['random', 'search', 'greedy'],
    ]);
    expect([botRotations(['greedy', 'greedy']), botRotations(['greedy', 'random', 'greedy', 'random'])]).toEqual([
      [['greedy', 'greedy']],
      [
        ['greedy', 'random', 'greedy', 'random'],
        ['random', 'greedy', 'random', 'greedy'],
      ],
    ]);
  });
});

describe('results of different kinds of games', () => {
  const bots = ['random', 'greedy', 'random'];
  const makers = (of: readonly string[]) => of.map((bot) => players[bot] as PlayerMaker);
  const played = (system: RuleSystem, of: readonly string[], seed: number, documents: Documents = {}) => {
    const content = system.compile(documents, system.language, null);
    const player = makers(of).slice(0, system.seating(content).most);
    return lineOf(playOut({ system, content, setup: { seed } }, { player }));
  };

  it.each([
    ['hex-war', hexWar],
    ['metro', metro],
  ] as const)('%s: victories add up to games, and there is no win rate of a game', (_, slice) => {
    const system = slice as unknown as RuleSystem;
    const kind = { choices: {}, seats: 3, bots };
    const balance = new Balance([kind]);
    for (const seating of botRotations(bots))
      for (const seed of [1, 2, 3, 4]) balance.add(kind, played(system, seating, seed), seating);
    const [rate] = balance.rates();
    expect([rate?.games, rate?.wins, balance.paired()]).toEqual([12, null, []]);
    for (const part of [rate?.standings.seats ?? [], rate?.standings.bots ?? []])
      expect(part.reduce((sum, { won }) => sum + won, 0)).toBeCloseTo(12);
    expect(rate?.standings.seats.map(({ games, score }) => [games, score !== null])).toEqual(
      [0, 1, 2].map(() => [12, true]),
    );
  });

  it('a game played together: all have one rank, and the game has a win rate', () => {
    const kind = { choices: {}, seats: 2, bots: ['random'] };
    const balance = new Balance([kind]);
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8])
      balance.add(kind, played(textsSystem as RuleSystem, ['random', 'random'], seed, textsDocuments));
    const [rate] = balance.rates();
    expect(rate?.wins?.won).toBe(balance.ends().find(({ result }) => result === 'won')?.games ?? 0);
    expect(rate?.standings.seats.map(({ won, place, score }) => [won, place.mean, score])).toEqual(
      [0, 1].map(() => [rate?.wins?.won, 1, null]),
    );
  });
});
