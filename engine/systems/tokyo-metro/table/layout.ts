import type { Place, Thing } from '#engine/kernel/table/table.ts';
import { type Board, seatNames } from '../content/content.ts';

/** The game itself; the things after it are seats, lines, stations and decks, in this order, and then pieces. */
export const gameThing: Thing = 0;
/** The grades of a deck, as dots on the cards: what is face down is drawn in this order (TM-SE-05). */
export const grades = [1, 2, 3] as const;

/** Where everything lies for so many seats. */
export interface Layout {
  readonly seats: readonly Thing[];
  readonly lines: readonly Thing[];
  readonly stations: readonly Thing[];
  readonly decks: readonly Thing[];
  readonly firstPiece: Thing;
  /** Names of all that is no piece, by thing. */
  readonly names: readonly string[];
  readonly thingCalled: ReadonlyMap<string, Thing>;
  /** The stops of each line in order, by its place among the lines. */
  readonly stops: readonly (readonly Thing[])[];
  /** The lines through each station, by its place among the stations. */
  readonly through: readonly (readonly Thing[])[];
  /** The stations next to each on any line. */
  readonly neighbours: readonly (readonly Thing[])[];
  /** Stations that one can come to in so many spaces, by station and number of spaces; filled when it is asked for. */
  readonly within: Map<number, readonly Thing[]>;
  readonly placeNames: readonly string[];
  readonly placeCalled: ReadonlyMap<string, Place>;
}

const range = (from: number, length: number): readonly number[] => Array.from({ length }, (_, i) => from + i);

export function layOut(board: Board, players: number): Layout {
  const { tracks, stations, decks } = board;
  const names = ['game', ...seatNames.slice(0, players), ...tracks.map(({ id }) => id), ...stations, ...decks];
  const firstLine = 1 + players;
  const firstStation = firstLine + tracks.length;
  const firstDeck = firstStation + stations.length;
  const stationAt = new Map(stations.map((id, i) => [id, firstStation + i]));
  const stops = tracks.map((track) => track.stops.map((id) => stationAt.get(id) as Thing));
  const placeNames = [
    ...seatNames.slice(0, players).flatMap((seat) => [`${seat}/shares`, `${seat}/speculations`]),
    ...tracks.map(({ id }) => `${id}/shares`),
    ...decks.flatMap((deck) => [
      ...grades.map((grade) => `${deck}/pile${grade}`),
      `${deck}/column`,
      `${deck}/discards`,
    ]),
    ...['events', 'box'],
  ];
  const throughOf = (station: Thing) => tracks.flatMap((_, i) => (stops[i]?.includes(station) ? [firstLine + i] : []));
  return {
    seats: range(1, players),
    lines: range(firstLine, tracks.length),
    stations: range(firstStation, stations.length),
    decks: range(firstDeck, decks.length),
    firstPiece: firstDeck + decks.length,
    names,
    thingCalled: new Map(names.map((name, thing) => [name, thing])),
    stops,
    through: stations.map((_, i) => throughOf(firstStation + i)),
    neighbours: neighboursOf(tracks, stops, firstStation, stations.length),
    within: new Map(),
    placeNames,
    placeCalled: new Map(placeNames.map((name, place) => [name, place])),
  };
}

function neighboursOf(
  tracks: Board['tracks'],
  stops: readonly (readonly Thing[])[],
  firstStation: Thing,
  length: number,
): readonly (readonly Thing[])[] {
  const next = Array.from({ length }, () => new Set<Thing>());
  for (const [i, line] of stops.entries())
    for (const [at, stop] of line.entries()) {
      const after = line[at + 1] ?? (tracks[i]?.loop ? line[0] : undefined);
      if (after === undefined || after === stop) continue;
      next[stop - firstStation]?.add(after);
      next[after - firstStation]?.add(stop);
    }
  return next.map((some) => [...some].sort((a, b) => a - b));
}
