import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changeFiles } from '#host/file-operations/change-files.ts';
import { removedFilesIn } from '#host/file-operations/removed-files.ts';
import { makeProjectHistory } from '#host/history/project-history.ts';
import { readPictureFile } from '#host/pictures/read-pictures.ts';
import { readProjectFile } from '#host/project/project-files.ts';
import { readFilePart } from '#host/project/read-part.ts';
import { saveProjectFile } from '#host/project/save-project-file.ts';

let around = '';
let project = '';
beforeEach(() => {
  around = mkdtempSync(path.join(os.tmpdir(), 'open-files-'));
  project = path.join(around, 'project');
  mkdirSync(path.join(project, 'folder.json'), { recursive: true });
  writeFileSync(path.join(project, 'a.json'), '{}');
  writeFileSync(path.join(project, 'too-large.json'), Buffer.alloc(11_000_000, 32));
  symlinkSync('loop2.json', path.join(project, 'loop1.json'));
  symlinkSync('loop1.json', path.join(project, 'loop2.json'));
  symlinkSync('round', path.join(project, 'round'));
  symlinkSync(around, path.join(project, 'out'));
  symlinkSync('none.json', path.join(project, 'nowhere.json'));
});
afterEach(() => rmSync(around, { recursive: true, force: true }));

const places = [
  ...['a.json', 'none/deep/a.json', 'loop1.json', 'round/a.json', 'out/a.json', 'nowhere.json', 'folder.json'],
  ...['too-large.json', 'a.json/b.json', `${'x'.repeat(190)}.json`, '../a.json'],
];

function openFiles(): readonly string[] {
  const all = readdirSync('/proc/self/fd').map((fd) => linkOf(fd));
  return all.filter((file) => file.startsWith(around));
}

function linkOf(fd: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`);
  } catch {
    return '';
  }
}

it.runIf(process.platform === 'linux')('any failing request for a place leaves no file open', async () => {
  const kept = {
    journal: path.join(around, 'state/steps.jsonl'),
    removed: removedFilesIn(path.join(around, 'removed')),
  };
  const history = makeProjectHistory(project, () => Promise.resolve(path.join(around, 'history')));
  for (const place of places) {
    await saveProjectFile(project, place, { text: '{"a": 1}', base: 'other' });
    await saveProjectFile(project, place, { text: '{"a": 1}', base: null });
    await readFilePart(project, place, 0);
    await readProjectFile(project, place).catch(() => null);
    await readPictureFile(project, place);
    await history.note(place, 'saved');
    const to = place.replace(/a\.json$/, 'b.json');
    const id = 'a'.repeat(32);
    for (const step of [
      { kind: 'create', path: place, text: '{}', kept: id },
      { kind: 'move', path: place, to },
      { kind: 'delete', path: place, kept: id, unsaved: [] },
      { kind: 'restore', path: place, kept: 'b'.repeat(32), unsaved: [] },
    ] as const)
      await changeFiles(project, kept, { steps: [step], bases: {} });
  }
  expect(openFiles()).toEqual([]);
});
