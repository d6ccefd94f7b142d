import type { JsonPath } from '#authoring/text/json/positions.ts';
import { factsOf } from '#authoring/text/schema/facts.ts';
import { type Definitions, isSchema } from '#authoring/text/schema/schema-tools.ts';
import { type Views, viewsInside, viewsOf } from '#authoring/text/schema/views.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Schema } from '#engine/kernel/language/field.ts';
import { freshIdAmong } from '../fixes/fresh-id.ts';
import { type Alternative, alternativesOf, isOf, typesOf } from './alternatives.ts';
import { type Draft, valueOfDraft } from './draft.ts';
import type { CompletionProject, KnownId } from './known.ts';

export interface Drafting {
  readonly definitions: Definitions;
  readonly known: CompletionProject;
  readonly locale: 'ja' | 'en';
  /** Names that siblings have already. */
  readonly taken: ReadonlySet<string>;
  /** Bound names in scope, by the op that reads them. */
  readonly bound: { readonly [op: string]: readonly string[] };
  /** Whether a node is valid without a special context. */
  stands(node: Json): boolean;
}

/** Deeper nesting of required parts is a cycle. */
const DEEPEST = 16;

/** The smallest valid value, with placeholders. */
export function draftOf(schemas: Views, drafting: Drafting, example?: unknown, depth = 0): Draft {
  const ways = alternativesOf(schemas, drafting.definitions);
  if (example !== undefined) {
    const value = withKnownIds(example as Json, schemas, drafting);
    const words = ways.flatMap(({ schemas: held }) => wordsOf(held));
    return { kind: 'stop', value, ...(typeof value === 'string' && words.includes(value) ? { words } : {}) };
  }
  const least = [...ways].sort((a, b) => weightOf(a) - weightOf(b));
  for (const way of least) {
    const draft = draftOfWay(way, drafting, depth);
    if (draft === null || !isOf(valueOfDraft(draft), way)) continue;
    if (way.option === null || drafting.stands(valueOfDraft(draft))) return draft;
  }
  return { kind: 'stop', value: null };
}

/** Prefers options with few required fields. */
function weightOf({ option, schemas }: Alternative): number {
  const required = (option?.schema['required'] ?? []) as readonly string[];
  return (schemas.some((schema) => schema['enum'] !== undefined) ? 0 : 1) + required.length;
}

export function draftOfWay(way: Alternative, drafting: Drafting, depth = 0): Draft | null {
  if (depth > DEEPEST) return null;
  for (const schema of way.schemas) {
    if ('const' in schema) return { kind: 'fixed', value: schema['const'] as Json };
    const { enum: words } = schema as { readonly enum?: readonly Json[] };
    if (words === undefined) continue;
    const texts = words.filter((word) => typeof word === 'string');
    const value = words[0] as Json;
    return typeof value === 'string' && texts.length > 1
      ? { kind: 'stop', value, words: texts }
      : { kind: 'stop', value };
  }
  switch (typesOf(way)[0]) {
    case 'object':
      return objectOf(way, drafting, depth);
    case 'array':
      return listOf(way.schemas, drafting, depth);
    case 'string':
      return { kind: 'stop', value: textOf(way.schemas, drafting) };
    case 'number':
    case 'integer':
      return { kind: 'stop', value: numberOf(way.schemas) };
    case 'boolean':
      return { kind: 'stop', value: true };
    case 'null':
      return { kind: 'fixed', value: null };
    default:
      return null;
  }
}

/** Fills in required fields one by one, as schemas of later ones may depend on earlier ones. */
function objectOf(way: Alternative, drafting: Drafting, depth: number): Draft {
  const fields: [string, Draft][] = [];
  const value: { [key: string]: Json } = {};
  const example = way.option === null ? undefined : exampleOf(way.option.schema, drafting);
  for (let next = missing(); next !== undefined; next = missing()) {
    const key = next;
    const inside = viewsInside(viewsOf(way.schemas, value, drafting.definitions), key);
    const draft = draftOf(inside, drafting, key === way.option?.tag ? undefined : example?.[key], depth + 1);
    fields.push([key, draft]);
    value[key] = valueOfDraft(draft);
  }
  return { kind: 'object', fields };

  function missing(): string | undefined {
    const views = viewsOf(way.schemas, value, drafting.definitions);
    const required = requiredOf(views).find((key) => !Object.hasOwn(value, key));
    if (required !== undefined) return required;
    const least = Math.max(0, ...views.map((view) => Number(view['minProperties'] ?? 0)));
    if (fields.length >= least) return undefined;
    return keysOf(views).find((key) => !Object.hasOwn(value, key));
  }
}

export function requiredOf(views: Views): readonly string[] {
  const required = new Set(views.flatMap((view) => (view['required'] ?? []) as readonly string[]));
  const described = keysOf(views).filter((key) => required.has(key));
  return [...new Set([...described, ...required])];
}

/** Keys that are described and not forbidden. */
export function keysOf(views: Views): readonly string[] {
  const keys = new Set(views.flatMap((view) => Object.keys((view['properties'] ?? {}) as object)));
  const closed = views.filter((view) => view['additionalProperties'] === false && view['properties'] !== undefined);
  return [...keys].filter((key) => closed.every((view) => Object.hasOwn(view['properties'] as object, key)));
}

