import { type Memory, memoryOf, type Remembered } from '#authoring/tools/translations/memory.ts';
import { sentenceMemoryOf } from '#authoring/tools/translations/sentence-memory.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { ReadMemory } from '../workers/memories-room.ts';
import type { UnitRow } from './unit-rows.ts';

type Memories = readonly ReadMemory[];

/** From translations that are current and not drafts, and from memories of other programs. */
const remembered = (rows: readonly UnitRow[], memories: Memories): readonly Remembered[] => [
  ...rows.flatMap(({ line: { key, source, unit, state } }) =>
    source === null || unit === null || (state !== 'translated' && state !== 'reviewed')
      ? []
      : [{ key, source, t: unit.t }],
  ),
  ...memories.flatMap(({ path, pairs }) =>
    pairs.map(({ source, t, line }) => ({ key: `${memoryName(path)}:${line}`, source, t })),
  ),
];

export const memoryName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const ofRows = memoizeByKey((rows: readonly UnitRow[]) =>
  memoizeByKey((memories: Memories): Memory => memoryOf(remembered(rows, memories))),
);
const sentencesOfRows = memoizeByKey((rows: readonly UnitRow[]) =>
  memoizeByKey((memories: Memories): Memory => sentenceMemoryOf(remembered(rows, memories))),
);

export const memoryOfRows = (rows: readonly UnitRow[], memories: Memories): Memory => ofRows(rows)(memories);

export const sentenceMemoryOfRows = (rows: readonly UnitRow[], memories: Memories): Memory =>
  sentencesOfRows(rows)(memories);
