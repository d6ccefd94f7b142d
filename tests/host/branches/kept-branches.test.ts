import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BRANCH_FORMAT, type Branch } from '#authoring/tools/branches/branch.ts';
import { type BranchCalls, keepBranchesIn } from '#host/branches/kept-branches.ts';

let outside: string;
let folder: string;
beforeEach(async () => {
  outside = await mkdtemp(path.join(tmpdir(), 'studio-lines-'));
  folder = path.join(outside, 'lines');
});
afterEach(() => rm(outside, { recursive: true, force: true }));

const open = (): BranchCalls =>
  keepBranchesIn(
    () => Promise.resolve(folder),
    () => Promise.resolve('street'),
  );
const idOf = (number: number): string => number.toString(16).padStart(32, '0');
const line = (number: number, count: number, more: Partial<Branch> = {}): Branch => ({
  formatVersion: BRANCH_FORMAT,
  id: idOf(number),
  project: 'street',
  contentHash: 'c',
  setup: { seed: number },
  log: Array.from({ length: count }, (_, i) => ({ do: 'pass', i })),
  prints: Array.from({ length: count + 1 }, (_, i) => `p${i}`),
  rounds: [0],
  parent: null,
  name: null,
  bookmarks: [],
  result: null,
  begun: 1,
  played: 2,
  ...more,
});
const kept = async (): Promise<readonly Branch[]> =>
  (await open().keptLines({})).lines.toSorted((a, b) => a.id.localeCompare(b.id));

describe('kept branches', () => {
  it('are restored by a restarted studio, and readable by their owner only', async () => {
    expect(await open().keptLines({})).toEqual({ lines: [], faults: [] });
    const named = line(1, 3, {
      name: '名',
      bookmarks: [{ at: 2, name: '分かれ目', note: 'ここで買うと違う。\n次に試す。' }],
      parent: { line: idOf(2), at: 1 },
    });
    expect(await open().keepLine({ line: named })).toEqual({ kept: true });
    expect(await open().keptLines({})).toEqual({ lines: [named], faults: [] });
    expect(await readdir(folder)).toEqual([`${idOf(1)}.json`]);
  });

  it('only grow: a played game is not overwritten by a different one, except under other names', async () => {
    await open().keepLine({ line: line(1, 3) });
    expect(await open().keepLine({ line: line(1, 4) })).toEqual({ kept: true });
    expect(await open().keepLine({ line: line(1, 2) })).toEqual({ kept: false, code: 'diverged' });
    const other = line(1, 4, { log: [{ do: 'buy' }], prints: ['p0', 'q'] });
    expect(await open().keepLine({ line: other })).toEqual({ kept: false, code: 'diverged' });
    expect(await kept()).toEqual([line(1, 4)]);
    expect(await open().keepLine({ line: other, anew: true })).toEqual({ kept: true });
    expect(await kept()).toEqual([other]);
  });

  it('are packed when there are many, without losing any by playing on or deleting another', async () => {
    const lines = open();
    for (let i = 1; i <= 120; i++) await lines.keepLine({ line: line(i, 2) });
    const names = await readdir(folder);
    const packs = names.filter((name) => name.endsWith('.zip'));
    expect(packs.length).toBeGreaterThan(0);
    expect(names.length).toBeLessThan(110);
    expect(await kept()).toEqual(Array.from({ length: 120 }, (_, i) => line(i + 1, 2)));

    const [first] = Object.values(unzipSync(await readFile(path.join(folder, packs[0] ?? ''))));
    const inPack = JSON.parse(strFromU8(first ?? new Uint8Array())) as Branch;
    const longer = { ...inPack, ...line(inPack.setup['seed'] as number, 5) };
    await open().keepLine({ line: longer });
    const other = Object.keys(unzipSync(await readFile(path.join(folder, packs[0] ?? ''))))[1]?.slice(0, 32) ?? '';
    expect(await open().dropLine({ id: other })).toEqual({ code: null });
    const now = await kept();
    expect(now.length).toBe(119);
    expect(now.find(({ id }) => id === longer.id)).toEqual(longer);
    expect(now.some(({ id }) => id === other)).toBe(false);
  });

  it('of a newer format or another project, truncated or invalid, are reported by file and left alone', async () => {
    await open().keepLine({ line: line(1, 1) });
    const faulty: Readonly<Record<string, string>> = {
      [`${idOf(2)}.json`]: JSON.stringify({ ...line(2, 1), formatVersion: BRANCH_FORMAT + 1, more: 1 }),
      [`${idOf(3)}.json`]: JSON.stringify(line(3, 1, { project: 'harbour' })),
      [`${idOf(4)}.json`]: JSON.stringify(line(4, 1)).slice(0, 60),
      [`${idOf(5)}.json`]: '{"formatVersion": 1}',
      'lines-a-b.zip': 'PK no zip',
    };
    for (const [name, text] of Object.entries(faulty)) await writeFile(path.join(folder, name), text);
    expect(await open().keptLines({})).toEqual({
      lines: [line(1, 1)],
      faults: [
        { file: 'lines-a-b.zip', why: 'unreadable' },
        { file: `${idOf(2)}.json`, why: 'newer' },
        { file: `${idOf(3)}.json`, why: 'other' },
        { file: `${idOf(4)}.json`, why: 'cut' },
        { file: `${idOf(5)}.json`, why: 'shape' },
      ],
    });
    for (const [name, text] of Object.entries(faulty))
      expect(await readFile(path.join(folder, name), 'utf8')).toBe(text);
    expect(await open().keepLine({ line: line(2, 3) })).toEqual({ kept: false, code: 'diverged' });
    expect(await readFile(path.join(folder, `${idOf(2)}.json`), 'utf8')).toBe(faulty[`${idOf(2)}.json`]);
  });

  it('that cannot be written are reported with the reason, and the earlier ones stay', async () => {
    await open().keepLine({ line: line(1, 1) });
    const file = path.join(outside, 'file');
    await writeFile(file, '');
    const nowhere = keepBranchesIn(
      () => Promise.resolve(path.join(file, 'lines')),
      () => Promise.resolve(null),
    );
    expect(await nowhere.keepLine({ line: line(1, 2) })).toEqual({ kept: false, code: 'ENOTDIR' });
    expect(await kept()).toEqual([line(1, 1)]);
  });
});

