import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FileStep, inverseSteps } from '#authoring/project/documents/file-step.ts';
import { makeProjectHistory, type ProjectHistory } from '#host/history/project-history.ts';
import { readProjectFiles, versionOf } from '#host/project/project-files.ts';
import { makeStudioHost } from '#host/studio-host.ts';
import { bundle } from '../../../scripts/run-ts.mjs';
import { evilPaths } from '../../corpus/evil-paths.ts';

const HOUR = 60 * 60 * 1000;
let around = '';
let project = '';
let kept = '';
let now = Date.UTC(2026, 0, 1);
beforeEach(() => {
  around = mkdtempSync(path.join(os.tmpdir(), 'history-'));
  project = path.join(around, 'project');
  kept = path.join(around, 'kept');
  now = Date.UTC(2026, 0, 1);
  mkdirSync(path.join(project, 'cards'), { recursive: true });
  write('studio.json', '{}\n');
});
afterEach(() => rmSync(around, { recursive: true, force: true }));

const write = (place: string, text: string | Buffer) => writeFileSync(path.join(project, place), text);
const open = (): ProjectHistory =>
  makeProjectHistory(
    project,
    () => Promise.resolve(kept),
    () => now,
  );
const look = async (history: ProjectHistory) => history.look(await readProjectFiles(project));
const weapon = (name: string, damage: number) => `    { "id": "W-01", "name": "${name}", "damage": ${damage} }`;
const cards = (...entries: readonly string[]) => `{\n  "cards": [\n${entries.join(',\n')}\n  ]\n}\n`;
async function told(history: ProjectHistory, place: string) {
  const { versions } = await history.versions(place, null);
  return versions.map(({ why, added, removed, entries }) => [why, added, removed, entries.map(({ id }) => id).join()]);
}
async function textsOf(history: ProjectHistory, place: string) {
  const { versions } = await history.versions(place, null);
  return await Promise.all(versions.map(async ({ version }) => version && (await history.text(place, version))));
}

describe('every save is kept outside the project', () => {
  it('with its changes, and is restored to the last character by a restarted studio', async () => {
    const history = open();
    const texts = [
      cards(weapon('曲がった標識', 2)),
      cards(weapon('曲がった標識', 3)),
      cards(weapon('曲がった標識', 3), '    { "id": "W-02" }'),
    ];
    for (const text of texts) {
      write('cards/weapons.json', text);
      expect(await history.note('cards/weapons.json', 'saved')).toBe(true);
    }
    const again = open();
    expect(await told(again, 'cards/weapons.json')).toEqual([
      ['saved', 2, 1, 'W-02'],
      ['saved', 1, 1, 'W-01'],
      ['saved', 5, 0, 'W-01'],
    ]);
    expect(await textsOf(again, 'cards/weapons.json')).toEqual(texts.toReversed().map((text) => ({ text })));
    expect(readdirSync(project)).toEqual(['cards', 'studio.json']);
  });

  it('under the name of the action before it', async () => {
    const history = open();
    await history.note('studio.json', 'saved', { ja: '複製する', en: 'Duplicate' });
    const { versions } = await history.versions('studio.json', null);
    expect(versions).toEqual([
      {
        at: now,
        path: 'studio.json',
        version: versionOf(Buffer.from('{}\n')),
        why: 'saved',
        name: { ja: '複製する', en: 'Duplicate' },
        added: 1,
        removed: 0,
        entries: [],
        more: 0,
      },
    ]);
  });

  it('as bytes: byte order marks, line ends and invalid UTF-8 are preserved', async () => {
    const history = open();
    write('cards/a.json', Buffer.from('\ufeff{"a": "道"}\r\n'));
    await history.note('cards/a.json', 'saved');
    write('cards/a.json', Buffer.from([0x7b, 0x83, 0x7d]));
    await history.note('cards/a.json', 'saved');
    expect(await textsOf(history, 'cards/a.json')).toEqual([{ why: 'foreign' }, { text: '{"a": "道"}\n' }]);
  });

  it('like the text before it, the writes of other programs, and their deletions', async () => {
    const history = open();
    write('cards/a.json', '{}\n');
    await look(history);
    write('cards/a.json', '{"by": "others"}\n');
    await look(history);
    rmSync(path.join(project, 'cards/a.json'));
    await look(history);
    expect(await told(history, 'cards/a.json')).toEqual([
      ['outside', 0, 1, ''],
      ['outside', 1, 1, ''],
      ['found', 0, 0, ''],
    ]);
    const { files } = await history.files();
    expect(files.map(({ path: place, versions, isThere }) => [place, versions, isThere])).toEqual([
      ['cards/a.json', 3, false],
      ['studio.json', 1, true],
    ]);
  });

  it('like unsaved text, every five minutes', async () => {
    const history = open();
    await look(history);
    const typed = async (text: string, minutes: number) => {
      now += minutes * 60_000;
      await history.noteUnsaved('studio.json', text);
    };
    await typed('{"a": 1}\n', 1);
    await typed('{"a": 2}\n', 5);
    await typed('{"a": 3}\n', 1);
    expect(await textsOf(history, 'studio.json')).toEqual([{ text: '{"a": 2}\n' }, { text: '{}\n' }]);
    await look(history);
    expect(await told(history, 'studio.json')).toEqual([
      ['unsaved', 1, 1, ''],
      ['found', 0, 0, ''],
    ]);
  });

  it('and all versions can be read when a folder disappears, which deletes nothing', async () => {
    const history = open();
    write('cards/a.json', '{"a": 1}\n');
    await look(history);
    renameSync(project, `${project}-elsewhere`);
    await look(history);
    const { files } = await history.files();
    expect(files.map(({ versions, isThere }) => [versions, isThere])).toEqual([
      [1, false],
      [1, false],
    ]);
    expect(await textsOf(history, 'cards/a.json')).toEqual([{ text: '{"a": 1}\n' }]);
  });

  it('and follows a file that is moved, and moved back', async () => {
    const history = open();
    write('cards/a.json', '{"a": 1}\n');
    await look(history);
    const steps: readonly FileStep[] = [{ kind: 'move', path: 'cards', to: 'decks' }];
    renameSync(path.join(project, 'cards'), path.join(project, 'decks'));
    await history.noteSteps(steps);
    expect(await told(history, 'decks/a.json')).toEqual([
      ['moved', 0, 0, ''],
      ['found', 0, 0, ''],
    ]);
    renameSync(path.join(project, 'decks'), path.join(project, 'cards'));
    await history.noteSteps(inverseSteps(steps));
    expect((await told(history, 'cards/a.json')).map(([why]) => why)).toEqual(['moved', 'moved', 'found']);
    await look(history);
    expect((await history.files()).files.map(({ path: place, isThere }) => [place, isThere])).toEqual([
      ['decks/a.json', false],
      ['cards/a.json', true],
      ['studio.json', true],
    ]);
  });

  it('but nothing is read or kept for an invalid path', async () => {
    const history = open();
    for (const place of evilPaths) {
      await history.note(place, 'saved');
      await history.noteUnsaved(place, 'text');
      expect(await history.versions(place, null)).toEqual({ versions: [], more: false, damaged: 0 });
    }
    expect((await history.files()).files).toEqual([]);
  });
});

