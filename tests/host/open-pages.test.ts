import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenPage } from '#api/studio/open-pages.ts';
import { type OpenPages, watchOpenPages } from '#host/state/open-pages.ts';
import { recoveryFolder } from '#host/state/recovery.ts';

let outside: string;
let project: string;
let state: string;
const open: OpenPages[] = [];
beforeEach(async () => {
  outside = await mkdtemp(path.join(tmpdir(), 'studio-pages-'));
  project = path.join(outside, 'project');
  state = path.join(outside, 'state');
  await mkdir(project);
});
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
  await rm(outside, { recursive: true, force: true });
});

function program(folder = project): { readonly pages: OpenPages; readonly told: () => readonly OpenPage[] } {
  let told: readonly OpenPage[] = [];
  const pages = watchOpenPages(folder, state, (all) => {
    told = all.toSorted((a, b) => (a.page < b.page ? -1 : 1));
  });
  open.push(pages);
  return { pages, told: () => told };
}

const [here, there] = ['1', '2'].map((digit) => digit.repeat(32)) as [string, string];

describe('pages that have a project open', () => {
  it('in one process are listed immediately, with their unsaved files, until each is closed', () => {
    const { pages, told } = program();
    const leaveHere = pages.enter(here);
    const leaveThere = pages.enter(there);
    pages.note(there, ['cards/items.json']);
    expect(told()).toEqual([
      { page: here, unsaved: [] },
      { page: there, unsaved: ['cards/items.json'] },
    ]);
    leaveThere();
    expect(told()).toEqual([{ page: here, unsaved: [] }]);
    leaveHere();
    expect(told()).toEqual([]);
  });

  it('in two processes are listed in both, and disappear with their process', async () => {
    const [one, other] = [program(), program()];
    one.pages.enter(here);
    other.pages.enter(there);
    other.pages.note(there, ['words.json']);
    const both = [
      { page: here, unsaved: [] },
      { page: there, unsaved: ['words.json'] },
    ];
    await expect.poll(one.told).toEqual(both);
    await expect.poll(other.told).toEqual(both);
    await other.pages.close();
    await expect.poll(one.told).toEqual([{ page: here, unsaved: [] }]);
  });

  it('of another project are not listed', async () => {
    const elsewhere = path.join(outside, 'elsewhere');
    await mkdir(elsewhere);
    const [one, other] = [program(), program(elsewhere)];
    one.pages.enter(here);
    other.pages.enter(there);
    await expect.poll(one.told).toEqual([{ page: here, unsaved: [] }]);
    await other.pages.close();
    expect(one.told()).toEqual([{ page: here, unsaved: [] }]);
  });

  it('of a killed process are dropped, together with its files', async () => {
    const place = path.join(await recoveryFolder(project, state), 'open');
    await mkdir(place, { recursive: true });
    const left = ['killed.json', 'killed.json.part'].map((name) => path.join(place, name)) as [string, string];
    for (const file of left) {
      await writeFile(file, JSON.stringify([{ page: there, unsaved: [] }]));
      const longAgo = new Date(Date.now() - 60_000);
      await utimes(file, longAgo, longAgo);
    }
    const { pages, told } = program();
    pages.enter(here);
    await expect.poll(() => readdir(place)).toHaveLength(1);
    expect(told()).toEqual([{ page: here, unsaved: [] }]);
  });

  it('are not read from invalid files of other programs', async () => {
    const place = path.join(await recoveryFolder(project, state), 'open');
    await mkdir(place, { recursive: true });
    await writeFile(path.join(place, 'wrong.json'), '[{"page":"<script>"}]');
    const { pages, told } = program();
    pages.enter(here);
    await expect.poll(told).toEqual([{ page: here, unsaved: [] }]);
  });
});
