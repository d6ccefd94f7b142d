import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StudioReply } from '#api/studio/studio-api.ts';
import { shippedIn } from '#host/program/program-folder.ts';
import { makeStudioHost } from '#host/studio-host.ts';
import { evilPaths } from '../corpus/evil-paths.ts';
import { openTestDoor, secrets, type TestDoor } from './open-test-door.ts';
import { rawRequest, requestText } from './raw-request.ts';

let outside: string;
let folder: string;
let test: TestDoor;

beforeAll(async () => {
  outside = await mkdtemp(path.join(tmpdir(), 'studio-door-'));
  folder = path.join(outside, 'project');
  await cp(shippedIn('.'), folder, { recursive: true });
  await writeFile(path.join(folder, 'words.json'), '{ "formatVersion": 1, "words": [] }');
  await writeFile(path.join(outside, 'secret.json'), '{"secret": "CROWN JEWELS"}');
  await mkdir(path.join(outside, 'elsewhere'));
  await symlink(path.join(outside, 'secret.json'), path.join(folder, 'link.json'));
  await symlink(path.join(outside, 'not-there.json'), path.join(folder, 'dangling.json'));
  await symlink(path.join(outside, 'elsewhere'), path.join(folder, 'way-out'));
  await symlink('link.json', path.join(folder, 'chain.json'));
  test = await openTestDoor(makeStudioHost(folder));
});
afterAll(async () => {
  await test?.close();
  await rm(outside, { recursive: true, force: true });
});

async function call(name: string, ask: unknown): Promise<{ readonly status: number; readonly body: string }> {
  const { port } = test.door;
  const headers = {
    Host: `127.0.0.1:${port}`,
    Origin: `http://127.0.0.1:${port}`,
    'Content-Type': 'application/json',
    Authorization: `Bearer ${secrets.key}`,
  };
  return await rawRequest(port, requestText('POST', `/api/call/${name}`, headers, JSON.stringify(ask)));
}

async function save(place: string, text: string, base: string | null): Promise<StudioReply<'saveFile'>> {
  const { status, body } = await call('saveFile', { path: place, text, base });
  expect(status).toBe(200);
  return (JSON.parse(body) as { readonly ok: StudioReply<'saveFile'> }).ok;
}

async function everything(): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(outside, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const)));
}

describe('saving', () => {
  it.each(evilPaths)('to %j writes nothing', async (place) => {
    const before = await everything();
    const { status, body } = await call('saveFile', { path: place, text: '{"evil": true}', base: null });
    // A harmless name with a strange character may become a file of the project, but never one elsewhere.
    const saved = status === 200 && body.includes('"saved":true');
    const after = await everything();
    const added = [...after.keys()].filter((file) => !before.has(file));
    for (const [file, text] of before) expect(after.get(file)).toBe(text);
    expect(added.filter((file) => !file.startsWith(`${folder}${path.sep}`))).toEqual([]);
    expect(added).toHaveLength(saved ? 1 : 0);
    for (const file of added) await rm(file);
  });

  it.each(['link.json', 'chain.json', 'way-out/new.json'])('through %s writes nothing', async (place) => {
    const before = await everything();
    expect((await save(place, '{}', null)).saved).toBe(false);
    expect(await everything()).toEqual(before);
  });

  it('through a link to nothing writes at most a file of the project', async () => {
    await save('dangling.json', '{}', null);
    expect(await readdir(outside)).toEqual(['elsewhere', 'project', 'secret.json']);
  });

  it.each([...evilPaths, 'link.json/a.json', 'way-out/new.json', 'way-out'])(
    'and moving or creating files at %j changes no existing file',
    async (place) => {
      const [before, names] = [await everything(), await readdir(folder)];
      const kept = 'e'.repeat(32);
      const steps = [
        { kind: 'create', path: place, text: '{"evil": true}', kept },
        { kind: 'move', path: 'studio.json', to: place },
        { kind: 'restore', path: place, kept, unsaved: [] },
        { kind: 'makeFolder', path: place },
      ];
      for (const step of steps) await call('changeFiles', { steps: [step], bases: {} });
      const after = await everything();
      for (const [file, text] of before) expect(after.get(file)).toBe(text);
      const added = [...after.keys()].filter((file) => !before.has(file));
      expect(added.filter((file) => !file.startsWith(`${folder}${path.sep}`))).toEqual([]);
      for (const name of await readdir(folder))
        if (!names.includes(name)) await rm(path.join(folder, name), { recursive: true });
      for (const file of added) await rm(file, { force: true });
      expect(await readdir(path.join(outside, 'elsewhere'))).toEqual([]);
    },
  );

  it.each(['run.sh', 'index.html', 'notes', 'words.json.exe', 'a.js'])('to %s is refused', async (place) => {
    expect(await save(place, 'x', null)).toEqual({ saved: false, reason: 'refused', code: 'extension' });
  });

  it('is atomic, and reports an earlier write of another program', async () => {
    const file = path.join(folder, 'words.json');
    const { files } = JSON.parse((await call('openProject', {})).body).ok as StudioReply<'openProject'>;
    const words = files.find((one) => one.path === 'words.json');
    if (words === undefined || 'fault' in words) throw new Error('words.json was not read');
    const first = await save('words.json', `${words.text}\n`, words.version);
    expect(first.saved).toBe(true);
    expect(await readFile(file, 'utf8')).toBe(`${words.text}\n`);
    await writeFile(file, '{"by": "others"}');
    const second = await save('words.json', words.text, first.saved ? first.version : null);
    expect(second).toMatchObject({ saved: false, reason: 'conflict', onDisk: { text: '{"by": "others"}' } });
    expect(await readFile(file, 'utf8')).toBe('{"by": "others"}');
    expect((await save('words.json', words.text, null)).saved).toBe(true);
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
    expect((await stat(file)).isFile()).toBe(true);
  });
});

