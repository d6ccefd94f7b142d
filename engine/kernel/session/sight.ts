import type { JsonObject } from '../basics/json.ts';
import type { Option } from '../decisions/decision.ts';
import type { Entry } from '../naming/naming.ts';
import { type FaceDown, faceDownIn, liesOnlyIn } from './face-down.ts';
import type { Chronicle } from './history.ts';
import { optionsOfSeat } from './meant-options.ts';
import type { Basis, Running } from './running.ts';
import { couldGain, type SeenIn, seenIn } from './seen-since.ts';
import { toldLog, toldSetup } from './told-log.ts';

/** The game that is seen. */
export interface Looked {
  running(): Running;
  chronicle(): Chronicle;
  /** The same game, played again from its beginning: for one that was loaded and has no way back. */
  played(): { readonly sight: Sight };
}

/** What a seat sees of a game, and what seats have come to know. */
export class Sight {
  private known: FaceDown | undefined;
  private readonly basis: Basis;
  private readonly looked: Looked;

  constructor(basis: Basis, looked: Looked) {
    this.basis = basis;
    this.looked = looked;
  }

  /** For each seat the places that are hidden from it. */
  faceDown(): FaceDown {
    this.known ??= faceDownIn(this.basis.system, this.looked.running().game);
    return this.known;
  }

  /** The table document as a seat may see it. */
  table(seat: number): JsonObject {
    return this.basis.system.document.print(this.looked.running().game, seat, this.faceDown()[seat]);
  }

  /** The log from the entry `index` on, as a seat may know it. */
  entriesFrom(index: number, seat: number): readonly Entry[] {
    const { game, stack } = this.looked.running();
    const { system } = this.basis;
    return toldLog(this.looked.chronicle().entriesFrom(index), { system, game, secret: stack.secret(), seat });
  }

  /** The options that a seat may answer with. */
  options(seat: number): readonly Option[] {
    const { game, options } = this.looked.running();
    return optionsOfSeat(this.basis.system, game, options, seat);
  }

  /** The set-up; for a seat, without what is hidden from all players. */
  setup(seat: number | undefined): JsonObject {
    return seat === undefined ? this.basis.setup : toldSetup(this.basis.setup);
  }

  /** Whether everything with this name is hidden from a seat. */
  isUnseen(name: string, seat: number): boolean {
    const { game, table } = this.looked.running();
    return liesOnlyIn(this.faceDown()[seat] ?? new Set(), name, { names: this.basis.system.names, game, table });
  }

  /**
   * What seats have seen since before the entry `to`, where somebody could gain by taking it back. Of a game that was
   * loaded it is found by playing it again.
   */
  since(to: number): SeenIn {
    const { system, content } = this.basis;
    const chronicle = this.looked.chronicle();
    const { game, table, decision, stack } = this.looked.running();
    const faceDown = this.faceDown();
    if (to >= chronicle.length || !couldGain(system, content, faceDown)) return { seen: [], entries: 0 };
    const { first } = chronicle;
    if (first === undefined) return this.looked.played().sight.since(to);
    return seenIn({
      ...{ system, game, table, faceDown, decision, frames: stack.frames },
      ...chronicle.since(to),
      handled: table.handled().filter(({ at }) => at >= first.table),
    });
  }
}
