import type { ForeignMemory } from '#authoring/tools/translations/exchange/foreign-memory.ts';
import { joinedMemory, type Memory, memoryOf, type Remembered } from '#authoring/tools/translations/memory.ts';
import { sentenceMemoryOf } from '#authoring/tools/translations/sentence-memory.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { UnitFile, UnitRow } from './unit-rows.ts';

/** Translations that are current and not drafts. */
const inFile = ({ lines }: UnitFile): readonly Remembered[] =>
  lines.flatMap(({ key, source, unit, state }) =>
    source === null || unit === null || (state !== 'translated' && state !== 'reviewed')
      ? []
      : [{ key, source, t: unit.t }],
  );

const inMemory = ({ path, pairs }: ForeignMemory): readonly Remembered[] =>
  pairs.map(({ source, t, line }) => ({ key: `${memoryName(path)}:${line}`, source, t }));

export const memoryName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

type MemoryOfRows = (rows: readonly UnitRow[], memories: readonly ForeignMemory[]) => Memory;

/** Of the translations, and of memories of other programs. */
function memoryBy(make: (remembered: readonly Remembered[]) => Memory): MemoryOfRows {
  const ofFile = memoizeByKey((file: UnitFile) => make(inFile(file)));
  const ofMemory = memoizeByKey((memory: ForeignMemory) => make(inMemory(memory)));
  const ofRows = memoizeByKey((rows: readonly UnitRow[]) =>
    memoizeByKey((memories: readonly ForeignMemory[]) =>
      joinedMemory([...[...new Set(rows.map(({ file }) => file))].map(ofFile), ...memories.map(ofMemory)]),
    ),
  );
  return (rows, memories) => ofRows(rows)(memories);
}

export const memoryOfRows = memoryBy(memoryOf);
export const sentenceMemoryOfRows = memoryBy(sentenceMemoryOf);
