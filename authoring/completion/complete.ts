import { isObject, type Json, partAt } from '#engine/kernel/basics/json.ts';
import type { Language } from '#engine/kernel/language/compile.ts';
import type { Schema } from '#engine/kernel/language/field.ts';
import { unitStatuses } from '../formats/units.ts';
import type { JsonPath } from '../json/positions.ts';
import { sourceHash } from '../localization/source-hash.ts';
import type { Definitions } from '../schema/schema-tools.ts';
import { tagsOf, type Views, viewsAt, viewsInside, viewsOf } from '../schema/views.ts';
import { alternativesOf, isOf, type Option, typesOf } from './alternatives.ts';
import { type Candidate, candidateOfId, type Removed, wayOf, wordOf } from './candidate.ts';
import { type Draft, onOneLine, valueOfDraft, writtenFields, writtenOf } from './draft.ts';
import { aboutOf, type Drafting, draftOf, draftOfWay, exampleOf, keysOf, namesFor, requiredOf } from './drafting.ts';
import { fits } from './fits.ts';
import type { Known } from './known.ts';
import { type Place, placeAt } from './place.ts';
import { boundAt, isRefused } from './refused.ts';

/** A text that is being written, and what is known of it. */
export interface Writing {
  readonly text: string;
  readonly schema: Schema;
  readonly definitions: Definitions;
  readonly known: Known;
  /** The effect language, where effects of the game may stand in the text; null: they are not looked at. */
  readonly language: Language | null;
  readonly locale: 'ja' | 'en';
}

/** What may be written at an offset, the likeliest first, and what it takes the place of. */
export interface Completion {
  readonly offset: number;
  readonly length: number;
  /** What was typed of it already. */
  readonly typed: string;
  readonly candidates: readonly Candidate[];
}

/** All that may stand at an offset of a text, however broken it is elsewhere; null where nothing can be written. */
export function completionAt(writing: Writing, offset: number): Completion | null {
  const place = placeAt(writing.text, offset);
  if (place === null) return null;
  const candidates = place.stands === 'key' ? keysAt(writing, place) : valuesAt(writing, place);
  const { offset: from, length, typed } = place;
  return { offset: from, length, typed, candidates };
}

const followed = (place: Place, written: { readonly snippet: string; readonly plain: string }) => {
  const comma = place.needsComma ? ',' : '';
  return { snippet: `${written.snippet}${comma}`, plain: `${written.plain}${comma}` };
};

/** `path`: of the value that is drafted. */
function draftingAt(writing: Writing, place: Place, path: JsonPath, taken: ReadonlySet<string>): Drafting {
  const { definitions, known, locale, language } = writing;
  const bound = language === null ? {} : boundAt(place.document, path);
  const stands = (node: Json) => !isRefused([], [0], node, language);
  return { definitions, known, locale, taken, bound, stands };
}

// Keys

