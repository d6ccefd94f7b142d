import { chmod, cp, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StudioAsk, StudioCall, StudioReply } from '#api/studio/studio-api.ts';
import { systemIds } from '#engine/systems/system-ids.ts';
import { packProject } from '#host/packed-projects/pack-project.ts';
import { unpackProject } from '#host/packed-projects/unpack-project.ts';
import { OpenRooms } from '#loopback/open-rooms.ts';
import { openTestDoor, secrets, type TestDoor } from './open-test-door.ts';

// However a project was created or opened, every page on it shows the same: the real host behind a real server.

let around: string;
const before = process.env['HOME'];
const studios: Studio[] = [];
beforeEach(async () => {
  around = await realpath(await mkdtemp(path.join(tmpdir(), 'studio-same-')));
  process.env['HOME'] = around;
});
afterEach(async () => {
  for (const studio of studios.splice(0)) await studio.close();
  process.env['HOME'] = before;
  await rm(around, { recursive: true, force: true });
});
const inside = (...names: readonly string[]): string => path.join(around, ...names);

interface Studio {
  /** Opens an address like a browser that has no data of the studio. */
  visit(secret?: string): Promise<VisitedPage>;
  close(): Promise<void>;
}

interface VisitedPage {
  call<Call extends StudioCall>(name: Call, ask: StudioAsk<Call>): Promise<StudioReply<Call>>;
}

async function startStudio(folder: string | null): Promise<Studio> {
  const rooms = new OpenRooms(inside('state'));
  const first = rooms.first(folder);
  const test: TestDoor = await openTestDoor(first.api, first);
  rooms.opened(test.door);
  const origin = `http://127.0.0.1:${test.door.port}`;
  async function post(place: string, secret: string, ask: unknown): Promise<unknown> {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${secret}`, Origin: origin };
    const reply = await fetch(`${origin}/api/${place}`, { method: 'POST', headers, body: JSON.stringify(ask) });
    return ((await reply.json()) as { readonly ok: unknown }).ok;
  }
  const studio: Studio = {
    async visit(secret = secrets.token) {
      const { key } = (await post('exchange', secret, {})) as { readonly key: string };
      return { call: async (name, ask) => (await post(`call/${name}`, key, ask)) as never };
    },
    async close() {
      await Promise.all([rooms.close(), test.close()]);
      expect(test.faults).toEqual([]);
    },
  };
  studios.push(studio);
  return studio;
}

async function goTo(studio: Studio, page: VisitedPage, folder: string): Promise<VisitedPage> {
  const reply = await page.call('openFolder', { folder });
  return await studio.visit('secret' in reply && reply.secret !== null ? reply.secret : 'none');
}

async function seen(page: VisitedPage) {
  const { opened } = await page.call('home', {});
  const { folder, files, folders } = await page.call('openProject', {});
  const { at } = await page.call('pictures', {});
  const places = files.map((file) => ('fault' in file ? `${file.path} ${file.fault.kind}` : file.path));
  return { kind: opened.kind, folder, places, folders, hasPictures: at !== '' };
}

const mine = (): string => inside('games', 'mine');

async function begin(page: VisitedPage, folder: string): Promise<string> {
  const asked = {
    kind: 'empty',
    answers: {},
    system: systemIds[0],
    title: null,
    locale: 'ja',
    write: true,
  } as const;
  expect(await page.call('newProject', { ...asked, folder })).toMatchObject({ problems: [] });
  return folder;
}

async function write(folder: string): Promise<string> {
  const other = await startStudio(null);
  return await begin(await other.visit(), folder);
}

async function link(to: string): Promise<string> {
  await symlink(to, inside('linked'));
  return inside('linked');
}

async function makeFolder(): Promise<string> {
  await mkdir(mine(), { recursive: true });
  return mine();
}

interface Way {
  readonly start: () => Promise<string | null>;
  readonly go: (page: VisitedPage) => Promise<string>;
}

const ways: Readonly<Record<string, Way>> = {
  'begun in an empty folder': {
    start: makeFolder,
    go: (page) => begin(page, mine()),
  },
  'begun in a folder with other things': {
    async start() {
      await mkdir(path.join(mine(), 'cards'), { recursive: true });
      await writeFile(path.join(mine(), 'notes.txt'), 'x');
      return mine();
    },
    go: (page) => begin(page, mine()),
  },
  'begun in an empty folder that was opened by a link': {
    start: async () => await link(await makeFolder()),
    go: (page) => begin(page, inside('linked')),
  },
  'begun in a new folder from the welcome': { start: async () => null, go: (page) => begin(page, mine()) },
  'put into the open folder by another program': {
    start: makeFolder,
    async go() {
      await cp(await write(inside('elsewhere', 'mine')), mine(), { recursive: true });
      return mine();
    },
  },
  'opened by its folder': { start: () => write(mine()), go: async () => mine() },
  'opened by a link to its folder': { start: async () => link(await write(mine())), go: async () => mine() },
  'opened in a folder that cannot be written': {
    async start() {
      await chmod(await write(mine()), 0o555);
      return mine();
    },
    go: async () => mine(),
  },
  unpacked: {
    async start() {
      await packProject(await write(mine()), inside('mine.studiopack'));
      await unpackProject(inside('mine.studiopack'), inside('unpacked', 'mine'));
      return inside('unpacked', 'mine');
    },
    go: async () => inside('unpacked', 'mine'),
  },
  'copied from the sample': {
    start: async () => null,
    async go(page) {
      const copied = await page.call('copySample', { system: systemIds[0] });
      return 'folder' in copied ? copied.folder : copied.failed;
    },
  },
  'opened in the page of another': {
    async start() {
      await write(mine());
      return await write(inside('games', 'other'));
    },
    go: async () => mine(),
  },
  'chosen among the recent ones': {
    async start() {
      const earlier = await startStudio(await write(mine()));
      const page = await earlier.visit();
      await expect.poll(async () => (await page.call('home', {})).recent.length).toBe(1);
      return null;
    },
    go: async (page) => (await page.call('home', {})).recent[0]?.folder ?? 'none',
  },
};

describe('a project', () => {
  it.each(Object.entries(ways))('%s is the same in every page', async (_name, { start, go }) => {
    const started = await start();
    const studio = await startStudio(started);
    const first = await studio.visit();
    const folder = await go(first);
    const desk = await seen(await goTo(studio, first, folder));
    expect(desk).toMatchObject({ kind: 'project', hasPictures: true });
    expect(desk.places).toContain('studio.json');
    expect(desk.places.length).toBeGreaterThan(20);
    const again = await startStudio(folder);
    const pages = {
      'in another browser': await goTo(studio, await studio.visit(), folder),
      'after the studio was started again': await again.visit(),
    };
    const isPrinted = started !== null && (await realpath(started)) === (await realpath(folder));
    const printed = isPrinted ? { 'at the printed address': await studio.visit(), 'after a reload': first } : {};
    for (const [which, page] of Object.entries({ ...pages, ...printed }))
      expect({ which, ...(await seen(page)) }).toEqual({ which, ...desk });
  });
});
