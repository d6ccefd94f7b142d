import { isSame, type Json } from '../basics/json.ts';
import type { LogEntry } from '../naming/naming.ts';
import type { RevealedFact } from './seen-since.ts';

/** An undo past something a seat had seen. */
export interface UndonePart {
  readonly at: number;
  /** Entries undone, up to the last that showed something; redoing them lifts the mark. */
  readonly entries: readonly LogEntry[];
  readonly seen: readonly RevealedFact[];
}

export function undoneTo(marks: readonly UndonePart[], log: readonly LogEntry[], to: number): readonly UndonePart[] {
  return marks.map((mark) =>
    mark.at <= to ? mark : { ...mark, at: to, entries: [...log.slice(to, mark.at), ...mark.entries] },
  );
}

export function markedWith(marks: readonly UndonePart[], mark: UndonePart): readonly UndonePart[] {
  return marks.some((one) => isSame(one as unknown as Json, mark as unknown as Json)) ? marks : [...marks, mark];
}

/** Drops marks whose entries were all redone: nothing was gained. */
export function pendingMarks(marks: readonly UndonePart[], log: readonly LogEntry[]): readonly UndonePart[] {
  const isDoneAgain = ({ at, entries }: UndonePart): boolean =>
    entries.length > 0 &&
    log.length >= at + entries.length &&
    entries.every((one, i) => isSame(one as Json, log[at + i] as Json));
  return marks.some(isDoneAgain) ? marks.filter((mark) => !isDoneAgain(mark)) : marks;
}

export interface SeenView {
  readonly seen: readonly RevealedFact[];
  /** Seats that saw something not shown to this one. */
  readonly others: readonly number[];
}
export function seenView(seen: readonly RevealedFact[], seat: number | undefined): SeenView {
  if (seat === undefined) return { seen, others: [] };
  const others = seen.filter(({ seats }) => !seats.includes(seat)).flatMap(({ seats }) => seats);
  return {
    seen: seen.filter(({ seats }) => seats.includes(seat)),
    others: [...new Set(others)].sort((a, b) => a - b),
  };
}

export interface UndoneView extends SeenView {
  readonly at: number;
  readonly count: number;
  readonly entries?: readonly LogEntry[];
}
export function undoneView({ at, entries, seen }: UndonePart, seat?: number): UndoneView {
  return { at, count: entries.length, ...seenView(seen, seat), ...(seat === undefined ? { entries } : {}) };
}
