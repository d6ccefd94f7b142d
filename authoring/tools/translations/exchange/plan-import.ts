import type { TranslationFile } from '#authoring/project/localization/translation-files.ts';
import { emptyUnitsText, putUnits, type UnitToPut } from '#authoring/project/localization/unit-edits.ts';
import { stateOf, type UnitLine } from '#authoring/project/localization/unit-lines.ts';
import { applyEdits } from '#authoring/text/edits/text-edit.ts';
import type { TranslationUnit, UnitStatus } from '#authoring/text/formats/units.ts';
import { type ComparedRow, displacedFault } from './displaced.ts';
import {
  byFile,
  type ExchangeFault,
  type ExchangeRow,
  isSameSnapshot,
  type PlacedRow,
  standingOf,
  standingOfRow,
} from './exchange-row.ts';

export interface UnitChange {
  readonly file: string;
  readonly key: string;
  readonly source: string;
  readonly before: TranslationUnit | null;
  readonly after: TranslationUnit;
  /** The source has changed since the export. */
  readonly isStale: boolean;
}
/** Changed on both sides; not imported. */
export interface UnitConflict {
  readonly file: string;
  readonly key: string;
  readonly ours: string;
  readonly theirs: string;
}
/** `gone`: the text no longer exists; `emptied`: the translation was deleted; `partial`: only some sentences have one. */
export interface LeftOut {
  readonly file: string;
  readonly key: string;
  readonly why: 'gone' | 'emptied' | 'partial';
  readonly theirs: string;
}

export type ImportPlan =
  | {
      readonly kind: 'planned';
      readonly changes: readonly UnitChange[];
      readonly conflicts: readonly UnitConflict[];
      readonly leftOut: readonly LeftOut[];
      readonly unchanged: number;
      /** Texts of the project that are not in the file. */
      readonly absent: number;
      readonly documents: readonly { readonly path: string; readonly before: string | null; readonly after: string }[];
    }
  | { readonly kind: 'refused'; readonly fault: ExchangeFault };

export interface ImportOptions {
  /** For machine translations. */
  readonly asDraft: boolean;
}

/** Three-way merge of rows, units and their state at export. Untouched units stay verbatim. Dry run. */
export function planImport(
  files: readonly TranslationFile[],
  rows: readonly PlacedRow[],
  options: ImportOptions,
): ImportPlan {
  const bySource = new Map(files.map((file) => [file.source, file]));
  const linesOf = new Map<string, ReadonlyMap<string, UnitLine>>();
  const seen = new Map<string, PlacedRow>();
  const changes: UnitChange[] = [];
  const conflicts: UnitConflict[] = [];
  const leftOut: LeftOut[] = [];
  const compared: ComparedRow[] = [];
  let unchanged = 0;
  for (const placed of rows) {
    const { row, place } = placed;
    const name = `${row.file}#${row.key}`;
    if (seen.has(name)) return { kind: 'refused', fault: { code: 'twice', place, data: { key: name } } };
    seen.set(name, placed);
    const file = bySource.get(row.file);
    const lines = file === undefined ? undefined : (linesOf.get(row.file) ?? keyed(file));
    if (lines !== undefined) linesOf.set(row.file, lines);
    const line = lines?.get(row.key);
    const outcome = line === undefined || line.source === null ? gone(row) : mergedUnit(line, placed, options);
    if (line !== undefined && line.source !== null)
      compared.push({ placed, ours: line.unit?.t ?? null, isChanged: outcome.kind !== 'same' });
    if (outcome.kind === 'left-out') leftOut.push(outcome.left);
    else if (outcome.kind === 'conflict') conflicts.push(outcome.conflict);
    else if (outcome.kind === 'same') unchanged++;
    else if (file?.legible === false)
      return {
        kind: 'refused',
        fault: { code: 'conflict', place: { kind: 'key', key: file.path }, data: { file: file.path } },
      };
    else changes.push(outcome.change);
  }
  const [first] = seen.keys();
  if (compared.length === 0 && first !== undefined)
    return {
      kind: 'refused',
      fault: { code: 'foreign', place: { kind: 'file' }, data: { count: rows.length, first: first.slice(0, 80) } },
    };
  const displaced = displacedFault(compared);
  if (displaced !== null) return { kind: 'refused', fault: displaced };
  const documents = [...byFile(changes)].map(([source, its]) =>
    documentAfter(bySource.get(source) as TranslationFile, its),
  );
  return { kind: 'planned', changes, conflicts, leftOut, unchanged, absent: absentFrom(files, seen), documents };
}