function keysAt(writing: Writing, place: Place): readonly Candidate[] {
  const { schema, definitions, locale } = writing;
  const views = viewsAt(schema, place.document, place.path, definitions);
  const written = partAt(place.document, place.path);
  const object = isObject(written) ? written : {};
  const drafting = draftingAt(writing, place, place.path, namesBeside(place.document, place.path));
  const required = requiredOf(views);
  const left = keysOf(views).filter((key) => !Object.hasOwn(object, key));
  const example = views
    .map((view) => exampleOf(view, drafting))
    .find((one) => one !== undefined && one['op'] === object['op']);
  const untagged = unionsOf(views, definitions).filter(({ tag, options }) => !options.has(object[tag]));
  const tags = new Set(untagged.map(({ tag }) => tag));
  return [
    ...untagged.flatMap(({ options, tag }) =>
      [...options].flatMap(([word, option]) => {
        const drafts = fieldsOfOption({ tag, word: String(word), schema: option }, object, drafting);
        if (isRefused(place.document, place.path, wholeOf(String(word), tag, object, drafts), writing.language))
          return [];
        const fields = [[tag, { kind: 'fixed', value: String(word) }], ...drafts.fields] as const;
        const removed = removedFrom(place, writing.text, drafts.misfits);
        return [wordOf(option, String(word), locale, { ...followed(place, writtenFields(fields)), removed })];
      }),
    ),
    ...[...required.filter((key) => left.includes(key)), ...left.filter((key) => !required.includes(key))]
      .filter((key) => !tags.has(key))
      .map((key) => keyCandidate(key, required.includes(key))),
    ...unitsBy(views, object, drafting, place),
    ...keyedBy(views, object, drafting).map(([known, inside]) =>
      candidateOfId(known, locale, followed(place, writtenKey(known.id, place, draftOf(inside, drafting)))),
    ),
  ];

  function keyCandidate(key: string, isRequired: boolean): Candidate {
    const inside = viewsInside(viewsOf(views, object, definitions), key);
    const draft = draftOf(inside, drafting, example?.[key]);
    const about = aboutOfAll(inside, definitions, locale);
    const names = [key, about, ...inside.map((one) => aboutOf(one, locale === 'ja' ? 'en' : 'ja'))];
    const text = followed(place, writtenKey(key, place, draft));
    return { kind: 'key', label: key, note: isRequired ? '*' : '', about, names, removed: [], ...text };
  }
}

function writtenKey(key: string, { hasValue }: Place, draft: Draft) {
  const quoted = JSON.stringify(key);
  return hasValue ? { snippet: quoted.replace(/[\\$}]/g, '\\$&'), plain: quoted } : writtenFields([[key, draft]]);
}

/** Keys of texts that are not translated yet. */
function unitsBy(
  views: Views,
  object: { readonly [key: string]: unknown },
  { known, locale }: Drafting,
  place: Place,
): readonly Candidate[] {
  if (!views.some((view) => view['x-unit-keys'] === true)) return [];
  return known.units
    .filter(({ key }) => !Object.hasOwn(object, key))
    .map(({ key, text }) => {
      const unit: Draft = {
        kind: 'object',
        fields: [
          ['t', { kind: 'stop', value: text }],
          ['h', { kind: 'fixed', value: sourceHash(text) }],
          ['s', { kind: 'stop', value: 'draft', words: unitStatuses }],
        ],
      };
      return candidateOfId(
        { id: key, copies: 1, names: { [locale]: text }, readings: {} },
        locale,
        followed(place, writtenKey(key, place, unit)),
      );
    });
}

/** Keys that name something declared. */
function keyedBy(views: Views, object: { readonly [key: string]: unknown }, { known }: Drafting) {
  return views.flatMap((view) => {
    const sorts = view['x-keys-of'];
    if (sorts === undefined) return [];
    const all = known.names(Array.isArray(sorts) ? (sorts as readonly string[]) : [String(sorts)]);
    return all.filter(({ id }) => !Object.hasOwn(object, id)).map((one) => [one, viewsInside([view], one.id)] as const);
  });
}

// Values

function valuesAt(writing: Writing, place: Place): readonly Candidate[] {
  const { schema, definitions, locale } = writing;
  const step = place.path.at(-1);
  if (step === undefined) return values(writing, place, [schema]);
  const around = viewsAt(schema, place.document, place.path.slice(0, -1), definitions);
  const union = unionsOf(around, definitions).find(({ tag }) => tag === step);
  if (union === undefined) return values(writing, place, viewsInside(around, step));
  const written = partAt(place.document, place.path.slice(0, -1));
  const { [union.tag]: _, ...others } = isObject(written) ? written : {};
  const inside = place.path.slice(0, -1);
  const drafting = draftingAt(writing, place, inside, new Set());
  return [...union.options].flatMap(([word, option]) => {
    const drafts = fieldsOfOption({ tag: union.tag, word: String(word), schema: option }, others, drafting);
    if (isRefused(place.document, inside, wholeOf(String(word), union.tag, others, drafts), writing.language))
      return [];
    const { fields, misfits } = drafts;
    const [own, more] = [writtenOf({ kind: 'fixed', value: String(word) }), writtenFields(fields)];
    const and = fields.length === 0 ? '' : ', ';
    const text = { snippet: `${own.snippet}${and}${more.snippet}`, plain: `${own.plain}${and}${more.plain}` };
    const removed = removedFrom(place, writing.text, misfits);
    return [wordOf(option, String(word), locale, { ...followed(place, text), removed })];
  });
}

