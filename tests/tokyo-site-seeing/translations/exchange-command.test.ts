import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Check } from 'typebox/value';
import { beforeAll, describe, expect, it } from 'vitest';
import type { L10nImportReport } from '#api/cli/l10n-import-report.ts';
import type { L10nStatusReport } from '#api/cli/l10n-status-report.ts';
import { reports } from '#api/cli/reports.ts';
import { runStudio } from '../../cli/run-studio.ts';

let folder = '';
let project = '';
const weapons = 'l10n/de/cards/weapons.json';

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'studio-exchange-'));
  project = path.join(folder, 'translation-practice');
  await cp('sample-content/translation-practice', project, { recursive: true });
});

const file = (name: string): string => path.join(folder, name);
const readWeapons = (): Promise<string> => readFile(path.join(project, weapons), 'utf8');

async function exported(name: string, from = project, locale = 'de'): Promise<string> {
  const { code, out } = await runStudio(['l10n', 'export', from, '--locale', locale, '--to', file(name), '--json']);
  expect([code, Check(reports['l10n-export']!, JSON.parse(out))]).toEqual([0, true]);
  return file(name);
}

async function imported(...typed: readonly string[]): Promise<readonly [number, L10nImportReport]> {
  const { code, out } = await runStudio(['l10n', 'import', project, ...typed, '--locale', 'de', '--json']);
  const report = JSON.parse(out) as L10nImportReport;
  expect(Check(reports['l10n-import']!, report)).toBe(true);
  return [code, report];
}

describe('studio l10n export and import', () => {
  it('one edited row changes one line, and only with --write', async () => {
    const csv = await exported('edited.csv');
    const text = await readFile(csv, 'utf8');
    await writeFile(csv, text.replace('Verbogenes Straßenschild', 'Krummes Schild'));
    const before = await readWeapons();
    const [code, report] = await imported(csv);
    expect([code, report.written, report.files]).toEqual([0, false, [weapons, 'l10n/sources.json']]);
    expect(report.changes.map(({ key, before: old, after, isStale }) => [key, old?.t, after.t, isStale])).toEqual([
      ['W-01/name', 'Verbogenes Straßenschild', 'Krummes Schild', false],
    ]);
    expect(await readWeapons()).toBe(before);
    expect((await imported(csv, '--write'))[1].written).toBe(true);
    expect(await readWeapons()).toBe(
      before.replace(
        '"t": "Verbogenes Straßenschild", "h": "2d14bfbf1a", "s": "reviewed"',
        '"t": "Krummes Schild", "h": "2d14bfbf1a", "s": "translated"',
      ),
    );
    expect((await imported(csv, '--write'))[1].changes).toEqual([]);
  });

  it('lists each change for people, and the command that writes it', async () => {
    const po = await exported('told.po');
    const text = await readFile(po, 'utf8');
    await writeFile(po, text.replace('msgstr "Frisierte Gaspistole"', 'msgstr "Gaspistole"'));
    const { code, out } = await runStudio(['l10n', 'import', project, po, '--locale', 'de', '--draft']);
    expect([code, out]).toEqual([
      0,
      'cards/weapons.json#W-05/name\n  - Frisierte Gaspistole [reviewed]\n  + Gaspistole [draft]\n1 change, 0 in conflict, 0 left out, 1161 the same (1 file). Nothing was written yet; add --write to write them.\n',
    ]);
  });

  it('a file in another encoding, of no format, or missing is refused, and nothing is written', async () => {
    const before = await readWeapons();
    const refused = async (name: string, bytes: Uint8Array | null): Promise<string> => {
      if (bytes !== null) await writeFile(file(name), bytes);
      const { code, err } = await runStudio(['l10n', 'import', project, file(name), '--locale', 'de', '--write']);
      expect(code).toBe(2);
      return err.replaceAll(`${folder}${path.sep}`, '');
    };
    expect([
      await refused('sjis.csv', new Uint8Array([0x66, 0x0a, 0x93, 0xb9, 0x8b, 0xef])),
      await refused('western.po', Buffer.from('msgstr "Müller é"', 'latin1')),
      await refused('zipped.csv', new Uint8Array([0x50, 0x4b, 3, 4, 0xff, 0, 0xff, 0xfe])),
      await refused('notes.txt', new Uint8Array()),
      await refused('nothing.po', null),
      await refused('broken.xlsx', new Uint8Array([1, 2, 3])),
    ]).toEqual([
      'sjis.csv cannot be read: it is not UTF-8 (from 2:1; it looks like Shift_JIS). Save it as UTF-8.\n',
      'western.po: This is not a PO file. Nothing was written.\n',
      'zipped.csv cannot be read: it is not UTF-8 text (from 1:5). If it is a text file, save it as UTF-8 from the program that wrote it.\n',
      'Give one of xlsx, csv, po, xliff, xliff2, tmx after --format.\n',
      'There is no file nothing.po.\n',
      'broken.xlsx: This cannot be read as XLSX. Nothing was written.\n',
    ]);
    expect(await readWeapons()).toBe(before);
  });

  it('writes nothing into a project whose translations have a merge conflict', async () => {
    const broken = path.join(folder, 'broken');
    await mkdir(broken);
    await cp(project, path.join(broken, 'translation-practice'), { recursive: true });
    const place = path.join(broken, 'translation-practice', weapons);
    const conflict = `<<<<<<< HEAD\n${await readFile(place, 'utf8')}`;
    await writeFile(place, conflict);
    const csv = await exported('whole.csv');
    await writeFile(csv, (await readFile(csv, 'utf8')).replace('Frisierte Gaspistole', 'Gaspistole'));
    const { code, err } = await runStudio([
      ...['l10n', 'import', path.dirname(place).split('/l10n/')[0]!, csv, '--locale', 'de', '--write'],
    ]);
    expect(code).toBe(2);
    expect(err).toContain(
      `${weapons}: It contains an unresolved merge conflict. Resolve it first. Nothing was written.`,
    );
    expect(await readFile(place, 'utf8')).toBe(conflict);
  });
});

