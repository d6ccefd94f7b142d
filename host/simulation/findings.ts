import { performance } from 'node:perf_hooks';
import { isDeepStrictEqual } from 'node:util';
import type { FindingsReport } from '#api/cli/findings-report.ts';
import { contentOf, type Playable } from '#authoring/project/play/playable.ts';
import { deadAnswers } from '#engine/simulation/answers/dead-answers.ts';
import { anyTimeProbability } from '#engine/simulation/comparison/any-time-interval.ts';
import { discoveries } from '#engine/simulation/comparison/false-discovery.ts';
import type { GameSummary } from '#engine/simulation/game-line.ts';
import { share } from '#engine/simulation/interval.ts';
import { type GamesPool, type HowGamesArePlayed, withGamesPool } from '../lab/games-pool.ts';
import { jobOfGames } from '../lab/job-of-games.ts';
import { playInPool } from '../lab/play-games.ts';
import { Variant, VariantGames } from '../lab/variants.ts';
import { difficultyOf } from './difficulty.ts';
import { type EffectCount, effectsOfGames } from './effects-of-games.ts';
import { FindingsProgress } from './findings-progress.ts';
import { effectOf, isDecided, type NumberGames, roundedBoth, roundedOf, roundedRate } from './number-games.ts';
import { catchRefusals, type Unplayed } from './refused-games.ts';

type DeadChoices = FindingsReport['deadChoices'];

/** Dead choices that are forced, the most offered ones. */
const MOST_FORCED = 12;
/** An effect counts as never run only if its interval lies below this. */
const RARE = 0.05;
const MOST_SEEDS = 10;

export interface WhatToFind extends NumberGames {
  /** Games that are looked into for where they were decided. */
  readonly decided: number;
}

/**
 * What a project could do without, and where it gets stuck: each list has only what is surely beyond its threshold.
 * `heard`: games that were played, of how many.
 */
export async function findings(
  playable: Playable,
  what: WhatToFind,
  how: HowGamesArePlayed,
  heard: (done: number, of: number) => void,
): Promise<{ readonly report: FindingsReport; readonly effects: readonly EffectCount[] } | Unplayed> {
  const found = await catchRefusals(playable.system, async () => {
    const start = performance.now();
    const { seeds } = what;
    const own = { ...jobOfGames(playable, what, what.program), answers: true };
    return await withGamesPool(how, async (pool) => {
      const games = new VariantGames({ playable, job: own, ...what }, pool, how.store);
      const most = {
        ...{ seats: seedsIn(seeds), forced: MOST_FORCED * seedsIn(seeds) },
        decided: GAMES_TO_DECIDE * Math.min(what.decided, seedsIn(seeds)),
      };
      const progress = new FindingsProgress(most, heard);
      const bySeats = await playedBySeats(playable, what, pool, how.store, progress);
      games.lines.push(...(bySeats.jobs.find(({ job }) => isDeepStrictEqual(job, own))?.lines ?? []));
      await games.measure(new Variant(playable), () => false);
      const deadChoices = await forcedOf(playable, what, games, progress);
      const looked = { from: seeds.from, to: Math.min(seeds.to, seeds.from + what.decided - 1) };
      const early: GameSummary[] = [];
      const job = { ...jobOfGames(playable, what, what.program), decided: true, seeds: looked };
      const tookEarly = (_: number, line: GameSummary): void => {
        early.push(line);
        progress.took('decided', GAMES_TO_DECIDE);
      };
      if (what.decided > 0) await playInPool(pool, playable, [job], how.store, tookEarly);
      const all = bySeats.jobs.flatMap(({ seats, lines }) => lines.map((line) => ({ seats, line })));
      const effects = effectsOfGames(
        playable,
        own.setup,
        all.map(({ line }) => line),
      );
      const report: FindingsReport = {
        ...{ figure: what.figure, program: what.program.join(), seeds, games: games.lines.length },
        difficulty: difficultyOf(new Map(bySeats.jobs.map(({ seats, lines }) => [seats, lines]))),
        deadChoices,
        neverRun: neverRunIn(effects, all.length),
        endless: endlessIn(all),
        decidedEarly: decidedIn(early),
        ...{ played: games.played + bySeats.played, seconds: secondsSince(start) },
      };
      return { report, effects };
    });
  });
  return 'report' in found ? found.report : found;
}

