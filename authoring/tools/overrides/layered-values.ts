import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import type { Declaration } from '#authoring/project/index/declaration.ts';
import { indexOf } from '#authoring/project/index/project-index.ts';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import type { Locale } from '#engine/kernel/basics/text.ts';
import type { NamedWord } from '../form/form.ts';
import { isChanged } from './changed-value.ts';
import { holdersIn, writtenIn } from './layered-entries.ts';
import { between, labelsAt, wordsAt } from './layered-labels.ts';
import { type LayeredTranslation, translationsOf } from './layered-translations.ts';

export interface LayeredValue {
  /** Items of lists by id. */
  readonly field: JsonPath;
  readonly label: string;
  /** By holder; undefined: absent. */
  readonly values: readonly (Json | undefined)[];
  /** Allowed words; none if there is no enumeration. */
  readonly words: readonly NamedWord[];
  /** Another word implies other fields, so it is edited as text. */
  readonly isTag: boolean;
  readonly isChanged: boolean;
}

export interface LayeredValues {
  readonly holders: readonly {
    readonly package: string | null;
    readonly file: string;
    readonly path: JsonPath;
  }[];
  readonly values: readonly LayeredValue[];
  readonly translations: readonly LayeredTranslation[];
}

/** Null: no such entry. */
export function layeredValues(diagnosis: Diagnosis, key: string, locale: Locale): LayeredValues | null {
  const holders = holdersIn(diagnosis).get(key);
  if (holders === undefined) return null;
  const written = holders.map((holder) => leavesOf(writtenIn(diagnosis, holder) ?? {}));
  const fields = new Map(written.flatMap((leaves) => [...leaves].map(([at, { field }]) => [at, field] as const)));
  return {
    holders: holders.map((one) => ({ package: one.package, file: one.file, path: one.path.slice(0, -1) })),
    values: [...fields].map(([at, field]) => {
      const values = written.map((leaves) => leaves.get(at)?.value);
      const said = holders.findLast((_, i) => written[i]?.has(at) === true);
      const named = said === undefined ? null : namedIn(diagnosis, said, field, locale);
      const unnamed = { label: field.join(between), words: [], isTag: false };
      return { field, values, ...(named ?? unnamed), isChanged: isChanged(values) };
    }),
    translations: translationsOf(diagnosis, holders, locale),
  };
}

function namedIn(diagnosis: Diagnosis, holder: Declaration, field: JsonPath, locale: Locale) {
  const reading = indexOf(diagnosis).readingOf(holder.file);
  const steps = stepsTo(writtenIn(diagnosis, holder) ?? null, field);
  if (reading === undefined || steps === null) return null;
  const part = holder.path.slice(0, -1);
  return {
    label: labelsAt(diagnosis, reading, part, steps, locale).join(between),
    ...wordsAt(diagnosis, reading, [...part, ...steps], locale),
  };
}

interface Leaf {
  readonly field: JsonPath;
  readonly value: Json;
}

const ofTheProject: ReadonlySet<string> = new Set(['overrides', '$schema', 'formatVersion']);

function leavesOf(value: Json, field: JsonPath = [], found = new Map<string, Leaf>()): ReadonlyMap<string, Leaf> {
  const parts = partsOf(value);
  if (parts === null) found.set(JSON.stringify(field), { field, value });
  else
    for (const [step, part] of parts)
      if (field.length > 0 || !ofTheProject.has(String(step))) leavesOf(part, [...field, step], found);
  return found;
}

/** Null: compared as a whole. */
function partsOf(value: Json): readonly (readonly [step: string | number, part: Json])[] | null {
  if (Array.isArray(value)) {
    const list = value as readonly Json[];
    if (list.length === 0 || !list.every((one) => isObject(one))) return null;
    const ids = list.map((one) => (isObject(one) ? one['id'] : undefined));
    const isNamed = ids.every((id) => typeof id === 'string') && new Set(ids).size === ids.length;
    return list.map((one, i) => [isNamed ? String(ids[i]) : i, one]);
  }
  return isObject(value) && Object.keys(value).length > 0 ? Object.entries(value as { [key: string]: Json }) : null;
}

/** Converts ids to indices; null: not found. */
export function stepsTo(value: Json, field: JsonPath): JsonPath | null {
  let part: Json | undefined = value;
  const steps: (string | number)[] = [];
  for (const step of field) {
    let own: string | number = step;
    if (Array.isArray(part) && typeof step === 'string')
      own = (part as readonly Json[]).findIndex((one) => isObject(one) && one['id'] === step);
    if (own === -1 || typeof part !== 'object' || part === null) return null;
    steps.push(own);
    part = (part as { readonly [step: string | number]: Json })[own];
  }
  return steps;
}
