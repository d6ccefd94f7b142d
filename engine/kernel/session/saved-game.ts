import type { JsonObject } from '../basics/json.ts';
import type { Until } from '../machine/machine.ts';
import type { LogEntry } from '../naming/naming.ts';
import type { PlayObserver } from '../observers/observer.ts';
import type { RuleId } from '../procedures/next.ts';
import type { SavedFrame } from '../procedures/stack.ts';
import type { TableData } from '../table/table-data.ts';
import type { SetupMode } from './running.ts';
import type { Session } from './session.ts';
import type { UndonePart } from './undone-part.ts';

export interface Opening {
  readonly laid?: SetupMode;
  /** false: nothing, for simulation. `events`: no seat views or undo, and an error leaves the game in the middle. */
  readonly keep?: boolean | 'events';
  readonly watch?: PlayObserver | null;
  /** Records the origin of events, to draw the log as a tree. */
  readonly lineage?: boolean;
  readonly breakAt?: (session: Session) => Until;
}

export interface SavedGame {
  readonly formatVersion: 1;
  readonly system: string;
  readonly contentHash: string;
  readonly setup: JsonObject;
  readonly laid: SetupMode;
  readonly log: readonly LogEntry[];
  readonly hash: string;
  /** Undos past what a seat had seen; omitted if none. */
  readonly takenBack?: readonly UndonePart[];
  /** Log indexes of cheats; omitted if none. */
  readonly forced?: readonly number[];
  readonly state: { readonly table: TableData; readonly stack: readonly SavedFrame[]; readonly endedBy: RuleId | null };
}