/** Texts of the project that could have been in the file. */
const absentFrom = (files: readonly TranslationFile[], seen: ReadonlyMap<string, unknown>): number =>
  files.reduce(
    (sum, { source: file, lines }) =>
      sum +
      lines.filter(({ key, source, isBelow }) => source !== null && !isBelow && !seen.has(`${file}#${key}`)).length,
    0,
  );

const keyed = ({ lines }: TranslationFile): ReadonlyMap<string, UnitLine> =>
  new Map(lines.map((line) => [line.key, line]));

type Outcome =
  | { readonly kind: 'same' }
  | { readonly kind: 'changed'; readonly change: UnitChange }
  | { readonly kind: 'conflict'; readonly conflict: UnitConflict }
  | { readonly kind: 'left-out'; readonly left: LeftOut };

const leaving = ({ file, key, target }: ExchangeRow, why: LeftOut['why']): Outcome => ({
  kind: 'left-out',
  left: { file, key, why, theirs: target },
});
/** Reported only if it was translated. */
const gone = (row: ExchangeRow): Outcome => (row.target === '' ? { kind: 'same' } : leaving(row, 'gone'));

function mergedUnit(line: UnitLine, { row, isPartial }: PlacedRow, { asDraft }: ImportOptions): Outcome {
  const unit = line.isBelow ? null : line.unit;
  const now = standingOf({ unit }, row.hash);
  const theirs = standingOfRow(row);
  if (row.target === '') return unit === null || unit.t === '' ? { kind: 'same' } : leaving(row, 'emptied');
  if (row.was !== null && unit !== null && isSameSnapshot(theirs, row.was)) return { kind: 'same' };
  if (isPartial === true) return leaving(row, 'partial');
  // Without the state at export, only another text counts as a change
  if (row.was === null && unit?.t === row.target) return { kind: 'same' };
  const after = unitAfter(unit, row, asDraft);
  if (unit !== null && isSameUnit(unit, after)) return { kind: 'same' };
  const { file, key } = row;
  if (row.was !== null && unit !== null && !isSameSnapshot(now, row.was))
    return { kind: 'conflict', conflict: { file, key, ours: unit.t, theirs: row.target } };
  return {
    kind: 'changed',
    change: {
      file,
      key,
      source: line.source ?? '',
      before: unit,
      after,
      isStale: line.hash === null || stateOf(after, line.hash) === 'stale',
    },
  };
}

function unitAfter(unit: TranslationUnit | null, row: ExchangeRow, asDraft: boolean): TranslationUnit {
  const isOtherText = unit === null || unit.t !== row.target;
  // Clearing `stale` confirms the translation for the text in the file
  const isConfirmed =
    row.was !== null && row.was.state !== row.state && row.state !== 'stale' && row.state !== 'missing';
  const s = statusAfter(unit, row, isOtherText, asDraft);
  const ok = isOtherText ? undefined : unit?.ok;
  return {
    ...{ t: row.target, h: isOtherText || isConfirmed ? row.hash : unit.h, s },
    ...(row.same ? { same: true as const } : {}),
    ...(unit?.forms === undefined ? {} : { forms: unit.forms }),
    ...(isOtherText || unit.reading === undefined ? {} : { reading: unit.reading }),
    ...(row.note === '' ? {} : { n: row.note }),
    ...(ok === undefined ? {} : { ok }),
  };
}

/** A changed translation loses its review. */
function statusAfter(
  unit: TranslationUnit | null,
  { state, was }: ExchangeRow,
  isOtherText: boolean,
  asDraft: boolean,
): UnitStatus {
  if (isOtherText && asDraft) return 'draft';
  if (state === 'reviewed' && isOtherText && was?.state === 'reviewed' && unit !== null) return 'translated';
  // Another program marked it as no longer right
  if (state === 'stale' && was?.state !== 'stale') return 'draft';
  if (state === 'draft' || state === 'translated' || state === 'reviewed') return state;
  return isOtherText || unit === null ? 'translated' : unit.s;
}

const isSameUnit = (one: TranslationUnit, other: TranslationUnit): boolean =>
  one.t === other.t && one.h === other.h && one.s === other.s && one.same === other.same && one.n === other.n;

function documentAfter({ path, text, lines }: TranslationFile, changes: readonly UnitChange[]) {
  const before = text ?? emptyUnitsText;
  const units = changes.map(({ key, after }): UnitToPut => ({ key, unit: after }));
  const order = lines.filter(({ source }) => source !== null).map(({ key }) => key);
  const edits = putUnits(before, units, order) ?? [];
  return { path, before: text, after: applyEdits(before, edits) };
}
