import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { isNameOfLock } from '#host/files/file-lock.ts';
import { isTemporaryName } from '#host/files/write-files.ts';
import { makeStudioHost } from '#host/studio-host.ts';
import { bundle } from '../../scripts/run-ts.mjs';

// A process that is really killed (SIGKILL) while it saves and moves files, each time after a different number of
// these.

let program = '';
beforeAll(async () => {
  program = await bundle('tests/host/changes-in-a-child.ts');
});
afterAll(() => rmSync(program, { force: true }));

let around = '';
let project = '';
beforeEach(() => {
  around = mkdtempSync(path.join(os.tmpdir(), 'killed-'));
  process.env['STUDIO_STATE_FOLDER'] = path.join(around, 'state');
  project = path.join(around, 'project');
  for (const folder of ['cards', 'decks']) mkdirSync(path.join(project, folder), { recursive: true });
  writeFileSync(path.join(project, 'studio.json'), '{}');
  for (const file of names) writeFileSync(path.join(project, 'cards', file), '{ "save": 0 }');
});
afterEach(() => {
  delete process.env['STUDIO_STATE_FOLDER'];
  rmSync(around, { recursive: true, force: true });
});

const names = ['a.json', 'b.json', 'c.json'];

async function saidUntilKilled(lines: number): Promise<readonly string[]> {
  const child = spawn(process.execPath, [program, project], { stdio: ['ignore', 'pipe', 'inherit'] });
  const said: string[] = [];
  createInterface(child.stdout).on('line', (line) => {
    said.push(line);
    if (said.length === lines) child.kill('SIGKILL');
  });
  const [, signal] = await once(child, 'close');
  expect(signal).toBe('SIGKILL');
  return said;
}

/**
 * Every document in the project, with the number of the save that it contains. Temporary files and locks are swept
 * a minute later.
 */
function found() {
  const files = readdirSync(project, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(project, file)).isFile())
    .filter((file) => !isTemporaryName(path.basename(file)) && !isNameOfLock(path.basename(file)))
    .sort();
  const saves = files
    .filter((file) => file !== 'studio.json')
    .map((file) => JSON.parse(readFileSync(path.join(project, file), 'utf8')).save as number);
  return { files, saves };
}

it.each([1, 3, 4, 5, 7, 8])(
  'a process killed after %i saves and moves leaves every file whole, and all files moved or none',
  async (lines) => {
    const said = await saidUntilKilled(lines);
    // Opening the project again rolls back unfinished writes.
    await makeStudioHost(project).openProject({});
    const { files, saves } = found();
    const folder = path.dirname(files[0] ?? '');
    expect(['cards', 'decks']).toContain(folder);
    expect(files).toEqual([...names.map((file) => `${folder}/${file}`), 'studio.json']);
    const last = Number(said.at(-1)?.split(' ')[1]);
    const savedOf = said.filter((line) => line === `save ${last}`).length;
    // Everything it reported was saved; it may have done more than it could report
    expect(saves.every((save, i) => save >= (i < savedOf ? last : last - 1) && save <= last + 1)).toBe(true);
  },
);
