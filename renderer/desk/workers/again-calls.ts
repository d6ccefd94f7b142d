import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Locale } from '../words/locale.ts';
import type { Files, ToldResult } from './tests-calls.ts';

/** Where a line comes out otherwise, in words for a person; null: nobody knows how it was. */
export type SaidAgain =
  | { readonly kind: 'changed'; readonly at: number; readonly before: string | null; readonly after: string | null }
  | { readonly kind: 'broken'; readonly at: number; readonly answer: string; readonly message: string };

/** How a test comes out on the content that was opened and on the content now; null: it cannot be run there. */
export interface TestAgain {
  readonly then: boolean | null;
  readonly now: ToldResult | null;
  readonly name: string;
  readonly path: string;
}

/** A line at one of its decisions on the content as it was, beside the same on the content as it is. */
export interface AskedBoards {
  readonly line: { readonly setup: JsonObject; readonly log: readonly JsonObject[] };
  readonly at: number;
  readonly before: Files;
  readonly locale: Locale;
}
