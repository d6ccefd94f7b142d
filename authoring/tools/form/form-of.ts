import type { JsonPath } from '#authoring/text/json/positions.ts';
import { type Views, viewsAt, viewsInside, viewsOf } from '#authoring/text/schema/views.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { alternativesOf, typesOf } from '../completion/alternatives.ts';
import { onOneLine } from '../completion/draft.ts';
import { keysOf, requiredOf } from '../completion/drafting.ts';
import { unionsOf } from '../completion/option-fields.ts';
import { labelOf } from './field-labels.ts';
import type { Form, FormControl, FormField, NumberControl } from './form.ts';
import { type FormSources, namedWords, optionWords, wordsIn } from './form-sources.ts';
import { nodeControl } from './node-control.ts';
import { expectedIn } from './node-sort.ts';

/** Deeper values are edited as JSON. */
const DEEPEST = 24;

export function formOf(document: Json, path: JsonPath, entry: Json, ground: FormSources): Form {
  const views = viewsAt(ground.schema, document, path, ground.definitions);
  const title = labelOf(
    String(path[0] ?? ''),
    viewsAt(ground.schema, document, path.slice(0, 1), ground.definitions),
    ground.locale,
    ground.fieldNames,
  );
  const fields = isObject(entry) ? fieldsOf(views, entry, [], ground) : [wholeField(views, entry, ground)];
  return { title: title.label, fields };
}

const wholeField = (views: Views, entry: Json, ground: FormSources): FormField => ({
  ...{ path: [], label: '', help: '', isRequired: true, isWritten: true, behind: null, hasWays: false },
  control: controlOf(views, entry, '', [], ground),
});

/** Written and possible ones, in the order of the schema. */
function fieldsOf(views: Views, object: JsonObject, path: JsonPath, ground: FormSources): readonly FormField[] {
  const here = viewsOf(views, object, ground.definitions);
  const required = requiredOf(here);
  const described = keysOf(here);
  const others = Object.keys(object).filter((key) => !described.includes(key));
  const unions = unionsOf(here, ground.definitions);
  let behind: string | null = null;
  return [...described, ...others].map((key) => {
    const schemas = viewsInside(here, key);
    const isWritten = Object.hasOwn(object, key);
    const at = [...path, key];
    const union = unions.find(({ tag }) => tag === key);
    const control: FormControl =
      union === undefined
        ? isWritten
          ? controlOf(schemas, object[key] as Json, key, at, ground)
          : emptyControl(schemas, key, ground)
        : {
            kind: 'words',
            value: object[key] ?? null,
            words: optionWords(union.options, key, ground.locale),
          };
    const field: FormField = {
      path: at,
      ...labelOf(key, schemas, ground.locale, ground.fieldNames),
      ...{ isRequired: required.includes(key), isWritten, behind, control },
      hasWays: union === undefined && waysOf(schemas, ground) > 1,
    };
    if (isWritten) behind = key;
    return field;
  });
}

function waysOf(schemas: Views, { definitions }: FormSources): number {
  if (expectedIn(schemas, definitions)?.isList === false) return 2;
  const shapes = alternativesOf(schemas, definitions).map((way) => typesOf(way).join(' '));
  return new Set(shapes).size;
}

function controlOf(schemas: Views, value: Json, key: string, path: JsonPath, ground: FormSources): FormControl {
  const { definitions } = ground;
  const views = viewsOf(schemas, value, definitions);
  const json: FormControl = { kind: 'json', text: onOneLine(value) };
  if (path.length > DEEPEST) return json;
  if (isObject(value)) {
    const expected = expectedIn(schemas, definitions);
    if (expected !== null && !expected.isList && typeof value['op'] === 'string')
      return nodeControl(expected.sort, value, fieldsOf(views, value, path, ground), ground) ?? json;
    if (views.every((view) => view['properties'] === undefined && view['additionalProperties'] === undefined))
      return json;
    return { kind: 'group', fields: fieldsOf(views, value, path, ground) };
  }
  if (Array.isArray(value)) return listControl(views, value as readonly Json[], key, path, ground);
  const words = wordsIn(views);
  const [constant] = views.filter((view) => 'const' in view);
  if (constant !== undefined) {
    if (value === true && constant['const'] === true) return { kind: 'flag', isSet: true, saysFalse: false };
    return { kind: 'fixed', value };
  }
  if (words !== null) return { kind: 'words', value, words: namedWords(words, key, views, ground) };
  if (typeof value === 'boolean') return { kind: 'flag', isSet: value, saysFalse: true };
  if (typeof value === 'number') return numberControl(views, value);
  if (typeof value !== 'string') return json;
  const kinds = kindsOf(views);
  return kinds === null ? textControl(views, value, key) : { kind: 'id', id: value, ...ground.named(kinds, value) };
}

