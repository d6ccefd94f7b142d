import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { main } from '../../../cli/main.ts';

const sample = path.resolve(import.meta.dirname, '../../../sample-content/tokyo-site-seeing');
const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

interface Checked {
  readonly code: number;
  readonly problems: readonly { readonly code: string; readonly file: string; readonly severity: string }[];
}

function projectWith(breakIt: (folder: string) => void): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'broken-project-'));
  made.push(folder);
  cpSync(sample, path.join(folder, 'project'), { recursive: true });
  breakIt(path.join(folder, 'project'));
  return path.join(folder, 'project');
}

async function check(folder: string, ...flags: readonly string[]): Promise<Checked> {
  let out = '';
  const code = await main(['check', folder, '--json', ...flags], {
    folder: '/',
    systemLocale: 'en',
    version: '0',
    lines: () => (async function* () {})(),
    stop: () => new AbortController().signal,
    out: (text) => {
      out += text;
    },
    err: () => undefined,
  });
  return { code, ...(JSON.parse(out) as Pick<Checked, 'problems'>) };
}

function look(folder: string): string[] {
  return (readdirSync(folder, { recursive: true }) as string[]).sort().map((name) => {
    const stats = statSync(path.join(folder, name), { throwIfNoEntry: false });
    const bytes = stats?.isFile() === true ? readFileSync(path.join(folder, name), 'latin1') : '';
    return `${name} ${stats?.mtimeMs} ${stats?.mode} ${bytes}`;
  });
}

const weapons = 'cards/weapons.json';
const rewrite = (file: string, change: (text: string) => string | Buffer) => (folder: string) => {
  const place = path.join(folder, file);
  writeFileSync(place, change(readFileSync(place, 'utf8')));
};

const shiftJis = Buffer.from([0x7b, 0x22, 0x95, 0x90, 0x8a, 0xed, 0x82, 0xcc, 0x22, 0x3a, 0x31, 0x7d]);

const broken: readonly (readonly [string, (folder: string) => void, number, string, string])[] = [
  ['half a file', rewrite(weapons, (text) => text.slice(0, text.length / 2)), 1, 'JSN002', weapons],
  ['Shift_JIS', rewrite(weapons, () => shiftJis), 1, 'ENC001', weapons],
  ['bytes that are nothing', rewrite(weapons, () => Buffer.from([0x7b, 0xff, 0xc3])), 1, 'ENC001', weapons],
  ['UTF-16', rewrite(weapons, (text) => Buffer.from(`\ufeff${text}`, 'utf16le')), 1, 'ENC001', weapons],
  ['an empty file', rewrite(weapons, () => ''), 1, 'JSN006', weapons],
  ['a byte order mark', rewrite(weapons, (text) => `\ufeff${text}`), 0, 'ENC002', weapons],
  [
    'a folder where a file should be',
    (folder) => {
      rmSync(path.join(folder, weapons));
      mkdirSync(path.join(folder, weapons));
    },
    1,
    'FIL001',
    weapons,
  ],
  [
    'a link out of the project',
    (folder) => {
      rmSync(path.join(folder, weapons));
      symlinkSync('/etc/passwd', path.join(folder, weapons));
    },
    1,
    'FIL002',
    weapons,
  ],
  [
    'a folder that leads out',
    (folder) => symlinkSync(import.meta.dirname, path.join(folder, 'assets')),
    1,
    'FIL002',
    'assets',
  ],
  [
    'a link to nothing',
    (folder) => symlinkSync('nowhere.json', path.join(folder, 'playtests.json')),
    1,
    'FIL003',
    'playtests.json',
  ],
  ['single quotes around a key', rewrite(weapons, (text) => text.replace('"ap": 2', "'ap': 2")), 1, 'JSN011', weapons],
  [
    'an amount that JSON cannot keep',
    rewrite(weapons, (text) => text.replace(/"amount": \d+/, '"amount": 12345678901234567890')),
    1,
    'SCH005',
    weapons,
  ],
  [
    'a seed that JSON cannot keep',
    rewrite('playtests/01-how-a-test-is-written.json', (text) =>
      text.replace(/"seed": \d+/, '"seed": 12345678901234567890'),
    ),
    1,
    'SCH005',
    'playtests/01-how-a-test-is-written.json',
  ],
  ['deep nesting', rewrite(weapons, () => '['.repeat(200_000)), 1, 'JSN009', weapons],
  ['no studio.json', (folder) => rmSync(path.join(folder, 'studio.json')), 2, 'PRJ001', 'studio.json'],
  ['half a studio.json', rewrite('studio.json', (text) => text.slice(0, 60)), 2, 'PRJ002', 'studio.json'],
  ['studio.json in Shift_JIS', rewrite('studio.json', () => shiftJis), 2, 'PRJ002', 'studio.json'],
  [
    'another formatVersion',
    rewrite('studio.json', (text) => text.replace('"formatVersion": 1', '"formatVersion": 99')),
    2,
    'PRJ003',
    'studio.json',
  ],
  [
    'another game',
    rewrite('studio.json', (text) => text.replace('tokyo-site-seeing"', 'chess"')),
    2,
    'PRJ004',
    'studio.json',
  ],
];

describe('a broken project reports one problem per fault', () => {
  it.each(broken)('%s', async (_, breakIt, exitCode, code, file) => {
    const folder = projectWith(breakIt);
    const before = look(folder);
    const checked = await check(folder);
    expect(checked.problems.filter(({ severity }) => severity !== 'info')).toMatchObject([{ code, file }]);
    expect(checked.code).toBe(exitCode);
    expect(look(folder)).toEqual(before);
  });

  it('the sample game has no problem, whether its folder is writable or not', async () => {
    const folder = projectWith(() => undefined);
    const places = ['.', ...(readdirSync(folder, { recursive: true }) as string[])].map((name) =>
      path.join(folder, name),
    );
    for (const place of places) chmodSync(place, statSync(place).isDirectory() ? 0o555 : 0o444);
    const checked = await check(folder, '--strict');
    for (const place of places) chmodSync(place, 0o755);
    expect(checked).toMatchObject({ code: 0, problems: [] });
  });

  it('a warning fails only with --strict', async () => {
    const folder = projectWith(rewrite(weapons, (text) => `\ufeff${text}`));
    expect((await check(folder)).code).toBe(0);
    expect((await check(folder, '--strict')).code).toBe(1);
  });

  it('a missing path, a file and a circular link are reported', async () => {
    expect(await check('/no/such/folder')).toMatchObject({ code: 2, problems: [{ code: 'PRJ001' }] });
    expect(await check(path.join(sample, 'studio.json'))).toMatchObject({ code: 2, problems: [{ code: 'PRJ001' }] });
    const folder = projectWith((place) => symlinkSync('..', path.join(place, 'cards', 'up')));
    expect((await check(folder)).code).toBe(0);
  });
});
