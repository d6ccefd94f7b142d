import type { Erased } from '../basics/erased.ts';
import type { Json, JsonObject } from '../basics/json.ts';
import type { RuleSystem } from '../contract/system.ts';
import { isAnytime } from '../decisions/anytime.ts';
import type { Decision } from '../decisions/decision.ts';
import { nameOption } from '../naming/naming.ts';
import { type SecretAnswer, secretIn } from '../procedures/secret-answers.ts';
import type { Frame } from '../procedures/stack.ts';
import type { PieceMove } from '../table/journal.ts';
import type { ReadonlyTable } from '../table/readonly-table.ts';
import { nowhere, type Place, type Thing } from '../table/things-and-places.ts';
import { type HiddenBySeat, lookedAtBy } from './hidden-by-seat.ts';
import type { LogRecord, Mark } from './history.ts';

/** Information that seats gained and keep after an undo. */
export type RevealedFact =
  | { readonly seats: readonly number[]; readonly what: 'piece'; readonly name: string }
  | { readonly seats: readonly number[]; readonly what: 'order'; readonly names: readonly string[] }
  | { readonly seats: readonly number[]; readonly what: 'answer'; readonly answer: JsonObject };

export interface GameSegment {
  readonly system: RuleSystem;
  readonly game: Erased;
  readonly table: ReadonlyTable;
  readonly faceDown: HiddenBySeat;
  /** Moves and shuffles, newest first, back to the first decision. */
  readonly handled: readonly PieceMove[];
  readonly marks: readonly Mark[];
  readonly logged: readonly LogRecord[];
  readonly decision: Decision | null;
  readonly frames: readonly Frame[];
}

/** `entries`: how many entries until all of it was seen. */
export interface SeenInRange {
  readonly seen: readonly RevealedFact[];
  readonly entries: number;
}

interface Found {
  readonly seen: RevealedFact;
  readonly entry: number;
}

/** What seats learned: pieces revealed or offered to them or looked at, orders after open shuffles, revealed answers. */
export function seenIn(stretch: GameSegment): SeenInRange {
  const found = [...piecesSeen(stretch), ...answersSeen(stretch)];
  return { seen: found.map(({ seen }) => seen), entries: Math.max(0, ...found.map(({ entry }) => entry + 1)) };
}

function piecesSeen(stretch: GameSegment): readonly Found[] {
  const { system, game, table, faceDown, handled, marks, decision, frames } = stretch;
  const { names } = system;
  const begin = marks[0]?.table ?? 0;
  const all = faceDown.map((_, seat) => seat);
  const lay = new Map<Thing, Place>();
  const shuffles = new Map<Place, number>();
  const saw = new Map<Thing, Map<number, number>>();
  const orders: Found[] = [];
  const placeOf = (thing: Thing): Place => lay.get(thing) ?? table.placeOf(thing);
  const openTo = (place: Place): number[] =>
    place === nowhere ? [] : all.filter((seat) => faceDown[seat]?.has(place) !== true);

  const sees = (thing: Thing, seats: readonly number[], entry: number): void => {
    const known = saw.get(thing) ?? new Map<number, number>();
    for (const seat of seats) known.set(seat, entry);
    saw.set(thing, known);
  };
  /** Options reveal the pieces that they name, even face down. */
  const seesOffers = (asked: Decision | null, entry: number): void => {
    for (const { pick } of asked?.options ?? []) {
      const owner = pick['by'] === undefined ? -1 : system.seatOf(game, pick['by']);
      for (const field in pick)
        for (const thing of names.things(field, pick[field] as Json)) sees(thing, owner === -1 ? all : [owner], entry);
    }
  };

  const seesLooks = (running: readonly Frame[], entry: number): void => {
    for (const seat of all)
      for (const thing of lookedAtBy(seat, { system, game, frames: running })) sees(thing, [seat], entry);
  };

  let entry = marks.length - 1;
  const backTo = (at: number): void => {
    for (; entry > 0 && at < (marks[entry] as Mark).table; entry--) {
      const mark = marks[entry] as Mark;
      seesOffers(mark.decision, entry - 1);
      seesLooks(mark.frames, entry - 1);
    }
  };
  seesOffers(decision, entry);
  seesLooks(frames, entry);
  for (const one of handled) {
    if (one.at < begin) break;
    backTo(one.at);
    if (one.kind === 'move') {
      sees(one.thing, openTo(placeOf(one.thing)), entry);
      lay.set(one.thing, one.from);
    } else {
      const isShuffle = (shuffles.get(one.place) ?? table.shufflesOf(one.place)) > one.shuffles;
      shuffles.set(one.place, one.shuffles);
      const ordered = table.at(one.place).flatMap((thing) => names.nameOf(game, thing) ?? []);
      const seats = openTo(one.place);
      if (isShuffle && seats.length > 0 && ordered.length > 1)
        orders.push({ seen: { seats, what: 'order', names: ordered }, entry });
    }
  }
  backTo(-1);

  const pieces = [...saw].flatMap(([thing, seats]): Found[] => {
    const place = placeOf(thing);
    const knew = [...openTo(place), ...(place === nowhere ? all : seatsThatKnew(thing, place, handled, begin, openTo))];
    const learned = [...seats.keys()].filter((seat) => !knew.includes(seat)).sort((a, b) => a - b);
    const name = learned.length === 0 ? null : names.nameOf(game, thing);
    const first = Math.max(...learned.map((seat) => seats.get(seat) as number));
    return name === null ? [] : [{ seen: { seats: learned, what: 'piece', name }, entry: first }];
  });
  return [...pieces.reverse(), ...orders.reverse()];
}

