import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import { nodesIn } from '#engine/kernel/language/nodes-in.ts';
import type { Located } from '#engine/library/content-checks/placed.ts';
import { touchingPairs } from '#engine/library/places/hexes.ts';
import { type PlaceEdge, placeMap } from '#engine/library/places/place-map.ts';
import { reachable } from '#engine/library/places/ways.ts';
import type { HexMapDocument, MapHex } from '../formats/map.ts';
import { at, type ScytheProject } from './documents.ts';

/** What units can do beyond steps and printed tunnels (SC-PR-04, SC-PR-13). */
interface Freedom {
  readonly rivers: boolean;
  readonly lakes: boolean;
  /** Terrains that are tunnels for them. */
  readonly terrains: readonly string[];
  readonly allTunnels: boolean;
  /** A structure or mech can be a tunnel wherever it is. */
  readonly tunnelHere: boolean;
}
const bound: Freedom = { rivers: false, lakes: false, terrains: [], allTunnels: false, tunnelHere: false };

/** Hexes that no unit can reach, one report for those that touch. A lake that no unit can enter is not reported. */
export function checkReach(project: ScytheProject): ContentProblem[] {
  if (['words.json', 'factions.json'].some((file) => project.unsound.includes(file))) return [];
  return project.maps.flatMap((map) => {
    const own = freedomsOn(project, map.value);
    const isLake = (hex: MapHex) => project.terrains.get(hex.terrain)?.is === 'lake';
    const ground = groundOf(map.value);
    if (own.length === 0 || ground.isDoubled || ground.exits.length === 0) return [];
    const reached = (freedom: Freedom) => hexesReached(map.value, freedom, isLake);
    const far = own.reduce<readonly MapHex[]>((left, freedom) => {
      if (left.length === 0) return left;
      const near = reached(freedom);
      return left.filter(({ id }) => !near.has(id));
    }, map.value.hexes);
    if (far.length === 0) return [];
    const known = [...project.abilities, ...project.structures].map(({ value }) => value);
    const byAll = reached({ ...freedomIn(known), rivers: true, lakes: true });
    const missed = (hexes: readonly MapHex[]) => groupsOf(map.value, hexes);
    const lost = far.filter(({ id }) => !byAll.has(id));
    const barred = far.filter((hex) => byAll.has(hex.id) && !isLake(hex));
    return [
      ...missed(lost).map((group) => at(map, placeOf(map, group), 'SCM006', 'warning', dataOf(group))),
      ...missed(barred).map((group) => {
        const hex = group[0]?.id ?? '';
        const helps = (more: Partial<Freedom>) => own.some((one) => reached({ ...one, ...more }).has(hex));
        const needs = helps({ rivers: true })
          ? { ja: '川を越える', en: 'cross rivers' }
          : helps({ lakes: true })
            ? { ja: '湖に入る', en: 'enter lakes' }
            : helps({ rivers: true, lakes: true })
              ? { ja: '川を越え、湖に入る', en: 'cross rivers and enter lakes' }
              : { ja: 'そこをトンネルとして使う', en: 'use it as a tunnel' };
        return at(map, placeOf(map, group), 'SCM007', 'warning', { ...dataOf(group), needs });
      }),
    ];
  });
}

const placeOf = (map: Located<HexMapDocument>, [hex]: readonly MapHex[]) => [
  'hexes',
  map.value.hexes.indexOf(hex as MapHex),
  'id',
];
const dataOf = (group: readonly MapHex[]) => ({
  hex: group[0]?.id ?? '',
  more: group.length > 1 ? String(group.length - 1) : null,
});

/** One for each faction that starts on the map: what its own ability, its mechs and structures allow. */
function freedomsOn(
  { games, factions, abilities, structures }: ScytheProject,
  map: HexMapDocument,
): readonly Freedom[] {
  const played = games.filter(({ value }) => value.map === map.id).flatMap(({ value }) => value.factions);
  const isHome = new Set(map.homes.map(({ home }) => home));
  const abilityOf = new Map(abilities.map(({ value }) => [value.id, value]));
  const built = structures.map(({ value }) => value);
  return factions
    .map(({ value }) => value)
    .filter(({ id, home }) => isHome.has(home) && (played.length === 0 || played.includes(id)))
    .map((faction) => freedomIn([faction, ...built, ...faction.mechs.flatMap((id) => abilityOf.get(id) ?? [])]));
}

const freedomIn = (parts: readonly object[]): Freedom => parts.map(freedomOf).reduce(together, bound);

