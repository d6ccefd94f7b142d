import { isCosmeticChange } from '#authoring/tools/translations/cosmetic-change.ts';
import type { Translating } from '../workers/translating-room.ts';
import type { UnitEdit } from './put-units.ts';
import type { UnitRow } from './unit-rows.ts';

export interface CosmeticRow {
  readonly row: UnitRow;
  readonly before: string;
  readonly after: string;
}

/** Stale translations whose source changed in form only. `before`: former texts by hash. */
export function cosmeticRows(all: readonly UnitRow[], before: Translating['before']): readonly CosmeticRow[] {
  return all.flatMap((row) => {
    const { unit, state, source, isBelow } = row.line;
    const old = unit === null ? undefined : before[unit.h];
    if (state !== 'stale' || isBelow || source === null || old === undefined) return [];
    return isCosmeticChange(old, source) ? [{ row, before: old, after: source }] : [];
  });
}

/** The unchanged translation with the current source hash. */
export const acceptedUnchanged: UnitEdit = ({ line: { unit, hash } }) =>
  unit === null ? null : { ...unit, h: hash ?? unit.h };
