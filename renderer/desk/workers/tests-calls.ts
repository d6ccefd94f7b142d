import type { SaidFailure } from '#authoring/project/sentences/failure-text.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/contract/system.ts';

export type Files = Readonly<Record<string, string>>;

/** A test of the project, as its file says it. */
export interface ListedTest {
  /** Its file and its name, and which of those of that name it is: it stays the same when others are written above it. */
  readonly key: string;
  readonly path: string;
  readonly index: number;
  readonly name: string;
  /** The line on which it begins, from 0. */
  readonly line: number;
}
export interface ListedFile {
  readonly path: string;
  readonly tests: readonly ListedTest[];
  /** Why none of it can be run. */
  readonly fault: Text | null;
}

/** How a test came out. */
export interface ToldResult {
  readonly key: string;
  readonly ok: boolean;
  readonly message: Text;
  /** Where it failed, as `when/1`; null: it did not. */
  readonly at: string | null;
  /** The place of that in its file, from 0. */
  readonly line: number;
  readonly character: number;
  readonly said: SaidFailure | null;
}

/** A game whose stretch becomes a test. */
export interface RecordedGame {
  readonly files: Files;
  readonly setup: JsonObject;
  readonly entries: readonly JsonObject[];
}
/** What is left of a test that was made smaller, and how much there was and is of it: steps, and things that are laid. */
export interface ToldShrunk {
  readonly test: JsonObject;
  readonly isSmallest: boolean;
  readonly runs: number;
  readonly steps: readonly [before: number, after: number];
  readonly laid: readonly [before: number, after: number];
}

/** The progress of a run, with the results that are new since the last call. */
export interface TestsUnderWay {
  readonly done: number;
  /** Null: unknown. */
  readonly of: number | null;
  readonly isOver: boolean;
  readonly results: readonly ToldResult[];
  readonly shrunk: ToldShrunk | null;
}

/** Which part of a game to record as a test. */
export interface AskedRecord {
  readonly game: RecordedGame;
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly events: readonly number[];
  readonly table: readonly (readonly string[])[];
  readonly result: boolean;
}
