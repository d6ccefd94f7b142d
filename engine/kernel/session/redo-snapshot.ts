import { isSame, type Json } from '../basics/json.ts';
import type { LogEntry } from '../naming/naming.ts';
import type { ChronicleSnapshot } from './history.ts';
import type { RunningSnapshot } from './running.ts';
import { pendingMarks, type UndonePart } from './undone-part.ts';

/** Snapshot for redo. */
export interface RedoSnapshot {
  readonly running: RunningSnapshot;
  readonly chronicle: ChronicleSnapshot;
  readonly takenBack: readonly UndonePart[];
  readonly entries: readonly LogEntry[];
}

/** Marks after a redo: those at that point, plus newer ones not redone yet. */
export function redoneMarks(
  had: readonly UndonePart[],
  since: readonly UndonePart[],
  log: readonly LogEntry[],
  decisions: number,
): readonly UndonePart[] {
  const isOfThese = ({ at, entries }: UndonePart): boolean =>
    entries.every((entry, i) => isSame(entry as Json, (log[at + i] ?? null) as Json));
  const left = since.filter((mark) => isOfThese(mark) && !had.includes(mark));
  return pendingMarks([...had, ...left], log.slice(0, decisions));
}
