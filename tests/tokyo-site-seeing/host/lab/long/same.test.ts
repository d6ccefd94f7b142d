import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { SimulateReport } from '#api/cli/simulate-report.ts';
import { contentOf } from '#authoring/project/play/playable.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { makeLineStore } from '#host/lab/line-store.ts';
import { engineBuild } from '#host/lab/run-key.ts';
import { ChunkQueue } from '#host/lab-machines/chunk-queue.ts';
import { readLabAddress } from '#host/lab-machines/lab-address.ts';
import { simulate } from '#host/simulation/simulate.ts';
import { type LabServer, startLabServer } from '../lab-server.ts';
import { ended, games, isPlaying, lend, play, project } from '../lent-computers.ts';

let server: LabServer;
let alone: string;
beforeAll(async () => {
  server = await startLabServer();
  alone = (await play()).hash;
  vi.stubEnv('STUDIO_LAB_URL', server.url);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.stop();
});

const keptIn = () => mkdtempSync(path.join(os.tmpdir(), 'lab-same-'));

it.each([1, 2, 3])('%i threads that are stopped twenty times play the same games', async (workers) => {
  const store = makeLineStore(keptIn());
  const run = async (until: number) => {
    const stop = new AbortController();
    return await simulate(project, games, { workers, store, stop: stop.signal }, (_, __, at) => {
      if (at >= until) stop.abort();
    });
  };
  for (let time = 1; time <= 20; time++) expect(await run(time * 8)).toEqual({ stopped: true });
  expect(await run(Number.POSITIVE_INFINITY)).toMatchObject({ report: { hash: alone } });
});

it('killed fifty times, studio plays the same games, and none of those that it listed again', async () => {
  const env = { ...process.env, STUDIO_STATE_FOLDER: keptIn() };
  const words = ['simulate', 'sample-content/tokyo-site-seeing', '--players', '2', '--bot', 'random'];
  const start = (workers: number, ...more: readonly string[]) => {
    const typed = [...words, '--games', String(games.seeds.to), '--workers', String(workers), ...more];
    return spawn(process.execPath, ['bin/studio.mjs', ...typed], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  };
  for (let time = 1; time <= 50; time++) {
    const child = start((time % 3) + 1, '--list');
    let listed = 0;
    child.stdout.on('data', (data) => {
      listed += String(data).split('\n').length - 1;
      if (listed > time * 3) child.kill('SIGKILL');
    });
    await new Promise((then) => child.once('exit', then));
  }
  const child = start(2, '--json');
  let out = '';
  child.stdout.on('data', (data) => {
    out += String(data);
  });
  await new Promise((then) => child.once('close', then));
  const { hash, kept } = JSON.parse(out) as SimulateReport;
  expect([hash, kept >= 150]).toEqual([alone, true]);
});

it('two lent computers give the same games, even when one is killed ten times while it plays', async () => {
  const other = await lend(server);
  for (let time = 1; time <= 10; time++) {
    const one = await lend(server);
    const playing = play(100);
    await isPlaying(server, one);
    one.child.kill('SIGKILL');
    expect((await playing).hash).toBe(alone);
    await ended(one);
  }
  other.child.kill('SIGTERM');
  expect(await ended(other)).toBe(0);
});

it('the chunk of a computer that is killed is given to another one', async () => {
  const { system, documents } = project.playable;
  const { hash } = contentOf(project.playable);
  const given = { id: hash, what: { system: system.id, hash, documents } };
  const setup = system.setups(contentOf(project.playable))[0];
  const [one, two] = await Promise.all([lend(server), lend(server)]);
  const address = readLabAddress();
  if ('code' in address) throw new Error(address.code);
  const nothing = () => undefined;
  const queue = await ChunkQueue.open(address, { build: engineBuild(), nonce: '', changed: nothing, gone: nothing });
  await vi.waitUntil(() => queue.threads === 2);
  const job = { setup: setup as JsonObject, bots: ['greedy'], effort: {}, laws: false };
  const asked = Array.from({ length: 6 }, (_, at) => queue.ask(given, { job, from: 1 + at * 20, count: 20 }));
  await isPlaying(server, one);
  one.child.kill('SIGKILL');
  const answers = await Promise.all(asked);
  expect(answers.map((answer) => answer?.played.lines.length)).toEqual(asked.map(() => 20));
  expect(new Set(answers.map((answer) => answer?.by))).toContain(two.name);
  await queue.close();
  two.child.kill('SIGTERM');
  await ended(two);
});