async function poCounts(from: string, locale: string): Promise<string> {
  const { out } = await runStudio(['l10n', 'status', from, '--locale', locale, '--json']);
  const { states } = (JSON.parse(out) as L10nStatusReport).locales[0]!;
  const told = [
    [states.translated.units + states.reviewed.units, 'translated message'],
    [states.draft.units + states.stale.units, 'fuzzy translation'],
    [states.missing.units, 'untranslated message'],
  ] as const;
  return `${told
    .filter(([count, word]) => count > 0 || word === 'translated message')
    .map(([count, word]) => `${count} ${word}${count === 1 ? '' : 's'}`)
    .join(', ')}.\n`;
}

const msgfmt = (po: string, ...words: readonly string[]): string =>
  spawnSync('msgfmt', ['--statistics', '-o', '/dev/null', ...words, po], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  }).stderr;

describe.each([
  ['translation-practice', 'de'],
  ['translation-practice-zh', 'zh-Hant'],
])('tools of translators, with %s', (name, locale) => {
  const from = path.join('sample-content', name);

  it('msgfmt --check accepts the PO file, and counts every unit in its state', async () => {
    expect(msgfmt(await exported(`${locale}.po`, from, locale), '--check')).toBe(await poCounts(from, locale));
  });

  it('xliff2po reads every unit of the XLIFF file in its state', async () => {
    const xliff = await exported(`${locale}.xliff`, from, locale);
    execFileSync('xliff2po', ['--progress=none', xliff, file(`${locale}-again.po`)], { stdio: 'ignore' });
    expect(msgfmt(file(`${locale}-again.po`))).toBe(await poCounts(from, locale));
  });

  it('PO and XLIFF come back the same through po2xliff and xliff2po', async () => {
    const [po, xliff] = [await exported(`${locale}.po`, from, locale), await exported(`${locale}.xliff`, from, locale)];
    const [fromPo, fromXliff] = [file(`${locale}-po.xliff`), file(`${locale}-xliff.po`)];
    execFileSync('po2xliff', ['--progress=none', po, fromPo], { stdio: 'ignore' });
    execFileSync('xliff2po', ['--progress=none', xliff, fromXliff], { stdio: 'ignore' });
    for (const back of [fromPo, fromXliff]) {
      const { out } = await runStudio(['l10n', 'import', from, back, '--locale', locale, '--json']);
      const { changes, conflicts, leftOut, absent } = JSON.parse(out) as L10nImportReport;
      expect({ changes, conflicts, leftOut, absent }).toEqual({ changes: [], conflicts: [], leftOut: [], absent: 0 });
    }
  });

  it('pofilter finds no lost line, escape or tag', async () => {
    const po = await exported(`${locale}.po`, from, locale);
    const filters = ['newlines', 'xmltags', 'escapes'].flatMap((one) => ['-t', one]);
    const found = spawnSync('pofilter', ['--progress=none', ...filters, po, file('filtered.po')], { encoding: 'utf8' });
    expect([found.status, found.stderr]).toEqual([0, '']);
    const filtered = await readFile(file('filtered.po'), 'utf8').catch(() => '');
    expect(filtered.split('\n').filter((line) => line.startsWith('msgctxt'))).toEqual([]);
  });
});

