import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { join, type ProjectLayer } from '#authoring/project/packages/join.ts';
import { nameIn } from '#authoring/text/files/package-path.ts';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import { lastValidDocument, type ParsedDocument } from '#authoring/text/reading/reading.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';

export interface ValidParts {
  readonly documents: Documents;
  /** `package:path` in a required project. */
  writtenAt(file: string, path: JsonPath): { readonly file: string; readonly path: JsonPath };
}

/** Of invalid documents, the valid entries. For display only, never for play. */
export function validParts({ project, required }: Diagnosis): ValidParts {
  const partly = new Map(
    project.readings.flatMap((reading) => {
      const part = reading.sound ? null : soundPartOf(reading);
      return part === null ? [] : [[reading.file.path, part] as const];
    }),
  );
  const parts = Object.fromEntries([...partly].map(([path, { document }]) => [path, document]));
  const layers: readonly ProjectLayer[] = [
    ...required,
    { id: project.id, documents: { ...project.documents, ...parts } },
  ];
  const joined = join(layers);
  return {
    documents: joined.documents,
    writtenAt(file, path) {
      const { layer, path: there } = joined.originOf(file, path);
      if (layer < layers.length - 1) return { file: nameIn(layers[layer]?.id ?? '', file), path: there };
      const [key, index, ...rest] = there;
      const place = partly.get(file)?.kept[String(key)]?.[Number(index)];
      return { file, path: place === undefined ? there : [String(key), place, ...rest] };
    },
  };
}

interface SoundPart {
  readonly document: JsonObject;
  /** Original indices of the kept entries, by list. */
  readonly kept: { readonly [key: string]: readonly number[] };
}

/** Null: even the document without entries is invalid. */
function soundPartOf(reading: ParsedDocument): SoundPart | null {
  const read = isObject(reading.value as Json) ? reading : lastValidDocument(reading);
  if (read === undefined || !isObject(read.value as Json)) return null;
  const { validate } = reading.format;
  const whole = read.value as JsonObject;
  const spoilt = new Set<string>();
  for (;;) {
    const part = without(whole, spoilt);
    if (validate(part.document)) return part;
    const found = (validate.errors ?? []).flatMap(({ instancePath }) => entryAt(instancePath, part));
    const before = spoilt.size;
    for (const entry of found) spoilt.add(entry);
    if (spoilt.size === before) return null;
  }
}

function without(whole: JsonObject, spoilt: ReadonlySet<string>): SoundPart {
  const document: { [key: string]: Json } = {};
  const kept: { [key: string]: readonly number[] } = {};
  for (const [key, value] of Object.entries(whole)) {
    const list = Array.isArray(value) ? (value as readonly Json[]) : null;
    const left = list?.flatMap((_, i) => (spoilt.has(`${key}/${i}`) ? [] : [i]));
    document[key] = list === null || left === undefined ? value : left.map((i) => list[i] as Json);
    if (left !== undefined) kept[key] = left;
  }
  return { document, kept };
}

function entryAt(place: string, { kept }: SoundPart): readonly string[] {
  const [key = '', index] = place.split('/').slice(1);
  const at = index === undefined ? undefined : kept[key]?.[Number(index)];
  return at === undefined ? [] : [`${key}/${at}`];
}