/** Seats that saw the hidden piece go there before the stretch, with no shuffle since. Set-up is not watched. */
function seatsThatKnew(
  thing: Thing,
  place: Place,
  handled: readonly PieceMove[],
  begin: number,
  openTo: (place: Place) => readonly number[],
): readonly number[] {
  for (const one of handled) {
    if (one.at >= begin) continue;
    if (one.kind === 'order' && one.place === place) return [];
    if (one.kind === 'move' && one.thing === thing) return openTo(one.from);
  }
  return [];
}

/** Revealed secret answers: all other seats saw them. */
function answersSeen({ system, game, faceDown, marks, logged, frames }: GameSegment): readonly Found[] {
  const secret = [...marks.map((mark) => waitingIn(mark.frames)), waitingIn(frames)];
  return secret.slice(0, -1).flatMap((here, entry) => {
    const given = logged[entry];
    const isAnswer = given !== undefined && 'do' in given && !isAnytime(system, given.do);
    const isGiven = isAnswer && marks[entry]?.decision?.secret === true;
    const after = secret[entry + 1] ?? [];
    return [...here, ...(isGiven ? [given] : [])].flatMap((one): Found[] => {
      if (after.some((other) => isAlike(one, other))) return [];
      const own = system.seatOf(game, one.pick['by'] as Thing);
      const seats = faceDown.flatMap((_, seat) => (seat === own ? [] : [seat]));
      const answer = nameOption(system.names, game, one);
      return seats.length === 0 ? [] : [{ seen: { seats, what: 'answer', answer }, entry }];
    });
  });
}

type Given = Pick<SecretAnswer, 'do' | 'pick'>;

const waitingIn = (frames: readonly Frame[]): readonly Given[] =>
  frames.flatMap(({ procedure, my }) => (procedure.header.secret ? secretIn(my) : []));

const isAlike = (one: Given, other: Given): boolean =>
  one.do === other.do && JSON.stringify(one.pick) === JSON.stringify(other.pick);

/** Whether an undo can be an advantage: several seats that compete or see different things. */
export function couldGain({ seating, procedures }: RuleSystem, content: Erased, faceDown: HiddenBySeat): boolean {
  const [first, ...others] = faceDown;
  if (first === undefined || others.length === 0) return false;
  if (!seating(content).together || procedures.some(({ header }) => header.looker)) return true;
  return others.some((places) => places.size !== first.size || [...places].some((place) => !first.has(place)));
}
