import fs, { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as git from 'isomorphic-git';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { changedSince } from '#host/print/changed-since.ts';
import { checkProject } from '#host/reports/check-project.ts';
import { runStudio } from '../../../cli/run-studio.ts';

const root = mkdtempSync(path.join(tmpdir(), 'studio-since-'));
const project = path.join(root, 'games/mine');
let first = '';
beforeAll(async () => {
  vi.stubEnv('STUDIO_STATE_FOLDER', path.join(root, 'state'));
  mkdirSync(path.dirname(project));
  cpSync('sample-content/tokyo-site-seeing', project, { recursive: true });
  await git.init({ fs, dir: root, defaultBranch: 'main' });
  await git.add({ fs, dir: root, filepath: 'games' });
  const author = { name: 'A', email: 'a@example.test', timestamp: 1_700_000_000, timezoneOffset: 0 };
  first = await git.commit({ fs, dir: root, message: 'first', author });
  await git.annotatedTag({ fs, dir: root, ref: 'v1', message: 'one', tagger: author });
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

const since = async (word: string) => {
  const found = await changedSince(project, await checkProject(project), word);
  return found.kind === 'known' ? [...new Set(found.entries.map(({ path: place, id }) => `${place} ${id}`))] : found;
};
const refused = async (word: string) => {
  const { code, out } = await runStudio([
    ...['print', project, '--to', path.join(root, 'none.pdf'), '--as', 'deck', '--changed-since', word, '--json'],
  ]);
  const { error, problems } = JSON.parse(out);
  return [code, error?.code ?? problems.map((one: { code: string; file: string }) => `${one.code} ${one.file}`)];
};
function change(place: string, from: RegExp, to: string): void {
  const file = path.join(project, place);
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(file, text.replace(from, to));
}

it('no face has changed as long as nothing is written', async () => {
  expect(await since('HEAD')).toEqual([]);
  const { code, out } = await runStudio([
    ...['print', project, '--to', path.join(root, 'none.pdf'), '--as', 'deck', '--changed-since', 'HEAD', '--json'],
  ]);
  expect([code, JSON.parse(out).error.code]).toEqual([2, 'ARG042']);
});

it('rewritten and retranslated faces have changed, whatever form the commit is given in', async () => {
  change('cards/weapons.json', /"name": "[^"]*"/, '"name": "別の名前"');
  change('l10n/en/cards/troubles.json', /"t": "[^"]*"/, '"t": "Something else"');
  const changed = ['cards/weapons.json W-01', 'cards/troubles.json T-01'];
  for (const word of ['HEAD', 'main', 'v1', first, first.slice(0, 8)])
    expect((await since(word)) as string[]).toEqual(expect.arrayContaining(changed));
  expect(await since('HEAD')).toHaveLength(2);
});

it('an unknown commit or time has no result, nor has a time without kept versions', async () => {
  expect(await since('no-such-branch')).toEqual({ kind: 'no-such-time' });
  expect(await since('../../etc/passwd')).toEqual({ kind: 'no-such-time' });
  expect(await since('2020-01-01')).toEqual({ kind: 'unread', why: 'missing' });
  expect([await refused('no-such-branch'), await refused('2020-01-01T10:00')]).toEqual([
    [2, 'ARG004'],
    [2, 'ARG041'],
  ]);
});

it('an unreadable file is reported as without a time, though it cannot be compared', async () => {
  change('cards/weapons.json', /"ap": 2,/, '"ap": 2,,');
  const told = await refused('HEAD');
  change('cards/weapons.json', /"ap": 2,,/, '"ap": 2,');
  expect(told).toEqual([1, ['JSN001 cards/weapons.json']]);
});

it('a missing commit or a missing git is reported', async () => {
  const said = async (word: string) => {
    const { err } = await runStudio([
      ...['print', project, '--to', path.join(root, 'none.pdf'), '--as', 'deck', '--changed-since', word],
    ]);
    return err;
  };
  writeFileSync(path.join(root, '.git/HEAD'), 'ref: refs/heads/new\n');
  expect(await said('HEAD')).toBe(
    'The texts of HEAD could not be read. There is no commit yet in this git repository.\n',
  );
  rmSync(path.join(root, '.git'), { recursive: true });
  expect(await said('HEAD')).toBe(
    'The texts of HEAD could not be read. The project is not in a git repository. Give a time such as 2026-11-26T10:00.\n',
  );
});
