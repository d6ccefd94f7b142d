import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepBranchesIn } from '#host/branches/kept-branches.ts';
import { makeRecentProjects } from '#host/home/recent-projects.ts';
import { versionOf } from '#host/project/project-files.ts';
import { makeStudioHost } from '#host/studio-host.ts';

let around = '';
let project = '';
let kept = '';
beforeEach(async () => {
  around = mkdtempSync(path.join(os.tmpdir(), 'damaged-state-'));
  project = path.join(around, 'project');
  kept = path.join(around, 'kept');
  vi.stubEnv('STUDIO_STATE_FOLDER', kept);
  mkdirSync(project);
  writeFileSync(path.join(project, 'studio.json'), FIRST);
  const host = makeStudioHost(project);
  await host.saveFile({ path: 'studio.json', text: FIRST, base: null });
  await host.saveFile({ path: 'studio.json', text: SECOND, base: versionOf(Buffer.from(FIRST)) });
  await host.keepSettings({ scope: 'user', text: '{}', base: '' });
  await host.keepWork({ page, preferences: null as never });
  await host.keepTexts({ contentHash: hash, texts: { a: 'b' } });
  await lines().keepLine({ line: { id: page, log: [] } as never });
  await makeRecentProjects(kept).note(project);
  await host.changeFiles({ steps: [{ kind: 'create', path: 'a.json', text: '{}', kept: page }], bases: {} });
  const bases = { 'a.json': versionOf(Buffer.from('{}')) };
  await host.changeFiles({ steps: [{ kind: 'delete', path: 'a.json', kept: page, unsaved: [] }], bases });
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(around, { recursive: true, force: true });
});

const FIRST = '{"id": "mine", "version": "1.0.0", "system": "toy-game"}\n';
const SECOND = FIRST.replace('1.0.0', '1.0.1');
const page = 'b'.repeat(32);
const hash = 'a'.repeat(16);
const lines = () =>
  keepBranchesIn(
    () => Promise.resolve(path.join(kept, 'lines')),
    () => Promise.resolve(null),
  );

const files = (): readonly string[] =>
  readdirSync(kept, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

it.each<readonly [string, (file: string) => void]>([
  ['empty', (file) => truncateSync(file, 0)],
  ['truncated', (file) => truncateSync(file, Math.floor(statSync(file).size / 2))],
  ['garbage', (file) => writeFileSync(file, Buffer.from(Array.from({ length: 500 }, (_, i) => (i * 37) % 256)))],
  ['other JSON', (file) => writeFileSync(file, '[{"at": 1e999, "a": [null]}, "\\ud800"]\n')],
  ['larger than anything kept', (file) => truncateSync(file, 2_000_000_000)],
  [
    'a pipe without a writer',
    (file) => {
      rmSync(file);
      execFileSync('mkfifo', [file]);
    },
  ],
  [
    'a folder',
    (file) => {
      rmSync(file);
      mkdirSync(file);
    },
  ],
])('when each file of the state is %s, every call is answered and a text is saved', async (_, damage) => {
  expect(files().length).toBeGreaterThan(5);
  for (const file of files()) damage(file);
  const host = makeStudioHost(project);
  await Promise.all([
    host.openProject({}),
    host.recallWork({ page }),
    host.recallSettings({}),
    host.keptTexts({ contentHash: hash }),
    host.keptFiles({}),
    host.keptText({ path: 'studio.json', version: versionOf(Buffer.from(FIRST)) }),
    lines().keptLines({}),
    makeRecentProjects(kept).list(),
  ]);
  const saved = await host.saveFile({ path: 'studio.json', text: FIRST, base: versionOf(Buffer.from(SECOND)) });
  expect([saved.saved, readFileSync(path.join(project, 'studio.json'), 'utf8')]).toEqual([true, FIRST]);
  const { versions } = await host.keptVersions({ path: 'studio.json', before: null });
  const isTold = saved.saved && 'unkept' in saved;
  const [newest] = versions;
  const text =
    newest === undefined ? null : await host.keptText({ path: 'studio.json', version: newest.version ?? '' });
  expect(isTold || text).toEqual(isTold || { text: FIRST });
});
