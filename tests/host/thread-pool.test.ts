import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ThreadEnded, ThreadPool, WorkStopped } from '#host/threads/thread-pool.ts';

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
