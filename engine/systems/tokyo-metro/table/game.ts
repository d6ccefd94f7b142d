import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { AnyNumber } from '#engine/kernel/numbers/number.ts';
import type { Place, Reading, Thing } from '#engine/kernel/table/table.ts';
import { AbilityGame, type Workings } from '#engine/library/abilities/ability-game.ts';
import { queriesOf } from '#engine/library/queries/queries.ts';
import type { Board, Design, MetroContent, Spot } from '../content/content.ts';
import type { Settings } from '../formats/game.ts';
import { counter, spotCounters } from './counters.ts';
import { gameThing, type Layout, layOut } from './layout.ts';

/** A set-up with everything filled in. */
export interface Setup extends Settings {
  readonly board: string;
  readonly players: number;
  readonly seed: number;
}

export const mostSteps = 12;
export const spotsOfLine = 2;
export const mostFares = 2;

export const queries = queriesOf<MetroGame>();
const layoutsOf = memoizeByKey((_: Board) => new Map<number, Layout>());

function layoutOf(board: Board, players: number): Layout {
  const known = layoutsOf(board);
  const layout = known.get(players) ?? layOut(board, players);
  known.set(players, layout);
  return layout;
}

/** This game's reading of the table. It writes nothing. */
export class MetroGame extends AbilityGame<MetroContent> {
  readonly setup: Setup;
  readonly board: Board;
  readonly layout: Layout;
  /** The same game as it would be on another table. */
  readonly on: (table: Reading) => MetroGame;

  constructor(
    content: MetroContent,
    setup: Setup,
    table: Reading,
    numbers: ReadonlyMap<string, AnyNumber>,
    workings: Workings,
  ) {
    super(content, setup.seed, table, numbers, workings);
    this.on = (other) => new MetroGame(content, setup, other, numbers, workings);
    this.setup = setup;
    this.board = content.boards.find(({ id }) => id === setup.board) as Board;
    this.layout = layoutOf(this.board, setup.players);
  }

  standings(path: string) {
    return this.content.standings.get(path);
  }
  override only(things: readonly Thing[], kinds: readonly string[]): readonly Thing[] {
    return things.filter((thing) => kinds.includes(this.kindOf(thing)));
  }
  kindOf(thing: Thing): string {
    const { seats, lines, stations, firstPiece } = this.layout;
    if (thing >= firstPiece) return this.design(thing).kind;
    if (seats.includes(thing)) return 'seat';
    if (lines.includes(thing)) return 'line';
    return stations.includes(thing) ? 'station' : 'game';
  }

  get seats(): readonly Thing[] {
    return this.layout.seats;
  }
  get round(): number {
    return this.count(gameThing, counter.round);
  }
  /** The seats in turn order (TM-RO-04). */
  get order(): readonly Thing[] {
    return inOrder(this);
  }
  place(name: string): Place {
    return this.layout.placeCalled.get(name) ?? -1;
  }
  design(piece: Thing): Design {
    return this.content.designs[this.table.designOf(piece)] as Design;
  }
  name(thing: Thing): string {
    if (thing < this.layout.firstPiece) return this.layout.names[thing] as string;
    const { id, kind } = this.design(thing);
    return kind === 'chip' ? `${id}#${this.table.copyOf(thing)}` : id;
  }

  shares(seat: Thing): readonly Thing[] {
    return this.table.at(2 * (seat - 1));
  }
  /** The speculation chips that a seat has left. */
  speculations(seat: Thing): readonly Thing[] {
    return this.table.at(2 * (seat - 1) + 1);
  }
  /** The shares of a line that are for sale, the next first. */
  stack(line: Thing): readonly Thing[] {
    return this.table.at(this.seats.length + line - 1);
  }
  /** Where a line's shares lie that are for sale. */
  stackPlace(line: Thing): Place {
    return this.seats.length + line - 1;
  }
  sharePlace(seat: Thing): Place {
    return 2 * (seat - 1);
  }
  chipPlace(seat: Thing): Place {
    return 2 * (seat - 1) + 1;
  }
  lineOfShare(share: Thing): Thing {
    return this.layout.thingCalled.get(this.design(share).line) as Thing;
  }
  /** The speculations on a line. */
  speculationsOn(line: Thing): readonly Thing[] {
    return this.table.on(line);
  }
  seatOfChip(chip: Thing): Thing {
    return this.layout.thingCalled.get(this.design(chip).id) as Thing;
  }
  owns(seat: Thing, line: Thing): boolean {
    return this.shares(seat).some((share) => this.lineOfShare(share) === line);
  }
  speculates(seat: Thing, line: Thing): boolean {
    return this.speculationsOn(line).some((chip) => this.seatOfChip(chip) === seat);
  }

