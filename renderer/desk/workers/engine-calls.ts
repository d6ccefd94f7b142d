import type { CallFields, CallName } from '#api/session/session-api.ts';
import type { GameEnd } from '#api/session/session-replies.ts';
import type { SeenSaid } from '#authoring/project/sentences/seen-text.ts';
import type { ToldEvent } from '#authoring/project/sentences/spoken-game.ts';
import type { ToldStop } from '#authoring/project/sentences/told-stop.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { TakenBack } from '#engine/kernel/session/taken-back.ts';
import type { TextsTold } from '../texts/texts-told.ts';
import type { Locale } from '../words/locale.ts';

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
  /** The seat whose view is asked for; null: everything is visible. */
  readonly seat: number | null;
  /** The version of the labels that the page has; null: none. */
  readonly labelsKnown: string | null;
}

export type SessionCall = { [Name in CallName]: { readonly name: Name; readonly fields: CallFields<Name> } }[CallName];

/** A call with the texts of the project. */
export interface ToldCall {
  readonly call: SessionCall;
  readonly told: TextsTold;
}

/** A SessionApi refusal in the form in which it leaves the worker. */
export interface SessionRefusal {
  readonly code: string;
  readonly message: { readonly ja: string; readonly en: string };
  readonly rule?: string;
  /** The content that ran, when it could not be carried through. */
  readonly chain?: readonly string[];
}
