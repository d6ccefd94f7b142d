import type { JsonObject } from '../basics/json.ts';
import type { KernelGame } from '../changes/windows.ts';
import type { Option } from '../decisions/decision.ts';
import type { TableData } from '../table/table-data.ts';
import type { Thing } from '../table/things-and-places.ts';

/** Assumptions for a hypothetical game. */
export interface ForkOptions {
  readonly table?: TableData;
  readonly setup?: JsonObject;
  readonly tells?: boolean;
  /** Replaced secret answers: whose, and how to choose from those possible. */
  readonly secret?: {
    readonly isOf: (by: Thing) => boolean;
    readonly answer: (options: readonly Option[], game: KernelGame) => Option;
  };
}
