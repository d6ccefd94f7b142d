import { type ParsedDocument, textRunsOf } from '#authoring/text/reading/reading.ts';
import type { SourceUnit } from '#authoring/text/schema/facts.ts';
import { type Chunks, concatChunks, mapChunks } from '#engine/kernel/basics/chunks.ts';
import { isObject } from '#engine/kernel/basics/json.ts';
import { type Member, membersOf } from '#engine/kernel/basics/long-maps.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import { referencesIn, type WrittenReference } from '#engine/kernel/documents/referred-names.ts';
import { isOfSystem } from './system-texts.ts';

export interface ReferringText extends SourceUnit {
  readonly references: readonly WrittenReference[];
}

const inEachRun = mapChunks((run: readonly SourceUnit[]): readonly ReferringText[] =>
  run.flatMap((unit) => {
    const references = referencesIn(unit.text);
    return references.length === 0 ? [] : [{ ...unit, references }];
  }),
);

const inUnits = memoizeByKey((units: Chunks<SourceUnit>) => concatChunks(inEachRun(units)));

const inEachRunOfUnits = mapChunks((run: readonly Member[]): readonly ReferringText[] =>
  run.flatMap(({ name, value }) => {
    const t = isObject(value) ? value['t'] : undefined;
    const references = typeof t === 'string' ? referencesIn(t) : [];
    const key = name ?? '';
    return references.length === 0 ? [] : [{ key, text: t as string, path: ['units', key, 't'], references }];
  }),
);
const inTranslations = memoizeByKey((runs: Chunks<Member>) => concatChunks(inEachRunOfUnits(runs)));

export function referringIn(reading: ParsedDocument): readonly ReferringText[] {
  const { format, value, facts, own } = reading;
  // Places in sentences of the game are no references
  if (isOfSystem(reading.file.path)) return none;
  if (format.id !== 'units') return facts === own ? inUnits(textRunsOf(reading)) : none;
  const units = membersOf(value, 'units');
  return units === undefined ? none : inTranslations(units.runs);
}
const none: readonly ReferringText[] = [];
