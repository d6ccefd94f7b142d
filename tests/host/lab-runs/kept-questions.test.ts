import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeKeptQuestions } from '#host/lab-runs/kept-questions.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'questions-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const aim = { kind: 'value' as const, number: 'A/than', target: 0.5, from: 1, to: 9 };
const question = { choices: { scenario: 'A' }, seats: 2, program: 'greedy', games: 100, aim };
const open = () => makeKeptQuestions(() => Promise.resolve(folder));

it('questions are kept from one window to the next', async () => {
  await open().keep([{ run: 'one', question }]);
  expect(await open().read()).toEqual([{ run: 'one', question }]);
});

it.each(['[{"run":', '[{"run": 1}]', '[{"run": "one", "question": {"games": 0}}]'])(
  'a damaged list is read as an empty one: %s',
  async (text) => {
    writeFileSync(path.join(folder, 'lab-questions.json'), text);
    expect(await open().read()).toEqual([]);
  },
);
