import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { AnyNumber } from '#engine/kernel/numbers/number.ts';
import type { ReadonlyTable } from '#engine/kernel/table/readonly-table.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { GameBehaviour } from '#engine/library/abilities/ability-game.ts';
import type { PlainLayout } from '#engine/library/plain-game/layout.ts';
import { TextGame } from '#engine/library/plain-game/text-game.ts';
import { queriesOf } from '#engine/library/queries/queries.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import type { DesignOf, PlayerMat, ScytheBoard, ScytheContent, ScytheDesign, UnitRole } from '../content/design.ts';
import { boardOf, type LaidBoard, type OwnArea, type OwnWay, type ScytheSetup } from './board.ts';
import { counter, goodsCounters, onceCounters, type plan, type StarWord, starCounters, starWords } from './plan.ts';

export const queries = queriesOf<ScytheGame>();

/** Read-only view of the table. */
export class ScytheGame extends TextGame<typeof plan, ScytheDesign, ScytheContent> {
  readonly setup: ScytheSetup;
  readonly board: ScytheBoard;
  readonly layout: PlainLayout;
  readonly laid: LaidBoard;
  readonly hexes: readonly Thing[];
  private readonly owners: (design: number) => Thing;

  constructor(
    content: ScytheContent,
    setup: ScytheSetup,
    table: ReadonlyTable,
    numbers: ReadonlyMap<string, AnyNumber>,
    workings: GameBehaviour,
  ) {
    super(content, setup.seed, table, numbers, workings);
    this.setup = setup;
    this.laid = boardOf(content, setup);
    this.board = this.laid.board;
    this.layout = this.laid.layout;
    this.hexes = this.things('hex');
    this.owners = ownersOf(content)(setup);
  }

  standings(path: string) {
    return this.content.standings.get(path);
  }
  get round(): number {
    return this.count(theGame, counter.round);
  }
  /** The seat in turn; 0 before the first turn. */
  get active(): Thing {
    return this.count(theGame, counter.active);
  }
  /** From a seat on, clockwise; from the seat in turn by default. */
  clockwise(from: Thing = this.active): readonly Thing[] {
    const at = Math.max(0, this.seats.indexOf(from));
    return [...this.seats.slice(at), ...this.seats.slice(0, at)];
  }
  coins(seat: Thing): number {
    return this.count(seat, counter.coins);
  }
  power(seat: Thing): number {
    return this.count(seat, counter.power);
  }
  popularity(seat: Thing): number {
    return this.count(seat, counter.popularity);
  }

  factionOf(seat: Thing): string {
    return this.setup.factions[this.seats.indexOf(seat)] ?? '';
  }
  matOf(seat: Thing): PlayerMat {
    return this.content.mats.get(this.setup.mats[this.seats.indexOf(seat)] ?? '') as PlayerMat;
  }
  homeOf(seat: Thing): Thing {
    return this.called('home', this.content.factions.get(this.factionOf(seat))?.home ?? '') ?? theGame;
  }
  /** The exits of its home base. */
  exitsOf(seat: Thing): readonly Thing[] {
    return this.laid.exits.get(this.homeOf(seat)) ?? [];
  }

  areasOf(seat: Thing): readonly OwnArea[] {
    return this.laid.areas.get(seat) ?? [];
  }
  area(thing: Thing): OwnArea {
    return this.laid.areaOf.get(thing) as OwnArea;
  }
  way(thing: Thing): OwnWay {
    return this.laid.wayOf.get(thing) as OwnWay;
  }
  factoryAreaOf(seat: Thing): Thing {
    return this.laid.factoryArea.get(seat) as Thing;
  }

