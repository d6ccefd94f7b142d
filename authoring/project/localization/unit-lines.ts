import { type TranslationUnit, type UnitStatus, workStates } from '#authoring/text/formats/units.ts';
import type { SourceUnit } from '#authoring/text/schema/facts.ts';
import { sourceHash } from './source-hash.ts';
import { madeFrom } from './staleness.ts';

/** `unused`: a translation without text. */
export const unitStates = [...workStates, 'unused'] as const;
export type UnitState = (typeof unitStates)[number];

export interface UnitLine {
  readonly key: string;
  /** Null for unused translations. */
  readonly source: string | null;
  /** Hash for a translation made now. */
  readonly hash: string | null;
  readonly unit: TranslationUnit | null;
  readonly state: UnitState;
  /** Translated by a required project only. */
  readonly isBelow: boolean;
}

type Units = { readonly [key: string]: Partial<TranslationUnit> };

/** In document order, unused ones last. `below`: units of required projects, which count if they are not stale. */
export function unitLines(sources: readonly SourceUnit[], units: Units, below: readonly Units[] = []): UnitLine[] {
  const keys = new Set(sources.map(({ key }) => key));
  const lines = sources.map(({ key, text }): UnitLine => {
    const hash = sourceHash(text);
    const own = unitIn(units, key);
    const other =
      own === null ? below.map((one) => unitIn(one, key)).find((one) => madeFrom(one?.h, hash) === 'this') : undefined;
    const unit = own ?? other ?? null;
    return { key, source: text, hash, unit, state: stateOf(unit, hash), isBelow: other !== undefined };
  });
  const unused = Object.keys(units)
    .filter((key) => !keys.has(key))
    .map(
      (key): UnitLine => ({ key, source: null, hash: null, unit: unitIn(units, key), state: 'unused', isBelow: false }),
    );
  return [...lines, ...unused];
}

function unitIn(units: Units, key: string): TranslationUnit | null {
  if (!Object.hasOwn(units, key)) return null;
  const unit = units[key] as Partial<TranslationUnit>;
  const s: UnitStatus = unit.s === 'translated' || unit.s === 'reviewed' ? unit.s : 'draft';
  return { ...unit, t: typeof unit.t === 'string' ? unit.t : '', h: typeof unit.h === 'string' ? unit.h : '', s };
}

export function stateOf(unit: Pick<TranslationUnit, 'h' | 's'> | null, hash: string): Exclude<UnitState, 'unused'> {
  if (unit === null) return 'missing';
  return madeFrom(unit.h, hash) === 'this' ? unit.s : 'stale';
}
