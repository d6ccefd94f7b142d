import { sourceOf } from '#authoring/text/files/translation-path.ts';
import type { ParsedDocument } from '#authoring/text/reading/reading.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { memberOf, withMembers } from '#engine/kernel/basics/long-maps.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { isNameKey } from '#engine/kernel/documents/referred-names.ts';
import type { ReferenceResolver } from './names-referred.ts';
import { sourceHash } from './source-hash.ts';
import { madeFrom } from './staleness.ts';
import { withTexts } from './texts-in-values.ts';
import { referringIn } from './texts-referring.ts';

/** Documents as play and game checks read them, references resolved. Those without keep their identity. */
export function printedDocuments(
  documents: Documents,
  readings: readonly ParsedDocument[],
  sources: ReferringByPath,
  names: ReferenceResolver,
): Documents {
  const source = (text: string): string => names.printed(names.sourceLocale, text);
  const printed: { [path: string]: Json } = { ...documents };
  for (const reading of readings) {
    const { path } = reading.file;
    const document = documents[path];
    if (document === undefined) continue;
    const referring = referringIn(reading);
    const where = reading.format.id === 'units' ? sourceOf(path) : null;
    if (where === null) {
      const texts = referring.filter(({ key }) => !isNameKey(key));
      printed[path] = withTexts(
        document,
        texts.map((one) => ({ path: one.path, text: source(one.text) })),
      );
    } else if (isObject(document)) {
      const its = sources.get(where.source) ?? noTexts;
      const keys = new Set([...referring.map(({ key }) => key), ...its.keys()]);
      const target = (text: string): string => names.printed(where.locale, text);
      printed[path] = withUnits(document, keys, its, { source, target });
    }
  }
  return printed;
}

export type ReferringByPath = ReadonlyMap<string, ReadonlyMap<string, string>>;
const noTexts: ReadonlyMap<string, string> = new Map<string, string>();

/** Of duplicate keys the last. */
export function referringByPath(readings: readonly ParsedDocument[]): ReferringByPath {
  const found = new Map<string, Map<string, string>>();
  for (const reading of readings) {
    const referring = reading.format.id === 'units' ? [] : referringIn(reading);
    if (referring.length === 0) continue;
    const its = found.get(reading.file.path) ?? new Map<string, string>();
    found.set(reading.file.path, its);
    for (const { key, text } of referring) its.set(key, text);
  }
  return found;
}

interface PrintedUnit {
  readonly t: string;
  readonly h: Json | undefined;
  readonly made: JsonObject;
}
const printedUnits = new WeakMap<object, PrintedUnit>();
interface PrintedFile {
  readonly units: ReadonlyMap<string, JsonObject>;
  readonly made: JsonObject;
}
const printedFiles = new WeakMap<object, PrintedFile>();

function withUnits(
  document: JsonObject,
  keys: ReadonlySet<string>,
  sources: ReadonlyMap<string, string>,
  printed: { readonly source: (text: string) => string; readonly target: (text: string) => string },
): JsonObject {
  const changed = new Map<string, JsonObject>();
  for (const key of keys) {
    const unit = memberOf(document, 'units', key);
    if (isNameKey(key) || !isObject(unit) || typeof unit['t'] !== 'string') continue;
    const source = sources.get(key);
    const isOfIt = source !== undefined && madeFrom(unit['h'], sourceHash(source)) === 'this';
    const h = isOfIt ? sourceHash(printed.source(source)) : unit['h'];
    changed.set(key, unitSaying(unit, printed.target(unit['t']), h));
  }
  if (changed.size === 0) return document;
  const before = printedFiles.get(document);
  const isSame =
    before?.units.size === changed.size && [...changed].every(([key, one]) => before.units.get(key) === one);
  if (isSame) return before.made;
  const made = withMembers(document, 'units', changed);
  printedFiles.set(document, { units: changed, made });
  return made;
}

function unitSaying(unit: JsonObject, t: string, h: Json | undefined): JsonObject {
  const before = printedUnits.get(unit);
  if (before?.t === t && before.h === h) return before.made;
  const made = { ...unit, t, ...(h === undefined ? {} : { h }) };
  printedUnits.set(unit, { t, h, made });
  return made;
}
