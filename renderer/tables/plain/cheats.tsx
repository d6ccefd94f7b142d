import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { NamedThing } from '../../workers/game-shape.ts';
import { type CheatField, CheatForm, type CheatKind } from '../library/cheat-form.tsx';
import { libraryWords } from '../library/library-words.ts';
import { labelOf as nameOfThing } from '../library/table-context.ts';
import type { CheatsProps } from '../table-view.ts';
import { labelOf, tableParts, thingsOn } from './table-parts.ts';
import { useGameShape } from './use-game-shape.ts';

/** The cheats that the game's schema tells of, as far as they ask for things, words and numbers. */
export function Cheats({ table, documents, locale, labels, busy, onCheat }: CheatsProps) {
  const words = libraryWords(locale);
  const shape = useGameShape(documents, locale);
  if (table === null || shape?.cheats == null) return <p className="empty">{words.none}</p>;
  const { names, words: ofGame } = shape;
  const things = thingsOn(tableParts(table, shape.table, locale));

  /** Things of a sort: those on the table, and those of the project. */
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
    return type === 'integer' ? { id: key, label, isNumber: true, choices: () => [] } : null;
  }
  return <CheatForm kinds={kindsIn(shape.cheats, locale, fieldOf)} words={words} busy={busy} onCheat={onCheat} />;
}

function kindsIn(
  schema: JsonObject,
  locale: CheatsProps['locale'],
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
          [word]: Object.fromEntries(
            asked.map(({ id, isNumber }) => [id, isNumber ? Number(chosen[id]) : (chosen[id] ?? '')]),
          ),
        }),
      },
    ];
  });
}
