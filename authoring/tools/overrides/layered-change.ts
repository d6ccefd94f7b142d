import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import type { WrittenDocument } from '#authoring/project/documents/written-document.ts';
import type { Declaration } from '#authoring/project/index/declaration.ts';
import { indexOf } from '#authoring/project/index/project-index.ts';
import { applyEdits } from '#authoring/text/edits/text-edit.ts';
import { nameIn, pathInside } from '#authoring/text/files/package-path.ts';
import { textEditsOf } from '#authoring/text/json/json-edits.ts';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import { treeOf } from '#authoring/text/json/tree-of.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { TemplateOutput } from '#engine/kernel/contract/template.ts';
import { blankOf, changedName, overriding } from '../new/override.ts';
import { writtenDocuments } from '../new/written-documents.ts';
import { holdersIn, writtenIn } from './layered-entries.ts';
import { stepsTo } from './layered-values.ts';

/** Without `set`, the entry is only copied as an override. */
export interface LayeredChange {
  readonly key: string;
  readonly set: { readonly field: JsonPath; readonly value: Json } | null;
}

/** Writes to the project's own entry, or to a new override. Null: it cannot be written. */
export function changedLayers(diagnosis: Diagnosis, { key, set }: LayeredChange): readonly WrittenDocument[] | null {
  const last = holdersIn(diagnosis).get(key)?.at(-1);
  const entry = last === undefined ? undefined : writtenIn(diagnosis, last);
  if (last === undefined || !isObject(entry)) return null;
  const steps = set === null ? [] : stepsTo(entry, set.field);
  if (steps === null) return null;
  if (last.package === null) return set === null ? null : inOwn(diagnosis, last, steps, set.value);
  const name = nameIn(last.package, last.id);
  const anew =
    set === null ? renamed(overriding(entry, name), diagnosis) : withValue(overriding(entry, name), steps, set.value);
  const begun = begunOf(diagnosis, last, anew);
  if (begun === null) return null;
  const made = writtenDocuments(textsOf(diagnosis), [begun]);
  return 'documents' in made ? made.documents : null;
}

function inOwn(
  diagnosis: Diagnosis,
  { file, path }: Declaration,
  steps: JsonPath,
  value: Json,
): readonly WrittenDocument[] | null {
  const text = textsOf(diagnosis).get(file);
  const root = text === undefined ? undefined : treeOf(text);
  if (text === undefined || root === undefined) return null;
  const edits = textEditsOf(text, root, [{ kind: 'set', file, path: [...path.slice(0, -1), ...steps], value }]);
  return edits === null ? null : [{ path: file, before: text, after: applyEdits(text, edits) }];
}

function begunOf(diagnosis: Diagnosis, { file, path }: Declaration, entry: JsonObject): TemplateOutput | null {
  const own = pathInside(file);
  const document = indexOf(diagnosis).readingOf(file)?.value as Json | undefined;
  if (path.length > 1) {
    if (!isObject(document)) return null;
    return { kind: 'entry', file: own, list: String(path[0]), entry, blank: blankOf(document) };
  }
  if (textsOf(diagnosis).has(own)) return null;
  const { $schema: _, ...value } = entry;
  return { kind: 'document', file: own, value };
}

/** With a changed name, as an override without any change is a warning. */
function renamed(entry: JsonObject, { documents }: Diagnosis): JsonObject {
  const studio = documents['studio.json'] ?? null;
  const locale = isObject(studio) && studio['sourceLocale'] !== 'ja' ? 'en' : 'ja';
  const field = ['name', 'title'].find((one) => typeof entry[one] === 'string');
  if (field === undefined) return entry;
  const { reading: _, ...rest } = entry;
  return { ...rest, [field]: changedName(String(entry[field]), locale) };
}

function withValue(part: Json, [step, ...rest]: JsonPath, value: Json): JsonObject {
  const put = (inner: Json, [next, ...more]: JsonPath): Json => {
    if (next === undefined) return value;
    if (Array.isArray(inner)) return (inner as readonly Json[]).map((one, i) => (i === next ? put(one, more) : one));
    const object = inner as JsonObject;
    return { ...object, [next]: put(object[next] ?? null, more) };
  };
  return step === undefined ? (part as JsonObject) : (put(part, [step, ...rest]) as JsonObject);
}

function textsOf({ project }: Diagnosis): ReadonlyMap<string, string> {
  return new Map(project.readings.map(({ file }) => [file.path, file.text]));
}
