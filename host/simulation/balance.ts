import type { BalanceReport } from '#api/cli/balance-report.ts';
import { contentOf } from '#authoring/project/play/playable.ts';
import { type Choices, type Content, RefusalError, type RuleSystem } from '#engine/kernel/contract/system.ts';
import { defaultPlayouts } from '#engine/players/search.ts';
import { Balance, type ChosenOptions, type ExpectedOf, type Kind } from '#engine/simulation/balance.ts';
import type { GamesJob } from '../lab/games-job.ts';
import { type HowGamesArePlayed, playGames } from '../lab/play-games.ts';
import { setupToDraw } from '../play/whole-setup.ts';
import type { ProjectForPlay } from '../project/project-for-play.ts';
import { catchRefusals, type Unplayed } from './refused-games.ts';
import { standingsReportOf } from './standings-report.ts';

export interface WhatToBalance {
  readonly seeds: GamesJob['seeds'];
  /** The weakest first: in mixed games each is compared with the one before. */
  readonly bots: readonly string[];
  readonly playouts?: number;
  /** Set-up choices; options measured separately that are not chosen are played with every value. */
  readonly choices: Choices;
  readonly players?: { readonly from: number; readonly to: number };
}

interface Job {
  readonly kind: Kind;
  readonly seating: readonly string[];
  readonly job: GamesJob;
}

/** Plays every combination on the same seeds. `heard` is called for each game with their total number. */
export function balance(
  { playable }: ProjectForPlay,
  what: WhatToBalance,
  how: HowGamesArePlayed,
  heard: (games: number) => void,
): Promise<{ readonly report: BalanceReport } | Unplayed> {
  return catchRefusals(playable.system, async () => {
    const { system } = playable;
    const content = contentOf(playable);
    const jobs = jobsOf(system, content, what);
    const kinds = [...new Set(jobs.map(({ kind }) => kind))];
    const counts = new Balance(kinds, expectedOf(system, content, kinds));
    let games = 0;
    const { seconds } = await playGames(
      playable,
      jobs.map(({ job }) => job),
      how,
      (at, line) => {
        const { kind, seating } = jobs[at] as Job;
        counts.add(kind, line, seating);
        games++;
        heard(jobs.length * (what.seeds.to - what.seeds.from + 1));
      },
    );
    const gaps = counts.gaps();
    return {
      compared: null,
      seeds: what.seeds,
      playouts: what.playouts ?? defaultPlayouts,
      games,
      seconds: Number(seconds.toFixed(3)),
      rates: counts.rates().map(({ bots, wins, rounds, standings, choices, ...one }) => ({
        ...{ choices, bots: [...bots], ...one, rounds: Number(rounds.toFixed(2)) },
        wins: wins === null ? null : { won: wins.won, winRate: wins.rate, interval: [...wins.interval] },
        standings: standingsReportOf(standings),
      })),
      paired: counts.paired().map(({ rate, interval, bots, than, ...one }) => ({
        ...{ ...one, bots: [...bots], than: [...than] },
        ...{ share: rate, interval: [...interval] },
      })),
      cards: counts.cards().map((one) => ({ ...one, bots: [...one.bots] })),
      ends: counts.ends().map((one) => ({ ...one, bots: [...one.bots] })),
      gaps: gaps.map(({ dominant, unused, unreached, unended, ...one }) => ({
        ...{ ...one, unused: [...unused], unreached: [...unreached], unended: [...unended] },
        dominant: dominant.map(({ rate, interval, bots, ...card }) => ({
          ...{ ...card, bots: [...bots], share: rate, interval: [...interval] },
        })),
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

function expectedOf(system: RuleSystem, content: Content, kinds: readonly Kind[]): readonly ExpectedOf[] {
  const played = [...new Map(kinds.map(({ choices }) => [JSON.stringify(choices), choices])).values()];
  return played.flatMap((choices) => {
    const expected = system.expected?.(content, listed(choices));
    return expected === undefined ? [] : [{ choices, expected }];
  });
}

const listed = (chosen: ChosenOptions): Choices =>
  Object.fromEntries(Object.entries(chosen).map(([option, value]) => [option, [value]]));

function jobsOf(system: RuleSystem, content: Content, what: WhatToBalance): readonly Job[] {
  const { seeds, bots, playouts, choices, players: range } = what;
  const effort = playouts === undefined ? {} : { playouts };
  const games = playedApart(system, content, choices).map((apart) => ({
    apart,
    seating: system.seating(content, { ...choices, ...listed(apart) }),
  }));
  const [least, most] = [
    Math.min(...games.map(({ seating }) => seating.least)),
    Math.max(...games.map(({ seating }) => seating.most)),
  ];
  if (range !== undefined && range.from > most) throw new RefusalError('tooManyPlayers', { most });
  if (range !== undefined && range.to < least) throw new RefusalError('tooFewPlayers', { least });
  return games.flatMap(({ apart, seating: { together, ...its } }) => {
    const [from, to] = [Math.max(range?.from ?? its.least, its.least), Math.min(range?.to ?? its.most, its.most)];
    const counts = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
    return counts.flatMap((seats) => {
      const setup = setupToDraw(system, content, { setup: { choices: { ...choices, ...listed(apart) }, seats } });
      return programsAt(bots, seats, together).flatMap(({ bots: of, seatings }) => {
        const kind = { choices: apart, seats, bots: of };
        return seatings.map((seating) => ({
          ...{ kind, seating },
          job: { setup, bots: seating, effort, laws: false, tally: true, seeds },
        }));
      });
    });
  });
}

function playedApart({ options }: RuleSystem, content: Content, choices: Choices): readonly ChosenOptions[] {
  return options
    .filter(({ apart }) => apart)
    .reduce<readonly ChosenOptions[]>(
      (found, { id, values }) =>
        found.flatMap((chosen) => (choices[id] ?? values(content)).map((value) => ({ ...chosen, [id]: value }))),
      [{}],
    );
}

/** Each bot at all seats measures seats and roles; mixed games in all rotations measure the bots. */
function programsAt(bots: readonly string[], seats: number, together: boolean) {
  const alone = bots.map((bot) => ({ bots: [bot], seatings: [[bot]] }));
  if (together || bots.length < 2 || seats < 2) return alone;
  const seatings = bots.map((_, by) =>
    Array.from({ length: seats }, (__, seat) => bots[(seat + by) % bots.length] ?? ''),
  );
  return [...alone, { bots, seatings }];
}
