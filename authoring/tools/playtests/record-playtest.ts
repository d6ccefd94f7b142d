import { contentOf } from '#authoring/project/play/playable.ts';
import type { Expectation, Playtest } from '#authoring/project/playtests/playtest.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { cheatsIn, isCheat, type LogEntry } from '#engine/kernel/naming/naming.ts';
import { replay } from '#engine/kernel/session/replay.ts';
import type { SetupMode } from '#engine/kernel/session/running.ts';
import type { Session } from '#engine/kernel/session/session.ts';
import type { PlaytestContext } from './begin.ts';
import { wholeTable } from './late-start.ts';
import { runPlaytest } from './run.ts';
import { shrink } from './shrink.ts';

/** What the test should assert. */
export interface Ticked {
  /** Indices of events. */
  readonly events: readonly number[];
  /** Paths in the table document at the end. */
  readonly table: readonly (readonly string[])[];
  readonly result: boolean;
}
/** `to` is exclusive. */
export interface LogSegment {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly ticked: Ticked;
}
export interface GameToRecord {
  readonly setup: JsonObject;
  readonly entries: readonly LogEntry[];
  readonly content?: JsonObject | undefined;
  readonly laid?: SetupMode;
}

/** In answers; positions within an effect cannot be put. */
const furthestBack = 12;

/** Puts the table and replays the stretch only; else plays from the set-up. Null: no replay, or nothing ticked. */
export function recordPlaytest(played: GameToRecord, stretch: LogSegment, ground: PlaytestContext): Playtest | null {
  const passes = (test: Playtest): boolean => runPlaytest('', test, ground).ok;
  for (const test of beginnings(played, stretch, ground)) {
    if (!passes(test)) continue;
    const { put } = shrink({ ...test, when: [] }, (less) => passes({ ...less, when: test.when })).test.given;
    return put === undefined ? withoutPut(test) : { ...test, given: { ...test.given, put } };
  }
  return null;
}

function withoutPut(test: Playtest): Playtest {
  const { put: _, ...given } = test.given;
  return { ...test, given };
}

/** From the table at the start of the stretch or a little earlier; last the whole game. */
function* beginnings(played: GameToRecord, stretch: LogSegment, ground: PlaytestContext): Generator<Playtest> {
  const end = playedTo(played, stretch.to, ground);
  if (end === null) return;
  const then = expected(end, stretch);
  if (then === null) return;
  const rules = rulesOf(end, stretch.ticked);
  const about = { name: stretch.name, ...(rules.length > 0 ? { rules } : {}) };
  const isForced = cheatsIn(played.entries.slice(0, stretch.to)).length > 0;
  const marks = {
    ...(played.content === undefined ? {} : { content: played.content }),
    ...(isForced ? { forced: true } : {}),
  };
  const setup = plainSetup(played.setup);
  const from = (start: number) => played.entries.slice(start, stretch.to).map(stepOf);
  for (let start = stretch.from; start >= Math.max(0, stretch.from - furthestBack); start--) {
    end.undoTo(start);
    const given = { table: 'empty' as const, setup, ...marks, put: wholeTable(end) };
    yield { ...about, given, when: from(start), then };
  }
  yield {
    ...about,
    given: { table: played.laid === 'empty' ? 'empty' : 'setup', setup, ...marks },
    when: from(0),
    then,
  };
}

function playedTo(
  { setup, entries, content, laid = 'setup' }: GameToRecord,
  to: number,
  ground: PlaytestContext,
): Session | null {
  const { playable } = ground;
  const log = entries.slice(0, to);
  const { session, broken } = replay(playable.system, contentOf(playable, content), setup, log, { laid });
  return broken === null ? session : null;
}

const stepOf = (entry: LogEntry): JsonObject => (isCheat(entry) ? { cheat: entry.cheat } : entry);

/** Null: nothing of it is there. */
function expected(end: Session, { ticked }: LogSegment): Expectation | null {
  const happened = end.eventsFrom(0);
  const events = [...ticked.events].sort((a, b) => a - b).map((index) => happened[index]);
  if (events.some((event) => event === undefined)) return null;
  const whole = end.table();
  const table = ticked.table.reduce<JsonObject | null>((part, path) => part && withPlace(part, whole, path), {});
  if (table === null) return null;
  const then: Expectation = {
    ...(Object.keys(table).length > 0 ? { table } : {}),
    ...(events.length > 0 ? { events: events.map((event) => plainEvent(event as JsonObject)) } : {}),
    ...(ticked.result ? { result: end.result } : {}),
  };
  return Object.keys(then).length > 0 ? then : null;
}

/** Lists are copied whole. Null: not found. */
function withPlace(part: JsonObject, whole: JsonObject, [key, ...rest]: readonly string[]): JsonObject | null {
  const value = key === undefined ? undefined : whole[key];
  if (key === undefined || value === undefined) return null;
  if (!isObject(value) || rest.length === 0) return { ...part, [key]: value };
  const inside = part[key];
  const more = withPlace(isObject(inside) ? inside : {}, value, rest);
  return more && { ...part, [key]: more };
}

/** Causes, which may change without harm. */
const unsaid = new Set(['rule', 'cause', 'path', 'batch', 'parent']);

function plainEvent(event: JsonObject): JsonObject {
  const said = Object.entries(event).filter(
    ([field, value]) => !unsaid.has(field) && value !== null && !(field === 'status' && value === 'applied'),
  );
  return Object.fromEntries(said.map(([field, value]) => [field, field === 'edits' ? plainEdits(value) : value]));
}

const plainEdits = (edits: Json | undefined): Json =>
  Array.isArray(edits) ? edits.map((edit: Json) => (isObject(edit) ? plainEvent(edit) : edit)) : [];

function plainSetup(setup: JsonObject): JsonObject {
  const isMade = (value: Json | undefined): boolean => !isObject(value) || Object.keys(value).length > 0;
  return Object.fromEntries(
    Object.entries(setup).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : isMade(value))),
  );
}

function rulesOf(end: Session, { events }: Ticked): readonly string[] {
  const happened = end.eventsFrom(0);
  const named = events.map((index): Json => happened[index]?.['rule'] ?? null);
  const known = (rule: Json): rule is string => typeof rule === 'string' && rule in end.system.words.rules;
  return [...new Set(named.filter(known))].sort();
}
