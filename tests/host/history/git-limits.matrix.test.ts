import fs, { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as git from 'isomorphic-git';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeGitOnThread } from '#host/git/git-on-thread.ts';
import { makeProjectGit } from '#host/git/project-git.ts';
import { makeStudioHost } from '#host/studio-host.ts';
import { PATIENCE } from '#scripts/test-patience.ts';
import { rows } from '../../matrix.ts';
import { bombDelta, bombLoose, bombPacked, packCommits } from './git-bombs.ts';

// Git folders of strangers may only cause reports.

let root = '';
let blob = '';
const place = 'weapons.json';
beforeEach(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'git-limits-'));
  await git.init({ fs, dir: root, defaultBranch: 'main' });
  writeFileSync(path.join(root, place), '{}\n');
  await git.add({ fs, dir: root, filepath: place });
  const author = { name: '作者', email: 'author@example.test', timestamp: 1_700_000_000, timezoneOffset: 0 };
  const oid = await git.commit({ fs, dir: root, message: 'first', author });
  blob = (await git.readBlob({ fs, dir: root, oid, filepath: place })).oid;
  writeFileSync(path.join(root, place), '{ "a": 1 }\n');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));
const gitdir = (): string => path.join(root, '.git');

it('an object that unpacks to 2 GB is reported as too large by every query, and never unpacked', async () => {
  bombLoose(gitdir(), blob, 2000);
  const mine = makeProjectGit(root);
  expect([await mine.text(place, null), await mine.log(place, 'W-01'), await mine.state()]).toEqual([
    { why: 'large' },
    { why: 'large' },
    { kind: 'faulty', why: 'large' },
  ]);
});

it('of 30,000 commits as many are read as time allows, and the timeout is reported', async () => {
  const { commit } = await git.readCommit({ fs, dir: root, oid: await git.resolveRef({ fs, dir: root, ref: 'HEAD' }) });
  const newest = packCommits(gitdir(), commit.tree, 30_000);
  await git.writeRef({ fs, dir: root, ref: 'refs/heads/main', value: newest, force: true });
  // A slow machine has no time for the first one
  const log = await makeProjectGit(root, 1000).log(place, null);
  expect('why' in log ? log.why : log.cut === null ? 'whole' : 'slow').toBe('slow');
});

describe('the thread that reads git', () => {
  it('answers one query after another', async () => {
    const mine = makeGitOnThread(root);
    for (let asked = 0; asked < 3; asked++) expect(await mine.text(place, null)).toEqual({ text: '{}\n' });
  });

  const bombs = [
    ['an object of a pack that unpacks to 2 GB', bombPacked],
    ['a blob that repeats another one until it has 2 GB', bombDelta],
  ] as const;
  it.each(rows(bombs, [0]))(
    'is ended when it uses too much memory: %s; saving continues meanwhile, and the next query is answered',
    async (_, bomb) => {
      bomb(gitdir(), blob, 2000);
      const host = makeStudioHost(root);
      let isAnswered = false;
      const mine = makeGitOnThread(root, { memory: 200_000_000, time: PATIENCE.step });
      const text = mine.text(place, null).finally(() => {
        isAnswered = true;
      });
      const saved = await host.saveFile({ path: place, text: '{}\n', base: null });
      expect([saved.saved, isAnswered]).toEqual([true, false]);
      expect(await text).toEqual({ why: 'large' });
      expect(await mine.commitNamed('main')).toEqual({ commit: expect.stringMatching(/^[0-9a-f]{40}$/) });
    },
  );

  const program = (text: string): string => {
    const file = path.join(root, 'thread.mjs');
    writeFileSync(file, `import { parentPort } from 'node:worker_threads';\n${text}\n`);
    return file;
  };
  const begun = "parentPort.postMessage('ready');";
  const faulty = [
    ['never answers', `${begun} parentPort.on('message', () => { for (;;); });`, 'slow'],
    ['ends', `${begun} parentPort.on('message', () => process.exit(0));`, 'unreadable'],
    ['dies', `${begun} parentPort.on('message', () => { throw new Error('damaged'); });`, 'unreadable'],
    [
      'fills its memory',
      `${begun} parentPort.on('message', () => { const all = []; for (;;) all.push(Array.from({ length: 1e6 }, Math.sqrt)); });`,
      'large',
    ],
  ] as const;
  it.each(rows(faulty, [0, 2]))('that %s is reported, and replaced', async (_, text, why) => {
    const mine = makeGitOnThread(root, { program: program(text), time: 300 * (why === 'slow' ? 1 : 100) });
    expect([await mine.text(place, null), await mine.log(place, null), await mine.state()]).toEqual([
      { why },
      { why },
      { kind: 'faulty', why },
    ]);
  });

  it('is not needed when it cannot start', async () => {
    const mine = makeGitOnThread(root, { program: path.join(root, 'none.mjs') });
    expect(await mine.text(place, null)).toEqual({ text: '{}\n' });
  });
});
