import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ThreadEnded, ThreadPool, WorkStopped } from '#host/threads/thread-pool.ts';
import { bundle } from '../../scripts/run-ts.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'threads-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const given = { id: 'numbers', what: 1 };
const written = (program: string): string => {
  const file = path.join(folder, 'thread.mjs');
  writeFileSync(file, `import { parentPort } from 'node:worker_threads';\n${program}\n`);
  return file;
};
const answering = (before: string) =>
  `parentPort.on('message', ({ kind, ask }) => {
    if (kind === 'given') return parentPort.postMessage({ kind: 'taken' });
    ${before}
    parentPort.postMessage({ kind: 'answer', answer: ask + 1 });
  });`;

it.each([
  ['before it has begun', ''],
  ['before it has begun, with an exit code', 'process.exit(3);'],
  ['with its question', "parentPort.on('message', ({ kind }) => kind === 'ask' && process.exit(0));"],
  ['by closing the line', "parentPort.once('message', () => parentPort.close());"],
])('a question is not waited for when two threads in turn end %s', async (_, program) => {
  const pool = new ThreadPool<number, number, number>(written(program), 2);
  await expect(pool.ask(given, 1)).rejects.toThrow(ThreadEnded);
  await pool.close();
});

it('a thread that ends is replaced, and its question is asked again', async () => {
  const mark = path.join(folder, 'ended-once');
  const dies = `if (ask === 3 && !fs.existsSync(${JSON.stringify(mark)})) { fs.writeFileSync(${JSON.stringify(mark)}, ''); process.exit(1); }`;
  const pool = new ThreadPool<number, number, number>(written(`import fs from 'node:fs';\n${answering(dies)}`), 2);
  const answers = await Promise.all([1, 2, 3, 4, 5].map((ask) => pool.ask(given, ask)));
  await pool.close();
  expect([answers, existsSync(mark)]).toEqual([[2, 3, 4, 5, 6], true]);
});

it('questions that wait when the threads are closed are refused', async () => {
  const pool = new ThreadPool<number, number, number>(written(answering('return;')), 1);
  const asked = [1, 2].map((ask) => pool.ask(given, ask));
  const all = Promise.allSettled(asked);
  await pool.close();
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(pool.ask(given, 3)).rejects.toThrow(WorkStopped);
});

it('a closed pool rejects what it is given', async () => {
  const pool = new ThreadPool<number, number, number>(written(answering('')), 2);
  await pool.close();
  await expect(pool.giveAll(given)).rejects.toThrow(WorkStopped);
});

it('of three contents in turns, a thread keeps the two that it was given last, and is given the others again', async () => {
  const program = await bundle('tests/host/counting-thread.ts');
  const pool = new ThreadPool<number, number, { readonly sum: number; readonly times: number }>(program, 1);
  const answers = [];
  for (const what of [10, 20, 10, 30, 10, 30, 20, 10]) answers.push(await pool.ask({ id: `${what}`, what }, 1));
  await pool.close();
  rmSync(program);
  // A thread that is asked about something that it no longer keeps ends, and its successor counts from 1.
  expect(answers).toEqual([
    { sum: 11, times: 1 },
    { sum: 21, times: 2 },
    { sum: 11, times: 2 },
    { sum: 31, times: 3 },
    { sum: 11, times: 4 },
    { sum: 31, times: 4 },
    { sum: 21, times: 5 },
    { sum: 11, times: 5 },
  ]);
});
