import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { availableSystems, beginInFolder, newThingsInNewProject, projectKinds } from '#host/new-project/new-project.ts';

let around = '';
beforeEach(() => {
  around = mkdtempSync(path.join(os.tmpdir(), 'hostile-answers-'));
  mkdirSync(path.join(around, 'in'));
});
afterEach(() => rmSync(around, { recursive: true, force: true }));

const hostile = [
  ...['../../out', '/etc/x', 'a/b', '..', 'con', '.git', 'x\ud800', 'a\u0000b', 'a\nb', '\u202e', '', ' '],
  ...['__proto__', 'constructor', '<script>', '"}{', '1e999', '-1', '9'.repeat(400), '字'.repeat(20_000)],
];

it.each(availableSystems.slice(0, 1))(
  'are refused or taken as plain text, and nothing is written elsewhere (game %#)',
  async (system) => {
    const common = { system, locale: 'ja', write: true } as const;
    const offered = await newThingsInNewProject({
      system,
      locale: 'ja',
      folder: path.join(around, 'in/none'),
    } as never);
    const kinds = [...projectKinds, ...offered.map(({ id }) => id), '__proto__'];
    const ids = [...new Set(offered.flatMap(({ questions }) => questions.map(({ id }) => id))), '__proto__'];
    let number = 0;
    for (const kind of kinds)
      for (const turn of [0, 7, 14]) {
        const folder = path.join(around, 'in', `p${number++}`);
        const word = (i: number): string => hostile[(i + turn) % hostile.length] as string;
        const answers = Object.fromEntries(ids.map((id, i) => [id, word(i)]));
        const { kind: outcome } = await beginInFolder({ ...common, folder, kind, answers, title: word(0) });
        expect(typeof outcome).toBe('string');
        if (outcome !== 'begun') expect(existsSync(folder)).toBe(false);
        rmSync(folder, { recursive: true, force: true });
      }
    expect([readdirSync(around), readdirSync(path.join(around, 'in'))]).toEqual([['in'], []]);
  },
);
