import type { Json } from '#engine/kernel/basics/json.ts';
import type { ValueNames } from '#engine/kernel/contract/system.ts';
import type { Place, Thing } from '#engine/kernel/table/things-and-places.ts';

export interface NamedFields<G> {
  /** Order of answer fields. */
  readonly fields: readonly string[];
  /** Lists hold things in any field. */
  readonly things: readonly string[];
  /** Those never hidden, e.g. who acts. */
  readonly seen?: readonly string[];
  readonly places?: readonly string[];
  readonly nameOf: (game: G, thing: Thing) => string | null;
  readonly placeName?: (game: G, place: Place) => string | null;
  /** Special fields. */
  readonly own?: { readonly [field: string]: (game: G, value: number) => Json };
  readonly where?: NonNullable<ValueNames<G>['where']>;
}

/** Internal indexes; their named form is in other fields. */
const untold: ReadonlySet<string> = new Set(['writes', 'lasting']);

export function namesOf<G>({
  fields,
  things,
  seen = [],
  places = [],
  nameOf,
  placeName,
  own = {},
  where,
}: NamedFields<G>): ValueNames<G> {
  const holds = new Set(things);
  const sees = new Set(seen);
  const placed = new Set(places);
  return {
    fields,
    name: (game, field, value) => {
      if (untold.has(field)) return undefined;
      if (Array.isArray(value)) return value.map((one: Json) => (typeof one === 'number' ? nameOf(game, one) : one));
      if (typeof value !== 'number') return value;
      if (placed.has(field)) return placeName?.(game, value) ?? null;
      if (holds.has(field)) return nameOf(game, value);
      return Object.hasOwn(own, field) ? (own[field]?.(game, value) ?? null) : value;
    },
    nameOf,
    things: (field, value) => {
      if (sees.has(field)) return [];
      if (Array.isArray(value)) return value.filter((one: Json) => typeof one === 'number');
      return typeof value === 'number' && holds.has(field) ? [value] : [];
    },
    ...(where === undefined ? {} : { where }),
  };
}
