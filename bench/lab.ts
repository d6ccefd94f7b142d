import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentOf, type Playable } from '../authoring/project/play/playable.ts';
import type { GameSummary } from '../engine/simulation/game-line.ts';
import type { Chunk, GivenContent, JobOfAnySeeds, PlayedChunk, Seeds } from '../host/lab/games-job.ts';
import type { GamesPool } from '../host/lab/games-pool.ts';
import { jobOfGames } from '../host/lab/job-of-games.ts';
import { type LineStore, makeLineStore } from '../host/lab/line-store.ts';
import { playInPool } from '../host/lab/play-games.ts';
import { ThreadPool, threadProgram } from '../host/threads/thread-pool.ts';
import { playableSample } from './engines.ts';
import { median, quick, threadsTime } from './measure.ts';

export const labPool = (threads: number): ThreadPool<GivenContent, Chunk, PlayedChunk> =>
  new ThreadPool(threadProgram('games-worker'), threads);

/** Lines of the sample's first games, and how long they took: processor time of all threads, and by the clock. */
export async function playLab(
  pool: GamesPool,
  { playable, job }: LabGames,
  seeds: Seeds,
  store: LineStore | null = null,
) {
  const lines: GameSummary[] = [];
  const [processor, clock] = [threadsTime(), performance.now()];
  await playInPool(pool, playable, [{ ...job, seeds }], store, (_, line) => void lines.push(line));
  return { lines, processor: threadsTime() - processor, clock: performance.now() - clock };
}

export interface LabGames {
  readonly playable: Playable;
  readonly job: JobOfAnySeeds;
}

export async function greedyGames(): Promise<LabGames> {
  const playable = await playableSample();
  contentOf(playable);
  return { playable, job: jobOfGames(playable, { choices: {}, seats: 4 }, ['greedy']) };
}

const QUESTION = 200;
const next = (at: number): Seeds => ({ from: at * QUESTION + 1, to: (at + 1) * QUESTION });

/** Games a second of the second question by those of the first, which begins with new threads. */
export async function measureSecondQuestion(games: LabGames): Promise<number> {
  const ratios: number[] = [];
  for (let round = 0; round < (quick ? 3 : 7); round++) {
    const pool = labPool(1);
    const first = await playLab(pool, games, next(0));
    const second = await playLab(pool, games, next(1));
    await pool.close();
    ratios.push(first.processor / second.processor);
  }
  return median(ratios);
}

export interface StoreMeasured {
  /** What keeping games costs, by playing them. */
  readonly kept: number;
  /** The same games from the store, by playing them. */
  readonly again: number;
}

/** In processor time. */
export async function measureStore(games: LabGames): Promise<StoreMeasured> {
  const pool = labPool(1);
  await playLab(pool, games, next(0));
  const rounds: StoreMeasured[] = [];
  for (let round = 1; round <= (quick ? 3 : 7); round++) {
    const folder = mkdtempSync(path.join(tmpdir(), 'studio-bench-lab-'));
    const store = makeLineStore(folder);
    const chunks: [run: string, lines: readonly GameSummary[]][] = [];
    const noted: LineStore = {
      ...store,
      add(run, lines) {
        chunks.push([run, lines]);
        return Promise.resolve();
      },
    };
    const played = await playLab(pool, games, next(round), noted);
    const before = threadsTime();
    for (const [run, lines] of chunks) await store.add(run, lines);
    await store.prune();
    const kept = threadsTime() - before;
    const again = await playLab(pool, games, next(round), store);
    rounds.push({ kept: kept / played.processor, again: again.processor / played.processor });
    rmSync(folder, { recursive: true, force: true });
  }
  await pool.close();
  const of = (part: keyof StoreMeasured): number => median(rounds.map((one) => one[part]));
  return { kept: of('kept'), again: of('again') };
}
