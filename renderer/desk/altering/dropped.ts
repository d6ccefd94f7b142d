import { isSameList } from '#engine/kernel/basics/is-same-list.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import { type AlterableField, fieldsOf, moved } from './alterations.ts';
import type { TableEdit } from './table-edits.ts';
import { endsIn, pieceName, type TableMap, type TablePlace, whereIs } from './table-places.ts';

export type Dropped =
  | { readonly kind: 'place'; readonly path: readonly string[]; readonly edits: readonly TableEdit[] }
  | {
      readonly kind: 'field';
      readonly field: AlterableField;
      readonly to: string;
      readonly edits: readonly TableEdit[];
    };

export type SortsOf = (name: string) => readonly string[];

/** Meanings of a drop: into that place or one below it, onto or before that piece, or as a field of the thing. */
export function droppedOn(
  map: TableMap,
  names: readonly string[],
  onto: readonly string[],
  sortsOf: SortsOf = () => [],
): readonly Dropped[] {
  const fields = fieldsOf(map, names).flatMap((field) =>
    onto
      .filter((name) => takes(field, name, map, sortsOf))
      .map((to): Dropped => ({ kind: 'field', field, to, edits: [field.edit(to)] })),
  );
  const lying = whereIs(map, names);
  if (lying === null) return fields;
  const fits = (place: TablePlace) => place.sorts.some((sort) => lying.place.sorts.includes(sort));
  const places = map.places.filter(fits);
  const into = (place: TablePlace): readonly Dropped[] => {
    const edits = moved(map, names, place, onto);
    return isNothing(edits, place) ? [] : [{ kind: 'place', path: place.path, edits }];
  };
  const exact = places.filter(({ path }) => onto.some((name) => endsIn(path, name)));
  if (exact.length > 0) return [...exact.flatMap(into), ...fields];
  const beside = places.filter(({ pieces, item }) =>
    pieces.some((piece) => onto.includes(pieceName(piece, item) ?? '?')),
  );
  // In its own list it only changes its order.
  const on = places.filter((place) => isOn(place, onto) && !isSameList(place.on?.within ?? [], lying.place.path));
  if (beside.length > 0) return [...on.flatMap(into), ...beside.flatMap(into), ...fields];
  return [...places.filter(({ path }) => path.some((step) => onto.includes(step))).flatMap(into), ...fields];
}

const isOn = ({ on }: TablePlace, onto: readonly string[]): boolean => on !== undefined && onto.includes(on.name);

function isNothing(edits: readonly TableEdit[], { pieces }: TablePlace): boolean {
  const [only, more] = edits;
  if (only === undefined) return true;
  return more === undefined && Array.isArray(only.value) && isSameList(only.value as readonly Json[], pieces);
}

function takes(field: AlterableField, name: string, map: TableMap, sortsOf: SortsOf): boolean {
  if (field.kind !== 'choice' || field.value === name) return false;
  if ('words' in field.among) return field.among.words.includes(name);
  const { sorts } = field.among;
  const own = map.named.filter((one) => one.name === name).flatMap((one) => one.sorts);
  return [...own, ...sortsOf(name)].some((sort) => sorts.includes(sort));
}