describe('failures of the history', () => {
  it('a save succeeds where nothing can be kept, and says so', async () => {
    const before = process.env['STUDIO_STATE_FOLDER'];
    // A file where its folder should be created blocks this on every system and for every user
    process.env['STUDIO_STATE_FOLDER'] = path.join(project, 'studio.json');
    try {
      const host = makeStudioHost(project);
      const base = versionOf(readFileSync(path.join(project, 'studio.json')));
      expect(await host.saveFile({ path: 'studio.json', text: '{"a": 1}\n', base })).toEqual({
        saved: true,
        version: versionOf(Buffer.from('{"a": 1}\n')),
        unkept: true,
      });
    } finally {
      process.env['STUDIO_STATE_FOLDER'] = before;
    }
  });

  it('after a failed write, the next save starts a new part', async () => {
    const history = open();
    await history.note('studio.json', 'saved');
    const [index = ''] = readdirSync(kept).filter((name) => name.endsWith('.index'));
    // Half a line, as a full disk leaves it
    const line = readFileSync(path.join(kept, index), 'utf8');
    appendFileSync(path.join(kept, index), line.slice(0, 40));
    write('studio.json', '{"a": 1}\n');
    const again = open();
    expect(await again.note('studio.json', 'saved')).toBe(true);
    expect(await textsOf(open(), 'studio.json')).toEqual([{ text: '{"a": 1}\n' }, { text: '{}\n' }]);
  });

  it('after a clock was set forward and back, the newest is first and unsaved text is kept', async () => {
    const history = open();
    now = Date.UTC(2099, 0, 1);
    await history.note('studio.json', 'saved');
    now = Date.UTC(2026, 0, 2);
    write('studio.json', '{"a": 1}\n');
    await history.note('studio.json', 'saved');
    await history.noteUnsaved('studio.json', '{"a": 2}\n');
    await history.noteUnsaved('studio.json', '{"a": 3}\n');
    expect(await textsOf(open(), 'studio.json')).toEqual([
      { text: '{"a": 2}\n' },
      { text: '{"a": 1}\n' },
      { text: '{}\n' },
    ]);
  });

  it('a damaged line is skipped and reported, a damaged text is reported, and the rest is read', async () => {
    const history = open();
    for (let i = 0; i < 5; i++) {
      write('studio.json', `{"a": ${i}}\n`);
      await history.note('studio.json', 'saved');
    }
    write('cards/b.json', '{"b": 1}\n');
    await history.note('cards/b.json', 'saved');
    const names = readdirSync(kept);
    const index = path.join(kept, names.find((name) => name.endsWith('.index')) ?? '');
    const lines = readFileSync(index, 'utf8').split('\n');
    lines[1] = `${lines[1]?.slice(0, 30)}~`;
    writeFileSync(index, lines.join('\n'));
    const again = open();
    const { versions, damaged } = await again.versions('studio.json', null);
    expect([versions.length, damaged]).toEqual([4, 1]);
    // Versions based on the missing one cannot be restored; the first and the other file can
    expect(await textsOf(again, 'studio.json')).toEqual([
      { why: 'damaged' },
      { why: 'damaged' },
      { why: 'damaged' },
      { text: '{"a": 0}\n' },
    ]);
    expect(await textsOf(again, 'cards/b.json')).toEqual([{ text: '{"b": 1}\n' }]);
    truncateSync(path.join(kept, names.find((name) => name.endsWith('.texts')) ?? ''), 0);
    expect(await textsOf(open(), 'cards/b.json')).toEqual([{ why: 'damaged' }]);
  });

  it('a process killed between two saves, or during one, has kept everything it confirmed', async () => {
    const program = await bundle('tests/host/history/saves-in-a-child.ts');
    for (let round = 0; round < 3; round++) {
      const child = spawn(process.execPath, [program, project, kept], { stdio: ['ignore', 'pipe', 'inherit'] });
      const said: number[] = [];
      createInterface(child.stdout).on('line', (line) => {
        said.push(Number(line));
        if (said.length === 40 + round * 17) child.kill('SIGKILL');
      });
      await once(child, 'close');
      const history = open();
      const { versions, damaged } = await history.versions('cards.json', null);
      expect(damaged).toBe(0);
      const texts = await Promise.all(versions.map(({ version }) => history.text('cards.json', version ?? '')));
      const costs = texts.map((one) => ('text' in one ? /"cost": (\d+)/.exec(one.text)?.[1] : one.why));
      expect(said.filter((cost) => !costs.includes(String(cost)))).toEqual([]);
      expect(costs.filter((cost) => cost === 'damaged' || cost === 'missing')).toEqual([]);
    }
    rmSync(program);
  });

  it('two processes on one project keep the saves of both', async () => {
    const [one, other] = [open(), open()];
    for (let i = 0; i < 6; i++) {
      write('studio.json', `{"a": ${i}}\n`);
      now += 1000;
      await (i % 2 === 0 ? one : other).note('studio.json', 'saved');
    }
    const wanted = [5, 4, 3, 2, 1, 0].map((i) => ({ text: `{"a": ${i}}\n` }));
    expect(await textsOf(one, 'studio.json')).toEqual(wanted);
    expect(await textsOf(other, 'studio.json')).toEqual(wanted);
  });
});