describe('a designer’s note on a text', () => {
  const noted = '駅員の言葉\n30字まで';
  let from = '';
  beforeAll(async () => {
    from = path.join(folder, 'noted');
    await cp('sample-content/tokyo-site-seeing', from, { recursive: true });
    const cards = path.join(from, 'cards/weapons.json');
    const text = await readFile(cards, 'utf8');
    await writeFile(cards, text.replace('"id": "W-01",', `"id": "W-01", "note": ${JSON.stringify(noted)},`));
  });

  it('is where msgfmt and xliff2po look for it', async () => {
    const [po, xliff] = [await exported('noted.po', from, 'en'), await exported('noted.xliff', from, 'en')];
    expect(msgfmt(po, '--check')).toBe(await poCounts(from, 'en'));
    execFileSync('xliff2po', ['--progress=none', xliff, file('noted-again.po')], { stdio: 'ignore' });
    const entryIn = async (name: string): Promise<readonly string[]> =>
      ((await readFile(name, 'utf8')).split('\n\n').find((entry) => entry.includes('W-01/name')) ?? '').split('\n');
    const lines = ['#. 駅員の言葉', '#. 30字まで'];
    expect((await entryIn(po)).filter((line) => line.startsWith('#. '))).toEqual([
      ...lines,
      expect.stringMatching(/^#\. hash=/),
    ]);
    expect(await entryIn(file('noted-again.po'))).toEqual(expect.arrayContaining(lines));
  });

  it.each(['csv', 'xlsx', 'po', 'xliff', 'xliff2'])(
    'is ignored when %s is imported, however it was changed',
    async (format) => {
      const name = await exported(`back.${format}`, from, 'en');
      if (format !== 'xlsx') await writeFile(name, (await readFile(name, 'utf8')).replaceAll('駅員の言葉', 'hash=x'));
      const { out } = await runStudio(['l10n', 'import', from, name, '--locale', 'en', '--json']);
      const { changes, conflicts, leftOut, files } = JSON.parse(out) as L10nImportReport;
      expect({ changes, conflicts, leftOut, files }).toEqual({ changes: [], conflicts: [], leftOut: [], files: [] });
    },
  );

  it('is next to the translator’s note in a table', async () => {
    const [heading = '', ...rows] = (await readFile(await exported('noted.csv', from, 'en'), 'utf8')).split('\r\n');
    expect(heading).toContain(',note,design note,before,');
    expect(rows.filter((row) => row.includes(`"${noted}"`)).length).toBeGreaterThan(0);
  });
});