const freedomOf = memoizeByKey((part: object): Freedom => {
  const allowed = nodesIn(part).flatMap(({ op, node }) => (op === 'allow' ? [node] : []));
  const tunnels = allowed.flatMap(({ what, of }) =>
    what === 'tunnel' && isObject(of as Json) ? [of as JsonObject] : [],
  );
  const terrains = tunnels.flatMap(({ terrain }) => (typeof terrain === 'string' ? [terrain] : []));
  return {
    rivers: allowed.some(({ what }) => what === 'crossRivers'),
    lakes: allowed.some(({ what }) => what === 'enterLakes'),
    terrains,
    allTunnels: tunnels.some(({ op, terrain }) => op !== 'here' && terrain === undefined),
    tunnelHere: tunnels.some(({ op }) => op === 'here'),
  };
});
const together = (one: Freedom, other: Freedom): Freedom => ({
  rivers: one.rivers || other.rivers,
  lakes: one.lakes || other.lakes,
  terrains: [...one.terrains, ...other.terrains],
  allTunnels: one.allTunnels || other.allTunnels,
  tunnelHere: one.tunnelHere || other.tunnelHere,
});

/** Places: the hexes by index, then all home bases as one, then all tunnels as one. */
const groundOf = memoizeByKey((map: HexMapDocument) => {
  const { hexes, rivers, homes } = map;
  const indexOf = new Map(hexes.map(({ id }, i) => [id, i]));
  const rivered = new Set(rivers.flatMap(([a = '', b = '']) => [`${a} ${b}`, `${b} ${a}`]));
  const steps = touchingPairs(hexes).map(
    ([a, b]): PlaceEdge => ({
      ...{ from: indexOf.get(a.id) as number, to: indexOf.get(b.id) as number },
      bears: rivered.has(`${a.id} ${b.id}`) ? ['river'] : [],
    }),
  );
  const exits = homes.flatMap(({ exits: its }) => its.flatMap((id) => indexOf.get(id) ?? []));
  return {
    ...{ steps, exits, indexOf },
    isDoubled: new Set(hexes.map(({ q, r }) => `${q},${r}`)).size < hexes.length,
    reached: new Map<string, ReadonlySet<string>>(),
  };
});

function hexesReached(map: HexMapDocument, freedom: Freedom, isLake: (hex: MapHex) => boolean): ReadonlySet<string> {
  const { hexes } = map;
  const { steps, exits, reached } = groundOf(map);
  const lakes = hexes.map(isLake);
  const isTunnel = ({ tunnel, terrain }: MapHex) =>
    tunnel === true || freedom.allTunnels || freedom.terrains.includes(terrain);
  const key = JSON.stringify([freedom, lakes.map(Number).join('')]);
  const known = reached.get(key);
  if (known !== undefined) return known;
  const [home, tunnels] = [hexes.length, hexes.length + 1];
  const { neighbours, bearsBetween } = placeMap([
    ...steps,
    ...exits.map((to): PlaceEdge => ({ from: home, to, oneWay: true })),
    ...hexes.flatMap((hex, i): readonly PlaceEdge[] => {
      if (isTunnel(hex)) return [{ from: i, to: tunnels }];
      return freedom.tunnelHere && lakes[i] !== true ? [{ from: i, to: tunnels, oneWay: true }] : [];
    }),
  ]);
  const isBlocked = (from: number, to: number): boolean =>
    (!freedom.rivers && bearsBetween(from, to).length > 0) ||
    (!freedom.lakes && (lakes[from] === true || lakes[to] === true));
  const ids = new Set(reachable(home, { neighbours, isBlocked }).flatMap((place) => hexes[place]?.id ?? []));
  reached.set(key, ids);
  return ids;
}

/** Hexes that touch, in the order of the map. */
function groupsOf(map: HexMapDocument, hexes: readonly MapHex[]): readonly (readonly MapHex[])[] {
  const { indexOf } = groundOf(map);
  const { neighbours } = placeMap(
    touchingPairs(hexes).map(([a, b]) => ({ from: indexOf.get(a.id) as number, to: indexOf.get(b.id) as number })),
  );
  const seen = new Set<number>();
  return hexes.flatMap((hex) => {
    const index = indexOf.get(hex.id) as number;
    if (seen.has(index)) return [];
    const group = reachable(index, { neighbours });
    for (const one of group) seen.add(one);
    return [group.map((one) => map.hexes[one] as MapHex)];
  });
}
