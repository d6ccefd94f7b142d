import type { JsonPath } from '#authoring/text/json/positions.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import { areTouching } from '#engine/library/places/hexes.ts';
import { localizedText } from '#renderer/desk/words/words.ts';
import type { DrawnEdit } from '../../table-drawing.ts';
import type { MapTerrain } from '../map-document.ts';
import { type MapEditorWords, mapEditorWords } from '../words/generated/map-editor-words.ts';
import { freeHexId } from './hex-ids.ts';
import {
  addHex,
  type MapEdit,
  placeHome,
  removeHex,
  removeHome,
  setTerrain,
  toggleExit,
  toggleMark,
  toggleRiver,
} from './map-edits.ts';
import type { EditedMap, HexSpot, MapSpot } from './map-spots.ts';

/** What a click on the map does. */
export type MapTool =
  | { readonly kind: 'select' | 'remove' | 'tunnel' | 'encounter' | 'river'; readonly id: string }
  | { readonly kind: 'terrain'; readonly id: string; readonly terrain: MapTerrain }
  | { readonly kind: 'home'; readonly id: string; readonly home: string; readonly name: string };

const plain = (kind: 'select' | 'remove' | 'tunnel' | 'encounter' | 'river'): MapTool => ({ kind, id: kind });
export const select = plain('select');

/** Terrains and home bases are those of the project. */
export function toolsOf({ terrains, homeNames }: EditedMap): readonly MapTool[] {
  return [
    select,
    plain('remove'),
    ...terrains.map((terrain): MapTool => ({ kind: 'terrain', id: `terrain ${terrain.id}`, terrain })),
    ...[plain('tunnel'), plain('encounter'), plain('river')],
    ...[...homeNames].map(([home, name]): MapTool => ({ kind: 'home', id: `home ${home}`, home, name })),
  ];
}

const keys = { select: 'V', remove: 'X', tunnel: 'T', encounter: 'E', river: 'R', home: 'H' } as const;

/** The letter of a tool; terrains have the digits in their order, and home bases share one. */
export function keyOfTool(tool: MapTool, { terrains }: EditedMap): string | null {
  if (tool.kind !== 'terrain') return keys[tool.kind];
  const number = terrains.indexOf(tool.terrain) + 1;
  return number <= 9 ? String(number) : null;
}

/** Null: no tool has this key. With several, the one after `now`. */
export function toolByKey(key: string, now: MapTool, map: EditedMap): MapTool | null {
  const its = toolsOf(map).filter((tool) => keyOfTool(tool, map) === key.toUpperCase());
  const at = its.findIndex(({ id }) => id === now.id);
  return its[(at + 1) % its.length] ?? null;
}

/** What can be clicked with a tool. */
export function spotsOf(tool: MapTool, { hexes, homes, empty, edges }: EditedMap): readonly MapSpot[] {
  if (tool.kind === 'river') return edges;
  return tool.kind === 'terrain' || tool.kind === 'home' ? [...empty, ...hexes, ...homes] : [...hexes, ...homes];
}

/** The spots that a part of the document belongs to: a river that lies on no edge, to the hexes that it names. */
export function spotsAt({ hexes, homes, edges, rivers }: EditedMap, [list, index]: JsonPath): readonly MapSpot[] {
  switch (list) {
    case 'hexes':
      return hexes.filter(({ hex }) => hex.index === index);
    case 'homes':
      return homes.filter(({ home }) => home.index === index);
    case 'rivers': {
      const edge = edges.filter((one) => one.rivers.includes(Number(index)));
      return edge.length > 0 ? edge : hexes.filter(({ hex }) => rivers[Number(index)]?.includes(hex.id));
    }
    default:
      return [];
  }
}

/** Where a spot is written; null: nowhere. */
export function pathOfSpot(spot: MapSpot): JsonPath | null {
  switch (spot.kind) {
    case 'hex':
      return ['hexes', spot.hex.index];
    case 'home':
      return ['homes', spot.home.index];
    case 'edge':
      return spot.rivers[0] === undefined ? null : ['rivers', spot.rivers[0]];
    case 'empty':
      return null;
  }
}

export interface Drawn {
  readonly map: EditedMap;
  readonly document: Json;
  /** Ids that a new hex cannot have. */
  readonly taken: ReadonlySet<string>;
}

/** What a tool does to a spot; null: nothing. */
export function editBy(tool: MapTool, spot: MapSpot, drawn: Drawn): DrawnEdit | null {
  switch (tool.kind) {
    case 'select':
      return null;
    case 'remove':
      return removal(spot, drawn);
    case 'terrain':
      return terrainAt(tool.terrain, spot, drawn);
    case 'tunnel':
    case 'encounter': {
      if (spot.kind !== 'hex') return null;
      const { id, index } = spot.hex;
      const mark = tool.kind;
      return named((words) => words[mark]({ hex: id }), toggleMark(drawn.document, index, mark));
    }
    case 'river': {
      if (spot.kind !== 'edge') return null;
      const [one, other] = spot.hexes;
      return named((words) => words.river({ one, other }), toggleRiver(drawn.document, spot.hexes, spot.rivers));
    }
    case 'home':
      return homeAt(tool.home, spot, drawn);
  }
}

const named = (say: (words: MapEditorWords['edits']) => string, { edits, at }: MapEdit): DrawnEdit => ({
  name: localizedText(mapEditorWords, (words) => say(words.edits)),
  edits,
  at,
});

export function removal(spot: MapSpot, { document }: Drawn): DrawnEdit | null {
  if (spot.kind === 'hex') {
    const { id, index } = spot.hex;
    return named((words) => words.removeHex({ hex: id }), removeHex(document, index));
  }
  if (spot.kind !== 'home') return null;
  return named((words) => words.removeHome({ home: spot.home.id }), removeHome(spot.home.index));
}

function terrainAt({ id: terrain }: MapTerrain, spot: MapSpot, { map, document, taken }: Drawn): DrawnEdit | null {
  if (spot.kind === 'empty') {
    const hexes = map.hexes.map(({ hex }) => hex);
    const hex = freeHexId(hexes, spot.r, taken);
    return named((words) => words.addHex({ hex }), addHex(document, hex, spot, terrain));
  }
  if (spot.kind !== 'hex' || spot.hex.terrain?.id === terrain) return null;
  return named((words) => words.terrain({ hex: spot.hex.id }), setTerrain(spot.hex.index, terrain));
}

/** A new home base leads to all hexes around it that are no lakes. */
function homeAt(home: string, spot: MapSpot, { map, document }: Drawn): DrawnEdit | null {
  if (spot.kind === 'empty') {
    const isExit = ({ hex }: HexSpot) => areTouching(hex, spot) && hex.terrain?.is !== 'lake';
    const exits = map.hexes.filter(isExit).map(({ hex }) => hex.id);
    return named((words) => words.home({ home }), placeHome(document, home, spot, exits));
  }
  const placed = map.homes.find((one) => one.home.id === home);
  if (spot.kind !== 'hex' || placed === undefined) return null;
  return named((words) => words.exit({ home }), toggleExit(document, placed.home.index, spot.hex.id));
}