  /** The seat that owns a piece; -1: none. */
  ownerOf(piece: Thing): Thing {
    return this.owners(this.table.designOf(piece));
  }
  design<Sort extends ScytheDesign['sort']>(piece: Thing, _: Sort): DesignOf<Sort> {
    return this.kind(piece) as DesignOf<Sort>;
  }
  role(unit: Thing): UnitRole {
    return this.design(unit, 'unit').role;
  }
  isFighter(unit: Thing): boolean {
    return this.role(unit) !== 'worker';
  }
  /** The hex or home base where a unit or structure is; -1: not on the board. */
  placeOfPiece(piece: Thing): Thing {
    return this.laid.thingAt.get(this.table.placeOf(piece)) ?? -1;
  }
  /** Units of a seat on the board, home base included (SC-ST-05). */
  unitsOf(seat: Thing): readonly Thing[] {
    return unitsBySeat(this).get(seat) ?? none;
  }
  structuresOf(seat: Thing): readonly Thing[] {
    return structuresBySeat(this).get(seat) ?? none;
  }
  workersOnBoard(seat: Thing): number {
    return this.unitsOf(seat).reduce((sum, unit) => sum + (this.role(unit) === 'worker' ? 1 : 0), 0);
  }

  /** The seat that controls a hex (SC-TR-04); -1: none. */
  controllerOf(hex: Thing): Thing {
    return control(this).controller.get(hex) ?? -1;
  }
  controlled(seat: Thing): readonly Thing[] {
    return control(this).controlled.get(seat) ?? none;
  }
  goodsOn(thing: Thing, resource: number): number {
    return this.count(thing, goodsCounters[resource] as number);
  }
  allGoodsOn(thing: Thing): number {
    return this.content.resources.reduce((sum, _, i) => sum + this.goodsOn(thing, i), 0);
  }
  /** On controlled hexes. */
  goodsOf(seat: Thing, resource: number): number {
    return this.controlled(seat).reduce((sum, hex) => sum + this.goodsOn(hex, resource), 0);
  }

  stars(seat: Thing, star: StarWord): number {
    return this.count(seat, starCounters[starWords.indexOf(star)] as number);
  }
  allStars(seat: Thing): number {
    return starCounters.reduce((sum, star) => sum + this.count(seat, star), 0);
  }
  hasOnce(seat: Thing, bonus: number): boolean {
    return this.count(seat, onceCounters[bonus] as number) > 0;
  }
}

const none: readonly never[] = [];

const ownersOf = memoizeByKey((content: ScytheContent) => {
  const factionOfDesign = content.designs.map((one) =>
    'faction' in one ? one.faction : one.sort === 'faction' ? one.id : '',
  );
  return memoizeByKey(({ factions }: ScytheSetup) => {
    // Seats are the first things after the table
    const owners = factionOfDesign.map((faction) => {
      const seat = factions.indexOf(faction);
      return seat < 0 ? -1 : seat + 1;
    });
    return (design: number): Thing => owners[design] ?? -1;
  });
});

const boardPlaces = (game: ScytheGame) => [
  ...game.hexes.map((hex) => game.place('units', hex)),
  ...game.things('home').map((home) => game.place('units', home)),
];
const structurePlaces = (game: ScytheGame) => game.hexes.map((hex) => game.place('structures', hex));

function bySeat(game: ScytheGame, places: readonly number[]): ReadonlyMap<Thing, readonly Thing[]> {
  const found = new Map<Thing, Thing[]>(game.seats.map((seat) => [seat, []]));
  for (const place of places) for (const piece of game.table.at(place)) found.get(game.ownerOf(piece))?.push(piece);
  return found;
}
const unitsBySeat = queries.query({ places: boardPlaces }, (game) => bySeat(game, boardPlaces(game)));
const structuresBySeat = queries.query({ places: structurePlaces }, (game) => bySeat(game, structurePlaces(game)));

const control = queries.query(
  { places: (game) => [...game.hexes.map((hex) => game.place('units', hex)), ...structurePlaces(game)] },
  (game) => {
    const controller = new Map<Thing, Thing>();
    const controlled = new Map<Thing, Thing[]>(game.seats.map((seat) => [seat, []]));
    for (const hex of game.hexes) {
      const units = game.at('units', hex);
      const first = units[0] ?? game.at('structures', hex)[0];
      if (first === undefined) continue;
      const owner = game.ownerOf(first);
      // No seat controls a contested hex
      if (units.some((unit) => game.ownerOf(unit) !== owner)) continue;
      controller.set(hex, owner);
      controlled.get(owner)?.push(hex);
    }
    return { controller, controlled };
  },
);
