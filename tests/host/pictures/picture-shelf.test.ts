import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MOST_PICTURE_BYTES } from '#api/studio/limits.ts';
import { makePictureStore } from '#host/pictures/picture-store.ts';
import { readPictures } from '#host/pictures/read-pictures.ts';
import { makeRecovery } from '#host/state/recovery.ts';
import { makeStudioHost } from '#host/studio-host.ts';
import { evilPaths } from '../../corpus/evil-paths.ts';
import { jpegOf, pngOf } from '../../pictures/made-pictures.ts';

let around: string;
let project: string;
const put = async (place: string, bytes: string | Buffer) => {
  const file = path.join(around, place);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
};

beforeEach(async () => {
  around = await mkdtemp(path.join(tmpdir(), 'studio-pictures-'));
  project = path.join(around, 'mod');
  await put('mod/studio.json', '{"id": "mod", "requires": [{"id": "base", "version": "1.0.0"}]}');
  await put('base/studio.json', '{"id": "base"}');
});
afterEach(() => rm(around, { recursive: true, force: true }));

describe('the pictures of a project', () => {
  it('are in assets, followed by those of required projects', async () => {
    const png = pngOf(3, 2);
    await put('mod/assets/deep/a.png', png);
    await put('mod/other/b.png', png);
    await put('mod/assets/.hidden.png', png);
    await put('mod/assets/sizes.json', '{}');
    await put('base/assets/c.jpg', jpegOf(5, 4));
    const list = await makePictureStore(project).list();
    expect(list.map(({ path: place }) => place)).toEqual(['assets/deep/a.png', 'base:assets/c.jpg']);
    const version = expect.stringMatching(/^[0-9a-f]{64}$/);
    expect(list[0]).toEqual({
      ...{ path: 'assets/deep/a.png', version, bytes: png.length },
      ...{ kind: 'png', width: 3, height: 2 },
    });
  });

  it('are read again only when they were written', async () => {
    await put('mod/assets/a.png', pngOf(3, 2));
    const shelf = makePictureStore(project);
    const [first] = await shelf.list();
    expect((await shelf.list())[0]).toEqual(first);
    await put('mod/assets/a.png', pngOf(4, 2));
    expect((await shelf.list())[0]).toMatchObject({ width: 4 });
  });

  it('are listed with their faults, and faulty ones are not served', async () => {
    await put('secret.png', pngOf(3, 2));
    await put('mod/assets/huge.png', pngOf(1, 1, { width: 40_000, height: 40_000 }));
    await put('mod/assets/page.png', '<script>');
    await put('mod/assets/drawn.svg', '<svg/>');
    await put('mod/assets/large.webp', Buffer.alloc(MOST_PICTURE_BYTES + 1));
    await put('mod/assets/folder.png/a.png', pngOf(3, 2));
    await symlink(path.join(around, 'secret.png'), path.join(project, 'assets/out.png'));
    await symlink(project, path.join(project, 'assets/round'));
    const shelf = makePictureStore(project);
    expect((await shelf.list()).map((one) => [one.path, 'fault' in one && one.fault.kind])).toEqual([
      ['assets/drawn.svg', 'ending'],
      ['assets/folder.png', 'directory'],
      ['assets/huge.png', 'too-many-pixels'],
      ['assets/large.webp', 'too-large'],
      ['assets/out.png', 'outside'],
      ['assets/page.png', 'other-kind'],
    ]);
    for (const { path: place } of await shelf.list()) expect(await shelf.read(place)).toBe(null);
  });

  it('are not read when the picture folder itself leads outside', async () => {
    await put('elsewhere/a.png', pngOf(3, 2));
    await symlink(path.join(around, 'elsewhere'), path.join(project, 'assets'));
    expect(await readPictures(project)).toEqual([{ path: 'assets', fault: { kind: 'outside' } }]);
    expect(await makePictureStore(project).read('assets/a.png')).toBe(null);
  });

  it.each(evilPaths)('are not found at the path %j', async (place) => {
    await put('secret.png', pngOf(3, 2));
    await put('mod/assets/a.png', pngOf(3, 2));
    const shelf = makePictureStore(project);
    await shelf.list();
    for (const asked of [place, `assets/${place}`, `base:${place}`, `assets/../${place}`, 'assets/../../secret.png'])
      expect(await shelf.read(asked)).toBe(null);
  });
});

describe('uploaded bytes of a picture', () => {
  const id = 'a'.repeat(32);
  const host = () => makeStudioHost(project, { recovery: makeRecovery(project, path.join(around, 'state')) });
  const bytes = pngOf(3, 2).toString('base64');

  it('are kept, and added to the project by a step that can be undone', async () => {
    const studio = host();
    expect(await studio.keepPicture({ path: 'assets/a.png', kept: id, bytes })).toEqual({ kept: true });
    const steps = [
      { kind: 'makeFolder' as const, path: 'assets' },
      { kind: 'restore' as const, path: 'assets/a.png', kept: id, unsaved: [] },
    ];
    expect(await studio.changeFiles({ steps, bases: {} })).toEqual({ done: true, files: [] });
    expect((await studio.pictures({})).pictures).toMatchObject([{ path: 'assets/a.png', width: 3, height: 2 }]);
    const back = [
      { kind: 'delete' as const, path: 'assets/a.png', kept: id, unsaved: [] },
      { kind: 'removeFolder' as const, path: 'assets' },
    ];
    expect(await studio.changeFiles({ steps: back, bases: {} })).toEqual({ done: true, files: [] });
    expect((await studio.pictures({})).pictures).toEqual([]);
    expect(await studio.changeFiles({ steps, bases: {} })).toEqual({ done: true, files: [] });
  });

  it('are not kept for a path or content that is not a picture', async () => {
    const studio = host();
    const keep = (place: string, what = bytes) => studio.keepPicture({ path: place, kept: id, bytes: what });
    for (const place of ['a.png', 'assets/a.svg', 'assets/../a.png', 'studio.json', 'assets/con.png'])
      expect(await keep(place)).toEqual({ kept: false, fault: { kind: 'ending' } });
    expect(await keep('assets/a.jpg')).toEqual({
      ...{ kept: false, fault: { kind: 'other-kind', is: 'png', ending: 'jpeg' } },
    });
  });
});
