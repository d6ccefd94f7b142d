import { canonical, isObject, type Json } from '#engine/kernel/basics/json.ts';

/** Canonical form, equal for nodes with the same meaning: bound names are numbered, false flags dropped. */
export function meaningOf(value: unknown): string {
  return canonical(plain(value, new Map(), { next: 1 }));
}

function plain(value: unknown, names: ReadonlyMap<string, string>, count: { next: number }): Json {
  if (Array.isArray(value)) return value.map((one) => plain(one, names, count));
  if (!isObject(value)) return value as Json;
  const { as, name } = value;
  const inside = typeof as === 'string' ? new Map([...names, [as, `name ${count.next++}`]]) : names;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]): readonly (readonly [string, Json])[] => {
      if (part === false) return [];
      if (key === 'as' && typeof as === 'string') return [[key, inside.get(as) ?? as]];
      if (key === 'name' && typeof name === 'string') return [[key, inside.get(name) ?? name]];
      return [[key, plain(part, inside, count)]];
    }),
  );
}
