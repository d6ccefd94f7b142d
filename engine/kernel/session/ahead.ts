import { isSame, type Json } from '../basics/json.ts';
import type { Decision } from '../decisions/decision.ts';
import type { RuleId } from '../procedures/next.ts';
import type { Frame } from '../procedures/stack.ts';
import type { TablePicture } from '../table/table.ts';
import type { ChroniclePicture } from './history.ts';
import type { Entry } from './naming.ts';
import { stillMarked, type TakenBack } from './taken-back.ts';

/** How a game stood from which entries were taken back: nobody has to play them again to be there. */
export interface Ahead {
  readonly table: TablePicture;
  readonly chronicle: ChroniclePicture;
  readonly frames: readonly Frame[];
  readonly endedBy: RuleId | null;
  readonly decision: Decision | null;
  readonly isStopped: boolean;
  readonly takenBack: readonly TakenBack[];
  readonly entries: readonly Entry[];
}

/**
 * The marks of a game that goes on again over what it took back: those it had there, and of those that were made since
 * what it has not done again yet.
 */
export function marksAgain(
  had: readonly TakenBack[],
  since: readonly TakenBack[],
  log: readonly Entry[],
  decisions: number,
): readonly TakenBack[] {
  const isOfThese = ({ at, entries }: TakenBack): boolean =>
    entries.every((entry, i) => isSame(entry as Json, (log[at + i] ?? null) as Json));
  const left = since.filter((mark) => isOfThese(mark) && !had.includes(mark));
  return stillMarked([...had, ...left], log.slice(0, decisions));
}
