import { isForTests } from '#authoring/text/files/playtest-path.ts';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import { canonical, isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';

export interface ProjectLayer {
  readonly id: string;
  readonly documents: Documents;
}
/** The layer and the path there that a part of a joined document comes from. */
export interface PartOrigin {
  readonly layer: number;
  readonly path: JsonPath;
}
export interface Clash {
  readonly layer: number;
  readonly file: string;
  readonly key: string;
}
export interface Joined {
  readonly documents: Documents;
  readonly clashes: readonly Clash[];
  originOf(file: string, path: JsonPath): PartOrigin;
}

type Entry = JsonObject & { readonly id: string };
type Written = readonly { readonly layer: number; readonly index: number }[];
interface Whole {
  readonly value: Json;
  /** Layer of everything but lists. */
  readonly layer: number;
  readonly lists: { readonly [key: string]: Written };
}

const byKey = new Set(['units', 'sources']);

/** Keys of each file by itself. */
const ofEachFile = new Set(['$schema', 'formatVersion', 'questions']);

/** Entries are appended or replace those they override, translations likewise; settings and backs are merged. */
export function join(layers: readonly ProjectLayer[]): Joined {
  const [only] = layers;
  if (only !== undefined && layers.length === 1)
    return { documents: only.documents, clashes: [], originOf: (_, path) => ({ layer: 0, path }) };
  const wholes = new Map<string, Whole>();
  const clashes: Clash[] = [];
  layers.forEach(({ documents }, layer) => {
    for (const [file, value] of Object.entries(documents)) {
      if (isForTests(file) && layer < layers.length - 1) continue;
      const below = wholes.get(file);
      const clash = (key: string) => void clashes.push({ layer, file, key });
      if (file === 'studio.json') wholes.set(file, { value: withThoseBelow(below?.value, value), layer, lists: {} });
      else if (below === undefined || !isObject(below.value) || !isObject(value) || overrides(value))
        wholes.set(file, { value, layer, lists: {} });
      else wholes.set(file, laidOn(below, value, layer, clash));
    }
  });
  // The last layer first: its scenario is the one to play.
  const ordered = [...wholes].sort(([, one], [, other]) => other.layer - one.layer);
  return {
    documents: Object.fromEntries(ordered.map(([file, { value }]) => [file, value])),
    clashes,
    originOf(file, path) {
      const whole = wholes.get(file);
      const [key, index, ...rest] = path;
      const written = whole?.lists[String(key)]?.[Number(index)];
      if (key === undefined || written === undefined) return { layer: whole?.layer ?? layers.length - 1, path };
      return { layer: written.layer, path: [key, written.index, ...rest] };
    },
  };
}

function laidOn(below: Whole, over: JsonObject, layer: number, clash: (key: string) => void): Whole {
  const value: { [key: string]: Json } = { ...(below.value as JsonObject) };
  const lists: { [key: string]: Written } = { ...below.lists };
  for (const [key, part] of Object.entries(over)) {
    if (ofEachFile.has(key)) continue;
    const had = value[key];
    if (had === undefined) {
      value[key] = part;
      if (isEntries(part)) lists[key] = part.map((_, index) => ({ layer, index }));
    } else if (isEntries(had) && isEntries(part)) {
      const written = [...(lists[key] ?? had.map((_, index) => ({ layer: below.layer, index })))];
      const entries = [...had];
      part.forEach((entry, index) => {
        const place = overrides(entry) ? entries.findIndex(({ id }) => id === entry.id) : -1;
        const at = place < 0 ? entries.length : place;
        entries[at] = entry;
        written[at] = { layer, index };
      });
      value[key] = entries;
      lists[key] = written;
    } else if (byKey.has(key) && isObject(had) && isObject(part)) value[key] = { ...had, ...part };
    else if (canonical(had) !== canonical(part)) clash(key);
  }
  return { value, layer: below.layer, lists };
}

function withThoseBelow(below: Json | undefined, over: Json): Json {
  if (!isObject(below) || !isObject(over)) return over;
  const joined = ['settings', 'backs'].flatMap((key) => {
    const [first, second] = [below[key], over[key]];
    return isObject(first) ? [[key, { ...first, ...(isObject(second) ? second : {}) }] as const] : [];
  });
  return { ...over, ...Object.fromEntries(joined) };
}

function overrides(value: JsonObject): boolean {
  return typeof value['overrides'] === 'string';
}

function isEntries(value: Json | undefined): value is readonly Entry[] {
  return Array.isArray(value) && value.every((one: Json) => isObject(one) && typeof one['id'] === 'string');
}