  linesAt(station: Thing): readonly Thing[] {
    return this.layout.through[station - (this.layout.stations[0] as Thing)] ?? [];
  }
  next(station: Thing): readonly Thing[] {
    return this.layout.neighbours[station - (this.layout.stations[0] as Thing)] ?? [];
  }
  stops(line: Thing): readonly Thing[] {
    return this.layout.stops[line - (this.layout.lines[0] as Thing)] ?? [];
  }
  isLoop(line: Thing): boolean {
    return this.board.tracks[line - (this.layout.lines[0] as Thing)]?.loop === true;
  }
  runs(line: Thing): boolean {
    return this.count(line, counter.train) > 0;
  }
  step(line: Thing): number {
    return this.count(line, counter.step);
  }
  /** The shared spots of a line that nothing lies on (TM-SP-01). */
  freeSpots(line: Thing): number {
    return spotsOfLine - this.count(line, counter.speed) - this.speculationsOn(line).length;
  }
  stationsOf(seat: Thing): readonly Thing[] {
    return this.layout.stations.filter((station) => this.count(station, counter.owner) === seat);
  }
  /** Stations that one can come to in so many spaces, the one where one stands among them (TM-RO-05). */
  within(station: Thing, spaces: number): readonly Thing[] {
    const far = Math.min(Math.max(spaces, 0), this.layout.stations.length);
    const key = station * (this.layout.stations.length + 1) + far;
    const known = this.layout.within.get(key) ?? this.reach(station, far);
    this.layout.within.set(key, known);
    return known;
  }
  private reach(station: Thing, spaces: number): readonly Thing[] {
    let edge: readonly Thing[] = [station];
    const reached = new Set(edge);
    for (let left = spaces; left > 0 && edge.length > 0; left--) {
      edge = edge.flatMap((one) => this.next(one)).filter((one) => !reached.has(one));
      for (const one of edge) reached.add(one);
    }
    return [...reached];
  }

  column(deck: Thing): readonly Thing[] {
    return this.table.at(this.deckPlace(deck, 'column'));
  }
  /** The top card of a deck: one dot before two, two before three (TM-SE-05). */
  top(deck: Thing): Thing | undefined {
    for (const grade of [1, 2, 3] as const) {
      const [first] = this.table.at(this.deckPlace(deck, `pile${grade}`));
      if (first !== undefined) return first;
    }
    return undefined;
  }
  deckPlace(deck: Thing, what: 'pile1' | 'pile2' | 'pile3' | 'column' | 'discards'): Place {
    return this.place(`${this.name(deck)}/${what}`);
  }
  /** The cards that lie open. */
  get cards(): readonly Thing[] {
    return openCards(this);
  }
  /** Spot 1 or 2 of a card. */
  spot(card: Thing, spot: number): Spot {
    return this.design(card).spots[spot - 1] as Spot;
  }
  takenBy(card: Thing, spot: number): Thing {
    return this.count(card, spotCounters[spot - 1] as number);
  }
}

const inOrder = queries.query({ counters: [counter.turn] }, (game): readonly Thing[] =>
  [...game.seats].sort((a, b) => game.count(a, counter.turn) - game.count(b, counter.turn)),
);
const openCards = queries.query(
  { places: (game) => game.layout.decks.map((deck) => game.deckPlace(deck, 'column')) },
  (game): readonly Thing[] => game.layout.decks.flatMap((deck) => game.column(deck)),
);
