import { nameForChance } from '#engine/kernel/table/former-names.ts';
import { shuffled } from '#engine/kernel/table/shuffle.ts';
import { Table } from '#engine/kernel/table/table.ts';
import type { Place, Thing } from '#engine/kernel/table/things-and-places.ts';
import { theGame } from '../table-document/table-document.ts';
import { nameOn, type PieceKind, type PlainLayout, type PlannedContent, type PlannedGame, placeIn } from './layout.ts';
import type { Plan } from './plan.ts';

export function blankTable({ counters }: Plan, { names, placeNames }: PlainLayout): Table {
  const table = new Table(counters.length, placeNames.length);
  for (const _ of names) table.make(-1, 0);
  return table;
}

export class SetupBuilder<P extends Plan, Kind extends PieceKind> {
  private readonly plan: P;
  private readonly table: Table;
  private readonly layout: PlainLayout;
  private readonly content: PlannedContent<Kind>;
  private readonly game: PlannedGame;

  constructor(plan: P, table: Table, game: PlannedGame) {
    this.plan = plan;
    this.table = table;
    this.layout = game.layout;
    this.content = game.content as PlannedContent<Kind>;
    this.game = game;
  }

  get seats(): readonly Thing[] {
    return this.layout.things['seat'] ?? [];
  }
  set(name: P['counters'][number], value: number, of: Thing = theGame): void {
    this.table.set(of, this.plan.counter(name), value);
  }
  /** Puts up to `most` copies of these kinds into a place, in the order of the content. */
  put(
    isMeant: (kind: Kind) => boolean,
    key: P['placeKeys'][number],
    of: Thing = theGame,
    most = Number.POSITIVE_INFINITY,
  ): void {
    this.putEach((kind) => (isMeant(kind) ? this.at(key, of) : undefined), most);
  }
  /** Puts up to `most` copies of each kind into its place. Kinds without a place stay in the box. */
  putEach(placeOf: (kind: Kind) => Place | undefined, most = Number.POSITIVE_INFINITY): void {
    for (const [design, kind] of this.content.designs.entries()) {
      const place = placeOf(kind);
      if (place === undefined) continue;
      const copies = Math.min(kind.copies ?? 1, most);
      for (let copy = 1; copy <= copies; copy++) this.table.move(this.table.make(design, copy), place);
    }
  }
  /** Shuffles all copies of these kinds into a pile. `stream`: the random stream used, apart from the seed. */
  pile(
    isMeant: (kind: Kind) => boolean,
    key: P['placeKeys'][number],
    of: Thing = theGame,
    stream = this.layout.placeNames[this.at(key, of)] as string,
  ): void {
    this.put(isMeant, key, of);
    const place = this.at(key, of);
    const name = nameForChance(this.content, stream);
    const nameOf = (piece: Thing) => nameForChance(this.content, nameOn(this.game, piece));
    this.table.order(place, shuffled(this.table, place, this.game.seed, name, nameOf), true);
  }
  /** Moves up to `most` pieces from the top of a place to another. */
  deal(from: Place, most: number, to: Place): void {
    for (const piece of this.table.at(from).slice(0, most)) this.table.move(piece, to);
  }
  at(key: P['placeKeys'][number], of: Thing = theGame): Place {
    return placeIn(this.layout, key, of);
  }
}
