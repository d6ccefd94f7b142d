import { isSame, type Json } from '#engine/kernel/basics/json.ts';
import type { Branch } from './branch.ts';
import { commonEntries, type PlayedLog } from './follow.ts';

/** A branch next to the open one: where it splits off, and its length. */
export interface BranchTrack {
  readonly line: Branch;
  readonly from: number;
  readonly length: number;
}

/** Last split first, then last played first. */
export function branchTracks(
  open: PlayedLog & { readonly id: string | null },
  lines: Iterable<Branch>,
): readonly BranchTrack[] {
  const rails: BranchTrack[] = [];
  for (const line of lines) {
    if (line.id === open.id || !isSame(line.setup as Json, open.setup as Json)) continue;
    rails.push({ line, from: commonEntries(open.log, line.log), length: line.log.length });
  }
  return rails.sort((a, b) => b.from - a.from || b.line.played - a.line.played);
}

/** 0: before the first round. */
export function roundAt(rounds: readonly number[], at: number): number {
  return rounds.filter((begin) => begin <= at).length;
}
