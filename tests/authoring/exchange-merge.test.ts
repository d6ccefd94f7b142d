import { describe, expect, it } from 'vitest';
import { sourceHash } from '#authoring/project/localization/source-hash.ts';
import type { TranslationFile } from '#authoring/project/localization/translation-files.ts';
import { unitLines } from '#authoring/project/localization/unit-lines.ts';
import type { TranslationUnit } from '#authoring/text/formats/units.ts';
import { type ExchangeRow, rowsOf } from '#authoring/tools/translations/exchange/exchange-row.ts';
import { type ImportPlan, planImport } from '#authoring/tools/translations/exchange/plan-import.ts';

// A row that comes back is held against what stood in the project when it went out, and against what stands there now.

const unit = (t: string, source: string, more: Partial<TranslationUnit> = {}): TranslationUnit => ({
  ...{ t, h: sourceHash(source), s: 'translated' },
  ...more,
});

/** One document of one text, as it stands in the project. */
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

describe('one side has changed', () => {
  it('what nobody touched there stays as it is here, whatever became of it since', () => {
    const row = went('道具', unit('Werkzeug', '道具'));
    for (const now of [unit('Gerät', '道具'), unit('Werkzeug', '道具', { s: 'reviewed', n: 'x' })])
      expect(comesBack(project('道具', now), row)).toBe('same');
    expect(comesBack(project('工具', unit('Werkzeug', '道具')), row)).toBe('same');
  });
  it('a new translation comes in as translated, or as a draft where a machine has made it', () => {
    const row = { ...went('道具', null), target: 'Werkzeug' };
    expect(comesBack(project('道具', null), row)).toEqual({ ...unit('Werkzeug', '道具'), isStale: false });
    expect(comesBack(project('道具', null), row, true)).toMatchObject({ s: 'draft' });
  });
  it('another text ends what was waived and reviewed of the one before; a note and a state alone leave both', () => {
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
  it('a unit that was lost here is put back', () => {
    const row = went('道具', unit('Werkzeug', '道具', { s: 'reviewed' }));
    expect(comesBack(project('道具', null), row)).toMatchObject({ t: 'Werkzeug', s: 'reviewed' });
  });
});

describe('the text has changed', () => {
  it('a translation of the old text comes in as stale', () => {
    const row = { ...went('道具', null), target: 'Werkzeug' };
    expect(comesBack(project('工具', null), row)).toEqual({ ...unit('Werkzeug', '道具'), isStale: true });
  });
  it('a stale one that went out fits its text once its words are others, or somebody says that it does', () => {
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

describe('both sides have changed', () => {
  it('is a conflict, with both', () => {
    const row = { ...went('道具', unit('Werkzeug', '道具')), target: 'Gerät' };
    expect(comesBack(project('道具', unit('Ding', '道具')), row)).toEqual({
      ...{ file: 'cards.json', key: 'key', ours: 'Ding', theirs: 'Gerät' },
    });
  });
  it('is none where both say the same', () => {
    const row = { ...went('道具', unit('Werkzeug', '道具')), target: 'Gerät' };
    expect(comesBack(project('道具', unit('Gerät', '道具')), row)).toBe('same');
  });
});

describe('nothing is lost', () => {
  it('what came back empty, or of a text that is gone, is told and left out', () => {
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
  it('a program that drops what stood there changes only the texts that are others', () => {
    const own = unit('Werkzeug', '道具', { s: 'reviewed' });
    const row = { ...went('道具', own), was: null, state: 'translated' as const };
    expect(comesBack(project('道具', own), row)).toBe('same');
    expect(comesBack(project('道具', own), { ...row, target: 'Gerät' })).toMatchObject({ t: 'Gerät', s: 'translated' });
  });
  it('a file here that cannot be read is not written into', () => {
    const [file] = project('道具', null);
    const row = { ...went('道具', null), target: 'Werkzeug' };
    expect(comesBack([{ ...file!, legible: false, text: '<<<<<<< HEAD' }], row)).toBe('conflict');
  });
});
