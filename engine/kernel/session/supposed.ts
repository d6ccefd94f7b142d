import type { JsonObject } from '../basics/json.ts';
import type { KernelGame } from '../changes/windows.ts';
import type { Option } from '../decisions/decision.ts';
import type { TableData, Thing } from '../table/table.ts';

/** What may be otherwise in a game that is only supposed. */
export interface Supposed {
  readonly table?: TableData;
  readonly setup?: JsonObject;
  /** It tells its events. */
  readonly tells?: boolean;
  /** Whose secret answers are others there, by the thing that gave them, and which out of those that could be given. */
  readonly secret?: {
    readonly isOf: (by: Thing) => boolean;
    readonly answer: (options: readonly Option[], game: KernelGame) => Option;
  };
}
