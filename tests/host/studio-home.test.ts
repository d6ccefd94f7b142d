import { mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StudioAsk } from '#api/studio/studio-api.ts';
import { isReply } from '#api/studio/studio-api.ts';
import { systemIds } from '#engine/systems/system-ids.ts';
import { makeRecentProjects } from '#host/home/recent-projects.ts';
import { type HomeCalls, makeHome } from '#host/home/studio-home.ts';
import { openRoom, roomName } from '#host/open-room.ts';

let home: string;
const before = process.env['HOME'];
beforeEach(async () => {
  home = await realpath(await mkdtemp(path.join(tmpdir(), 'studio-home-')));
  process.env['HOME'] = home;
});
afterEach(async () => {
  process.env['HOME'] = before;
  await rm(home, { recursive: true, force: true });
});

const recent = () => makeRecentProjects(path.join(home, 'state'));
const calls = (folder: string | null = null, opened: (string | null)[] = []): HomeCalls =>
  makeHome(folder, recent(), {
    open: (wanted) => {
      opened.push(wanted);
      return Promise.resolve('secret');
    },
  });
const asked = (more: Partial<StudioAsk<'newProject'>>): StudioAsk<'newProject'> => ({
  ...{ folder: path.join(home, 'mine'), kind: 'empty', answers: {}, system: systemIds[0], title: null },
  ...{ locale: 'ja', write: true, ...more },
});
const inHome = (...names: readonly string[]) => path.join(home, ...names);

async function project(folder: string, title: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'studio.json'), JSON.stringify({ id: 'mine', title, system: 'some-game' }));
}

describe('recent projects', () => {
  it('are listed by their current names, the newest first, and missing ones are marked', async () => {
    const [one, other] = [inHome('one'), inHome('other')];
    for (const folder of [one, other, one]) {
      await project(folder, 'old');
      await recent().note(folder);
    }
    await project(one, '新しい題');
    await rm(other, { recursive: true });
    const found = await recent().list();
    expect(found.map(({ at: _, ...rest }) => rest)).toEqual([
      { folder: one, shown: '~/one', id: 'mine', title: '新しい題', system: 'some-game', isThere: true },
      { folder: other, shown: '~/other', id: 'mine', title: 'old', system: 'some-game', isThere: false },
    ]);
    await recent().forget(other);
    expect((await recent().list()).map(({ folder }) => folder)).toEqual([one]);
  });

  it('are an empty list when their file is damaged', async () => {
    await mkdir(inHome('state'));
    await writeFile(inHome('state', 'recent-projects.json'), '{"recent": [{"folder": 1}');
    expect(await recent().list()).toEqual([]);
    await project(inHome('one'), 'one');
    await recent().note(inHome('one'));
    expect((await recent().list()).length).toBe(1);
  });
});

describe('pictures of recent projects', () => {
  const picture = (wide: number) => {
    const bits = (wide - 1) | (7 << 14);
    return Buffer.concat([
      Buffer.from('RIFF\x16\0\0\0WEBPVP8L\x0a\0\0\0\x2f', 'latin1'),
      Buffer.from([bits & 255, (bits >> 8) & 255, (bits >> 16) & 255, bits >>> 24, 0, 0, 0, 0, 0]),
    ]).toString('base64');
  };
  const files = () => readdir(inHome('state', 'recent-projects')).catch(() => []);

  it('are kept for the projects on the list, saved by their own page, and removed with them', async () => {
    for (const name of ['one', 'other']) {
      await project(inHome(name), name);
      await recent().note(inHome(name));
    }
    const small = { picture: picture(8) };
    expect(await calls(inHome('one')).keepThumbnail(small)).toEqual({ kept: true });
    expect(await calls(inHome('other')).keepThumbnail(small)).toEqual({ kept: true });
    expect(await calls(inHome('never')).keepThumbnail(small)).toEqual({ kept: false });
    expect(await calls().keepThumbnail(small)).toEqual({ kept: false });
    expect(await calls().recentThumbnail({ folder: inHome('one') })).toEqual(small);
    expect((await files()).length).toBe(2);
    await calls().forgetRecent({ folder: inHome('one') });
    expect(await calls().recentThumbnail({ folder: inHome('one') })).toEqual({ picture: null });
    expect((await files()).length).toBe(1);
  });

  it('are small image files, and not shown when damaged', async () => {
    await project(inHome('one'), 'one');
    await recent().note(inHome('one'));
    const room = calls(inHome('one'));
    for (const bad of [picture(401), 'AAAA', ''])
      expect(await room.keepThumbnail({ picture: bad })).toEqual({ kept: false });
    expect(await files()).toEqual([]);
    await room.keepThumbnail({ picture: picture(400) });
    const [file = ''] = await files();
    await writeFile(inHome('state', 'recent-projects', file), 'no picture');
    expect(await room.recentThumbnail({ folder: inHome('one') })).toEqual({ picture: null });
  });

  it('are no more than the projects on the list', async () => {
    for (let at = 0; at < 22; at++) {
      await project(inHome(`p${at}`), 'p');
      await recent().note(inHome(`p${at}`));
      await calls(inHome(`p${at}`)).keepThumbnail({ picture: picture(8) });
    }
    expect((await files()).length).toBe(20);
    expect(await calls().recentThumbnail({ folder: inHome('p1') })).toEqual({ picture: null });
  });
});

