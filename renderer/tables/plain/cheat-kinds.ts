import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { CheatField, CheatKind } from '#renderer/desk/altering/cheat-kinds.ts';
import type { Labels } from '#renderer/desk/table/table-names.ts';
import { labelOf as nameOfThing } from '#renderer/desk/table/table-names.ts';
import { labelOf, tableParts, thingsOn } from '#renderer/desk/table/table-parts.ts';
import type { Locale } from '#renderer/desk/words/locale.ts';
import type { GameShape, NamedThing } from '#renderer/desk/workers/game-shape.ts';
import { libraryWords } from '../library/library-words.ts';

/** Cheats from the game's schema with objects, words and numbers as fields. */
export function cheatKindsOf(
  shape: GameShape,
  table: JsonObject,
  labels: Labels,
  locale: Locale,
): readonly CheatKind[] {
  if (shape.cheats === null) return [];
  const { names, words: ofGame } = shape;
  const { yes, no } = libraryWords(locale);
  const flags = [
    { id: 'true', name: yes },
    { id: 'false', name: no },
  ];
  const things = thingsOn(tableParts(table, shape.table, locale));

  function choicesOf(sorts: readonly string[]): readonly NamedThing[] {
    const here = things.filter((thing) => thing.sorts.some((sort) => sorts.includes(sort)));
    const all = [
      ...here.map(({ name }) => ({ id: name, name: nameOfThing(labels, name) })),
      ...sorts.flatMap((sort) => names[sort] ?? []),
    ];
    return [...new Map(all.reverse().map((one) => [one.id, one])).values()].reverse();
  }
  function fieldOf([key, schema]: readonly [string, Json]): CheatField | null {
    if (!isObject(schema)) return null;
    const label = labelOf(schema, key, locale);
    const { 'x-name-of': sorts, enum: options, type } = schema;
    if (Array.isArray(sorts))
      return { id: key, label, isNumber: false, choices: () => choicesOf(sorts as readonly string[]) };
    if (Array.isArray(options)) {
      const choices = (options as readonly string[]).map((id) => ({ id, name: ofGame[id] ?? id }));
      return { id: key, label, isNumber: false, choices: () => choices };
    }
    if (type === 'boolean') return { id: key, label, isNumber: false, isFlag: true, choices: () => flags };
    return type === 'integer' ? { id: key, label, isNumber: true, choices: () => [] } : null;
  }
  return kindsIn(shape.cheats, locale, fieldOf);
}

function chosenValue({ isNumber, isFlag = false }: CheatField, chosen: string): Json {
  if (isFlag) return chosen === 'true';
  return isNumber ? Number(chosen) : chosen;
}

function kindsIn(
  schema: JsonObject,
  locale: Locale,
  fieldOf: (entry: readonly [string, Json]) => CheatField | null,
): readonly CheatKind[] {
  const all = (schema['anyOf'] ?? [schema]) as readonly JsonObject[];
  return all.flatMap((one, i): CheatKind[] => {
    const [word, about] = Object.entries(isObject(one['properties']) ? one['properties'] : {})[0] ?? [];
    if (word === undefined || !isObject(about) || !isObject(about['properties'])) return [];
    const fields = Object.entries(about['properties']).map(fieldOf);
    if (fields.includes(null)) return [];
    const asked = fields as readonly CheatField[];
    return [
      {
        id: `${word} ${i}`,
        name: labelOf(one, word, locale),
        fields: asked,
        make: (chosen) => ({
          [word]: Object.fromEntries(asked.map((field) => [field.id, chosenValue(field, chosen[field.id] ?? '')])),
        }),
      },
    ];
  });
}
