import { type Renamed, withId, withIdsIn, withPart } from '#authoring/project/documents/renamed.ts';
import type { Playable } from '#authoring/project/play/playable.ts';
import { isBorne } from '#authoring/project/playtests/names.ts';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import { factsOf } from '#authoring/text/schema/facts.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { NamesBySort } from '#engine/kernel/contract/vocabulary.ts';
import { partsOfName } from '#engine/kernel/naming/made-names.ts';
import type { LogEntry } from '#engine/kernel/naming/naming.ts';
import type { Renames } from '#engine/kernel/session/replay.ts';

/** Translates names of a game, and events back to the old names. */
export interface RenamedCalls extends Renames {
  formerly(event: JsonObject): JsonObject;
}

/** Maps unknown ids of a game to their new names, or to the old ones if the rename was undone. */
export function currentNames(renamed: readonly Renamed[], playable: Playable): RenamedCalls {
  const now = renamed.flatMap(({ kinds, from, to }) => {
    const borne = (id: string) => isBorne(playable.documents, playable, kinds, id);
    if (borne(to) && !borne(from)) return [{ kinds, from, to }];
    return borne(from) && !borne(to) ? [{ kinds, from: to, to: from }] : [];
  });
  const before = now.map(({ kinds, from, to }) => ({ kinds, from: to, to: from }));
  const format = playable.formats.find(({ id }) => id === 'playtest');
  const rename = (test: JsonObject): JsonObject => {
    if (now.length === 0 || format === undefined) return test;
    const { named, references } = factsOf(format.schema, { tests: [test] }, format.definitions);
    const places = [
      ...named.map(({ sorts, name, path, isKey }) => ({ sorts, name, path, isKey })),
      ...references.map(({ kinds, id, path }) => ({ sorts: kinds, name: id, path, isKey: false })),
    ];
    return places.reduceRight((whole, { sorts, name, path, isKey }) => {
      const called = now.reduce((written, one) => renamedIn(written, sorts, format.made, one), name);
      return called === name ? whole : (put(whole, path.slice(2), called, isKey) as JsonObject);
    }, test);
  };
  return {
    setup: (setup) => (rename({ given: { setup } })['given'] as { readonly setup: JsonObject }).setup,
    entry: (entry) => (rename({ when: [entry as JsonObject] })['when'] as readonly LogEntry[])[0] as LogEntry,
    event: (event) => withIdsIn(event, now),
    formerly: (event) => withIdsIn(event, before),
  };
}

/** A name in play, as a whole or as one of the names of which it is made. */
function renamedIn(written: string, sorts: readonly string[], made: NamesBySort, { kinds, from, to }: Renamed): string {
  const isMeant = (sort: string | undefined) => sort !== undefined && kinds.includes(sort);
  const whole = sorts.some(isMeant) ? withId(written, from, to) : written;
  return partsOfName(whole).reduce(
    (name, part, i) => (part === from && sorts.some((sort) => isMeant(made[sort]?.[i])) ? withPart(name, i, to) : name),
    whole,
  );
}

/** `isKey`: replaces the key. */
function put(value: unknown, [step, ...rest]: JsonPath, text: string, isKey: boolean): unknown {
  if (step === undefined) return text;
  if (Array.isArray(value)) return value.map((one, i) => (i === step ? put(one, rest, text, isKey) : one));
  const entries = Object.entries(value as object).map(([key, inside]): [string, unknown] => {
    if (key !== step) return [key, inside];
    return isKey && rest.length === 0 ? [text, inside] : [key, put(inside, rest, text, isKey)];
  });
  return Object.fromEntries(entries);
}