function values(writing: Writing, place: Place, schemas: Views): readonly Candidate[] {
  const { definitions, locale } = writing;
  const { beside, names } = besideOf(place);
  const drafting = draftingAt(writing, place, place.path, names);
  const { [place.path.at(-1) === 'name' ? String(opAround(place)) : '']: bound } = boundHere(writing, place);
  if (bound !== undefined)
    return bound.map((name) =>
      wayOf({ kind: 'fixed', value: name }, { label: name, about: '' }, (text) => followed(place, text)),
    );
  const about = aboutOfAll(schemas, definitions, locale);
  const isOnce = viewsAround(writing, place).some((view) => view['uniqueItems'] === true);
  const found: Candidate[] = [];
  const told = new Set<string>();
  const offer = (candidate: Candidate): void => {
    if (told.has(candidate.plain) || (isOnce && beside.has(candidate.value))) return;
    told.add(candidate.plain);
    found.push(candidate);
  };
  for (const way of alternativesOf(schemas, definitions)) {
    const types = typesOf(way);
    const words = way.schemas.flatMap((one) =>
      'const' in one ? [one['const']] : ((one['enum'] ?? []) as readonly unknown[]),
    );
    if (words.length > 0) {
      for (const [word, said] of meanings(way.schemas, locale))
        if (isOf(word, way) && (types.length === 0 || fits(word, way.schemas, definitions)))
          offer(
            wayOf({ kind: 'fixed', value: word }, { label: String(word), about: said || about }, (text) =>
              followed(place, text),
            ),
          );
      continue;
    }
    if (types.includes('boolean'))
      for (const value of [true, false])
        offer(wayOf({ kind: 'fixed', value }, { label: String(value), about }, (text) => followed(place, text)));
    const named = way.schemas.map((one) => namesFor(one, writing.known)).find((one) => one !== null);
    if (named !== undefined && named !== null) {
      for (const known of named)
        if (isOf(known.id, way))
          offer(candidateOfId(known, locale, followed(place, writtenOf({ kind: 'fixed', value: known.id }))));
      continue;
    }
    const draft = draftOfWay(way, drafting);
    if (draft === null || types.length === 0 || (types.includes('boolean') && types.length === 1)) continue;
    const value = valueOfDraft(draft);
    if (!isOf(value, way)) continue;
    if (way.option !== null && isRefused(place.document, place.path, value, writing.language)) continue;
    if (way.option !== null)
      offer(wordOf(way.option.schema, way.option.word, locale, { ...followed(place, writtenOf(draft)), removed: [] }));
    else offer(wayOf(draft, { label: labelOf(value), about }, (text) => followed(place, text)));
  }
  return found;
}

/** The op of the node around a value. */
function opAround({ document, path }: Place): unknown {
  const around = partAt(document, path.slice(0, -1));
  return isObject(around) ? around['op'] : undefined;
}

function boundHere({ language }: Writing, { document, path }: Place): { readonly [op: string]: readonly string[] } {
  return language === null ? {} : boundAt(document, path.slice(0, -1));
}

function labelOf(value: Json): string {
  const text = onOneLine(value);
  return text.length <= 40 ? text : `${text.slice(0, 39)}…`;
}

/** The schemas of the list around a place. */
function viewsAround({ schema, definitions }: Writing, place: Place): Views {
  const step = place.path.at(-1);
  return typeof step === 'number' ? viewsAt(schema, place.document, place.path.slice(0, -1), definitions) : [];
}

