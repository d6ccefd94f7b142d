import { describe, expect, it } from 'vitest';
import { sourceHash } from '#authoring/project/localization/source-hash.ts';
import type { TranslationFile } from '#authoring/project/localization/translation-files.ts';
import { unitLines } from '#authoring/project/localization/unit-lines.ts';
import type { TranslationUnit } from '#authoring/text/formats/units.ts';
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