const secondsSince = (start: number): number => Number(((performance.now() - start) / 1000).toFixed(3));

/** Each number of players that the set-up allows. */
async function playedBySeats(
  playable: Playable,
  what: NumberGames,
  pool: GamesPool,
  store: HowGamesArePlayed['store'],
  progress: FindingsProgress,
) {
  const { seeds, choices, program } = what;
  const { least, most } = playable.system.seating(contentOf(playable), choices);
  const jobs = Array.from({ length: most - least + 1 }, (_, at) => ({
    seats: least + at,
    job: { ...jobOfGames(playable, { choices, seats: least + at }, program), answers: true },
    lines: [] as GameSummary[],
  }));
  progress.leaves('seats', jobs.length * seedsIn(seeds));
  const all = jobs.map(({ job }) => ({ ...job, seeds }));
  const { played } = await playInPool(pool, playable, all, store, (at, line) => {
    jobs[at]?.lines.push(line);
    progress.took('seats', 1);
  });
  return { jobs, played };
}

const seedsIn = ({ from, to }: NumberGames['seeds']): number => to - from + 1;

/** Of a game that is looked into for where it was decided: about as many others take as long. */
const GAMES_TO_DECIDE = 100;

/** Dead choices, and what it costs to make them. */
async function forcedOf(
  playable: Playable,
  what: NumberGames,
  games: VariantGames,
  progress: FindingsProgress,
): Promise<DeadChoices> {
  const dead = deadAnswers(
    games.lines.flatMap(({ answers }) => answers ?? []),
    playable.system.judge,
  );
  const forced: Variant[] = [];
  const tries = dead.slice(0, MOST_FORCED);
  for (const [at, of] of tries.entries()) {
    progress.leaves('forced', (tries.length - at) * seedsIn(what.seeds));
    const variant = new Variant(playable, {
      order: { once: of.kind, figure: what.figure },
      mayTouch: ({ answers }) => answers?.offered.includes(of.kind) !== false,
    });
    await games.measure(
      variant,
      ({ difference }) => isDecided(difference),
      () => progress.took('forced', 1),
    );
    forced.push(variant);
  }
  progress.leaves('forced', 0);
  const clear = discoveries(forced.map(({ difference }) => anyTimeProbability(difference)));
  return dead.map(({ kind, offered, taken, rate, interval }, at) => {
    const tried = forced[at];
    return {
      ...{ choice: kind, offered, taken, share: roundedRate(rate), interval: roundedBoth(interval) },
      forced: tried === undefined ? null : { ...costOf(tried), isClear: clear[at] === true },
    };
  });
}

const costOf = ({ difference, identical }: Variant) => ({
  ...{ pairs: difference.pairs, identical, difference: roundedOf(difference), effect: effectOf(difference) },
});

function neverRunIn(effects: readonly EffectCount[], games: number): FindingsReport['neverRun'] {
  const { interval } = share(0, games);
  const never = effects.flatMap(({ path, games: ran }) => (ran === 0 ? [path] : []));
  return {
    ...{ games, interval: roundedBoth(interval), effects: effects.length },
    never: interval[1] < RARE ? outermost(never) : null,
  };
}

/** Without effects within others that never ran. */
const outermost = (paths: readonly string[]): string[] =>
  paths.filter((path) => !paths.some((other) => path.startsWith(`${other}/`)));

function endlessIn(all: readonly { readonly seats: number; readonly line: GameSummary }[]): FindingsReport['endless'] {
  const found = all.flatMap(({ seats, line: { seed, unended } }) =>
    unended === undefined ? [] : [{ seats, seed, code: unended.code, message: { ...unended.text } }],
  );
  const { rate, interval } = share(found.length, all.length);
  return {
    ...{ games: found.length, share: roundedRate(rate), interval: roundedBoth(interval) },
    first: found.slice(0, MOST_SEEDS),
  };
}

function decidedIn(lines: readonly GameSummary[]): FindingsReport['decidedEarly'] {
  const list = lines.flatMap(({ seed, result, decided }) =>
    decided === undefined || decided === null
      ? []
      : [{ seed, result, ...decided, otherwise: roundedBoth(share(0, decided.tries).interval) }],
  );
  const { rate, interval } = share(list.length, lines.length);
  return {
    ...{ games: lines.length, decided: list.length, share: roundedRate(rate), interval: roundedBoth(interval) },
    list,
  };
}
