import { type Memory, memoryOf } from '#authoring/tools/translations/memory.ts';
import type { UnitRow } from './unit-rows.ts';

/** Made of the texts whose translations are up to date and no drafts. */
export function memoryOfRows(rows: readonly UnitRow[]): Memory {
  return memoryOf(
    rows.flatMap(({ line: { key, source, unit, state } }) =>
      source === null || unit === null || (state !== 'translated' && state !== 'reviewed')
        ? []
        : [{ key, source, t: unit.t }],
    ),
  );
}
