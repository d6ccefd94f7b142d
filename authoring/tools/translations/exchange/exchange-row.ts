import type { DesignerNotes } from '#authoring/project/localization/designer-notes.ts';
import { sourceHash } from '#authoring/project/localization/source-hash.ts';
import type { TranslationFile } from '#authoring/project/localization/translation-files.ts';
import { stateOf, type UnitLine, type UnitState } from '#authoring/project/localization/unit-lines.ts';
import type { Unit } from '#authoring/text/formats/units.ts';

export const exchangeFormats = ['xlsx', 'csv', 'po', 'xliff', 'tmx'] as const;
export type ExchangeFormat = (typeof exchangeFormats)[number];

export const exchangeStates = ['missing', 'stale', 'draft', 'translated', 'reviewed'] as const;
export type ExchangeState = Exclude<UnitState, 'unused'>;

/** One text as it goes to a translator and comes back. It is known by its document and its key, never by its row. */
export interface ExchangeRow {
  /** The document of the text. */
  readonly file: string;
  readonly key: string;
  readonly source: string;
  readonly target: string;
  readonly state: ExchangeState;
  readonly same: boolean;
  readonly note: string;
  /** The text that a stale translation was made from, where it is known. */
  readonly before: string | null;
  /** Hash of the text that the translator sees. */
  readonly hash: string;
  /** What stood in the project when it went out; null: the other program has dropped it. */
  readonly was: Standing | null;
}

/** A unit in short: enough to see whether somebody has changed it since. */
export interface Standing {
  readonly target: string;
  readonly state: ExchangeState;
  readonly same: boolean;
  readonly note: string;
}

/** What goes out, and what a file says of itself. */
export interface Exchanged {
  readonly project: string;
  readonly sourceLocale: string;
  readonly locale: string;
  readonly rows: readonly ExchangeRow[];
  /** What designers tell of texts. It goes out beside them, and what comes back of it is passed over. */
  readonly notes: DesignerNotes;
}

/** What the designer of a text tells of it; empty: nothing. */
export const designerNoteOf = ({ notes }: Exchanged, { file, key }: ExchangeRow): string => notes[file]?.[key] ?? '';

/** Where in a file something is wrong. */
export type ExchangePlace =
  | { readonly kind: 'line'; readonly line: number }
  | { readonly kind: 'row'; readonly row: number }
  | { readonly kind: 'cell'; readonly cell: string }
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'file' };

export type ExchangeFaultCode =
  | 'columns'
  | 'columnTwice'
  | 'locale'
  | 'formula'
  | 'notText'
  | 'noKey'
  | 'twice'
  | 'hash'
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
  | 'xliffVersion'
  | 'plural'
  | 'noRows'
  | 'foreign'
  | 'conflict'
  | 'unwritable';

/** Why a file is not taken, or not written: nothing of it is. */
export interface ExchangeFault {
  readonly code: ExchangeFaultCode;
  readonly place: ExchangePlace;
  readonly data: { readonly [name: string]: string | number };
}

/** What was read of a file. The locale is null where its format does not say it, or somebody took it out. */
export type ReadExchange =
  | {
      readonly kind: 'read';
      readonly locale: string | null;
      readonly rows: readonly PlacedRow[];
    }
  | { readonly kind: 'refused'; readonly fault: ExchangeFault };
export interface PlacedRow {
  readonly row: ExchangeRow;
  readonly place: ExchangePlace;
}

/** More than any card or chapter holds, in UTF-16 units. */
export const LONGEST_TEXT = 100_000;
/** More than any project has. */
export const MOST_ROWS = 500_000;

export const refused = (
  code: ExchangeFaultCode,
  place: ExchangePlace = { kind: 'file' },
  data: ExchangeFault['data'] = {},
): { readonly kind: 'refused'; readonly fault: ExchangeFault } => ({ kind: 'refused', fault: { code, place, data } });

/** The texts of a project with their translations, as far as they are its own. `oldText` knows texts by their hash. */
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

/** A unit in short, beside the text with this hash. */
export function standingOf({ unit }: Pick<UnitLine, 'unit'>, hash: string): Standing {
  if (unit === null) return { target: '', state: 'missing', same: false, note: '' };
  return {
    target: sourceHash(unit.t),
    state: stateOf(unit, hash),
    same: unit.same === true,
    note: noteHash(unit),
  };
}
const noteHash = ({ n }: Partial<Unit>): string => (n === undefined || n === '' ? '' : sourceHash(n));

/** The same of what a row says now. */
export const standingOfRow = ({ target, state, same, note }: ExchangeRow): Standing => ({
  target: target === '' && state === 'missing' ? '' : sourceHash(target),
  ...{ state, same },
  note: noteHash({ n: note }),
});

export const isSameStanding = (one: Standing, other: Standing): boolean =>
  one.target === other.target && one.state === other.state && one.same === other.same && one.note === other.note;

/** As it is written into a file: `a71c09e2f4.reviewed.same.`. */
export const writtenStanding = ({ target, state, same, note }: Standing): string =>
  `${target}.${state}.${same ? 'same' : ''}.${note}`;

export function readStanding(written: string): Standing | null {
  const parts = /^([0-9a-f]{10})?\.([a-z]+)\.(same)?\.([0-9a-f]{10})?$/.exec(written.trim());
  const state = exchangeStates.find((one) => one === parts?.[2]);
  if (parts === null || state === undefined) return null;
  return { target: parts[1] ?? '', state, same: parts[3] !== undefined, note: parts[4] ?? '' };
}

export const isHash = (written: string): boolean => /^[0-9a-f]{10}$/.test(written);

/** Things by the document they belong to, in the order of the documents. */
export function byFile<T extends { readonly file: string }>(all: readonly T[]): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, T[]>();
  for (const one of all) {
    const its = found.get(one.file);
    if (its === undefined) found.set(one.file, [one]);
    else its.push(one);
  }
  return found;
}
