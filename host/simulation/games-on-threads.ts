import { performance } from 'node:perf_hooks';
import type { Worker } from 'node:worker_threads';
import type { Playable } from '#authoring/project/play/playable.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents, Text } from '#engine/kernel/contract/system.ts';
import type { GameSummary } from '#engine/simulation/game-line.ts';
import type { BotsAndEffort } from '../play/who-plays.ts';
import { type HowManyThreads, onThreads } from './on-threads.ts';

export interface GamesJob extends BotsAndEffort {
  /** Its seed is ignored. */
  readonly setup: JsonObject;
  readonly laws: boolean;
  readonly lawsEvery?: number;
  readonly tally?: boolean;
  readonly seeds: { readonly from: number; readonly to: number };
}
export interface ThreadData {
  readonly system: string;
  readonly documents: Documents;
  readonly jobs: readonly GamesJob[];
}
export interface SeedBatch {
  readonly index: number;
  readonly job: number;
  readonly from: number;
  readonly count: number;
}
export type FromThread =
  | { readonly kind: 'ready' }
  | {
      readonly kind: 'played';
      readonly index: number;
      readonly lines: readonly GameSummary[];
      readonly refused?: RefusedGame;
    };
export interface RefusedGame {
  readonly seed: number;
  readonly code: string;
  readonly text: Text;
  readonly data: JsonObject;
}
type Played = Extract<FromThread, { kind: 'played' }>;

/** The content cannot be played to the end: the first such game by seed. */
export class GameRefused extends Error {
  readonly game: RefusedGame;
  constructor(game: RefusedGame) {
    super(game.text.en);
    this.game = game;
  }
}

/** Each thread has a batch queued, so that it never idles. */
const mostInBatch = 16;
const batchesAhead = 2;

/**
 * Compiles the content once a thread. `take` gets each game in order of jobs and seeds. Returns the seconds from when
 * all threads are ready to the last game. Throws `GamesStopped`, `GameRefused`, `ThreadEnded`, or the error of a
 * thread.
 */
export async function playOnThreads(
  { system, documents }: Playable,
  jobs: readonly GamesJob[],
  how: HowManyThreads,
  take: (job: number, line: GameSummary) => void,
): Promise<number> {
  const workerData: ThreadData = { system: system.id, documents, jobs };
  const play = (threads: readonly Worker[]): Promise<number> =>
    new Promise((resolve, reject) => {
      const batches = batchesOf(jobs, threads.length);
      const waiting: (Played | undefined)[] = [];
      let [ready, given, taken, start] = [0, 0, 0, 0];
      const give = (thread: Worker): void => {
        const batch = batches[given];
        if (batch === undefined) return;
        given++;
        thread.postMessage(batch);
      };
      const begin = (): void => {
        start = performance.now();
        for (let ahead = 0; ahead < batchesAhead; ahead++) for (const thread of threads) give(thread);
      };
      const keep = (played: Played): void => {
        waiting[played.index] = played;
        for (let next = waiting[taken]; next !== undefined; next = waiting[taken]) {
          for (const line of next.lines) take((batches[taken] as SeedBatch).job, line);
          if (next.refused !== undefined) reject(new GameRefused(next.refused));
          waiting[taken++] = undefined;
        }
        if (taken === batches.length) resolve((performance.now() - start) / 1000);
      };
      for (const thread of threads)
        thread.on('message', (message: FromThread) => {
          if (message.kind === 'ready') return void (++ready === threads.length && begin());
          give(thread);
          keep(message);
        });
    });
  return await onThreads('games-worker', workerData, how, play);
}

/** Smaller ones last, so that the threads finish together. */
function batchesOf(jobs: readonly GamesJob[], workers: number): SeedBatch[] {
  const batches: SeedBatch[] = [];
  const total = jobs.reduce((sum, { seeds }) => sum + seeds.to - seeds.from + 1, 0);
  let left = total;
  for (const [job, { seeds }] of jobs.entries()) {
    for (let from = seeds.from; from <= seeds.to; ) {
      const share = Math.ceil(left / (workers * 4));
      const count = Math.min(mostInBatch, share, seeds.to - from + 1);
      batches.push({ index: batches.length, job, from, count });
      from += count;
      left -= count;
    }
  }
  return batches;
}