function listOf(schemas: Views, drafting: Drafting, depth: number): Draft {
  const least = Math.max(0, ...schemas.map((schema) => Number(schema['minItems'] ?? 0)));
  const isSet = schemas.some((schema) => schema['uniqueItems'] === true);
  const items: Draft[] = [];
  while (items.length < least) {
    const taken = isSet
      ? new Set([...drafting.taken, ...items.map((item) => String(valueOfDraft(item)))])
      : drafting.taken;
    items.push(draftOf(viewsInside(schemas, items.length), { ...drafting, taken }, undefined, depth + 1));
  }
  return { kind: 'list', items };
}

function numberOf(schemas: Views): number {
  const bound = (keyword: string): readonly number[] =>
    schemas.flatMap((schema) => (typeof schema[keyword] === 'number' ? [schema[keyword]] : []));
  return Math.min(Math.max(1, ...bound('minimum')), ...bound('maximum'));
}

function textOf(schemas: Views, drafting: Drafting): string {
  const { known, taken } = drafting;
  for (const schema of schemas) {
    const { pattern, examples = [] } = schema as { readonly pattern?: string; readonly examples?: readonly string[] };
    const declared = annotated(schema['x-id']);
    if (declared !== null) return freeId(known, declared.slice(0, 1), examples[0] ?? 'id', pattern);
    if (schema['x-local-id'] === true) return freeName(examples[0] ?? 'name', taken);
    const named = namesFor(schema, known);
    if (named !== null) return named.find(({ id }) => !taken.has(id))?.id ?? examples[0] ?? '…';
  }
  const example = schemas.flatMap((schema) => (schema['examples'] ?? []) as readonly unknown[])[0];
  if (typeof example === 'string') return example;
  const about = schemas.map((schema) => aboutOf(schema, drafting.locale)).find((text) => text !== '');
  return /^[^。、：:;,.（(]+/.exec(about ?? '')?.[0].trim() ?? '…';
}

export function namesFor(schema: Schema, known: CompletionProject): readonly KnownId[] | null {
  if (schema['x-picture'] === true) return known.pictures;
  const kinds = annotated(schema['x-id-of']);
  if (kinds !== null) return known.ids(kinds);
  const sorts = annotated(schema['x-name-of']);
  return sorts === null ? null : known.names(sorts);
}

function annotated(annotation: unknown): readonly string[] | null {
  if (typeof annotation === 'string') return [annotation];
  return Array.isArray(annotation) ? (annotation as readonly string[]) : null;
}

/** The next number in the document, else in the project. */
function freeId(
  known: CompletionProject,
  kinds: readonly string[],
  example: string,
  pattern: string | undefined,
): string {
  const isOfForm = (id: string) => pattern === undefined || new RegExp(pattern).test(id);
  const { here } = known;
  const declared = known.ids(kinds);
  const numbered = declared.filter(({ id }) => /[0-9]$/.test(id) && isOfForm(id));
  const like = numbered.findLast(({ id }) => here.has(id)) ?? numbered.at(-1);
  const fresh = freshIdAmong(declared, like?.id ?? example);
  return isOfForm(fresh) ? fresh : example;
}

function freeName(example: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const name = number === 1 ? example : `${example}${number}`;
    if (!taken.has(name)) return name;
  }
}

export function aboutOf(schema: Schema, locale: 'ja' | 'en'): string {
  const text = (locale === 'ja' ? schema['x-description-ja'] : undefined) ?? schema['description'];
  return typeof text === 'string' ? text : '';
}

/** With a bound name in place of the example's. */
export function exampleOf(schema: Schema, { bound }: Pick<Drafting, 'bound'>): JsonObject | undefined {
  const { examples } = schema;
  const first: unknown = Array.isArray(examples) ? examples[0] : undefined;
  if (!isObject(first)) return undefined;
  const name = bound[String(first['op'])]?.[0];
  return name === undefined ? first : { ...first, name };
}

function wordsOf(schemas: Views): readonly string[] {
  return schemas.flatMap((schema) =>
    ((schema['enum'] ?? []) as readonly unknown[]).filter((word) => typeof word === 'string'),
  );
}

/** Replaces unknown ids in an example by known ones. */
function withKnownIds(value: Json, schemas: Views, { definitions, known }: Drafting): Json {
  const whole: Schema = schemas.length === 1 && isSchema(schemas[0]) ? schemas[0] : { allOf: schemas };
  const { references, named } = factsOf(whole, value, definitions);
  const all = [
    ...references.map(({ path, id, kinds }) => ({ path, id, among: known.ids(kinds) })),
    ...named
      .filter(({ isKey }) => !isKey)
      .map(({ path, name, sorts }) => ({ path, id: name, among: known.names(sorts) })),
  ];
  return all.reduce<Json>((before, { path, id, among }) => {
    const other = among.some((one) => one.id === id) ? undefined : among[0]?.id;
    return other === undefined ? before : replaced(before, path, other);
  }, value);
}

export function replaced(whole: Json | undefined, [step, ...rest]: JsonPath, value: Json): Json {
  if (step === undefined) return value;
  if (Array.isArray(whole)) {
    const items = (whole as readonly Json[]).slice();
    items[Number(step)] = replaced(items[Number(step)], rest, value);
    return items;
  }
  const object = isObject(whole) ? whole : {};
  return { ...object, [step]: replaced(object[step], rest, value) };
}
