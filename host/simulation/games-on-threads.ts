import { performance } from 'node:perf_hooks';
import type { Worker } from 'node:worker_threads';
import type { Playable } from '#authoring/project/play/playable.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents, Text } from '#engine/kernel/contract/system.ts';
import type { GameLine } from '#engine/simulation/game-line.ts';
import type { WhoPlays } from '../play/who-plays.ts';
import { type HowManyThreads, onThreads } from './on-threads.ts';

/** Games of one kind: one a seed, from the first to the last. */
export interface GamesJob extends WhoPlays {
  /** The whole set-up document; its seed counts for nothing. */
  readonly setup: JsonObject;
  readonly laws: boolean;
  readonly lawsEvery?: number;
  /** Counts what happened in each game. */
  readonly tally?: boolean;
  readonly seeds: { readonly from: number; readonly to: number };
}
/** What a thread is born with. */
export interface ThreadData {
  readonly system: string;
  readonly documents: Documents;
  readonly jobs: readonly GamesJob[];
}
/** So many seeds of a job that a thread plays in one go. */
export interface Batch {
  readonly index: number;
  readonly job: number;
  readonly from: number;
  readonly count: number;
}
export type FromThread =
  | { readonly kind: 'ready' }
  /** The games of a batch, in order; up to the one that was refused, when one was. */
  | {
      readonly kind: 'played';
      readonly index: number;
      readonly lines: readonly GameLine[];
      readonly refused?: RefusedGame;
    };
export interface RefusedGame {
  readonly seed: number;
  readonly code: string;
  readonly text: Text;
  readonly data: JsonObject;
}
type Played = Extract<FromThread, { kind: 'played' }>;

/** A game that the content does not let come to its end: the first one in the order of seeds. */
export class GameRefused extends Error {
  readonly game: RefusedGame;
  constructor(game: RefusedGame) {
    super(game.text.en);
    this.game = game;
  }
}

/** Most games a thread is given at once; a batch waits at each thread, so that none stands idle. */
const mostInBatch = 16;
const batchesAhead = 2;

/**
 * Plays all games of all jobs on worker threads. Each thread compiles the content once. `take` is called with each game,
 * jobs in their order and seeds in theirs, whichever thread was done first.
 * Returns the seconds of play: from when every thread had its content ready to the last game.
 * Throws `GamesStopped`, `GameRefused`, `ThreadEnded`, or what a thread died of.
 */
export async function playOnThreads(
  { system, documents }: Playable,
  jobs: readonly GamesJob[],
  how: HowManyThreads,
  take: (job: number, line: GameLine) => void,
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
          for (const line of next.lines) take((batches[taken] as Batch).job, line);
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

/** Batches of all jobs, in order; the last ones are small, so that the threads end together. */
function batchesOf(jobs: readonly GamesJob[], workers: number): Batch[] {
  const batches: Batch[] = [];
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
