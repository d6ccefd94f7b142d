import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { Ways } from './ways.ts';

/** Two places next to each other, and what is on the edge between them: a river, a wall. */
export interface PlaceEdge {
  readonly from: Thing;
  readonly to: Thing;
  readonly bears?: readonly string[];
  /** It cannot be gone back. */
  readonly oneWay?: true;
}
export interface PlaceMap extends Pick<Ways, 'neighbours'> {
  /** What is on the edge from one to the other; nothing if they do not touch. */
  readonly bearsBetween: (from: Thing, to: Thing) => readonly string[];
}
const nothing: readonly never[] = [];

/** Of edges between the same places, the first one says what it bears. */
export function placeMap(edges: readonly PlaceEdge[]): PlaceMap {
  const borne = new Map<Thing, Map<Thing, readonly string[]>>();
  const join = (from: Thing, to: Thing, bears: readonly string[]) => {
    const known = borne.get(from) ?? new Map<Thing, readonly string[]>();
    borne.set(from, known);
    if (!known.has(to)) known.set(to, bears);
  };
  for (const { from, to, bears = nothing, oneWay } of edges) {
    join(from, to, bears);
    if (oneWay !== true) join(to, from, bears);
  }
  const next = new Map([...borne].map(([from, known]) => [from, [...known.keys()]]));
  return {
    neighbours: (place) => next.get(place) ?? nothing,
    bearsBetween: (from, to) => borne.get(from)?.get(to) ?? nothing,
  };
}

/** Neighbours with ways from each of `ends` to all others of them, as tunnels. */
export const withTunnels =
  (neighbours: Ways['neighbours'], ends: readonly Thing[]): Ways['neighbours'] =>
  (place) => {
    const near = neighbours(place);
    if (!ends.includes(place)) return near;
    return [...near, ...ends.filter((end) => end !== place && !near.includes(end))];
  };
