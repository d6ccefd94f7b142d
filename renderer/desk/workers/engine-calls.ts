import type { CallName, Fields, GameEnd, Reply } from '#api/session/session-api.ts';
import type { SeenSaid } from '#authoring/project/sentences/seen-text.ts';
import type { ToldEvent } from '#authoring/project/sentences/spoken-game.ts';
import type { ToldStop } from '#authoring/project/sentences/told-stop.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Choices } from '#engine/kernel/contract/system.ts';
import type { TakenBack } from '#engine/kernel/session/taken-back.ts';
import type { TextsTold } from '../texts/texts-told.ts';
import type { Locale } from '../words/locale.ts';
import type { ComparedGames, Moment } from './compared-games.ts';
import type { GameShape } from './game-shape.ts';

/** One legal answer, and its sentence. */
export interface OfferedAction {
  readonly answer: JsonObject;
  readonly sentence: string;
}
/** One line of the log: an answer or a cheat. */
export interface ToldEntry {
  readonly sentence: string;
  readonly isCheat: boolean;
  /** What the answer named: a cause that stands here needs no second mention. */
  readonly names: readonly string[];
  /** How many events there were before it. */
  readonly events: number;
  /** The entry itself: with it the game can be played again. */
  readonly entry: JsonObject;
  /** Of all that it brought about, whoever sees it: equal prints are equal events. */
  readonly print: string;
}
/** A place in the log to which the game went back past what seats had seen. */
export interface ToldMark {
  readonly at: number;
  /** How many entries were taken back. */
  readonly count: number;
  readonly said: SaidSeen;
  /** The mark itself: with it the game can be kept. */
  readonly mark: TakenBack;
}
/** What was seen, in words; `others`: who has seen something that whoever looks may not know. */
export interface SaidSeen {
  readonly seen: readonly SeenSaid[];
  readonly others: string;
}
/** What must be decided now. */
export interface AskedDecision {
  readonly prompt: string;
  /** The rule that asks. */
  readonly rule: string;
  /** What it is about, in names. */
  readonly about: JsonObject;
}

/** Somebody's place at the table, by what those are called who play there. */
export interface SeatView {
  readonly seat: number;
  readonly label: string;
}

/** How the game stands, in words for a person. */
export interface GameView {
  readonly seats: readonly SeatView[];
  /** The seat as which it is told and may be played; null: everything. */
  readonly seat: number | null;
  /** While one seat looks, the seats that are asked now, where each plays for itself; else none. */
  readonly asked: readonly number[];
  readonly table: JsonObject;
  /** The numbers in force that it shows. */
  readonly figures: JsonObject;
  readonly actions: readonly OfferedAction[];
  /** What happened since the event that was asked from. */
  readonly events: readonly ToldEvent[];
  readonly decision: AskedDecision | null;
  /** What was answered since the entry that was asked from. */
  readonly entries: readonly ToldEntry[];
  /** How many entries the log holds. */
  readonly at: number;
  readonly takenBack: readonly ToldMark[];
  /** Where it stands still in the middle of an answer; null: it does not. */
  readonly stopped: ToldStop | null;
  readonly result: string | null;
  /** What the results are called by which such games end. */
  readonly results: Readonly<Record<string, string>>;
  readonly hash: string;
  readonly contentHash: string;
  /** The print of what the set-up brought about; null when it was not asked from the beginning. */
  readonly setupPrint: string | null;
  /** The programs that can play. */
  readonly players: readonly string[];
  /** What things on the table are called. */
  readonly labels: Labels;
  /** Which labels these are: others of this or another worker are called otherwise. */
  readonly labelsTold: string;
}
/** As the page is told: of a large project things have thousands of names, and mostly the same. */
export interface ToldView extends Omit<GameView, 'labels'> {
  /** Null: the page has them. */
  readonly labels: Labels | null;
}
type Labels = Readonly<Record<string, string>>;

/** Things by their ids, and effects by the ways by which the content calls them. */
export interface AskedWhatCame {
  readonly ids: readonly string[];
  readonly ways: readonly string[];
  readonly seat: number | null;
}
export interface WhatCame {
  /** In the order in which they came. */
  readonly came: readonly string[];
  readonly done: readonly string[];
}

/** How a game that is over came out, in words for a person. */
export interface EndView extends GameEnd {
  /** How it ended, in a word of the game. */
  readonly name: string;
  /** What those are called who play, seat by seat. */
  readonly seatLabels: readonly string[];
  /** Why it ended so. `text` null: the card says so and no more. */
  readonly reason: {
    readonly text: string | null;
    readonly rule: string;
    readonly card: string | null;
    /** What the card is called. */
    readonly label: string | null;
  } | null;
}
/** What a player did in a while. */
export interface PlayedAWhile {
  /** Decisions made. */
  readonly steps: number;
  /** It is not done yet. */
  readonly more: boolean;
}

/** From which event and which entry of the log on the page wants to know, and as whom. */
export interface AskedView {
  readonly locale: Locale;
  readonly fromEvent: number;
  readonly fromEntry: number;
  /** As which seat sees it; null: everything. */
  readonly seat: number | null;
  /** Which labels the page has; null: none. */
  readonly labelsKnown: string | null;
}

export type SessionCall = { [Name in CallName]: { readonly name: Name; readonly fields: Fields<Name> } }[CallName];

/** What the engine's worker answers to: SessionApi as it is, and its words for people. */
export interface EngineCalls {
  readonly [name: string]: (ask: never) => unknown;
  readonly session: (ask: SessionCall) => Reply<CallName>;
  /** The same, of a call that takes the texts of the project: they are told by what is other in them. */
  readonly sessionOn: (ask: { readonly call: SessionCall; readonly told: TextsTold }) => Promise<Reply<CallName>>;
  /** Takes the memory in which it is to write down where it is; null: the page has none to share. */
  readonly watch: (ask: { readonly trail: SharedArrayBuffer | null }) => null;
  /** What the plain table has to know of the game; null while there is none to play. */
  readonly game: (ask: { readonly locale: Locale }) => GameShape | null;
  readonly setupFor: (ask: { readonly choices: Choices; readonly seats: number }) => JsonObject | null;
  readonly view: (ask: AskedView) => ToldView;
  /** What seats have seen since the entry `to`, where somebody could gain by taking it back. */
  readonly seen: (ask: { readonly locale: Locale; readonly to: number; readonly seat: number | null }) => SaidSeen;
  /** Which of these things have come in the game so far, and which effects were done. */
  readonly came: (ask: AskedWhatCame) => WhatCame;
  /** null: it goes on. */
  readonly end: (ask: { readonly locale: Locale }) => EndView | null;
  /** Plays two logs and says where they differ; the running game feels nothing of it. */
  readonly compare: (ask: { readonly locale: Locale; readonly one: Moment; readonly other: Moment }) => ComparedGames;
  /** Lets a player go on for a moment: a `player` begins, null goes on. `steps` null: to the end. */
  readonly play: (ask: { readonly player: string | null; readonly steps: number | null }) => PlayedAWhile;
  readonly say: (ask: {
    readonly locale: Locale;
    readonly answers: readonly JsonObject[];
    readonly events: readonly JsonObject[];
    readonly rules: readonly string[];
  }) => { readonly answers: readonly string[]; readonly events: readonly string[]; readonly rules: readonly string[] };
}

/** A refusal of SessionApi, as it travels out of the worker. */
export interface SessionRefusal {
  readonly code: string;
  readonly message: { readonly ja: string; readonly en: string };
  readonly rule?: string;
  /** The content that ran, when it could not be carried through. */
  readonly chain?: readonly string[];
}
