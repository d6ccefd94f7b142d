import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { sourceHash } from '#authoring/project/localization/source-hash.ts';
import { type TranslationFile, translationFiles } from '#authoring/project/localization/translation-files.ts';
import { readExchange, writeExchange } from '#authoring/tools/translations/exchange/exchange-file.ts';
import {
  type Exchanged,
  type ExchangeFormat,
  type ExchangeRow,
  exchangeFormats,
  rowsOf,
} from '#authoring/tools/translations/exchange/exchange-row.ts';
import { type ImportPlan, planImport } from '#authoring/tools/translations/exchange/plan-import.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProject } from '#host/project/read-project.ts';

const now = '2026-01-02T03:04:05.000Z';

interface Sample {
  readonly locale: string;
  readonly files: readonly TranslationFile[];
  readonly rows: readonly ExchangeRow[];
}
const samples: readonly Sample[] = await Promise.all(
  [
    ['tokyo-site-seeing', 'en'],
    ['translation-practice', 'de'],
    ['translation-practice-zh', 'zh-Hant'],
  ].map(async ([project, locale]) => {
    const found = diagnose((await readProject(`sample-content/${project}`)).files, hostedSystems);
    const files = translationFiles(found, locale!);
    return { locale: locale!, files, rows: rowsOf(files, () => undefined) };
  }),
);
const notesOf = (rows: readonly ExchangeRow[]): Exchanged['notes'] => {
  const notes: Record<string, Record<string, string>> = {};
  for (const { file, key, hash } of rows) {
    notes[file] ??= {};
    notes[file][key] = `駅員の言葉。<30字>まで & "だじゃれ"\r\n\nhash=0123456789 was=${hash}.draft..\r=1+1`;
  }
  return notes;
};
const exchanged = ({ locale, rows }: Pick<Sample, 'locale' | 'rows'>): Exchanged => ({
  ...{ project: 'sample', sourceLocale: 'ja', locale, rows },
  notes: notesOf(rows),
});

async function written(format: ExchangeFormat, sample: Pick<Sample, 'locale' | 'rows'>): Promise<string | Uint8Array> {
  const file = await writeExchange(format, exchanged(sample), now);
  return file.kind === 'written' ? file.content : '';
}

type Planned = Extract<ImportPlan, { readonly kind: 'planned' }>;
async function cameBack(
  format: ExchangeFormat,
  content: string | Uint8Array,
  { files, locale }: Sample,
  asDraft = false,
): Promise<Planned> {
  const read = await readExchange(format, content, locale);
  if (read.kind === 'refused') throw new Error(JSON.stringify(read.fault));
  const plan = planImport(files, read.rows, { asDraft });
  if (plan.kind === 'refused') throw new Error(JSON.stringify(plan.fault));
  return plan;
}
const withRow = (rows: readonly ExchangeRow[], at: number, changed: Partial<ExchangeRow>): readonly ExchangeRow[] =>
  rows.map((row, i) => (i === at ? { ...row, ...changed } : row));

const otherLines = (one: string, other: string): readonly string[] => {
  const there = new Set(other.split('\n'));
  return one.split('\n').filter((line) => !there.has(line));
};

describe.each(exchangeFormats)('%s', (format) => {
  it('leaves all files byte-identical after an unchanged round trip', async () => {
    for (const sample of samples) {
      const plan = await cameBack(format, await written(format, sample), sample);
      const { changes, conflicts, leftOut, unchanged, documents } = plan;
      expect({ changes, conflicts, leftOut, documents }).toEqual({
        ...{ changes: [], conflicts: [], leftOut: [], documents: [] },
      });
      expect(unchanged).toBe(sample.rows.length);
    }
  });

  it('keeps each row complete, whatever characters it has', async () => {
    const letters = fc
      .string({ unit: 'grapheme', maxLength: 12 })
      .map((text) => text.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, ''));
    const awkward = fc.constantFrom(
      '=1+1',
      "'",
      '-',
      '@x',
      '"quoted" \\n',
      'a\nb\n',
      '<b>&amp;</b>',
      ' _x0041_ ',
      '#~',
      '',
    );
    const text = fc.tuple(letters, awkward, letters).map((parts) => parts.join(''));
    await fc.assert(
      fc.asyncProperty(text, text, text, fc.boolean(), async (source, target, note, same) => {
        const row: ExchangeRow = {
          ...{
            file: 'cards/a b.json',
            key: 'W-01/effects/x/text',
            source,
            target: `${target}x`,
            note: note.trim(),
            same,
          },
          ...{ state: 'draft', before: `${source}!`, hash: sourceHash(source) },
          was: { target: sourceHash('x'), state: 'reviewed', same: false, note: '' },
        };
        const read = await readExchange(format, await written(format, { locale: 'de', rows: [row] }), 'de');
        expect(read.kind === 'read' ? read.rows.map((one) => one.row) : read).toEqual([row]);
      }),
      { numRuns: 60, examples: [['', 'a', '', false]] },
    );
  });

  it('changes one line for one row', async () => {
    const sample = samples[1]!;
    const done = sample.rows.flatMap(({ state }, i) => (state === 'reviewed' || state === 'translated' ? [i] : []));
    await fc.assert(
      fc.asyncProperty(fc.nat(done.length - 1), async (one) => {
        const at = done[one]!;
        const row = sample.rows[at]!;
        const content = await written(format, {
          ...sample,
          rows: withRow(sample.rows, at, { target: `${row.target} Ä` }),
        });
        const { changes, documents } = await cameBack(format, content, sample);
        expect(changes.map(({ key, after: { t, h, s } }) => [key, t, h, s])).toEqual([
          [row.key, `${row.target} Ä`, row.hash, 'translated'],
        ]);
        const [only] = documents;
        expect(documents).toHaveLength(1);
        expect(otherLines(only?.after ?? '', only?.before ?? '')).toHaveLength(1);
        expect(otherLines(only?.before ?? '', only?.after ?? '')).toHaveLength(1);
      }),
      { numRuns: 5 },
    );
  });

  it('inserts a missing unit in the order of the texts, and creates a missing file', async () => {
    const sample = samples[1]!;
    const missing = sample.rows.flatMap(({ state, file }, i) =>
      state === 'missing' && file === 'cards/artifacts.json' ? [i] : [],
    );
    const site = sample.rows.findIndex(({ file }) => file === 'cards/site.json');
    const rows = sample.rows.map((row, i) => (missing.includes(i) || i === site ? { ...row, target: 'Neu' } : row));
    const { documents } = await cameBack(format, await written(format, { ...sample, rows }), sample);
    const [artifacts, begun] = documents.toSorted((a, b) => (a.path < b.path ? -1 : 1));
    const units = (text = ''): readonly string[] => Object.keys((JSON.parse(text) as { units: object }).units);
    expect(units(artifacts?.after)).toEqual(
      sample.rows.filter(({ file }) => file === 'cards/artifacts.json').map(({ key }) => key),
    );
    expect([begun?.path, begun?.before, units(begun?.after)]).toEqual([
      ...['l10n/de/cards/site.json', null],
      [sample.rows[site]!.key],
    ]);
  });
});
