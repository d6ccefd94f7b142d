import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { type LabelSide, sides } from '../library/label-placement.ts';
import { namedEntries } from '../library/named-things.ts';
import { boundingBox, type Point, type Polyline } from '../library/polyline.ts';
import { pointOf, pointsIn } from '../library/read-points.ts';
import { listOf, objectOf, textOfValue, wordsIn } from '../library/read-values.ts';

// Lenient: while it is edited any part may be missing or invalid, and the rest is drawn.

export interface MapStation {
  readonly id: string;
  readonly name: string;
  readonly at: Point;
  /** The side of its name. */
  readonly label: LabelSide;
  /** The other end of a long mark, relative to the first. */
  readonly pill: Point | null;
  readonly lines: readonly string[];
}
export interface MapLine {
  readonly id: string;
  readonly name: string;
  readonly colour: string;
  readonly paint: { readonly light: string; readonly dark: string };
  readonly stops: readonly string[];
  readonly stroke: Polyline;
  readonly loop: boolean;
  /** Diagonal lines are dashed. */
  readonly isSlanted: boolean;
}
export interface LineMapDocument {
  readonly lines: readonly MapLine[];
  readonly stations: ReadonlyMap<string, MapStation>;
  readonly sea: readonly Point[];
  readonly river: { readonly path: readonly Point[]; readonly width: number };
  readonly park: readonly Point[];
  readonly box: ReturnType<typeof boundingBox>;
}

/** Margins for outer names, in grid steps. */
const room = { short: 1.4, long: 2.6, height: 1 };
const longName = 6;
const hex = /^#[0-9a-f]{6}$/i;

export function readMap(documents: Documents, locale: string): LineMapDocument {
  const file = 'map.json';
  const map = objectOf(documents[file]);
  const colours = new Map(
    namedEntries(documents, locale, 'words.json', 'words', 'label').map(({ id, name }) => [id, name]),
  );
  const written = namedEntries(documents, locale, file, 'lines').map(({ id, name, written: line }) => ({
    id,
    name,
    colour: colours.get(textOfValue(line['colour'])) ?? textOfValue(line['colour']),
    paint: paintOf(line['paint']),
    stops: wordsIn(line['stops']),
    loop: line['loop'] === true,
    path: pointsIn(line['path']),
  }));
  const stations = new Map(
    namedEntries(documents, locale, file, 'stations').flatMap(({ id, name, written: station }) => {
      const at = pointOf(station['at']);
      if (at === null) return [];
      const label = sides.find((side) => side === station['label']) ?? 'ne';
      const lines = written.filter(({ stops }) => stops.includes(id)).map((line) => line.id);
      return [[id, { id, name, at, label, pill: pointOf(station['pill']), lines }] as const];
    }),
  );
  const lines = written.map(({ path, ...line }) => {
    const through = placesOf(line.stops, stations);
    const corners = path.length > 1 ? path : through;
    return { ...line, stroke: { corners, loop: line.loop }, isSlanted: isSlanted(through) && !line.loop };
  });
  const land = objectOf(map['land']);
  const river = objectOf(land['river']);
  const all = [...[...stations.values()].map(({ at }) => at), ...lines.flatMap((line) => line.stroke.corners)];
  const isLong = [...stations.values()].some(({ name }) => name.length > longName);
  return {
    lines,
    stations,
    sea: pointsIn(land['sea']),
    river: {
      path: pointsIn(isObject(land['river'] ?? null) ? river['path'] : land['river']),
      width: typeof river['width'] === 'number' ? river['width'] : 0.75,
    },
    park: pointsIn(land['park']),
    box: boundingBox(all, [isLong ? room.long : room.short, room.height]),
  };
}

/** More than half of its length is diagonal. */
function isSlanted(through: readonly Point[]): boolean {
  const across = through.slice(1).filter(([x, y], i) => {
    const [fromX, fromY] = through[i] as Point;
    return Math.abs(Math.abs(x - fromX) - Math.abs(y - fromY)) < 0.01 && x !== fromX;
  });
  return across.length > 1 && across.length > (through.length - 1) / 2;
}

function paintOf(value: Json | undefined): MapLine['paint'] {
  const { light, dark } = objectOf(value);
  const ofText = 'currentColor';
  return {
    light: hex.test(textOfValue(light)) ? textOfValue(light) : ofText,
    dark: hex.test(textOfValue(dark)) ? textOfValue(dark) : ofText,
  };
}

export function placesOf(stops: readonly string[], stations: LineMapDocument['stations']): readonly Point[] {
  return stops.map((stop) => stations.get(stop)?.at).filter((at) => at !== undefined);
}

export interface ActionCard {
  readonly id: string;
  readonly name: string;
  readonly deck: string;
  readonly dots: number;
  readonly spots: readonly { readonly chips: number; readonly acts: readonly string[] }[];
}
export interface Deck {
  readonly id: string;
  readonly name: string;
  readonly colours: readonly string[];
}
export const cardsFile = 'cards/actions.json';

export function readDecks(documents: Documents, locale: string): readonly Deck[] {
  return namedEntries(documents, locale, cardsFile, 'decks').map(({ id, name, written }) => ({
    id,
    name,
    colours: wordsIn(written['colours']).filter((colour) => /^[a-z-]+$/i.test(colour)),
  }));
}

/** `say` words one op of the effect language. */
export function readCards(
  documents: Documents,
  locale: string,
  say: (op: string, amount: number | null) => string,
): ReadonlyMap<string, ActionCard> {
  return new Map(
    namedEntries(documents, locale, cardsFile, 'cards').map(({ id, name, written }) => [
      id,
      {
        id,
        name,
        deck: textOfValue(written['deck']),
        dots: Math.min(9, Math.max(0, Number(textOfValue(written['dots'])) || 0)),
        spots: listOf(written['spots']).map((spot) => ({
          chips: Math.min(9, Math.max(0, Number(textOfValue(spot['chips'])) || 0)),
          acts: listOf(spot['do']).map((effect) => {
            const { op, ...fields } = effect;
            const amount = Object.values(fields).find((field) => typeof field === 'number' && field !== 0);
            return say(textOfValue(op), typeof amount === 'number' ? amount : null);
          }),
        })),
      },
    ]),
  );
}
