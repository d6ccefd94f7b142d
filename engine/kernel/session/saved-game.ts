import type { JsonObject } from '../basics/json.ts';
import type { Until } from '../machine/machine.ts';
import type { Entry } from '../naming/naming.ts';
import type { Watch } from '../observers/observer.ts';
import type { RuleId } from '../procedures/next.ts';
import type { SavedFrame } from '../procedures/stack.ts';
import type { TableData } from '../table/table.ts';
import type { Laid } from './running.ts';
import type { Session } from './session.ts';
import type { TakenBack } from './taken-back.ts';

export interface Opening {
  readonly laid?: Laid;
  /**
   * false: without history and events, for simulation. `events`: what happened, as nobody's seat is told it, and no way
   * back: for a game that is played through once. What it cannot carry through leaves it in the middle.
   */
  readonly keep?: boolean | 'events';
  readonly watch?: Watch | null;
  /** true: keeps where each event comes from, for whoever draws the log as a tree. */
  readonly lineage?: boolean;
  /** Where the game is to stand still from the beginning on. */
  readonly breakAt?: (session: Session) => Until;
}

/** A game on disk: where it began, what was answered, and how it stands. */
export interface SavedGame {
  readonly formatVersion: 1;
  readonly system: string;
  readonly contentHash: string;
  readonly setup: JsonObject;
  readonly laid: Laid;
  readonly log: readonly Entry[];
  readonly hash: string;
  /** Where it went back past what a seat had seen; not there when it never did. */
  readonly takenBack?: readonly TakenBack[];
  /** The places of the log at which the table was forced; not there when it never was. */
  readonly forced?: readonly number[];
  readonly state: { readonly table: TableData; readonly stack: readonly SavedFrame[]; readonly endedBy: RuleId | null };
}
