import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { versionOf } from '#host/project/project-files.ts';
import { saveProjectFile } from '#host/project/save-project-file.ts';

// Another program writes into the file between our last check and our rename: the moment is chosen here.

let beforeRename = (): void => undefined;
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  const rename: typeof real.rename = (from, to) => {
    beforeRename();
    beforeRename = () => undefined;
    return real.rename(from, to);
  };
  return { ...real, rename };
});

const project = mkdtempSync(path.join(os.tmpdir(), 'written-late-'));
const file = path.join(project, 'studio.json');
beforeEach(() => writeFileSync(file, '{}'));
afterAll(() => rmSync(project, { recursive: true, force: true }));

const save = () => saveProjectFile(project, 'studio.json', { text: '{"ours": 1}', base: versionOf(Buffer.from('{}')) });

it('a text that another program writes during the replacement is restored, and the person is asked', async () => {
  beforeRename = () => writeFileSync(file, '{"theirs": 1}');
  expect(await save()).toMatchObject({ saved: false, reason: 'conflict', onDisk: { text: '{"theirs": 1}' } });
  expect([readFileSync(file, 'utf8'), readdirSync(project)]).toEqual(['{"theirs": 1}', ['studio.json']]);
});

it('a file that is only touched during the save is saved', async () => {
  beforeRename = () => writeFileSync(file, '{}');
  expect(await save()).toMatchObject({ saved: true });
  expect(readFileSync(file, 'utf8')).toBe('{"ours": 1}');
});
