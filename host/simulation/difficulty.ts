import type { FindingsReport } from '#api/cli/findings-report.ts';
import type { GameSummary } from '#engine/simulation/game-line.ts';
import { differenceOf, type Proportion, Sum, share } from '#engine/simulation/interval.ts';
import { roundedBoth, roundedRate } from './number-games.ts';

type Difficulty = FindingsReport['difficulty'];

/** Differences that are worth knowing: five of a hundred games. */
const margin = 0.05;

/** By number of players, each compared with all others together. */
export function difficultyOf(bySeats: ReadonlyMap<number, readonly GameSummary[]>): Difficulty {
  return [...bySeats].map(([seats, lines]) => {
    const own = winsOf(lines);
    const others = winsOf([...bySeats].flatMap(([other, those]) => (other === seats ? [] : those)));
    const rounds = new Sum();
    for (const line of lines) rounds.add(line.rounds);
    const { mean = 0, interval = null } = rounds.mean ?? {};
    return {
      ...{ seats, games: lines.length },
      rounds: { mean: Number(mean.toFixed(2)), interval: interval === null ? null : roundedBoth(interval) },
      wins: own && { won: own.won, winRate: roundedRate(own.rate), interval: roundedBoth(own.interval) },
      apart: own === null || others === null ? null : apartBy(differenceOf(own, others)),
    };
  });
}

/** Null: no games, or players compete. */
function winsOf(lines: readonly GameSummary[]): (Proportion & { readonly won: number }) | null {
  if (lines.length === 0 || lines.some(({ won }) => won === null)) return null;
  const won = lines.filter((line) => line.won === true).length;
  return { won, ...share(won, lines.length) };
}

const apartBy = ({ interval: [low, high] }: Proportion): Difficulty[number]['apart'] =>
  low > margin ? 'easier' : high < -margin ? 'harder' : null;