describe('the texts of a pinned branch', () => {
  const contentHash = 'a'.repeat(32);
  const texts = { 'studio.json': '{}', 'cards/街.json': '{"id": "街"}' };

  it('are found by the hash of their content, packed, and readable by their owner only', async () => {
    expect(await open().keptTexts({ contentHash })).toEqual({ texts: null });
    expect(await open().keepTexts({ contentHash, texts })).toEqual({ kept: true });
    expect(await open().keptTexts({ contentHash })).toEqual({ texts });
    expect(await readdir(folder)).toEqual([`texts-${contentHash}.zip`]);
    expect((await stat(path.join(folder, `texts-${contentHash}.zip`))).mode & 0o077).toBe(0);
  });

  it('stay while a branch is pinned to them and a day longer; damaged ones count as missing', async () => {
    const file = path.join(folder, `texts-${contentHash}.zip`);
    await open().keepLine({ line: line(1, 3, { contentHash, pinned: true }) });
    await open().keepTexts({ contentHash, texts });
    const long = new Date(Date.now() - 48 * 60 * 60 * 1000);
    await utimes(file, long, long);
    await open().keptLines({});
    expect(await open().keptTexts({ contentHash })).toEqual({ texts });
    await open().dropLine({ id: idOf(1) });
    await open().keptLines({});
    expect(await open().keptTexts({ contentHash })).toEqual({ texts: null });
    await open().keepTexts({ contentHash, texts });
    await open().keptLines({});
    expect(await open().keptTexts({ contentHash })).toEqual({ texts });
    await writeFile(file, 'PK');
    expect(await open().keptTexts({ contentHash })).toEqual({ texts: null });
  });
});
