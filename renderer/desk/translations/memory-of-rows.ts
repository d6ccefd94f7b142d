import { type Memory, memoryOf } from '#authoring/tools/translations/memory.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { UnitRow } from './unit-rows.ts';

/** From translations that are current and not drafts. */
export const memoryOfRows = memoizeByKey(
  (rows: readonly UnitRow[]): Memory =>
    memoryOf(
      rows.flatMap(({ line: { key, source, unit, state } }) =>
        source === null || unit === null || (state !== 'translated' && state !== 'reviewed')
          ? []
          : [{ key, source, t: unit.t }],
      ),
    ),
);
