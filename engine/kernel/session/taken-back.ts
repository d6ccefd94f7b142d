import { isSame, type Json } from '../basics/json.ts';
import type { Entry } from '../naming/naming.ts';
import type { Seen } from './seen-since.ts';

/** A mark of the game: here somebody went back past what a seat had seen. */
export interface TakenBack {
  /** The place in the log that the game went back to. */
  readonly at: number;
  /** What was taken back, up to the last entry that had shown something: the log that lifts the mark when it runs again. */
  readonly entries: readonly Entry[];
  readonly seen: readonly Seen[];
}

/** The marks when the game goes back to the entry `to`: they go back with it, and what they took back grows longer. */
export function takenBackTo(marks: readonly TakenBack[], log: readonly Entry[], to: number): readonly TakenBack[] {
  return marks.map((mark) =>
    mark.at <= to ? mark : { ...mark, at: to, entries: [...log.slice(to, mark.at), ...mark.entries] },
  );
}

/** The marks with one more, unless there is one just like it. */
export function markedWith(marks: readonly TakenBack[], mark: TakenBack): readonly TakenBack[] {
  return marks.some((one) => isSame(one as unknown as Json, mark as unknown as Json)) ? marks : [...marks, mark];
}

/** The marks that still stand: whoever has done again all that was taken back has only looked. */
export function stillMarked(marks: readonly TakenBack[], log: readonly Entry[]): readonly TakenBack[] {
  const isDoneAgain = ({ at, entries }: TakenBack): boolean =>
    entries.length > 0 &&
    log.length >= at + entries.length &&
    entries.every((one, i) => isSame(one as Json, log[at + i] as Json));
  return marks.some(isDoneAgain) ? marks.filter((mark) => !isDoneAgain(mark)) : marks;
}

/** What was seen, as a seat may know it: of what it has not seen itself, only which seats have. */
export interface ToldSeen {
  readonly seen: readonly Seen[];
  /** The seats that have seen something that is not told. */
  readonly others: readonly number[];
}
export function toldSeen(seen: readonly Seen[], seat: number | undefined): ToldSeen {
  if (seat === undefined) return { seen, others: [] };
  const others = seen.filter(({ seats }) => !seats.includes(seat)).flatMap(({ seats }) => seats);
  return {
    seen: seen.filter(({ seats }) => seats.includes(seat)),
    others: [...new Set(others)].sort((a, b) => a - b),
  };
}

/** A mark as it is told: to a seat, of what was taken back, only how many entries. */
export interface ToldTakenBack extends ToldSeen {
  readonly at: number;
  readonly count: number;
  readonly entries?: readonly Entry[];
}
export function toldTakenBack({ at, entries, seen }: TakenBack, seat?: number): ToldTakenBack {
  return { at, count: entries.length, ...toldSeen(seen, seat), ...(seat === undefined ? { entries } : {}) };
}
