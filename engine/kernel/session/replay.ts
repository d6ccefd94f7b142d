import { EngineFault } from '../basics/engine-fault.ts';
import { isSame, type Json, type JsonObject } from '../basics/json.ts';
import { type Content, RefusalError, type RuleSystem } from '../contract/system.ts';
import type { LogEntry } from '../naming/naming.ts';
import type { PlayObserver } from '../observers/observer.ts';
import type { RuleId } from '../procedures/next.ts';
import type { Opening } from './saved-game.ts';
import { Session } from './session.ts';

/** First event that differs; the replay went on. */
export interface ReplayDifference {
  /** Log entry it follows from; -1: the set-up. */
  readonly at: number;
  /** Index among all events. */
  readonly event: number;
  readonly before: JsonObject | null;
  readonly after: JsonObject | null;
}
/** First entry that is no longer legal; the replay stopped before it. */
export interface ReplayBreak {
  readonly at: number;
  readonly entry: LogEntry;
  readonly rule: RuleId | null;
  readonly code: string;
  readonly data: JsonObject;
  /** Running effects at an engine fault, else empty. */
  readonly chain: readonly string[];
}
export interface Replayed {
  readonly session: Session;
  readonly changed: ReplayDifference | null;
  readonly broken: ReplayBreak | null;
}

export interface Renames {
  setup(setup: JsonObject): JsonObject;
  entry(entry: LogEntry): LogEntry;
  event(event: JsonObject): JsonObject;
}
const asBefore: Renames = { setup: (setup) => setup, entry: (entry) => entry, event: (event) => event };

export interface ReplayOn {
  readonly rest?: readonly LogEntry[];
  readonly watch?: PlayObserver | null;
  readonly called?: Renames;
}

export function replay(
  system: RuleSystem,
  content: Content,
  setup: Json,
  log: readonly LogEntry[],
  how: Opening = {},
): { readonly session: Session; readonly broken: ReplayBreak | null } {
  const session = Session.open(system, content, setup, how);
  return { session, broken: enterAll(session, log) };
}

export function enterAll(session: Session, entries: readonly LogEntry[]): ReplayBreak | null {
  for (const entry of entries) {
    const broken = tryEntry(session, session.decisions, entry);
    if (broken !== null) return broken;
  }
  return null;
}

/** The same, but redoes undone entries from the snapshot where they match. */
export function redoAll(session: Session, entries: readonly LogEntry[]): ReplayBreak | null {
  const ahead = session.past.aheadEntries;
  const other = entries.findIndex((entry, i) => !isSame(entry as Json, (ahead[i] ?? null) as Json));
  const known = other < 0 ? entries.length : other;
  const from = session.decisions;
  if (known > 0) session.past.doAgain(from + known);
  return enterAll(session, entries.slice(session.decisions - from));
}

/** Finds the first difference on other content. `rest`: entries after the old game got stuck, not compared. */
export function replayOn(
  system: RuleSystem,
  content: Content,
  old: Session,
  { rest = [], watch = null, called = asBefore }: ReplayOn = {},
): Replayed {
  const log = [...old.entries, ...rest].map(called.entry);
  const { session, broken } = replay(system, content, called.setup(old.setup), log, {
    laid: old.laid,
    watch,
    lineage: old.history.hasLineage,
  });
  const known = Math.min(broken?.at ?? log.length, old.decisions);
  const before = old.eventsFrom(0).slice(0, old.eventsBefore(known)).map(called.event);
  const after = session.eventsFrom(0).slice(0, session.eventsBefore(known));
  return { session, broken, changed: firstDifference(before, after, session) };
}

function tryEntry(session: Session, at: number, entry: LogEntry): ReplayBreak | null {
  try {
    session.enter(entry);
    return null;
  } catch (error) {
    if (error instanceof RefusalError) {
      const { code, data } = error.refusal;
      return { at, entry, rule: typeof data['rule'] === 'string' ? data['rule'] : null, code, data, chain: [] };
    }
    if (error instanceof EngineFault)
      return { at, entry, rule: null, code: error.code, data: {}, chain: error.effects };
    throw error;
  }
}

export function firstDifference(
  before: readonly JsonObject[],
  after: readonly JsonObject[],
  session: Session,
): ReplayDifference | null {
  for (let i = 0; i < Math.max(before.length, after.length); i++) {
    const [a, b] = [before[i] ?? null, after[i] ?? null];
    if (a !== null && b !== null && isSame(a, b)) continue;
    return { at: entryOf(session, i), event: i, before: a, after: b };
  }
  return null;
}

function entryOf(session: Session, event: number): number {
  let at = -1;
  for (let i = 0; i < session.decisions && session.eventsBefore(i) <= event; i++) at = i;
  return at;
}