/** A plain input for single values; other values start as the smallest valid one. */
function emptyControl(schemas: Views, key: string, ground: FormSources): FormControl {
  const way = alternativesOf(schemas, ground.definitions).find((one) => typesOf(one).length > 0);
  if (way === undefined) return { kind: 'absent' };
  const views = way.schemas;
  const words = wordsIn(views);
  if (views.some((view) => view['const'] === true)) return { kind: 'flag', isSet: false, saysFalse: false };
  if (views.some((view) => 'const' in view)) return { kind: 'absent' };
  if (words !== null) return { kind: 'words', value: null, words: namedWords(words, key, views, ground) };
  switch (typesOf(way)[0]) {
    case 'string': {
      const kinds = kindsOf(views);
      return kinds === null ? textControl(views, '', key) : { kind: 'id', id: '', name: '', file: null };
    }
    case 'number':
    case 'integer':
      return numberControl(views, null);
    case 'boolean':
      return { kind: 'flag', isSet: false, saysFalse: true };
    case 'array':
      return views.some((view) => view['uniqueItems'] === true)
        ? listControl(viewsOf(schemas, [], ground.definitions), [], key, [], ground)
        : { kind: 'absent' };
    default:
      return { kind: 'absent' };
  }
}

function listControl(
  views: Views,
  items: readonly Json[],
  key: string,
  path: JsonPath,
  ground: FormSources,
): FormControl {
  const { definitions, locale } = ground;
  const bound = (word: string) => views.flatMap((view) => (typeof view[word] === 'number' ? [view[word]] : []));
  const least = Math.max(0, ...bound('minItems'));
  const mayShrink = items.length > least;
  const sort = expectedIn(views, definitions);
  const inside = (i: number) => viewsInside(views, i);
  const field = (value: Json, i: number): FormField => ({
    ...{ path: [...path, i], isRequired: true, isWritten: true, behind: null, hasWays: false },
    label: String(i + 1),
    help: labelOf(key, inside(i), locale).help,
    control: controlOf(inside(i), value, key, [...path, i], ground),
  });
  if (sort?.isList === true) return { kind: 'nodes', sort: sort.sort, nodes: items.map(field), mayShrink };
  const each = viewsOf(inside(0), undefined, definitions);
  const words = wordsIn(each);
  const kinds = kindsOf(each);
  const isSet = views.some((view) => view['uniqueItems'] === true);
  if (isSet && (words !== null || kinds !== null) && items.every((item) => typeof item === 'string')) {
    const named = words === null ? null : namedWords(words, key, each, ground);
    const meant = (id: string) => {
      const word = named?.find(({ value }) => value === id)?.name;
      return word !== undefined || kinds === null ? { name: word ?? '', file: null } : ground.named(kinds, id);
    };
    return {
      kind: 'several',
      items: (items as readonly string[]).map((id) => ({ id, ...meant(id) })),
      words: named,
    };
  }
  const most = Math.min(Number.POSITIVE_INFINITY, ...bound('maxItems'));
  const isTuple = views.some((view) => Array.isArray(view['items']));
  return {
    kind: 'list',
    items: items.map(field),
    mayGrow: !isTuple && items.length < most,
    mayShrink: mayShrink && !isTuple,
  };
}

function kindsOf(views: Views): readonly string[] | null {
  for (const view of views) {
    const kinds = view['x-id-of'] ?? view['x-name-of'];
    if (typeof kinds === 'string') return [kinds];
    if (Array.isArray(kinds)) return kinds as readonly string[];
  }
  return null;
}

function numberControl(views: Views, value: number | null): NumberControl {
  const bounds = (word: string) => views.flatMap((view) => (typeof view[word] === 'number' ? [view[word]] : []));
  const [least, most] = [bounds('minimum'), bounds('maximum')];
  return {
    kind: 'number',
    value,
    least: least.length === 0 ? null : Math.max(...least),
    most: most.length === 0 ? null : Math.min(...most),
    isWhole: views.some((view) => view['type'] === 'integer'),
  };
}

/** Names are short, other printed texts and notes have lines. */
const short: readonly string[] = ['name', 'title', 'label'];

function textControl(views: Views, value: string, key: string): FormControl {
  const isRead = views.some((view) => view['x-l10n'] === true);
  const isLong = (isRead && !short.includes(key)) || key === 'note' || value.includes('\n');
  return { kind: 'text', value, isLong, isRead };
}
