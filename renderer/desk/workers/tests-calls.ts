import type { SaidFailure } from '#authoring/project/sentences/failure-text.ts';
import type { Outcome } from '#authoring/tools/history/since-when.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/contract/system.ts';

type Files = Readonly<Record<string, string>>;

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
/** What happened in a stretch, and what lies on the table at its end. */
export interface Facts {
  readonly entries: readonly Text[];
  readonly events: readonly { readonly index: number; readonly said: Text }[];
  readonly places: readonly {
    readonly path: readonly string[];
    readonly said: Text;
    /** It was another before the stretch. */
    readonly isChanged: boolean;
  }[];
  /** How it came out, where it is over by then. */
  readonly result: Text | null;
}

/** What is left of a test that was made smaller, and how much there was and is of it: steps, and things that are laid. */
export interface ToldShrunk {
  readonly test: JsonObject;
  readonly isSmallest: boolean;
  readonly runs: number;
  readonly steps: readonly [before: number, after: number];
  readonly laid: readonly [before: number, after: number];
}

/** How far it is. `results` are those that are new. */
export interface TestsUnderWay {
  readonly done: number;
  /** Null: nobody knows how much there is. */
  readonly of: number | null;
  readonly isOver: boolean;
  readonly results: readonly ToldResult[];
  readonly shrunk: ToldShrunk | null;
}

/** What is asked of the worker that runs playtests. What takes long is asked for a moment's work at a time. */
export type TestsCalls = {
  /** Takes the texts of the project as they are now. `errors`: with one outside of the tests none can be run. */
  take(ask: { readonly files: Files }): Promise<{ readonly files: readonly ListedFile[]; readonly errors: number }>;
  run(ask: { readonly keys: readonly string[] }): null;
  /** Null: there is no such test. `before`: texts on which it passed. */
  shrink(ask: { readonly key: string; readonly before: Files | null }): null;
  /** Goes on with what was begun last. */
  on(ask: null): TestsUnderWay;
  /** A test as it stands in its file; a saved game that it begins with stands in it. Null: there is none that can be run. */
  test(ask: { readonly key: string }): JsonObject | null;
  /** How a test comes out on other texts. */
  outcome(ask: { readonly key: string; readonly files: Files }): Outcome;
  facts(ask: { readonly game: RecordedGame; readonly from: number; readonly to: number }): Facts | null;
  record(ask: {
    readonly game: RecordedGame;
    readonly name: string;
    readonly from: number;
    readonly to: number;
    readonly events: readonly number[];
    readonly table: readonly (readonly string[])[];
    readonly result: boolean;
  }): JsonObject | null;
};
