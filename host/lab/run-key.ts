import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { canonical, type Json } from '#engine/kernel/basics/json.ts';
import { threadProgram } from '../threads/thread-pool.ts';
import type { JobOfAnySeeds } from './games-job.ts';

/** Increased when the shape of kept lines changes. */
const FORMAT = 4;

/** Games with equal keys and seeds are equal: same build of the engine, rules, content, set-up and programs. */
export function runKey(
  build: string,
  system: string,
  contentHash: string,
  { setup, bots, effort, tally = false, answers = false, decided = false, order }: JobOfAnySeeds,
): string {
  const { seed: _, ...start } = setup;
  const parts: Json = [
    FORMAT,
    build,
    system,
    contentHash,
    start,
    [...bots],
    { ...effort },
    tally,
    answers,
    decided,
    order === undefined ? null : { ...order },
  ];
  return createHash('sha256').update(canonical(parts)).digest('hex');
}

/** Of the program that plays. Its other files carry their own hash in their names. */
export function engineBuild(): string {
  return createHash('sha256')
    .update(readFileSync(threadProgram('games-worker')))
    .digest('hex');
}
