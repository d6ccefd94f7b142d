import type { Json } from '#engine/kernel/basics/json.ts';
import type { Names } from '#engine/kernel/contract/system.ts';
import type { Place, Thing } from '#engine/kernel/table/table.ts';

export interface NamedFields<G> {
  /** The order in which an answer's fields are written. */
  readonly fields: readonly string[];
  /** Fields that hold a thing; a list under any field holds things. */
  readonly things: readonly string[];
  /** Of those, what nobody ever fails to see, as who did something. */
  readonly seen?: readonly string[];
  readonly places?: readonly string[];
  readonly nameOf: (game: G, thing: Thing) => string | null;
  readonly placeName?: (game: G, place: Place) => string | null;
  /** Fields that are the game's own; undefined: as any other. */
  readonly own?: { readonly [field: string]: (game: G, value: number) => Json };
  readonly where?: NonNullable<Names<G>['where']>;
}

/** Table indexes never leave the process; what a cheat wrote, and what lasts, stand beside them in names. */
const untold: ReadonlySet<string> = new Set(['writes', 'lasting']);

/** Names of what stands in answers and events, by what each field holds. */
export function namesOf<G>({
  fields,
  things,
  seen = [],
  places = [],
  nameOf,
  placeName,
  own = {},
  where,
}: NamedFields<G>): Names<G> {
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
      if (Array.isArray(value)) return value.filter((one: Json) => typeof one === 'number');
      return typeof value === 'number' && holds.has(field) && !sees.has(field) ? [value] : [];
    },
    ...(where === undefined ? {} : { where }),
  };
}
