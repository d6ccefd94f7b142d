import type { Unit, UnitStatus } from '../formats/units.ts';
import type { SourceUnit } from '../schema/facts.ts';
import { sourceHash } from './source-hash.ts';

/** How a text stands in one locale. `stale`: its source has changed since. `unused`: a translation without a text. */
export type UnitState = 'missing' | 'stale' | UnitStatus | 'unused';

/** One line of the translators' desk. */
export interface UnitLine {
  readonly key: string;
  /** The text to translate; null when there is none any more. */
  readonly source: string | null;
  /** What a translation made now must carry. */
  readonly hash: string | null;
  readonly unit: Unit | null;
  readonly state: UnitState;
}

/** Lays the translations of one document beside its texts: in the order of the texts, what is unused last. */
export function unitLines(sources: readonly SourceUnit[], units: { readonly [key: string]: Unit }): UnitLine[] {
  const keys = new Set(sources.map(({ key }) => key));
  const lines = sources.map(({ key, text }): UnitLine => {
    const hash = sourceHash(text);
    const unit = Object.hasOwn(units, key) ? (units[key] ?? null) : null;
    return { key, source: text, hash, unit, state: stateOf(unit, hash) };
  });
  const unused = Object.entries(units)
    .filter(([key]) => !keys.has(key))
    .map(([key, unit]): UnitLine => ({ key, source: null, hash: null, unit, state: 'unused' }));
  return [...lines, ...unused];
}

function stateOf(unit: Unit | null, hash: string): UnitState {
  if (unit === null) return 'missing';
  return unit.h === hash ? unit.s : 'stale';
}

/** How many lines stand in each state. */
export function countStates(lines: readonly UnitLine[]): { readonly [S in UnitState]: number } {
  const counts = { missing: 0, stale: 0, draft: 0, translated: 0, reviewed: 0, unused: 0 };
  for (const { state } of lines) counts[state] += 1;
  return counts;
}
