import { describe, expect, it } from 'vitest';
import { sourceHash } from '#authoring/project/localization/source-hash.ts';
import type { TranslationFile } from '#authoring/project/localization/translation-files.ts';
import { unitLines } from '#authoring/project/localization/unit-lines.ts';
import type { TranslationUnit } from '#authoring/text/formats/units.ts';
import { exchangeFaultText } from '#authoring/tools/translations/exchange/exchange-fault-text.ts';
import { type ExchangeRow, rowsOf } from '#authoring/tools/translations/exchange/exchange-row.ts';
import { type ImportPlan, planImport } from '#authoring/tools/translations/exchange/plan-import.ts';

// A returned row is compared with the project at the time of its export and with the project now.

const unit = (t: string, source: string, more: Partial<TranslationUnit> = {}): TranslationUnit => ({
  ...{ t, h: sourceHash(source), s: 'translated' },
  ...more,
});

function project(source: string | null, own: TranslationUnit | null): readonly TranslationFile[] {
  const units = own === null ? {} : { key: own };
  const text = `{\n  "formatVersion": 1,\n  "units": ${JSON.stringify(units)}\n}\n`;
  const sources = source === null ? [] : [{ key: 'key', text: source, path: [] }];
  const lines = unitLines(sources, units);
  return [
    { locale: 'de', source: 'cards.json', path: 'l10n/de/cards.json', text, legible: true, lines, questions: {} },
  ];
}

const went = (source: string, own: TranslationUnit | null): ExchangeRow =>
  rowsOf(project(source, own), () => undefined)[0]!;

function comesBack(files: readonly TranslationFile[], row: ExchangeRow, asDraft = false) {
  const plan: ImportPlan = planImport(files, [{ row, place: { kind: 'row', row: 2 } }], { asDraft });
  if (plan.kind === 'refused') return plan.fault.code;
  const [change] = plan.changes;
  if (change !== undefined) return { ...change.after, isStale: change.isStale };
  const [conflict] = plan.conflicts;
  return conflict === undefined ? (plan.leftOut[0]?.why ?? 'same') : conflict;
}

describe('a change on one side only', () => {
  it('keeps the local unit when it was not touched elsewhere, whatever its state', () => {
    const row = went('道具', unit('Werkzeug', '道具'));
    for (const now of [unit('Gerät', '道具'), unit('Werkzeug', '道具', { s: 'reviewed', n: 'x' })])
      expect(comesBack(project('道具', now), row)).toBe('same');
    expect(comesBack(project('工具', unit('Werkzeug', '道具')), row)).toBe('same');
  });
  it('imports a new translation as translated, or as a draft when it is a machine’s', () => {
    const row = { ...went('道具', null), target: 'Werkzeug' };
    expect(comesBack(project('道具', null), row)).toEqual({ ...unit('Werkzeug', '道具'), isStale: false });
    expect(comesBack(project('道具', null), row, true)).toMatchObject({ s: 'draft' });
  });
  it('ends waivers and reviews when the text changes; a changed note or state alone keeps them', () => {
    const ok = [{ code: 'L10N010', why: 'x', of: sourceHash('Werkzeug') }];
    const own = unit('Werkzeug', '道具', { s: 'reviewed', ok });
    const row = went('道具', own);
    expect(comesBack(project('道具', own), { ...row, target: 'Gerät' })).toEqual({
      ...unit('Gerät', '道具'),
      isStale: false,
    });
    expect(comesBack(project('道具', own), { ...row, note: 'kurz' })).toEqual({ ...own, n: 'kurz', isStale: false });
    expect(comesBack(project('道具', own), { ...row, state: 'draft' })).toEqual({ ...own, s: 'draft', isStale: false });
  });
  it('restores a unit that was lost locally', () => {
    const row = went('道具', unit('Werkzeug', '道具', { s: 'reviewed' }));
    expect(comesBack(project('道具', null), row)).toMatchObject({ t: 'Werkzeug', s: 'reviewed' });
  });
});

describe('a changed source text', () => {
  it('makes an imported translation of the old text stale', () => {
    const row = { ...went('道具', null), target: 'Werkzeug' };
    expect(comesBack(project('工具', null), row)).toEqual({ ...unit('Werkzeug', '道具'), isStale: true });
  });
  it('lets an exported stale translation match once it is reworded or confirmed', () => {
    const own = unit('Werkzeug', '道具', { s: 'reviewed' });
    const row = went('工具', own);
    expect(row.state).toBe('stale');
    expect(comesBack(project('工具', own), row)).toBe('same');
    expect(comesBack(project('工具', own), { ...row, target: 'Gerät' })).toEqual({
      ...unit('Gerät', '工具'),
      isStale: false,
    });
    expect(comesBack(project('工具', own), { ...row, state: 'translated' })).toEqual({
      ...unit('Werkzeug', '工具'),
      isStale: false,
    });
  });
});

describe('a change on both sides', () => {
  it('is a conflict that keeps both', () => {
    const row = { ...went('道具', unit('Werkzeug', '道具')), target: 'Gerät' };
    expect(comesBack(project('道具', unit('Ding', '道具')), row)).toEqual({
      ...{ file: 'cards.json', key: 'key', ours: 'Ding', theirs: 'Gerät' },
    });
  });
  it('is no conflict when both are equal', () => {
    const row = { ...went('道具', unit('Werkzeug', '道具')), target: 'Gerät' };
    expect(comesBack(project('道具', unit('Gerät', '道具')), row)).toBe('same');
  });
});

