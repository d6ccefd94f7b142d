import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Locale } from '../words/locale.ts';
import type { Files, TestResultView } from './tests-calls.ts';

/** Where the outcome of a line differs, in words for people; null: what was before is unknown. */
export type ReplaySentences =
  | { readonly kind: 'changed'; readonly at: number; readonly before: string | null; readonly after: string | null }
  | { readonly kind: 'broken'; readonly at: number; readonly answer: string; readonly message: string };

/** The outcome of a test on the content as opened and on the current content; null: it cannot be run there. */
export interface TestReplay {
  readonly then: boolean | null;
  readonly now: TestResultView | null;
  readonly name: string;
  readonly path: string;
}

export interface AskedBoards {
  readonly line: { readonly setup: JsonObject; readonly log: readonly JsonObject[] };
  readonly at: number;
  readonly before: Files;
  readonly locale: Locale;
}
