import { type Memory, memoryOf, type Remembered } from '#authoring/tools/translations/memory.ts';
import { sentenceMemoryOf } from '#authoring/tools/translations/sentence-memory.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { UnitRow } from './unit-rows.ts';

/** From translations that are current and not drafts. */
const remembered = (rows: readonly UnitRow[]): readonly Remembered[] =>
  rows.flatMap(({ line: { key, source, unit, state } }) =>
    source === null || unit === null || (state !== 'translated' && state !== 'reviewed')
      ? []
      : [{ key, source, t: unit.t }],
  );

export const memoryOfRows = memoizeByKey((rows: readonly UnitRow[]): Memory => memoryOf(remembered(rows)));

export const sentenceMemoryOfRows = memoizeByKey(
  (rows: readonly UnitRow[]): Memory => sentenceMemoryOf(remembered(rows)),
);