/** What stands beside a place in its list: plain values, and the ids of what has one. */
function besideOf({ document, path }: Place): {
  readonly beside: ReadonlySet<unknown>;
  readonly names: ReadonlySet<string>;
} {
  const step = path.at(-1);
  const list = partAt(document, path.slice(0, -1));
  const others = Array.isArray(list) ? list.filter((_, i) => i !== step) : [];
  const ids = others.flatMap((one: unknown) => (isObject(one) && typeof one['id'] === 'string' ? [one['id']] : []));
  return { beside: new Set(others), names: new Set(ids) };
}

/** The ids of those beside an object. */
function namesBeside(document: unknown, path: Place['path']): ReadonlySet<string> {
  return besideOf({ document, path } as Place).names;
}

/** The words of a place, each with what it means. */
function meanings(schemas: Views, locale: 'ja' | 'en'): readonly (readonly [word: Json, about: string])[] {
  return schemas.flatMap((schema) => {
    if ('const' in schema) return [[schema['const'] as Json, aboutOf(schema, locale)] as const];
    const said = (locale === 'ja' ? schema['x-enum-descriptions-ja'] : schema['enumDescriptions']) as
      | readonly string[]
      | undefined;
    return ((schema['enum'] ?? []) as readonly Json[]).map((word, i) => [word, said?.[i] ?? ''] as const);
  });
}

// Unions

const unionsOf = (views: Views, definitions: Definitions) =>
  views.filter((view) => view['discriminator'] !== undefined).map((union) => tagsOf(union, definitions));

interface FieldsOfOption {
  /** What it still needs beside what is written. */
  readonly fields: readonly (readonly [string, Draft])[];
  /** What is written that it does not take. */
  readonly misfits: ReadonlySet<string>;
}

/** The object as it would be with that option. */
function wholeOf(word: string, tag: string, object: { readonly [key: string]: unknown }, drafts: FieldsOfOption): Json {
  const kept = Object.entries(object).filter(([key]) => !drafts.misfits.has(key));
  return {
    [tag]: word,
    ...Object.fromEntries([...kept, ...drafts.fields.map(([key, draft]) => [key, valueOfDraft(draft)])]),
  } as Json;
}

function fieldsOfOption(
  { tag, schema }: Option,
  object: { readonly [key: string]: unknown },
  drafting: Drafting,
): FieldsOfOption {
  const example = exampleOf(schema, drafting);
  const keys = new Set(keysOf([schema]));
  const misfits = new Set(
    Object.entries(object).flatMap(([key, value]) =>
      keys.has(key) && fits(value, viewsInside([schema], key), drafting.definitions) ? [] : [key],
    ),
  );
  const fields = requiredOf([schema])
    .filter((key) => key !== tag && (!Object.hasOwn(object, key) || misfits.has(key)))
    .map((key) => [key, draftOf(viewsInside([schema], key), drafting, example?.[key])] as const);
  return { fields, misfits };
}

/** Where properties are taken away, each with the comma that parted it from the rest. */
function removedFrom({ properties }: Place, text: string, keys: ReadonlySet<string>): readonly Removed[] {
  return properties.flatMap(({ key, offset, length }) => {
    if (!keys.has(key)) return [];
    const before = text.slice(0, offset).trimEnd();
    if (before.endsWith(',')) return [{ offset: before.length - 1, length: offset + length - before.length + 1 }];
    const after = /^\s*,\s*/.exec(text.slice(offset + length, offset + length + 200))?.[0] ?? '';
    return [{ offset, length: length + after.length }];
  });
}

/** What is said of a place first: of itself before what it refers to. */
function aboutOfAll(schemas: Views, definitions: Definitions, locale: 'ja' | 'en'): string {
  const said = schemas.map((schema) => aboutOf(schema, locale)).find((text) => text !== '');
  return (
    said ??
    viewsOf(schemas, undefined, definitions)
      .map((schema) => aboutOf(schema, locale))
      .find((text) => text !== '') ??
    ''
  );
}
