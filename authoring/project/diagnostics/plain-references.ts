import { readName } from '#authoring/text/files/package-path.ts';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import { factsInChunks, type ParsedDocument } from '#authoring/text/reading/reading.ts';
import type { DocumentFacts } from '#authoring/text/schema/facts.ts';
import { mapChunks } from '#engine/kernel/basics/chunks.ts';
import type { Json } from '#engine/kernel/basics/json.ts';

const values = new WeakMap<ParsedDocument, Json>();
const across = mapChunks((references: DocumentFacts['references']) =>
  references.filter(({ id }) => readName(id).package !== null),
);

/** The value of a document, with `package:id` in references replaced by the id. */
export function plainValue(reading: ParsedDocument): Json {
  const known = values.get(reading);
  if (known !== undefined) return known;
  const value = across(factsInChunks(reading, 'references'))
    .flat()
    .reduce((whole, { id, path }) => withValue(whole, path, readName(id).name), reading.value as Json);
  values.set(reading, value);
  return value;
}

function withValue(whole: Json, [step, ...rest]: JsonPath, value: Json): Json {
  if (step === undefined) return value;
  if (Array.isArray(whole)) return whole.map((one: Json, i) => (i === step ? withValue(one, rest, value) : one));
  const object = whole as { readonly [key: string]: Json };
  return { ...object, [step]: withValue(object[step] as Json, rest, value) };
}
