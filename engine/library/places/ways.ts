import type { Thing } from '#engine/kernel/table/things-and-places.ts';

/** Places in layers: those 0 steps from the start, 1 step, 2 steps … */
export type PlaceLayers = readonly (readonly Thing[])[];

/** Places and the steps between them. A way may lead in one direction only. */
export interface Ways {
  readonly neighbours: (place: Thing) => readonly Thing[];
  /** A step that cannot be taken now; distances count it all the same. */
  readonly isBlocked?: (from: Thing, to: Thing) => boolean;
  /** A move that comes here ends here. */
  readonly stopsAt?: (place: Thing) => boolean;
  /** Where a game keeps layers that it asks for often. Default: computed each time. */
  readonly kept?: (start: Thing, compute: () => PlaceLayers) => PlaceLayers;
}

export function layersFrom(start: Thing, { neighbours, kept }: Omit<Ways, 'isBlocked'>): PlaceLayers {
  const compute = () => layersOf(start, neighbours, Number.POSITIVE_INFINITY);
  return kept === undefined ? compute() : kept(start, compute);
}

/** Steps of the shortest way, blocked or not; infinite if there is none. */
export function distance(from: Thing, to: Thing, ways: Ways): number {
  const steps = layersFrom(from, ways).findIndex((layer) => layer.includes(to));
  return steps < 0 ? Number.POSITIVE_INFINITY : steps;
}

/** All places of `among` at the least distance, in the order of `among`; none if no way leads to any. */
export function nearest(from: Thing, among: readonly Thing[], ways: Ways): readonly Thing[] {
  const layer = layersFrom(from, ways).find((places) => among.some((place) => places.includes(place)));
  return among.filter((place) => layer?.includes(place));
}

/**
 * First steps of all shortest ways to the nearest of `towards`, without the blocked ones. None if one of them is here,
 * if no way leads there, or if each first step is blocked: a longer way is not taken instead.
 */
export function firstSteps(from: Thing, towards: readonly Thing[], ways: Ways): readonly Thing[] {
  const layers = layersFrom(from, ways);
  const far = layers.findIndex((layer) => towards.some((place) => layer.includes(place)));
  let onTheWay = (layers[far] ?? []).filter((place) => towards.includes(place));
  for (let steps = far - 1; steps > 0; steps--)
    onTheWay = (layers[steps] as readonly Thing[]).filter((place) =>
      ways.neighbours(place).some((next) => onTheWay.includes(next)),
    );
  return far < 1 ? [] : onTheWay.filter((to) => ways.isBlocked?.(from, to) !== true);
}

/** Places that can be reached, the start included, nearest first. Blocked steps are not taken. */
export function reachable(
  from: Thing,
  { neighbours, isBlocked, stopsAt }: Omit<Ways, 'kept'>,
  most = Number.POSITIVE_INFINITY,
): readonly Thing[] {
  if (isBlocked === undefined && stopsAt === undefined) return layersOf(from, neighbours, most).flat();
  const open = (place: Thing): readonly Thing[] => {
    if (place !== from && stopsAt?.(place) === true) return [];
    return isBlocked === undefined ? neighbours(place) : neighbours(place).filter((to) => !isBlocked(place, to));
  };
  return layersOf(from, open, most).flat();
}

function layersOf(start: Thing, neighbours: Ways['neighbours'], most: number): PlaceLayers {
  const layers: Thing[][] = [[start]];
  const reached = new Set<Thing>([start]);
  for (let edge = layers[0] as Thing[]; layers.length <= most; ) {
    const next: Thing[] = [];
    for (const place of edge)
      for (const to of neighbours(place))
        if (!reached.has(to)) {
          reached.add(to);
          next.push(to);
        }
    if (next.length === 0) break;
    layers.push(next);
    edge = next;
  }
  return layers;
}
