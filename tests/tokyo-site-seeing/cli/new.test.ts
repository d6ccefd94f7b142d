import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { reportOf, runStudio } from '../../cli/run-studio.ts';

let folder = '';
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'new-')), 'mine');
});
afterEach(() => rm(path.dirname(folder), { recursive: true, force: true }));

it('an addition has no trial game while the project has errors, but is written', async () => {
  await reportOf('new', folder, '--kind', 'empty');
  await writeFile(path.join(folder, 'scenario-mods.json'), '{ "scenarioMods": [ 1 ] }');
  const { out } = await runStudio(['new', folder, '--kind', 'scenario', '--json']);
  const { trial } = JSON.parse(out) as { readonly trial: unknown };
  expect([trial, await readdir(folder)]).toEqual([
    { kind: 'unplayable' },
    ['scenario-mods.json', 'scenarios', 'studio.json'],
  ]);
});
