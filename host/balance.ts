import type { BalanceReport } from '#api/cli/balance-report.ts';
import { contentOf, type Playable } from '#authoring/playable.ts';
import { RefusalError } from '#engine/kernel/system.ts';
import { playoutsUnlessTold } from '#engine/players/search.ts';
import { Balance, type Kind } from '#engine/simulation/balance.ts';
import { type GamesJob, type HowManyThreads, playOnThreads } from './games-on-threads.ts';
import { attempt, type Unplayed } from './many-games.ts';
import type { ProjectForPlay } from './project-for-play.ts';
import { wholeSetup } from './whole-setup.ts';

export interface WhatToBalance {
  readonly seeds: GamesJob['seeds'];
  /** The programs that play, the weakest first: each is held against the one before it. */
  readonly bots: readonly string[];
  readonly playouts?: number;
  /** Only this scenario. */
  readonly scenario?: string;
  /** So many who play, from the least to the most; without it from one to all. */
  readonly players?: { readonly from: number; readonly to: number };
}

interface Job extends Kind {
  readonly job: GamesJob;
}

/** Plays every scenario with one player, two and so on, each with every program, on the same seeds. `heard` is told of each game how many there are. */
export function balance(
  { playable }: ProjectForPlay,
  what: WhatToBalance,
  how: HowManyThreads,
  heard: (games: number) => void,
): Promise<{ readonly report: BalanceReport } | Unplayed> {
  return attempt(playable.system, async () => {
    const jobs = jobsOf(playable, what);
    const kinds = jobs.map(({ scenario, players, player }) => ({ scenario, players, player }));
    const content = contentOf(playable);
    const scenarios = [...new Set(kinds.map(({ scenario }) => scenario))];
    const expected = scenarios.flatMap((scenario) => {
      const told = playable.system.expected?.(content, scenario);
      return told === undefined ? [] : [[scenario, told] as const];
    });
    const counts = new Balance(kinds, new Map(expected));
    let games = 0;
    const seconds = await playOnThreads(
      playable,
      jobs.map(({ job }) => job),
      how,
      (at, line) => {
        counts.add(kinds[at] as Kind, line);
        games++;
        heard(jobs.length * (what.seeds.to - what.seeds.from + 1));
      },
    );
    const gaps = counts.gaps();
    return {
      seeds: what.seeds,
      playouts: what.playouts ?? playoutsUnlessTold,
      games,
      seconds: Number(seconds.toFixed(3)),
      rates: counts.rates().map(({ rate, interval, rounds, ...one }) => ({
        ...{ ...one, winRate: rate, interval: [...interval] as [number, number] },
        rounds: Number(rounds.toFixed(2)),
      })),
      paired: counts.paired().map(({ rate, interval, ...one }) => ({ ...one, share: rate, interval: [...interval] })),
      cards: counts.cards(),
      ends: counts.ends(),
      gaps: gaps.map(({ dominant, unused, unreached, unended, ...one }) => ({
        ...{ ...one, unused: [...unused], unreached: [...unreached], unended: [...unended] },
        dominant: dominant.map(({ rate, interval, ...card }) => ({ ...card, share: rate, interval: [...interval] })),
      })),
      neverUsed: gaps
        .slice(1)
        .reduce<readonly string[]>(
          (left, { unused }) => left.filter((id) => unused.includes(id)),
          gaps[0]?.unused ?? [],
        ) as string[],
    };
  });
}

function jobsOf(playable: Playable, { seeds, bots, playouts, scenario: only, players: range }: WhatToBalance): Job[] {
  const { system } = playable;
  const content = contentOf(playable);
  const effort = playouts === undefined ? {} : { playouts };
  return (only === undefined ? system.scenarios(content) : [only]).flatMap((scenario) => {
    const most = (system.readSetup(content, { scenario })['players'] as readonly unknown[]).length;
    const [least, last] = [range?.from ?? 1, Math.min(range?.to ?? most, most)];
    if (least > most) throw new RefusalError('tooManyPlayers', { most });
    return Array.from({ length: last - least + 1 }, (_, index) => least + index).flatMap((players) => {
      const setup = wholeSetup(system, content, { setup: { scenario }, players });
      return bots.map((player) => {
        const job = { setup, player, effort, laws: false, tally: true, seeds };
        return { scenario, players, player, job };
      });
    });
  });
}
