import { type Memory, memoryOf } from '#authoring/tools/translations/memory.ts';
import type { UnitRow } from './unit-rows.ts';

/** From translations that are current and not drafts. */
export function memoryOfRows(rows: readonly UnitRow[]): Memory {
  return memoryOf(
    rows.flatMap(({ line: { key, source, unit, state } }) =>
      source === null || unit === null || (state !== 'translated' && state !== 'reviewed')
        ? []
        : [{ key, source, t: unit.t }],
    ),
  );
}
