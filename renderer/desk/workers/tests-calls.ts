import type { SaidFailure } from '#authoring/project/sentences/failure-text.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/contract/system.ts';

export type Files = Readonly<Record<string, string>>;

export interface ListedTest {
  /** File, name, and number among equal names, so that it is stable. */
  readonly key: string;
  readonly path: string;
  readonly index: number;
  readonly name: string;
  /** From 0. */
  readonly line: number;
}
export interface ListedFile {
  readonly path: string;
  readonly tests: readonly ListedTest[];
  /** Null: it can be run. */
  readonly fault: Text | null;
}

export interface TestResultView {
  readonly key: string;
  readonly ok: boolean;
  readonly message: Text;
  /** A path such as `when/1`; null: passed. */
  readonly at: string | null;
  /** From 0. */
  readonly line: number;
  readonly character: number;
  readonly said: SaidFailure | null;
}

export interface RecordedGame {
  readonly files: Files;
  readonly setup: JsonObject;
  readonly entries: readonly JsonObject[];
}
/** With the counts of steps and of laid things, before and after. */
export interface ShrunkTestView {
  readonly test: JsonObject;
  readonly isSmallest: boolean;
  readonly runs: number;
  readonly steps: readonly [before: number, after: number];
  readonly laid: readonly [before: number, after: number];
}

export interface TestsUnderWay {
  readonly done: number;
  /** Null: unknown. */
  readonly of: number | null;
  readonly isOver: boolean;
  readonly results: readonly TestResultView[];
  readonly shrunk: ShrunkTestView | null;
}

export interface AskedRecord {
  readonly game: RecordedGame;
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly events: readonly number[];
  readonly table: readonly (readonly string[])[];
  readonly result: boolean;
}
