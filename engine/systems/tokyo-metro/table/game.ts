import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { AnyNumber } from '#engine/kernel/numbers/number.ts';
import type { ReadonlyTable } from '#engine/kernel/table/readonly-table.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { GameBehaviour } from '#engine/library/abilities/ability-game.ts';
import { Network } from '#engine/library/line-map/network.ts';
import type { PlainLayout } from '#engine/library/plain-game/layout.ts';
import { TextGame } from '#engine/library/plain-game/text-game.ts';
import { queriesOf } from '#engine/library/queries/queries.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import type { MetroBoard, MetroContent, MetroDesign, Spot } from '../content/design.ts';
import type { MetroSettings } from '../formats/game.ts';
import { counter, piles, plan, seatNames, spotCounters, spotsOfLine } from './plan.ts';

export interface MetroSetup extends MetroSettings {
  readonly board: string;
  readonly players: number;
  readonly seed: number;
}

export const queries = queriesOf<MetroGame>();

interface Laid {
  readonly layout: PlainLayout;
  readonly network: Network;
}
const laidBefore = memoizeByKey((_: MetroBoard) => new Map<number, Laid>());

export function boardLayout(board: MetroBoard, players: number): Laid {
  const { tracks, stations, decks } = board;
  const known = laidBefore(board).get(players);
  if (known !== undefined) return known;
  const seats = seatNames.slice(0, players);
  const layout = plan.layout({ seat: seats, line: tracks.map(({ id }) => id), station: stations, deck: decks });
  const { things, thingCalled } = layout;
  const laid = { layout, network: new Network(tracks, things['line'] ?? [], thingCalled['station'] ?? new Map()) };
  laidBefore(board).set(players, laid);
  return laid;
}

/** Read-only view of the table. */
export class MetroGame extends TextGame<typeof plan, MetroDesign, MetroContent> {
  readonly setup: MetroSetup;
  readonly board: MetroBoard;
  readonly layout: PlainLayout;
  readonly network: Network;
  readonly lines: readonly Thing[];
  readonly stations: readonly Thing[];
  readonly decks: readonly Thing[];
  readonly on: (table: ReadonlyTable) => MetroGame;

  constructor(
    content: MetroContent,
    setup: MetroSetup,
    table: ReadonlyTable,
    numbers: ReadonlyMap<string, AnyNumber>,
    workings: GameBehaviour,
  ) {
    super(content, setup.seed, table, numbers, workings);
    this.on = (other) => new MetroGame(content, setup, other, numbers, workings);
    this.setup = setup;
    this.board = content.boards.find(({ id }) => id === setup.board) as MetroBoard;
    const { layout, network } = boardLayout(this.board, setup.players);
    this.layout = layout;
    this.network = network;
    this.lines = this.things('line');
    this.stations = this.things('station');
    this.decks = this.things('deck');
  }

  standings(path: string) {
    return this.content.standings.get(path);
  }
  get round(): number {
    return this.count(theGame, counter.round);
  }
  /** Turn order (TM-RO-04). */
  get order(): readonly Thing[] {
    return inOrder(this);
  }

  lineOfShare(share: Thing): Thing {
    return this.called('line', this.kind(share).line) as Thing;
  }
  seatOfChip(chip: Thing): Thing {
    return this.called('seat', this.kind(chip).id) as Thing;
  }
  deckOf(card: Thing): Thing {
    return this.called('deck', this.kind(card).deck) as Thing;
  }
  owns(seat: Thing, line: Thing): boolean {
    return this.at('shares', seat).some((share) => this.lineOfShare(share) === line);
  }
  speculates(seat: Thing, line: Thing): boolean {
    return this.at('speculations', line).some((chip) => this.seatOfChip(chip) === seat);
  }

  runs(line: Thing): boolean {
    return this.count(line, counter.train) > 0;
  }
  step(line: Thing): number {
    return this.count(line, counter.step);
  }
  /** Free shared spots of a line (TM-SP-01). */
  freeSpots(line: Thing): number {
    return spotsOfLine - this.count(line, counter.speed) - this.at('speculations', line).length;
  }
  stationsOf(seat: Thing): readonly Thing[] {
    return this.stations.filter((station) => this.count(station, counter.owner) === seat);
  }

  /** Top card of a deck, by grade (TM-SE-05). */
  top(deck: Thing): Thing | undefined {
    for (const pile of piles) {
      const [first] = this.at(pile, deck);
      if (first !== undefined) return first;
    }
    return undefined;
  }
  get cards(): readonly Thing[] {
    return openCards(this);
  }
  spot(card: Thing, spot: number): Spot {
    return this.kind(card).spots[spot - 1] as Spot;
  }
  takenBy(card: Thing, spot: number): Thing {
    return this.count(card, spotCounters[spot - 1] as number);
  }
}

const inOrder = queries.query({ counters: [counter.turn] }, (game): readonly Thing[] =>
  [...game.seats].sort((a, b) => game.count(a, counter.turn) - game.count(b, counter.turn)),
);
const openCards = queries.query(
  { places: (game) => game.decks.map((deck) => game.place('column', deck)) },
  (game): readonly Thing[] => game.decks.flatMap((deck) => game.at('column', deck)),
);