describe('old versions are thinned out', () => {
  it('to every save for two days, then one in ten minutes, one an hour after two weeks, and one a day after three months', async () => {
    const history = open();
    const first = now;
    for (let i = 0; i < 24; i++) {
      write('studio.json', `{"a": ${i}}\n`);
      await history.note('studio.json', 'saved');
      now += 5 * 60_000;
    }
    const ages = async (days: number) => {
      now = first + days * 24 * HOUR;
      const later = open();
      await look(later);
      const { versions } = await later.versions('studio.json', null);
      return versions.map(({ at }) => Math.round((at - first) / 60_000)).toReversed();
    };
    expect(await ages(1)).toHaveLength(24);
    expect(await ages(3)).toEqual([5, 15, 25, 35, 45, 55, 65, 75, 85, 95, 105, 115]);
    expect(await ages(20)).toEqual([55, 115]);
    expect(await ages(400)).toEqual([115]);
    expect(await textsOf(open(), 'studio.json')).toEqual([{ text: '{"a": 23}\n' }]);
  });

  it('but the newest version of a file is kept, also of one deleted long ago', async () => {
    const history = open();
    write('cards/a.json', '{"a": 1}\n');
    await look(history);
    rmSync(path.join(project, 'cards/a.json'));
    now += 1000;
    await look(history);
    for (let i = 0; i < 10; i++) {
      now += 24 * HOUR;
      write('studio.json', `{"a": ${i}}\n`);
      await open().note('studio.json', 'saved');
    }
    now += 1000 * 24 * HOUR;
    const later = open();
    await look(later);
    expect(readdirSync(kept).filter((name) => name.endsWith('.index'))).toHaveLength(1);
    expect(await textsOf(later, 'cards/a.json')).toEqual([null, { text: '{"a": 1}\n' }]);
  });
});
