import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { join, type Layer } from '#authoring/project/packages/join.ts';
import { nameIn } from '#authoring/text/files/package-path.ts';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import { lastLegible, type Reading } from '#authoring/text/reading/reading.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';

/** The documents of a project with those of all it requires as one, and where each part of them is written. */
export interface SoundParts {
  readonly documents: Documents;
  /** `file` as the project calls it: `package:path` where it belongs to another. */
  writtenAt(file: string, path: JsonPath): { readonly file: string; readonly path: JsonPath };
}

/**
 * Of a document that has not its shape at the moment the entries are there that have theirs: for whoever looks, never for
 * play.
 */
export function soundParts({ project, required }: Diagnosis): SoundParts {
  const partly = new Map(
    project.readings.flatMap((reading) => {
      const part = reading.sound ? null : soundPartOf(reading);
      return part === null ? [] : [[reading.file.path, part] as const];
    }),
  );
  const parts = Object.fromEntries([...partly].map(([path, { document }]) => [path, document]));
  const layers: readonly Layer[] = [...required, { id: project.id, documents: { ...project.documents, ...parts } }];
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
  /** By its list, which entry stands at each place. */
  readonly kept: { readonly [key: string]: readonly number[] };
}

/** What of a broken document has its shape; null: not even its head. */
function soundPartOf(reading: Reading): SoundPart | null {
  const read = isObject(reading.value as Json) ? reading : lastLegible(reading);
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

/** The entry of the whole in which a place of a part lies; none where it lies in no entry. */
function entryAt(place: string, { kept }: SoundPart): readonly string[] {
  const [key = '', index] = place.split('/').slice(1);
  const at = index === undefined ? undefined : kept[key]?.[Number(index)];
  return at === undefined ? [] : [`${key}/${at}`];
}
