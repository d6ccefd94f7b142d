import type { DesignerNotes } from '#authoring/project/localization/designer-notes.ts';
import { sourceHash } from '#authoring/project/localization/source-hash.ts';
import type { TranslationFile } from '#authoring/project/localization/translation-files.ts';
import { stateOf, type UnitLine } from '#authoring/project/localization/unit-lines.ts';
import { type TranslationUnit, type WorkState, workStates } from '#authoring/text/formats/units.ts';

export const exchangeFormats = ['xlsx', 'csv', 'po', 'xliff', 'xliff2', 'tmx'] as const;
export type ExchangeFormat = (typeof exchangeFormats)[number];

/** A text for exchange, identified by document and key, not by row. */
export interface ExchangeRow {
  readonly file: string;
  readonly key: string;
  readonly source: string;
  readonly target: string;
  readonly state: WorkState;
  readonly same: boolean;
  readonly note: string;
  /** Former source text of a stale translation, if recorded. */
  readonly before: string | null;
  /** Of the source text in the file. */
  readonly hash: string;
  /** The unit at export; null: lost by the other program. */
  readonly was: UnitSnapshot | null;
}

/** Fingerprint of a unit, to detect changes since the export. */
export interface UnitSnapshot {
  readonly target: string;
  readonly state: WorkState;
  readonly same: boolean;
  readonly note: string;
}

export interface Exchanged {
  readonly project: string;
  readonly sourceLocale: string;
  readonly locale: string;
  readonly rows: readonly ExchangeRow[];
  /** Exported for information; ignored on import. */
  readonly notes: DesignerNotes;
}

export const designerNoteOf = ({ notes }: Exchanged, { file, key }: ExchangeRow): string => notes[file]?.[key] ?? '';

export type ExchangePlace =
  | { readonly kind: 'line'; readonly line: number }
  | { readonly kind: 'row'; readonly row: number }
  | { readonly kind: 'cell'; readonly cell: string }
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'file' };

export type ExchangeFaultCode =
  | 'columns'
  | 'columnTwice'
  | 'fewCells'
  | 'locale'
  | 'formula'
  | 'notText'
  | 'noKey'
  | 'twice'
  | 'hash'
  | 'was'
  | 'state'
  | 'tooLong'
  | 'tooLarge'
  | 'tooMany'
  | 'entities'
  | 'notXml'
  | 'notPo'
  | 'notCsv'
  | 'notXlsx'
  | 'notThis'
  | 'noLanguage'
  | 'xliffVersion'
  | 'plural'
  | 'inlineCode'
  | 'poKeys'
  | 'memory'
  | 'displaced'
  | 'noRows'
  | 'foreign'
  | 'conflict'
  | 'unwritable';

/** The whole file is refused. */
export interface ExchangeFault {
  readonly code: ExchangeFaultCode;
  readonly place: ExchangePlace;
  readonly data: { readonly [name: string]: string | number };
}

/** `locale` null: not stated. */
export type ReadExchange =
  | {
      readonly kind: 'read';
      readonly locale: string | null;
      readonly rows: readonly PlacedRow[];
      readonly notices?: readonly ExchangeNotice[];
    }
  | { readonly kind: 'refused'; readonly fault: ExchangeFault };
export interface PlacedRow {
  readonly row: ExchangeRow;
  readonly place: ExchangePlace;
  /** Only some of its sentences are translated. */
  readonly isPartial?: boolean;
}

/** How a file was read, where that is not plain from the file. */
export type ExchangeNotice =
  | { readonly code: 'language'; readonly data: { readonly said: string; readonly locale: string } }
  | { readonly code: 'encoding'; readonly data: { readonly encoding: string } }
  | { readonly code: 'sheet'; readonly data: { readonly sheet: string } }
  | { readonly code: 'heading'; readonly data: { readonly row: number } }
  | { readonly code: 'noKeys'; readonly data: { readonly count: number } };

/** In UTF-16 units. */
export const LONGEST_TEXT = 100_000;
export const MOST_ROWS = 500_000;

export const refused = (
  code: ExchangeFaultCode,
  place: ExchangePlace = { kind: 'file' },
  data: ExchangeFault['data'] = {},
): { readonly kind: 'refused'; readonly fault: ExchangeFault } => ({ kind: 'refused', fault: { code, place, data } });

/** Own texts only. `oldText`: former texts by hash. */
export function rowsOf(
  files: readonly TranslationFile[],
  oldText: (hash: string) => string | undefined,
): readonly ExchangeRow[] {
  return files.flatMap(({ source: file, lines }) =>
    lines.flatMap((line): ExchangeRow[] => {
      if (line.source === null || line.hash === null || line.isBelow) return [];
      const { key, source, hash, unit } = line;
      const now = standingOf(line, hash);
      const before = now.state === 'stale' ? (oldText(unit?.h ?? '') ?? null) : null;
      return [
        {
          ...{ file, key, source, hash, before },
          ...{ target: unit?.t ?? '', state: now.state, same: now.same, note: unit?.n ?? '', was: now },
        },
      ];
    }),
  );
}

export function standingOf({ unit }: Pick<UnitLine, 'unit'>, hash: string): UnitSnapshot {
  if (unit === null) return { target: '', state: 'missing', same: false, note: '' };
  return {
    target: sourceHash(unit.t),
    state: stateOf(unit, hash),
    same: unit.same === true,
    note: noteHash(unit),
  };
}
const noteHash = ({ n }: Partial<TranslationUnit>): string => (n === undefined || n === '' ? '' : sourceHash(n));

export const standingOfRow = ({ target, state, same, note }: ExchangeRow): UnitSnapshot => ({
  target: target === '' && state === 'missing' ? '' : sourceHash(target),
  ...{ state, same },
  note: noteHash({ n: note }),
});

export const isSameSnapshot = (one: UnitSnapshot, other: UnitSnapshot): boolean =>
  one.target === other.target && one.state === other.state && one.same === other.same && one.note === other.note;

/** As written to files: `a71c09e2f4.reviewed.same.`. */
export const formatSnapshot = ({ target, state, same, note }: UnitSnapshot): string =>
  `${target}.${state}.${same ? 'same' : ''}.${note}`;

export function parseSnapshot(written: string): UnitSnapshot | null {
  const parts = /^([0-9a-f]{10})?\.([a-z]+)\.(same)?\.([0-9a-f]{10})?$/.exec(written.trim());
  const state = workStates.find((one) => one === parts?.[2]);
  if (parts === null || state === undefined) return null;
  return { target: parts[1] ?? '', state, same: parts[3] !== undefined, note: parts[4] ?? '' };
}

export const isHash = (written: string): boolean => /^[0-9a-f]{10}$/.test(written);

export function byFile<T extends { readonly file: string }>(all: readonly T[]): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, T[]>();
  for (const one of all) {
    const its = found.get(one.file);
    if (its === undefined) found.set(one.file, [one]);
    else its.push(one);
  }
  return found;
}