describe('two pages that save at the same moment', () => {
  it('save one and ask about the other, 60 times of 60', async () => {
    for (let pair = 0; pair < 60; pair++) {
      const { files } = JSON.parse((await call('openProject', {})).body).ok as StudioReply<'openProject'>;
      const words = files.find((one) => one.path === 'words.json');
      if (words === undefined || 'fault' in words) throw new Error('words.json was not read');
      const both = await Promise.all(['a', 'b'].map((who) => save('words.json', `{"${who}": ${pair}}`, words.version)));
      const [first, second] = both.map(({ saved }) => saved);
      expect([pair, first !== second]).toEqual([pair, true]);
      const text = `{"${first === true ? 'a' : 'b'}": ${pair}}`;
      expect(await readFile(path.join(folder, 'words.json'), 'utf8')).toBe(text);
      expect(both.find(({ saved }) => !saved)).toMatchObject({ reason: 'conflict', onDisk: { text } });
    }
  });

  it('never save invalid UTF-8', async () => {
    const { port } = test.door;
    const before = await readFile(path.join(folder, 'words.json'), 'utf8');
    const body = Buffer.from('{"path":"words.json","text":"{\\"a\\": \\"?\\"}","base":null}');
    body[body.indexOf('?')] = 0xff;
    const reply = await fetch(`http://127.0.0.1:${port}/api/call/saveFile`, {
      method: 'POST',
      headers: {
        Origin: `http://127.0.0.1:${port}`,
        'Content-Type': 'application/json',
        Authorization: `Bearer ${secrets.key}`,
      },
      body,
    });
    expect([reply.status, await reply.json()]).toEqual([400, { error: { code: 'notJson' } }]);
    expect(await readFile(path.join(folder, 'words.json'), 'utf8')).toBe(before);
  });
});

it('five million brackets are refused before they are read as JSON', async () => {
  const { port } = test.door;
  const reply = await fetch(`http://127.0.0.1:${port}/api/call/openProject`, {
    method: 'POST',
    headers: {
      Origin: `http://127.0.0.1:${port}`,
      'Content-Type': 'application/json',
      Authorization: `Bearer ${secrets.key}`,
    },
    body: '['.repeat(5_000_000),
  });
  // Parsed as JSON, they would be refused as notJson, some seconds later.
  expect([reply.status, await reply.json()]).toEqual([400, { error: { code: 'wrongAsk' } }]);
});

describe('opening', () => {
  it('reads nothing outside the project, and says so', async () => {
    const { body } = await call('openProject', {});
    expect(body).not.toContain('CROWN JEWELS');
    const { files } = JSON.parse(body).ok as StudioReply<'openProject'>;
    for (const place of ['link.json', 'chain.json']) {
      expect(files.find((file) => file.path === place)).toEqual({ path: place, fault: { kind: 'outside' } });
    }
  });
});
