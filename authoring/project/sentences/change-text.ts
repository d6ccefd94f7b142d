import { isObject, isSame, type Json } from '#engine/kernel/basics/json.ts';
import { joinParts, type Locale } from '#engine/kernel/basics/text.ts';
import type { Documents, RuleSystem, Text } from '#engine/kernel/contract/system.ts';
import { valueGroups } from '#engine/kernel/contract/value-groups.ts';

export interface ChangedPlace {
  readonly path: readonly string[];
  readonly before: Json;
  readonly after: Json;
}

type Schema = { readonly [key: string]: unknown };
export type ChangeNaming = { said(name: string): string; what(shape: Schema, key: string): string };

/** Such as `ギャングスター：APトークン 0 → 1`. */
export function changeText(changed: ChangedPlace, system: RuleSystem, documents: Documents): Text {
  const say = (locale: Locale): string =>
    sentence(changed, system.document.schema as Schema, namesOf(system, documents, locale), locale);
  return { ja: say('ja'), en: say('en') };
}

/** Owner and name of a place: `ギャングスター：APトークン`. */
export function placeText(path: readonly string[], system: RuleSystem, names: ChangeNaming, locale: Locale): string {
  return placed(path, system.document.schema as Schema, names, locale).head;
}

function placed(
  path: readonly string[],
  schema: Schema,
  names: ChangeNaming,
  locale: Locale,
): { readonly head: string; readonly shape: Schema } {
  let shape = schema;
  const owners: string[] = [];
  for (const [at, step] of path.entries()) {
    const isNamed = isObject(shape['properties'] as Json) && step in (shape['properties'] as object);
    if (!isNamed) owners.push(names.said(step));
    shape = inside(shape, step);
    if (isNamed && at === path.length - 1) owners.push(names.what(shape, step));
  }
  return { head: joinParts(owners, locale, 'colon'), shape };
}

function sentence({ path, before, after }: ChangedPlace, schema: Schema, names: ChangeNaming, locale: Locale): string {
  const { head, shape } = placed(path, schema, names, locale);
  if (!Array.isArray(before) || !Array.isArray(after))
    return `${head} ${value(before, names)} → ${value(after, names)}`;
  return joinParts(
    [head, joinParts(listChange(before as Json[], after as Json[], shape, names), locale)],
    locale,
    'colon',
  );
}

function listChange(
  before: readonly Json[],
  after: readonly Json[],
  shape: Schema,
  names: ChangeNaming,
): readonly string[] {
  const gone = before.filter((piece) => !after.some((one) => isSame(one, piece)));
  const come = after.filter((piece) => !before.some((one) => isSame(one, piece)));
  const [old, now] = [gone[0], come[0]];
  if (isObject(old ?? null) && isObject(now ?? null)) {
    const keys = Object.entries(now as { readonly [key: string]: Json });
    const items = (shape['items'] ?? {}) as Schema;
    return keys.flatMap(([key, one]) => {
      const was = (old as { readonly [key: string]: Json })[key] ?? null;
      return isSame(was, one)
        ? []
        : [
            `${names.said(nameIn(now as Json))} ${names.what(inside((items['then'] ?? items) as Schema, key), key)} ${value(was, names)} → ${value(one, names)}`,
          ];
    });
  }
  return [
    ...gone.map((piece) => `−${names.said(nameIn(piece))}`),
    ...come.map((piece) => `＋${names.said(nameIn(piece))}`),
  ];
}

const value = (one: Json, names: ChangeNaming): string =>
  typeof one === 'string' ? names.said(one) : one === true ? '○' : one === false ? '×' : String(one ?? '—');

const nameIn = (piece: Json): string =>
  typeof piece === 'string'
    ? piece
    : isObject(piece)
      ? String(Object.values(piece).find((one) => typeof one === 'string') ?? '')
      : '';

function inside(shape: Schema, key: string): Schema {
  const own = (shape['properties'] as { readonly [name: string]: Schema } | undefined)?.[key];
  const [any] = Object.values((shape['patternProperties'] ?? {}) as { readonly [name: string]: Schema });
  return own ?? any ?? {};
}

export function namesOf({ words }: RuleSystem, documents: Documents, locale: Locale): ChangeNaming {
  return {
    said(name) {
      const bare = name.replace(/#\d+$/, '');
      const label = words.label(documents, locale, bare);
      if (label !== bare) return label;
      return valueGroups(words).find((group) => bare in group)?.[bare]?.[locale] ?? bare;
    },
    /** Title, else first sentence of the description. */
    what(shape, key) {
      const title = shape[locale === 'ja' ? 'x-title-ja' : 'title'];
      if (typeof title === 'string') return title;
      const said = shape[locale === 'ja' ? 'x-description-ja' : 'description'];
      return typeof said === 'string' ? (said.split(/[。.;；]/)[0] as string) : key;
    },
  };
}
