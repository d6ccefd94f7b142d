import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { responseHeaders } from '#host/page/page-headers.ts';
import { makePictureStore, type PictureStore } from '#host/pictures/picture-store.ts';
import { standInHost } from '../api/stand-in-host.ts';
import { evilPaths } from '../corpus/evil-paths.ts';
import { pngOf } from '../pictures/made-pictures.ts';
import { openTestDoor, type TestDoor } from './open-test-door.ts';
import { rawRequest, requestText } from './raw-request.ts';

let around: string;
let test: TestDoor;
let shelf: PictureStore;
const png = pngOf(3, 2);

beforeAll(async () => {
  around = await mkdtemp(path.join(tmpdir(), 'studio-pictures-'));
  await mkdir(path.join(around, 'project/assets'), { recursive: true });
  await writeFile(path.join(around, 'secret.png'), png);
  await writeFile(path.join(around, 'project/studio.json'), '{"id": "mine"}');
  await writeFile(path.join(around, 'project/assets/a b.png'), png);
  await writeFile(path.join(around, 'project/assets/page.png'), '<script>alert(1)</script>');
  shelf = makePictureStore(path.join(around, 'project'));
  test = await openTestDoor(standInHost, { pictures: shelf });
});
afterAll(async () => {
  await test.close();
  await rm(around, { recursive: true, force: true });
});

const ask = (target: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') => {
  const host = `127.0.0.1:${test.door.port}`;
  return rawRequest(test.door.port, requestText(method, target, { Host: host, ...headers }));
};

it('sends a picture to a client that has its address, with its own type and nothing else', async () => {
  const reply = await ask(`${shelf.at}assets/a%20b.png`);
  expect(reply.status).toBe(200);
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    ...{ 'content-type': 'image/png', 'content-length': String(png.length), 'cache-control': 'no-store' },
    ...Object.fromEntries(Object.entries(responseHeaders).map(([name, value]) => [name.toLowerCase(), value])),
  });
  expect((await ask(`${shelf.at}assets/a%20b.png`, {}, 'POST')).status).toBe(405);
});

it('allows caching under its version, and under no other', async () => {
  const [picture] = await shelf.list();
  const version = picture !== undefined && 'version' in picture ? picture.version : '';
  const kept = async (query: string) => (await ask(`${shelf.at}assets/a%20b.png${query}`)).headers.get('cache-control');
  expect(await kept(`?${version}`)).toContain('immutable');
  expect(await kept(`?${'0'.repeat(64)}`)).toBe('no-store');
});

it('sends nothing without the secret, or for another page', async () => {
  for (const secret of ['', '0'.repeat(64), shelf.secret.slice(1), `${shelf.secret}0`, '..'])
    expect([400, 401]).toContain((await ask(`/pictures/${secret}/assets/a%20b.png`)).status);
  const from = (headers: Readonly<Record<string, string>>) => ask(`${shelf.at}assets/a%20b.png`, headers);
  expect((await from({ Host: 'evil.test' })).status).toBe(421);
  expect((await from({ Origin: 'http://evil.test' })).status).toBe(403);
  expect((await from({ 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'image' })).status).toBe(403);
});

it('sends no file that is not a picture', async () => {
  for (const place of ['studio.json', 'assets', 'assets/', 'assets/page.png', 'assets/none.png', 'other:assets/a.png'])
    expect((await ask(`${shelf.at}${place}`)).status).toBe(404);
});

it.each(evilPaths)('sends nothing at the path %j', async (place) => {
  for (const target of [encodeURI(place), `assets/${encodeURI(place)}`, 'assets/../../secret.png', '../secret.png'])
    expect([0, 400, 404]).toContain((await ask(`${shelf.at}${target.replaceAll('\n', '%0a')}`)).status);
});
