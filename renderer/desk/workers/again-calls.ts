import type { ToldAgain } from '#api/session/play-again-shape.ts';
import type { Renamed } from '#authoring/project/documents/renamed.ts';
import type { PlayedLine } from '#authoring/tools/lines/played-again.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { TextsTold } from '../texts/texts-told.ts';
import type { Locale } from '../words/locale.ts';
import type { ComparedGames } from './compared-games.ts';
import type { GameShape } from './game-shape.ts';
import type { ToldResult } from './tests-calls.ts';

type Files = Readonly<Record<string, string>>;

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

/** What is asked of a worker that plays what is kept again after an edit. */
export type AgainCalls = {
  /** Takes the texts as they are now. False: they cannot be played. */
  take(ask: { readonly told: TextsTold; readonly renamed: readonly Renamed[] }): Promise<boolean>;
  line(ask: { readonly line: PlayedLine }): ToldAgain;
  /** `before`: the texts that the line was played on, where they are known. */
  said(ask: { readonly line: PlayedLine; readonly before: Files | null; readonly locale: Locale }): SaidAgain | null;
  /** Which tests can be compared: those that `opened`, the texts they are compared with, has in the same words. */
  tests(ask: { readonly opened: TextsTold }): Promise<readonly string[]>;
  test(ask: { readonly key: string }): TestAgain | null;
  /** A line at one of its decisions on the content as it was, beside the same on the content as it is. */
  boards(ask: {
    readonly line: { readonly setup: JsonObject; readonly log: readonly JsonObject[] };
    readonly at: number;
    readonly before: Files;
    readonly locale: Locale;
  }): { readonly games: ComparedGames; readonly shape: GameShape | null };
};
