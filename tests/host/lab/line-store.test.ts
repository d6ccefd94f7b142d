import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { GameSummary } from '#engine/simulation/game-line.ts';
import { makeLineStore } from '#host/lab/line-store.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'lines-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = 'a'.repeat(64);
const file = () => path.join(folder, `${run}.lines`);
const line = (seed: number): GameSummary => ({
  ...{ seed, result: 'won', reason: null, rank: null, won: true, rounds: 3, decisions: 20, seats: [], logHash: '0' },
});
const seedsOf = async (name = run) => [...(await makeLineStore(folder).read(name)).keys()];

it('what was added is read again, by seed', async () => {
  const store = makeLineStore(folder);
  await store.add(run, [line(1), line(2)]);
  await store.add(run, [line(7)]);
  expect(await makeLineStore(folder).read(run)).toEqual(new Map([1, 2, 7].map((seed) => [seed, line(seed)])));
  expect(await seedsOf('b'.repeat(64))).toEqual([]);
});

it('dropped lines are not read again until they are added anew', async () => {
  const store = makeLineStore(folder);
  await Promise.all([store.add(run, [line(1), line(2), line(3)]), store.drop(run, 2, 2), store.add(run, [line(3)])]);
  expect(await seedsOf()).toEqual([1, 3]);
});

it('two programs may add to one run', async () => {
  const [one, two] = [makeLineStore(folder), makeLineStore(folder)];
  const seeds = Array.from({ length: 40 }, (_, seed) => seed);
  await Promise.all(seeds.map((seed) => (seed % 2 === 0 ? one : two).add(run, [line(seed)])));
  expect((await seedsOf()).sort((a, b) => a - b)).toEqual(seeds);
});

it('a chunk that was cut off or changed is left out, and no other', async () => {
  const store = makeLineStore(folder);
  await store.add(run, [line(1)]);
  const whole = readFileSync(file(), 'utf8');
  writeFileSync(file(), `${whole}${whole.slice(0, -9)}`.replace('"rounds":3', '"rounds":4'));
  await store.add(run, [line(2)]);
  appendFileSync(file(), '\n0123456789abcdef not JSON');
  expect(await seedsOf()).toEqual([2]);
});

it('the oldest runs are removed when all together are too large, and other files are left alone', async () => {
  const store = makeLineStore(folder, 1000);
  const runs = ['a', 'b', 'c'].map((letter) => letter.repeat(64));
  writeFileSync(path.join(folder, 'notes.txt'), 'x'.repeat(5000));
  for (const [age, name] of runs.entries()) {
    await store.add(name, [line(1), line(2), line(3)]);
    utimesSync(path.join(folder, `${name}.lines`), age, age);
  }
  await store.prune();
  expect(readdirSync(folder).sort()).toEqual([`${runs[1]}.lines`, `${runs[2]}.lines`, 'notes.txt']);
});

it('a folder that cannot be written keeps nothing, and says nothing', async () => {
  const blocked = path.join(folder, 'blocked');
  writeFileSync(blocked, '');
  const store = makeLineStore(path.join(blocked, 'lab'));
  await store.add(run, [line(1)]);
  await store.prune();
  expect(await store.read(run)).toEqual(new Map());
  mkdirSync(file());
  await makeLineStore(folder).add(run, [line(1)]);
  expect(await seedsOf()).toEqual([]);
});
