import type { Place, Thing } from '#engine/kernel/table/things-and-places.ts';
import { AbilityGame } from '../abilities/ability-game.ts';
import type { AbilityContent } from '../abilities/entry.ts';
import { theGame } from '../table-document/table-document.ts';
import {
  kindOf,
  nameOn,
  type PieceKind,
  type PlainLayout,
  type PlannedContent,
  type PlannedGame,
  placeIn,
  sortOn,
} from './layout.ts';
import type { Plan } from './plan.ts';

/** The reading of a planned table on which texts stand: its places and pieces by name. It writes nothing. */
export abstract class TextGame<
    P extends Plan,
    Kind extends PieceKind,
    C extends AbilityContent & PlannedContent<Kind> = AbilityContent & PlannedContent<Kind>,
  >
  extends AbilityGame<C>
  implements PlannedGame
{
  abstract readonly layout: PlainLayout<P['placeKeys'][number]>;

  override only(things: readonly Thing[], kinds: readonly string[]): readonly Thing[] {
    return things.filter((thing) => kinds.includes(sortOn(this, thing) ?? ''));
  }
  get seats(): readonly Thing[] {
    return this.things('seat');
  }
  /** All of a sort that are no pieces, in their order. */
  things(sort: string): readonly Thing[] {
    return this.layout.things[sort] ?? [];
  }
  name(thing: Thing): string {
    return nameOn(this, thing);
  }
  /** What is called so among those of a sort. */
  called(sort: string, name: string): Thing | undefined {
    return this.layout.thingCalled[sort]?.get(name);
  }
  place(key: P['placeKeys'][number], of: Thing = theGame): Place {
    return placeIn(this.layout, key, of);
  }
  at(key: P['placeKeys'][number], of: Thing = theGame): readonly Thing[] {
    return this.table.at(this.place(key, of));
  }
  /** All places with a key, one for each thing that has it. */
  places(key: P['placeKeys'][number]): readonly Place[] {
    return this.layout.allPlaces[key];
  }
  /** All pieces there are of which something holds, in their order. */
  piecesWith(holds: (piece: Thing) => boolean): readonly Thing[] {
    const found: Thing[] = [];
    for (let piece = this.layout.firstPiece; piece < this.table.things; piece++) if (holds(piece)) found.push(piece);
    return found;
  }
  /** What a piece is one of, as the project writes it. */
  kind(piece: Thing): Kind {
    return kindOf(this, piece) as Kind;
  }
}
