import type { JsonObject } from '../basics/json.ts';
import type { Option } from '../decisions/decision.ts';
import type { LogEntry } from '../naming/naming.ts';
import { headerField } from '../procedures/header.ts';
import type { Pick } from '../procedures/procedure.ts';
import type { Place, Thing } from '../table/things-and-places.ts';
import { type HiddenBySeat, hiddenBySeat, liesOnlyIn, lookedAtBy, uncountedBy } from './hidden-by-seat.ts';
import type { EventLog } from './history.ts';
import { optionsOfSeat } from './resolve-answer.ts';
import type { GameInputs, Running } from './running.ts';
import { seatLog, seatSetup } from './seat-log.ts';
import { couldGain, type SeenInRange, seenIn } from './seen-since.ts';

export interface SightedGame {
  running(): Running;
  chronicle(): EventLog;
  played(): { readonly sight: SeatViews };
}

/** What each seat sees of a game. */
export class SeatViews {
  private known: HiddenBySeat | undefined;
  private readonly basis: GameInputs;
  private readonly looked: SightedGame;

  constructor(basis: GameInputs, looked: SightedGame) {
    this.basis = basis;
    this.looked = looked;
  }

  faceDown(): HiddenBySeat {
    this.known ??= hiddenBySeat(this.basis.system, this.looked.running().game);
    return this.known;
  }

  /** Pieces in hidden places that the seat may look at now. */
  lookedAt(seat: number): ReadonlySet<Thing> {
    const { game, stack } = this.looked.running();
    return lookedAtBy(seat, { system: this.basis.system, game, frames: stack.frames });
  }

  table(seat: number): JsonObject {
    const { system } = this.basis;
    const { game } = this.looked.running();
    const hidden = this.faceDown()[seat] ?? new Set<Place>();
    return system.document.print(game, {
      seat,
      hidden,
      uncounted: this.uncounted(seat),
      lookedAt: this.lookedAt(seat),
    });
  }

  /** Hidden places of which the seat does not even see how many pieces lie there now. */
  uncounted(seat: number): ReadonlySet<Place> {
    return uncountedBy(seat, this.basis.system, this.looked.running().game);
  }

  entriesFrom(index: number, seat: number): readonly LogEntry[] {
    const { game, stack } = this.looked.running();
    const { system } = this.basis;
    const chronicle = this.looked.chronicle();
    const logged = chronicle.loggedSoFar.slice(index);
    const isHidden = (name: string) => this.isUnseen(name, seat);
    return seatLog(chronicle.entriesFrom(index), { system, game, logged, secret: stack.secret(), seat, isHidden });
  }

  /** By seat, what an answer names of pieces that only another may look at now; null: none. */
  unseenIn(pick: Pick): readonly (readonly Thing[])[] | null {
    const { system } = this.basis;
    const { stack, table } = this.looked.running();
    if (stack.frames.every((frame) => headerField(frame, 'looker') === undefined)) return null;
    const named = Object.entries(pick).flatMap(([field, value]) => system.names.things(field, value));
    const unseen = this.faceDown().map((places, seat) => {
      const seen = this.lookedAt(seat);
      return named.filter((thing) => places.has(table.placeOf(thing)) && !seen.has(thing));
    });
    return unseen.every((things) => things.length === 0) ? null : unseen;
  }

  options(seat: number): readonly Option[] {
    const { game, options } = this.looked.running();
    return optionsOfSeat(this.basis.system, game, options, seat);
  }

  setup(seat: number | undefined): JsonObject {
    return seat === undefined ? this.basis.setup : seatSetup(this.basis.setup);
  }

  isUnseen(name: string, seat: number): boolean {
    const { game, table } = this.looked.running();
    const places = this.faceDown()[seat] ?? new Set();
    const { names } = this.basis.system;
    return liesOnlyIn({ places, lookedAt: this.lookedAt(seat) }, name, { names, game, table });
  }

  /** What seats learned since before entry `to`, if an undo could be an advantage. Replays a loaded game. */
  since(to: number): SeenInRange {
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
