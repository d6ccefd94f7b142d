import type { Reply } from '#api/session/session-api.ts';
import type { ToldEvent } from '#authoring/project/sentences/spoken-game.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { TakenBack } from '#engine/kernel/session/taken-back.ts';
import { store } from '../state/store.ts';
import type { HeldTexts } from '../texts/held-text.ts';
import type { EndView, GameView } from '../workers/engine-calls.ts';
import type { EngineAlarm } from './engine-alarm.ts';

/** What the last edit did to the running game. */
export type EditOutcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'same' }
  /** `goesOn`: there is a game, on the text as it last was without errors. */
  | { readonly kind: 'invalid'; readonly errors: number; readonly goesOn: boolean }
  | { readonly kind: 'changed'; readonly changed: NonNullable<Reply<'edit'>['changed']> }
  | { readonly kind: 'broken'; readonly broken: NonNullable<Reply<'edit'>['broken']> }
  /** The replay never came to its end; the game stays as it was. */
  | { readonly kind: 'endless' }
  /** Gone on from a break; `whole` is the log as it was before, to go back to. */
  | { readonly kind: 'wentOn'; readonly dropped: number; readonly whole: ReplayableGame };

/** A game as it can be played again: the whole log, also what an edit has broken off. */
export interface ReplayableGame {
  readonly setup: JsonObject;
  readonly entries: readonly JsonObject[];
  /** Where it went back past what seats had seen. */
  readonly takenBack?: readonly TakenBack[];
}

/** A test that was laid on the board in the place of a game. */
export interface TestOnBoard {
  readonly key: string;
  readonly name: string;
  /** As it begins, and those of its steps that were played. */
  readonly given: JsonObject;
  readonly steps: readonly JsonObject[];
  /** The game that was played before; null: there was none. */
  readonly before: FormerGame | null;
}

/** A program that plays on. */
export interface ProgramAtPlay {
  readonly player: string;
  /** For how many decisions; null: to the end. */
  readonly steps: number | null;
  readonly made: number;
  /** It takes so long that one wants to see how far it is. */
  readonly isLong: boolean;
  /** It was asked to stop. */
  readonly isStopping: boolean;
}

/** A game that can be gone on with: as it was left, with what was taken back in it. */
export interface FormerGame {
  readonly played: ReplayableGame;
  readonly line: string | null;
  readonly undone: readonly JsonObject[];
  readonly reward: string | null;
  /** The texts it is played on, where they are not the project's. */
  readonly own: HeldTexts | null;
}

export interface PlayState {
  /** none: not begun. stopped: the engine failed and must be started again. */
  readonly state: 'none' | 'running' | 'stopped';
  /** Whether the engine has a project without errors to play. */
  readonly hasContent: boolean;
  /** The texts that the game is played on: the last without errors whose replay came to its end. */
  readonly playedOn: HeldTexts | null;
  /** The line is played on the content on which it began; `present`: what the project says meanwhile. Null: the same. */
  readonly ownContent: { readonly present: HeldTexts } | null;
  readonly view: Omit<GameView, 'events'> | null;
  readonly events: readonly ToldEvent[];
  /** How it came out, when it is over. */
  readonly end: EndView | null;
  /** What was chosen of what the end brings. */
  readonly reward: string | null;
  /** The seat as which the game is seen and played; null: everything is seen, and any seat played. */
  readonly seat: number | null;
  /** How many entries the log held when that seat was chosen, or kept: whoever chose it sits there until the next one. */
  readonly seatSince: number;
  readonly difference: EditOutcome;
  /** The difference in a sentence of the page's language. */
  readonly differenceSentence: string;
  /** The event that came out otherwise first, by its number; null: none did. */
  readonly changedEvent: number | null;
  readonly played: ReplayableGame | null;
  /** The line that is played (`renderer/lines`); null: one that has not begun. */
  readonly line: string | null;
  /** The test on the board; null: a game is. */
  readonly laid: TestOnBoard | null;
  /** What was taken back and can be done again, the next first. */
  readonly undone: readonly JsonObject[];
  readonly program: ProgramAtPlay | null;
  /** Why the last request was refused, in a sentence. */
  readonly refusal: string | null;
  /** The engine does not answer, broke, or gave up on the content. */
  readonly alarm: EngineAlarm | null;
  readonly busy: boolean;
}

/** The running game, as it is to be seen. Written by the commands beside this file alone. */
export const playStore = store<PlayState>(() => ({
  state: 'none',
  hasContent: false,
  playedOn: null,
  ownContent: null,
  view: null,
  events: [],
  end: null,
  reward: null,
  seat: null,
  seatSince: 0,
  difference: { kind: 'none' },
  differenceSentence: '',
  changedEvent: null,
  played: null,
  line: null,
  laid: null,
  undone: [],
  program: null,
  refusal: null,
  alarm: null,
  busy: false,
}));
