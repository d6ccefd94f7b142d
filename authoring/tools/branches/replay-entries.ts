import type { Renamed } from '#authoring/project/documents/renamed.ts';
import { contentOf, type Playable } from '#authoring/project/play/playable.ts';
import { EngineFault } from '#engine/kernel/basics/engine-fault.ts';
import { isSame, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { type Content, RefusalError, type RuleSystem } from '#engine/kernel/contract/system.ts';
import type { LogEntry } from '#engine/kernel/naming/naming.ts';
import { enterAll, type ReplayBreak } from '#engine/kernel/session/replay.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { currentNames, type RenamedCalls } from '../rename/renamed-game.ts';
import { fingerprintOf } from './event-fingerprints.ts';
import type { PlayedLog } from './follow.ts';

/** A branch with fingerprints of its events: of the set-up, then of each entry. */
export interface PlayedBranch extends PlayedLog {
  /** Missing and empty fingerprints are unknown. */
  readonly prints: readonly string[];
  readonly contentHash: string;
}

/** The first event that differs. Names are the current ones. */
export interface FirstOther {
  readonly event: number;
  readonly before: JsonObject | null;
  readonly after: JsonObject | null;
}

/** `at`: index of the entry, -1: set-up. `unknown`: no difference found, but fingerprints are missing. */
export type ReplayOutcome =
  | { readonly kind: 'same' | 'renamed' | 'unknown' }
  | { readonly kind: 'changed'; readonly at: number; readonly first: FirstOther | null }
  /** `changed`: an earlier difference. */
  | { readonly kind: 'broken'; readonly broken: BrokenReplay; readonly changed: number | null };

/** `entry` null: the set-up was refused. */
export type BrokenReplay = Omit<ReplayBreak, 'entry'> & { readonly entry: LogEntry | null };

export interface ReplayBase {
  readonly renamed?: readonly Renamed[];
  /** The project that the fingerprints are of, if available: allows to tell the difference. */
  readonly before?: Playable | null;
}

export function replayEntries(
  line: PlayedBranch,
  now: Playable,
  { renamed = [], before = null }: ReplayBase = {},
): ReplayOutcome {
  const content = contentOf(now);
  const known = knownPrints(line);
  if (content.hash === line.contentHash) return { kind: known ? 'same' : 'unknown' };
  const called = currentNames(renamed, now);
  const setup = called.setup(line.setup);
  const log = line.log.map((entry) => called.entry(entry as LogEntry));
  const opened = attempt(() => toldOn(now.system, content, setup, log));
  if ('code' in opened) return { kind: 'broken', broken: opened, changed: null };
  const { told, broken } = opened;
  const other = firstOther(line.prints, told, called);
  if (broken !== null) return { kind: 'broken', broken, changed: other };
  if (other !== null) return { kind: 'changed', at: other, first: before && howOf(line, other, told, before, called) };
  if (!known) return { kind: 'unknown' };
  const isRenamed = !isSame(setup as Json, line.setup as Json) || !isSame(log as Json, line.log as Json);
  return { kind: isRenamed ? 'renamed' : 'same' };
}

const knownPrints = ({ prints, log }: PlayedBranch): boolean =>
  prints.length > log.length && prints.every((print) => print !== '');

function attempt<T>(open: () => T): T | BrokenReplay {
  try {
    return open();
  } catch (error) {
    const none = { at: -1, entry: null, rule: null };
    if (error instanceof RefusalError)
      return { ...none, code: error.refusal.code, data: error.refusal.data, chain: [] };
    if (error instanceof EngineFault) return { ...none, code: error.code, data: {}, chain: error.effects };
    throw error;
  }
}

type ToldByEntry = readonly (readonly JsonObject[])[];

/** Without undo, which is faster. */
function toldOn(
  system: RuleSystem,
  content: Content,
  setup: JsonObject,
  log: readonly LogEntry[],
): { readonly told: ToldByEntry; readonly broken: ReplayBreak | null } {
  const session = Session.open(system, content, setup, { keep: 'events' });
  const told = [session.eventsFrom(0)];
  for (const entry of log) {
    const from = session.eventCount;
    const broken = enterAll(session, [entry]);
    if (broken !== null) return { told, broken };
    told.push(session.eventsFrom(from));
  }
  return { told, broken: null };
}

/** The first entry whose events differ from its fingerprint. */
function firstOther(prints: readonly string[], told: ToldByEntry, called: RenamedCalls): number | null {
  const other = told.findIndex((own, i) => {
    const print = prints[i] ?? '';
    return print !== '' && fingerprintOf(own) !== print && fingerprintOf(own.map(called.formerly)) !== print;
  });
  return other < 0 ? null : other - 1;
}

/** Null: the old project does not reproduce the fingerprint. */
function howOf(
  { setup, log, prints }: PlayedBranch,
  at: number,
  now: ToldByEntry,
  before: Playable,
  called: RenamedCalls,
): FirstOther | null {
  const entries = log.slice(0, at + 1) as readonly LogEntry[];
  const old = attempt(() => toldOn(before.system, contentOf(before), setup, entries));
  if ('code' in old || old.broken !== null) return null;
  const told = old.told[at + 1] ?? [];
  if (fingerprintOf(told) !== prints[at + 1]) return null;
  const was = told.map(called.event);
  const is = now[at + 1] ?? [];
  const first = was.findIndex((event, i) => is[i] === undefined || !isSame(event, is[i]));
  const i = first < 0 ? was.length : first;
  const from = old.told.slice(0, at + 1).reduce((sum, one) => sum + one.length, 0);
  return { event: from + i, before: was[i] ?? null, after: is[i] ?? null };
}
