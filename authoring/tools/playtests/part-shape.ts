import type { Playable } from '#authoring/project/play/playable.ts';
import { parsedDocumentOf } from '#authoring/text/reading/reading.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/contract/system.ts';

export type PlaytestPart =
  | { readonly given: JsonObject }
  | { readonly step: JsonObject }
  | { readonly test: JsonObject };

export function partFault({ formats }: Playable, part: PlaytestPart): Text | null {
  const format = formats.find(({ id }) => id === 'playtest');
  if (format === undefined) return null;
  const file = { formatVersion: 1, tests: [testAround(part)] };
  if (format.validate(file)) return null;
  const [problem] = parsedDocumentOf({ path: 'playtests/x.json', text: JSON.stringify(file) }, format).problems;
  return problem?.message ?? null;
}

function testAround(part: PlaytestPart): JsonObject {
  if ('test' in part) return part.test;
  const given = 'given' in part ? part.given : { table: 'empty' };
  return { name: 'x', given, when: 'step' in part ? [part.step] : [], then: { result: null } };
}
