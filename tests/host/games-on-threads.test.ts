import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { Playable } from '#authoring/project/play/playable.ts';
import { type GamesJob, playOnThreads } from '#host/simulation/games-on-threads.ts';
import { ThreadEnded } from '#host/simulation/on-threads.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'threads-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const playable = { system: { id: 'none' }, documents: {} } as unknown as Playable;
const job: GamesJob = { setup: {}, bots: ['random'], effort: {}, laws: false, seeds: { from: 1, to: 40 } };
const ready = "parentPort.postMessage({ kind: 'ready' });";

it.each([
  ['before it has begun', ''],
  ['before it has begun, with an exit code', 'process.exit(3);'],
  ['with its first games', `${ready} parentPort.once('message', () => process.exit(0));`],
  ['by closing the line', `${ready} parentPort.once('message', () => parentPort.close());`],
])('a thread that ends without an error %s is not waited for', async (_, program) => {
  const file = path.join(folder, 'thread.mjs');
  writeFileSync(file, `import { parentPort } from 'node:worker_threads';\n${program}\n`);
  const stop = new AbortController().signal;
  const played = playOnThreads(playable, [job], { workers: 2, stop, program: file }, () => undefined);
  await expect(played).rejects.toThrow(ThreadEnded);
});