describe('an import loses nothing', () => {
  it('it reports and skips empty units and units of removed texts', () => {
    const own = unit('Werkzeug', '道具');
    expect(comesBack(project('道具', own), { ...went('道具', own), target: '' })).toBe('emptied');
    const row = { ...went('道具', own), target: 'Gerät' };
    const plan = planImport(
      project('道具', own),
      [row, { ...row, key: 'other' }].map((one) => ({ row: one, place: { kind: 'file' } })),
      { asDraft: false },
    );
    expect(plan.kind === 'planned' && plan.leftOut.map(({ key, why }) => [key, why])).toEqual([['other', 'gone']]);
  });
  it('a program that drops the old content only changes the texts that differ', () => {
    const own = unit('Werkzeug', '道具', { s: 'reviewed' });
    const row = { ...went('道具', own), was: null, state: 'translated' as const };
    expect(comesBack(project('道具', own), row)).toBe('same');
    expect(comesBack(project('道具', own), { ...row, target: 'Gerät' })).toMatchObject({ t: 'Gerät', s: 'translated' });
  });
  it('it does not write into a local file that cannot be read', () => {
    const [file] = project('道具', null);
    const row = { ...went('道具', null), target: 'Werkzeug' };
    expect(comesBack([{ ...file!, legible: false, text: '<<<<<<< HEAD' }], row)).toBe('conflict');
  });
});

describe('translations at other texts', () => {
  const sources = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];
  const targets = ['Ein', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun', 'Zehn'];
  const key = (i: number): string => `k${i}`;
  function files(its: readonly (string | null)[], of: readonly string[] = sources): readonly TranslationFile[] {
    const units = Object.fromEntries(its.flatMap((t, i) => (t === null ? [] : [[key(i), unit(t, of[i]!)]])));
    const lines = unitLines(
      of.map((text, i) => ({ key: key(i), text, path: [] })),
      units,
    );
    const text = JSON.stringify({ formatVersion: 1, units });
    return [
      { locale: 'de', source: 'cards.json', path: 'l10n/de/cards.json', text, legible: true, lines, questions: {} },
    ];
  }
  function outcome(project: readonly TranslationFile[], came: readonly string[]): string {
    const rows = rowsOf(project, () => undefined).map((row, i) => ({
      row: { ...row, target: came[i] ?? '' },
      place: { kind: 'row' as const, row: i + 2 },
    }));
    const plan = planImport(project, rows, { asDraft: false });
    if (plan.kind === 'refused') return exchangeFaultText(plan.fault).en;
    return `${plan.changes.length} changes`;
  }

  it.each([
    ['shifted down', ['Neu', ...targets.slice(0, 9)], 'Row 3', 9, 'k0'],
    ['shifted up from the middle', [...targets.slice(0, 5), ...targets.slice(6), ''], 'Row 7', 4, 'k6'],
    ['sorted', targets.toSorted(), 'Row 2', 8, 'k7'],
  ])('%s are told before anything is imported', (_, came, place, count, belongs) => {
    expect(outcome(files(targets), came)).toBe(
      `${place}: From here on, ${count} translations stand at other texts (here stands that of cards.json#${belongs}). Only the column target was shifted or sorted. Move the translations back to their keys.`,
    );
  });

  it('are recognised in new translations by their numbers', () => {
    const numbered = sources.map((text, i) => `${text}、${i}点`);
    const made = numbered.map((_, i) => `${i} Punkte`);
    const none = numbered.map(() => null);
    expect(outcome(files(none, numbered), made)).toBe('10 changes');
    expect(outcome(files(none, numbered), ['', ...made])).toBe(
      'Row 3: From here on, 5 translations stand at other texts (here stands that of cards.json#k0). Only the column target was shifted or sorted. Move the translations back to their keys.',
    );
  });

  it('are ordinary changes if two were swapped, or one became that of a neighbour that keeps it', () => {
    expect(outcome(files(targets), ['Zwei', 'Ein', ...targets.slice(2)])).toBe('2 changes');
    expect(outcome(files(targets), ['Ein', 'Ein', 'Ein', 'Ein', 'Ein', 'Ein', ...targets.slice(6)])).toBe('5 changes');
  });

  it('texts that are not in the file are counted', () => {
    const project = files(targets);
    const [row] = rowsOf(project, () => undefined);
    const plan = planImport(project, [{ row: row!, place: { kind: 'file' } }], { asDraft: false });
    expect(plan.kind === 'planned' && [plan.unchanged, plan.absent]).toEqual([1, 9]);
  });

  it('a text of which only some sentences are translated is left as it is', () => {
    const project = files([null]);
    const [row] = rowsOf(project, () => undefined);
    const placed = { row: { ...row!, target: 'Ein' }, place: { kind: 'file' }, isPartial: true } as const;
    const plan = planImport(project, [placed], { asDraft: false });
    expect(plan.kind === 'planned' && [plan.changes, plan.leftOut.map(({ why }) => why)]).toEqual([[], ['partial']]);
  });

  it('a state that says “to be adapted” makes a draft, unless the text was exported so', () => {
    const own = unit('Werkzeug', '道具');
    const row = { ...went('道具', own), state: 'stale' as const };
    expect(comesBack(project('道具', own), row)).toEqual({ ...own, s: 'draft', isStale: false });
    expect(comesBack(project('道具', own), { ...row, target: 'Gerät' })).toMatchObject({ t: 'Gerät', s: 'draft' });
  });
});
