import type { CallFields, CallName } from '#api/session/session-api.ts';
import type { GameEnd } from '#api/session/session-replies.ts';
import type { SeenSaid } from '#authoring/project/sentences/seen-text.ts';
import type { EventView } from '#authoring/project/sentences/spoken-game.ts';
import type { StopView } from '#authoring/project/sentences/stop-view.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { WrittenEnding } from '#engine/kernel/contract/system.ts';
import type { UndonePart } from '#engine/kernel/session/undone-part.ts';
import type { TextDeltas } from '../texts/text-deltas.ts';
import type { Locale } from '../words/locale.ts';

export interface OfferedAction {
  readonly answer: JsonObject;
  readonly sentence: string;
}
/** A log entry: an answer or a cheat. */
export interface EntryView {
  readonly sentence: string;
  readonly isCheat: boolean;
  /** Things the answer names, which its events need not mention again. */
  readonly names: readonly string[];
  /** Number of events before it. */
  readonly events: number;
  /** For replays. */
  readonly entry: JsonObject;
  /** A fingerprint of its events, regardless of the view. */
  readonly print: string;
}
/** A place where the game went back past information that seats had seen. */
export interface MarkView {
  readonly at: number;
  readonly count: number;
  readonly said: SaidSeen;
  /** For saving. */
  readonly mark: UndonePart;
}
/** `others`: seats that have seen something hidden from this view. */
export interface SaidSeen {
  readonly seen: readonly SeenSaid[];
  readonly others: string;
}
export interface AskedDecision {
  readonly prompt: string;
  readonly rule: string;
  readonly about: JsonObject;
}

export interface SeatView {
  readonly seat: number;
  readonly label: string;
}

export interface GameView {
  readonly seats: readonly SeatView[];
  /** The seat whose view it is; null: all is visible. */
  readonly seat: number | null;
  /** In a seat's view of a competitive game, the seats to move; else empty. */
  readonly asked: readonly number[];
  readonly table: JsonObject;
  /** Computed numbers that it shows. */
  readonly figures: JsonObject;
  readonly actions: readonly OfferedAction[];
  /** Since the requested event. */
  readonly events: readonly EventView[];
  readonly decision: AskedDecision | null;
  /** Since the requested entry. */
  readonly entries: readonly EntryView[];
  readonly at: number;
  readonly takenBack: readonly MarkView[];
  /** Null: not paused. */
  readonly stopped: StopView | null;
  readonly result: string | null;
  readonly results: Readonly<Record<string, string>>;
  readonly hash: string;
  readonly contentHash: string;
  /** Null: not requested from the beginning. */
  readonly setupPrint: string | null;
  readonly players: readonly string[];
  readonly labels: Labels;
  /** The version of the labels. */
  readonly labelsTold: string;
}
/** Labels are sent only when they change. */
export interface PlayView extends Omit<GameView, 'labels'> {
  /** Null: unchanged. */
  readonly labels: Labels | null;
}
type Labels = Readonly<Record<string, string>>;

/** Ids, and effect paths. */
export interface AskedWhatCame {
  readonly ids: readonly string[];
  readonly ways: readonly string[];
  readonly seat: number | null;
}
export interface WhatCame {
  readonly came: readonly string[];
  readonly done: readonly string[];
}

export interface EndView extends GameEnd {
  readonly name: string;
  /** What the content writes for this result. */
  readonly ending: WrittenEnding | null;
  /** By seat. */
  readonly seatLabels: readonly string[];
  /** `text` null: the card explains it. */
  readonly reason: {
    readonly text: string | null;
    readonly rule: string;
    readonly card: string | null;
    readonly label: string | null;
  } | null;
}
export interface PlayedAWhile {
  readonly steps: number;
  readonly more: boolean;
}

/** What the page knows already, and the view it wants. */
export interface AskedView {
  readonly locale: Locale;
  readonly fromEvent: number;
  readonly fromEntry: number;
  /** The seat whose view is asked for; null: everything is visible. */
  readonly seat: number | null;
  /** Null: none. */
  readonly labelsKnown: string | null;
}

/** The views before each entry from this one on; `fromEntry` is not after it. */
export interface AskedViews extends AskedView {
  readonly from: number;
}

export type SessionCall = { [Name in CallName]: { readonly name: Name; readonly fields: CallFields<Name> } }[CallName];

export interface CallView {
  readonly call: SessionCall;
  readonly told: TextDeltas;
}

export interface SessionRefusal {
  readonly code: string;
  readonly message: { readonly ja: string; readonly en: string };
  readonly rule?: string;
  /** The effects that could not be completed. */
  readonly chain?: readonly string[];
}
