import { isSame, type Json } from '#engine/kernel/basics/json.ts';
import { commonEntries, type Played } from './follow.ts';
import type { Line } from './line.ts';

/** A line beside the one that is open: up to where both say the same, and how far it goes. */
export interface Rail {
  readonly line: Line;
  readonly from: number;
  readonly length: number;
}

/** The lines that began as the open one did, those that part from it last first; of equals the one that was played last. */
export function railsBeside(open: Played & { readonly id: string | null }, lines: Iterable<Line>): readonly Rail[] {
  const rails: Rail[] = [];
  for (const line of lines) {
    if (line.id === open.id || !isSame(line.setup as Json, open.setup as Json)) continue;
    rails.push({ line, from: commonEntries(open.log, line.log), length: line.log.length });
  }
  return rails.sort((a, b) => b.from - a.from || b.line.played - a.line.played);
}

/** In which round an entry of a line is, by the entries in which rounds began; 0: before the first. */
export function roundAt(rounds: readonly number[], at: number): number {
  return rounds.filter((begin) => begin <= at).length;
}
