import type { Reply } from '#api/session/session-api.ts';
import type { EventView } from '#authoring/project/sentences/spoken-game.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { UndonePart } from '#engine/kernel/session/undone-part.ts';
import { store } from '../state/store.ts';
import type { CompressedTexts } from '../texts/compressed-text.ts';
import type { EndView, GameView } from '../workers/engine-calls.ts';
import type { EngineAlarm } from './engine-alarm.ts';

export type EditOutcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'same' }
  /** `goesOn`: a game continues on the last text without errors. */
  | { readonly kind: 'invalid'; readonly errors: number; readonly goesOn: boolean }
  | { readonly kind: 'changed'; readonly changed: NonNullable<Reply<'edit'>['changed']> }
  | { readonly kind: 'broken'; readonly broken: NonNullable<Reply<'edit'>['broken']> }
  | { readonly kind: 'endless' }
  /** Continued after a break; `whole`: the log before that. */
  | { readonly kind: 'wentOn'; readonly dropped: number; readonly whole: ReplayableGame };

/** A replayable game: the whole log, including what an edit broke off. */
export interface ReplayableGame {
  readonly setup: JsonObject;
  readonly entries: readonly JsonObject[];
  /** Where it went back past information that seats had seen. */
  readonly takenBack?: readonly UndonePart[];
}

export interface TestOnBoard {
  readonly key: string;
  readonly name: string;
  readonly given: JsonObject;
  readonly steps: readonly JsonObject[];
  readonly before: FormerGame | null;
}

export interface ProgramAtPlay {
  readonly player: string;
  /** Null: to the end. */
  readonly steps: number | null;
  readonly made: number;
  readonly isLong: boolean;
  readonly isStopping: boolean;
}

/** A game to return to, including its redo. */
export interface FormerGame {
  readonly played: ReplayableGame;
  readonly line: string | null;
  readonly undone: readonly JsonObject[];
  readonly reward: string | null;
  /** Its texts, if not the project's. */
  readonly own: CompressedTexts | null;
}

export interface PlayState {
  /** none: not begun. stopped: the engine crashed and must be restarted. */
  readonly state: 'none' | 'running' | 'stopped';
  /** Whether the engine has a playable project. */
  readonly hasContent: boolean;
  /** The content of the game: the last texts without errors whose replay finished. */
  readonly playedOn: CompressedTexts | null;
  /** Set while a line is played on its own content; `present`: the project's. Null: both are the same. */
  readonly ownContent: { readonly present: CompressedTexts } | null;
  readonly view: Omit<GameView, 'events'> | null;
  readonly events: readonly EventView[];
  readonly end: EndView | null;
  readonly reward: string | null;
  /** The seat whose view is shown; null: all is visible and any seat can move. */
  readonly seat: number | null;
  /** The log length when the seat was chosen or confirmed: it is kept until the next entry. */
  readonly seatSince: number;
  readonly difference: EditOutcome;
  readonly differenceSentence: string;
  /** The index of the first event that came out differently; null: none. */
  readonly changedEvent: number | null;
  readonly played: ReplayableGame | null;
  /** The open line (`renderer/desk/branches`); null: not begun. */
  readonly line: string | null;
  readonly laid: TestOnBoard | null;
  /** Redo, next first. */
  readonly undone: readonly JsonObject[];
  readonly program: ProgramAtPlay | null;
  readonly refusal: string | null;
  readonly alarm: EngineAlarm | null;
  readonly busy: boolean;
}

/** Written only by the commands in this folder. */
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
