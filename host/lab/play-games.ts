import { performance } from 'node:perf_hooks';
import { contentOf, type Playable } from '#authoring/project/play/playable.ts';
import type { GameSummary } from '#engine/simulation/game-line.ts';
import { type Chunk, GameRefused, type GamesJob, type Seeds } from './games-job.ts';
import { type GamesPool, type HowGamesArePlayed, withGamesPool } from './games-pool.ts';

export interface PlayTime {
  /** From when all threads are ready to the last game. */
  readonly seconds: number;
  /** Games that were not in the store. */
  readonly played: number;
}

/** `isKept`: it was not played now. */
export type TakeLine = (job: number, line: GameSummary, isKept: boolean) => void;

/**
 * Plays jobs on threads of their own. `take` gets each game in order of jobs and seeds. Throws `WorkStopped`,
 * `GameRefused`, `ThreadEnded`, or the error of a thread.
 */
export function playGames(
  playable: Playable,
  jobs: readonly GamesJob[],
  how: HowGamesArePlayed,
  take: TakeLine,
): Promise<PlayTime> {
  return withGamesPool(how, (pool) => playInPool(pool, playable, jobs, how.store, take));
}

/**
 * Plays jobs on threads that may have other work too. `known`: games of a job that need not be played. See `playGames`.
 */
export async function playInPool(
  pool: GamesPool,
  playable: Playable,
  jobs: readonly GamesJob[],
  store: HowGamesArePlayed['store'],
  take: TakeLine,
  known: (job: number) => readonly GameSummary[] = () => [],
): Promise<PlayTime> {
  const { system, documents } = playable;
  const { hash } = contentOf(playable);
  const runs = await Promise.all(
    jobs.map(async (job, index): Promise<Run> => {
      // Laws are tried on games that are played.
      const key = job.laws ? null : (store?.keyOf(system.id, hash, job) ?? null);
      const read = (key === null ? null : await store?.read(key)) ?? new Map<number, GameSummary>();
      const more = known(index).filter(({ seed }) => !read.has(seed));
      if (key !== null && more.length > 0) await store?.add(key, more);
      const kept = new Map([...read, ...more.map((line) => [line.seed, line] as const)]);
      return { job, key, kept, lines: new Map(kept), next: job.seeds.from };
    }),
  );
  const left = runs.reduce((sum, { job, kept }) => sum + seedsIn(job.seeds).filter((one) => !kept.has(one)).length, 0);
  const chunks = new Chunks(runs, left, pool.size);
  const taker = new InOrder(runs, take);
  taker.goOn();
  if (left === 0) return { seconds: 0, played: 0 };
  const given = { id: `${system.id} ${hash}`, what: { system: system.id, hash, documents } };
  await pool.giveAll(given);
  const start = performance.now();
  const added: Promise<void>[] = [];
  async function keepPlaying(): Promise<void> {
    for (let chunk = chunks.next(); chunk !== null; chunk = chunks.next()) {
      const { run, from, count } = chunk;
      const { seeds: _, ...job } = run.job;
      const begun = performance.now();
      const { lines, refused } = await pool.ask(given, { job, from, count });
      chunks.took(count, performance.now() - begun);
      if (run.key !== null && store !== null) {
        const adding = store.add(run.key, lines);
        added.push(adding);
        await adding;
      }
      for (const line of lines) run.lines.set(line.seed, line);
      taker.goOn(refused === undefined ? null : { run, game: refused });
    }
  }
  // After a stop, the next run must find every game that was played.
  await Promise.all(Array.from({ length: pool.size }, keepPlaying)).finally(() => Promise.all(added));
  return { seconds: (performance.now() - start) / 1000, played: left };
}

interface Run {
  readonly job: GamesJob;
  readonly key: string | null;
  readonly kept: ReadonlyMap<number, GameSummary>;
  /** Played and not yet taken. */
  readonly lines: Map<number, GameSummary>;
  /** The first seed that was not handed out. */
  next: number;
}

const seedsIn = ({ from, to }: Seeds): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

const MOST_IN_CHUNK = 256;
const WANTED = 1000;

/** Seeds that are not played yet, in chunks of about a second; smaller ones last, so that threads end together. */
class Chunks {
  private readonly runs: readonly Run[];
  private readonly threads: number;
  private left: number;
  private games = 0;
  private milliseconds = 0;

  constructor(runs: readonly Run[], left: number, threads: number) {
    this.runs = runs;
    this.left = left;
    this.threads = threads;
  }

  took(games: number, milliseconds: number): void {
    this.games += games;
    this.milliseconds += milliseconds;
  }

  next(): (Pick<Chunk, 'from' | 'count'> & { readonly run: Run }) | null {
    for (const run of this.runs) {
      const { seeds } = run.job;
      while (run.next <= seeds.to && run.kept.has(run.next)) run.next++;
      if (run.next > seeds.to) continue;
      const from = run.next;
      const most = this.most();
      let count = 0;
      while (count < most && from + count <= seeds.to && !run.kept.has(from + count)) count++;
      run.next = from + count;
      this.left -= count;
      return { run, from, count };
    }
    return null;
  }

  private most(): number {
    const asMeasured = this.games === 0 ? 1 : Math.ceil((this.games * WANTED) / Math.max(1, this.milliseconds));
    const share = Math.ceil(this.left / (this.threads * 4));
    return Math.max(1, Math.min(asMeasured, share, MOST_IN_CHUNK));
  }
}

/** Hands out lines by job and seed, in whatever order they arrive. */
class InOrder {
  private readonly runs: readonly Run[];
  private readonly take: TakeLine;
  private readonly refused = new Map<Run, GameRefused>();
  private at = 0;
  private seed: number;

  constructor(runs: readonly Run[], take: TakeLine) {
    this.runs = runs;
    this.take = take;
    this.seed = runs[0]?.job.seeds.from ?? 0;
  }

  /** Throws `GameRefused` when that game's turn comes. */
  goOn(refusal: { readonly run: Run; readonly game: GameRefused['game'] } | null = null): void {
    if (refusal !== null) {
      const { run, game } = refusal;
      const known = this.refused.get(run);
      if (known === undefined || known.game.seed > game.seed) this.refused.set(run, new GameRefused(game));
    }
    for (let run = this.runs[this.at]; run !== undefined; run = this.runs[this.at]) {
      const { job, lines } = run;
      for (; this.seed <= job.seeds.to; this.seed++) {
        const line = lines.get(this.seed);
        if (line === undefined) {
          const refused = this.refused.get(run);
          if (refused?.game.seed === this.seed) throw refused;
          return;
        }
        lines.delete(this.seed);
        this.take(this.at, line, run.kept.has(this.seed));
      }
      this.at++;
      this.seed = this.runs[this.at]?.job.seeds.from ?? 0;
    }
  }
}
