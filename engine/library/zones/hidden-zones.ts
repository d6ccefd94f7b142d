import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { HiddenPlaces, HiddenZoneRule } from '#engine/kernel/contract/system.ts';
import type { ReadonlyTable } from '#engine/kernel/table/readonly-table.ts';
import { nowhere, type Place, type Thing } from '#engine/kernel/table/things-and-places.ts';
import type { GameOnTable, Hides, Zone } from '../table-document/part.ts';
import { type DeclaredTable, theGame } from '../table-document/table-document.ts';

/** Hidden zones by rule. `seatOf`: seat of the owner; -1: nobody's. */
export function hiddenOf<G extends GameOnTable>(
  { parts }: DeclaredTable<G>,
  rules: readonly Pick<Hides, 'id' | 'rule' | 'uncountedWhile'>[],
  seatOf: (game: G, of: Thing) => number = () => -1,
): readonly HiddenZoneRule<G>[] {
  // A game has the same zones from its beginning to its end.
  const zonesOf = memoizeByKey((game: G) => parts.zones?.(game, theGame) ?? []);
  const uncountedIn = (id: string) => (game: G, seat: number) =>
    zonesOf(game).flatMap(({ place, of, hides }) =>
      hides?.id === id && hides.uncountedWhile?.(game) === true && seatOf(game, of) !== seat ? [place] : [],
    );
  return rules.map(({ id, rule, uncountedWhile }) => ({
    id,
    rule,
    groups: (game, seat) =>
      pooled(
        zonesOf(game).filter(
          ({ of, hides }) => hides?.id === id && (hides.from === 'all' || seatOf(game, of) !== seat),
        ),
      ),
    ...(uncountedWhile === undefined ? {} : { uncounted: uncountedIn(id) }),
  }));
}

function pooled(zones: readonly Zone[]): readonly HiddenPlaces[] {
  const pools = new Map<string, { readonly places: Set<Place>; readonly shuffled: boolean }>();
  for (const { place, hides } of zones) {
    const key = hides?.pool ?? `at ${place}`;
    const pool = pools.get(key) ?? { places: new Set(), shuffled: hides?.shuffled ?? true };
    pools.set(key, pool);
    pool.places.add(place);
  }
  return [...pools.values()].map(({ places, shuffled }) => ({ places: [...places], shuffled }));
}

/** Invariants: a piece is in one place, none is lost, no counter is negative. Returns names of broken ones. */
export function plainLaws(
  table: ReadonlyTable,
  {
    places,
    firstPiece,
    nameOf,
  }: { readonly places: readonly string[]; readonly firstPiece: Thing; readonly nameOf: (piece: Thing) => string },
): string[] {
  const broken: string[] = [];
  const seen = new Set<Thing>();
  const look = (place: string, pieces: readonly Thing[], isHere: (piece: Thing) => boolean): void => {
    for (const piece of pieces) {
      if (seen.has(piece) || !isHere(piece)) broken.push(`onePlace ${place}`);
      seen.add(piece);
    }
  };
  for (const [place, name] of places.entries()) look(name, table.at(place), (piece) => table.placeOf(piece) === place);
  for (let thing = 0; thing < table.things; thing++) {
    look(`on ${thing}`, table.on(thing), (piece) => table.placeOf(piece) < nowhere);
    for (let counter = 0; counter < table.stride; counter++)
      if (table.count(thing, counter) < 0) broken.push(`negative ${thing}`);
  }
  for (let piece = firstPiece; piece < table.things; piece++)
    if (table.placeOf(piece) !== nowhere && !seen.has(piece)) broken.push(`lost ${nameOf(piece)}`);
  return broken;
}
