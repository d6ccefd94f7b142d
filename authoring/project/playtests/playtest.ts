import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/contract/system.ts';

export interface PlaytestFile {
  readonly formatVersion: 1;
  readonly tests: readonly Playtest[];
}
export interface Playtest {
  readonly name: string;
  readonly rules?: readonly string[];
  readonly given: PlaytestGiven;
  readonly when: readonly PlaytestStep[];
  readonly then: Expectation;
}
export interface PlaytestGiven {
  readonly table: 'empty' | 'setup' | { readonly save: string };
  readonly setup?: JsonObject;
  readonly content?: JsonObject;
  readonly put?: JsonObject;
  /** Recorded after the table was edited against the rules. */
  readonly forced?: boolean;
}
export type PlaytestStep =
  | { readonly refused: JsonObject; readonly rule?: string }
  | { readonly offered: JsonObject }
  | { readonly cheat: JsonObject }
  | { readonly expect: Expectation }
  | { readonly until: string; readonly answer: 'decline' | 'first' }
  | JsonObject;
export interface Expectation {
  readonly table?: JsonObject;
  /** As a player sees it. */
  readonly seen?: { readonly by: string; readonly table: JsonObject };
  readonly events?: readonly JsonObject[];
  readonly noEvents?: readonly JsonObject[];
  readonly offered?: JsonObject | readonly JsonObject[];
  readonly refused?: JsonObject | readonly JsonObject[];
  readonly result?: string | null;
  readonly rank?: string | null;
}

export interface Failure {
  readonly message: Text;
  /** A path such as `then/table/pcs/…` or `when/1`. */
  readonly at: string;
  readonly expected: Json;
  readonly actual: Json;
  readonly legal?: readonly JsonObject[];
}

export interface TestResult {
  readonly file: string;
  readonly name: string;
  readonly rules: readonly string[];
  readonly ok: boolean;
  readonly message: Text;
  readonly at: string | null;
  readonly expected: Json;
  readonly actual: Json;
  readonly legal?: readonly JsonObject[];
}
