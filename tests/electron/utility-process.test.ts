import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { startUtilityProcess } from '#electron/utility-process.ts';

vi.mock('electron', () => import('./fake-electron.mjs'));

const folder = mkdtempSync(path.join(tmpdir(), 'utility-process-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('messages go both ways, and its end is told', async () => {
  const program = path.join(folder, 'echo.mjs');
  writeFileSync(program, "process.on('message', (message) => process.send({ message, word: process.argv[2] }));\n");
  const started = startUtilityProcess(program, ['word']);
  const answer = await new Promise((heard) => {
    started.follow(heard, () => heard('it ended'));
    started.post({ ask: 1 });
  });
  expect(answer).toEqual({ message: { ask: 1 }, word: 'word' });
  const ended = new Promise<void>((then) => started.follow(() => undefined, then));
  started.end();
  await ended;
});
