import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import { madeName } from '#engine/kernel/naming/made-names.ts';
import type { Place, Thing } from '#engine/kernel/table/things-and-places.ts';
import { touchingPairs } from '#engine/library/places/hexes.ts';
import { type PlaceMap, placeMap } from '#engine/library/places/place-map.ts';
import type { PlainLayout } from '#engine/library/plain-game/layout.ts';
import { factoryArea } from '../content/content.ts';
import type { ActionArea, ScytheBoard, ScytheContent, TopWay } from '../content/design.ts';
import type { ScytheSettings } from '../formats/game.ts';
import type { MapHex } from '../formats/map.ts';
import type { terrainKinds } from '../formats/words.ts';
import { plan, seatNames } from './plan.ts';

export interface ScytheSetup extends ScytheSettings {
  readonly board: string;
  readonly players: number;
  readonly seed: number;
  readonly factions: readonly string[];
  readonly mats: readonly string[];
}
/** An area of a seat's mat. `printed`: null for the area of a factory card. */
export interface OwnArea {
  readonly thing: Thing;
  readonly seat: Thing;
  readonly printed: ActionArea | null;
  readonly ways: readonly OwnWay[];
}
export interface OwnWay {
  readonly thing: Thing;
  readonly seat: Thing;
  readonly area: Thing;
  readonly printed: TopWay;
}
/** What never changes in a game: the numbers of its things, its map, the areas of its seats. */
export interface LaidBoard {
  readonly board: ScytheBoard;
  readonly layout: PlainLayout;
  readonly map: PlaceMap;
  readonly exits: ReadonlyMap<Thing, readonly Thing[]>;
  readonly hexAs: ReadonlyMap<Thing, MapHex>;
  readonly isLake: ReadonlySet<Thing>;
  readonly isFactory: ReadonlySet<Thing>;
  readonly tunnels: readonly Thing[];
  /** The hex or home base that a place for units or structures belongs to. */
  readonly thingAt: ReadonlyMap<Place, Thing>;
  readonly areas: ReadonlyMap<Thing, readonly OwnArea[]>;
  readonly areaOf: ReadonlyMap<Thing, OwnArea>;
  readonly wayOf: ReadonlyMap<Thing, OwnWay>;
  readonly factoryArea: ReadonlyMap<Thing, Thing>;
}

const laidBefore = memoizeByKey((_: ScytheContent) => new Map<string, LaidBoard>());

export function boardOf(content: ScytheContent, setup: ScytheSetup): LaidBoard {
  const key = [setup.board, setup.players, ...setup.mats].join('|');
  const known = laidBefore(content).get(key);
  if (known !== undefined) return known;
  const laid = lay(content, setup);
  laidBefore(content).set(key, laid);
  return laid;
}

function lay(content: ScytheContent, setup: ScytheSetup): LaidBoard {
  const board = content.boards.find(({ id }) => id === setup.board) as ScytheBoard;
  const { map } = board;
  const seats = seatNames.slice(0, setup.players);
  const areasOf = (seat: number) => content.mats.get(setup.mats[seat] ?? '')?.areas ?? [];
  const layout = plan.layout({
    seat: seats,
    area: seats.flatMap((name, i) => [
      ...areasOf(i).map(({ top }) => madeName(name, top.id)),
      madeName(name, factoryArea),
    ]),
    way: seats.flatMap((name, i) => areasOf(i).flatMap(({ top }) => top.ways.map(({ id }) => madeName(name, id)))),
    hex: map.hexes.map(({ id }) => id),
    home: map.homes.map(({ home }) => home),
  });
  const called = (sort: string, name: string): Thing => layout.thingCalled[sort]?.get(name) ?? -1;
  const hexAs = new Map(map.hexes.map((hex) => [called('hex', hex.id), hex]));
  const ofKind = (kind: (typeof terrainKinds)[number]) =>
    new Set([...hexAs].flatMap(([thing, { terrain }]) => (content.terrains.get(terrain)?.is === kind ? [thing] : [])));
  const areas = seats.map((name, i): readonly OwnArea[] => {
    const seat = called('seat', name);
    const printed = areasOf(i).map((area): OwnArea => {
      const thing = called('area', madeName(name, area.top.id));
      const ways = area.top.ways.map((way) => ({
        ...{ thing: called('way', madeName(name, way.id)), seat, area: thing, printed: way },
      }));
      return { thing, seat, printed: area, ways };
    });
    return [...printed, { thing: called('area', madeName(name, factoryArea)), seat, printed: null, ways: [] }];
  });
  const all = areas.flat();
  const seatThings = layout.things['seat'] ?? [];
  return {
    ...{ board, layout, hexAs },
    map: placeMap(edgesOf(board, called)),
    exits: new Map(map.homes.map(({ home, exits }) => [called('home', home), exits.map((hex) => called('hex', hex))])),
    isLake: ofKind('lake'),
    isFactory: ofKind('factory'),
    tunnels: [...hexAs].flatMap(([thing, { tunnel }]) => (tunnel === true ? [thing] : [])),
    thingAt: new Map(
      (['units', 'structures'] as const).flatMap((key) =>
        (['hex', 'home'] as const).flatMap((sort) =>
          (layout.things[sort] ?? []).flatMap((thing): readonly (readonly [Place, Thing])[] => {
            const place = layout.places[key][thing] ?? -1;
            return place < 0 ? [] : [[place, thing]];
          }),
        ),
      ),
    ),
    areas: new Map(areas.map((own, i) => [seatThings[i] as Thing, own])),
    areaOf: new Map(all.map((area) => [area.thing, area])),
    wayOf: new Map(all.flatMap(({ ways }) => ways.map((way) => [way.thing, way] as const))),
    factoryArea: new Map(all.flatMap((area) => (area.printed === null ? [[area.seat, area.thing] as const] : []))),
  };
}

const river = ['river'];
function edgesOf({ map }: ScytheBoard, called: (sort: string, name: string) => Thing) {
  const rivers = new Set(map.rivers.flatMap(([a = '', b = '']) => [`${a} ${b}`, `${b} ${a}`]));
  return touchingPairs(map.hexes).map(([a, b]) => ({
    ...{ from: called('hex', a.id), to: called('hex', b.id) },
    ...(rivers.has(`${a.id} ${b.id}`) ? { bears: river } : {}),
  }));
}