describe('folders', () => {
  it('are listed inside the home folder, with projects marked, and without hidden folders and files', async () => {
    await project(inHome('games', 'b'), 'b');
    await mkdir(inHome('games', 'a'));
    await mkdir(inHome('games', '.hidden'));
    await writeFile(inHome('games', 'file.txt'), '');
    const listed = await calls().listFolders({ folder: '~/games' });
    expect(isReply('listFolders', listed)).toBe(true);
    expect(listed).toEqual({
      ...{ folder: inHome('games'), shown: '~/games', above: home, isProject: false, isCut: false },
      folders: [
        { name: 'a', folder: inHome('games', 'a'), isProject: false },
        { name: 'b', folder: inHome('games', 'b'), isProject: true },
      ],
    });
  });

  it('are not listed outside it, through any link', async () => {
    await symlink(path.dirname(home), inHome('out'));
    const whys = ['/', path.dirname(home), `${home}/..`, '~/out', 'games', '', '~/no', '\u0000'].map(async (folder) => {
      const listed = await calls().listFolders({ folder });
      return 'why' in listed ? listed.why : 'listed';
    });
    expect(await Promise.all(whys)).toEqual([
      ...['outside', 'outside', 'outside', 'outside'],
      ...['relative', 'relative', 'missing', 'relative'],
    ]);
  });

  it('are opened whatever they contain, and refused when they are not folders', async () => {
    const opened: (string | null)[] = [];
    await mkdir(inHome('empty'));
    await writeFile(inHome('file.txt'), '');
    const told = [];
    for (const folder of ['~/empty', null, '~/file.txt', '~/no', 'empty']) {
      const reply = await calls(null, opened).openFolder({ folder });
      told.push(reply.opened ? 'opened' : reply.why);
    }
    expect([told, opened]).toEqual([
      ['opened', 'opened', 'no-folder', 'missing', 'relative'],
      [inHome('empty'), null],
    ]);
  });

  it('contain their projects as soon as these exist, up to the limit', async () => {
    const folder = inHome('new');
    await mkdir(folder);
    const ground = { kept: inHome('state'), recent: recent(), tell: () => undefined, door: { open: async () => null } };
    const room = openRoom(folder, ground);
    const name = roomName(folder);
    expect(await room.api.openProject({})).toEqual({ folder: '', files: [], folders: [], changes: 0 });
    expect((await room.api.home({})).opened).toEqual({ kind: 'empty', folder, shown: '~/new' });
    expect(await room.api.saveFile({ path: 'a.json', text: '{}', base: null })).toMatchObject({ saved: false });
    await room.api.newProject(asked({ folder }));
    expect(roomName(folder)).toBe(name);
    const { files } = await room.api.openProject({});
    expect(files.map((file) => file.path)).toContain('studio.json');
    await room.close();
    await expect.poll(async () => (await recent().list()).length).toBe(1);
  });
});

describe('a new project', () => {
  it('is previewed, and written only on request', async () => {
    const told = await calls().newProject(asked({ write: false, title: 'わたしの街' }));
    expect(isReply('newProject', told)).toBe(true);
    expect(await readdir(home)).toEqual([]);
    expect(await calls().newProject(asked({ title: 'わたしの街' }))).toEqual(told);
    const [first] = 'documents' in told ? told.documents : [];
    expect([first?.path, await readFile(inHome('mine', 'studio.json'), 'utf8')]).toEqual(['studio.json', first?.text]);
  });

  it.each([
    ['games', 'relative'],
    ['~/CON', 'reserved'],
    ['~/con.txt/mine', 'reserved'],
    ['~/.git', 'reserved'],
    ['~/mine.', 'ends'],
    ['~/a:b', 'letters'],
    [`~/${'ながい'.repeat(40)}`, 'long'],
    ['~/there', 'taken'],
    ['~/there/file.txt', 'taken'],
  ])('is refused in %s: %s', async (folder, rule) => {
    await mkdir(inHome('there'));
    await writeFile(inHome('there', 'file.txt'), 'mine');
    const names = await readdir(home, { recursive: true });
    expect(await calls().newProject(asked({ folder }))).toEqual({ refused: { kind: 'folder', folder: rule } });
    expect(await readdir(home, { recursive: true })).toEqual(names);
  });

  it('may be placed among other files when their folder is open', async () => {
    await writeFile(inHome('notes.txt'), 'mine');
    expect(await calls(home).newProject(asked({ folder: home, title: 'x' }))).toHaveProperty('project');
    expect((await readdir(home)).sort()).toEqual(['notes.txt', 'studio.json']);
  });

  it('starts with the content its game offers', async () => {
    const { offered } = await calls().offeredNew({ system: systemIds[0], locale: 'ja' });
    expect(offered.map(({ id }) => id)).toEqual(expect.arrayContaining(['playtest', 'locale']));
    expect((await calls().offeredNew({ system: 'none', locale: 'ja' })).offered).toEqual([]);
  });
});
