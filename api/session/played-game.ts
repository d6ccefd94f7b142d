import type { Static } from 'typebox';
import type { Renamed } from '#authoring/project/documents/renamed.ts';
import { contentOf, type Playable, withOverlay } from '#authoring/project/play/playable.ts';
import { refusal, shortened } from '#authoring/project/play/refusals.ts';
import { whyText } from '#authoring/project/play/why-text.ts';
import type { Failure, PlaytestGiven } from '#authoring/project/playtests/playtest.ts';
import { type BreakdownView, breakdownView } from '#authoring/project/sentences/breakdown-view.ts';
import { type Explained, explained } from '#authoring/project/sentences/explained.ts';
import { type SeenSaid, saySeen, seenInLine } from '#authoring/project/sentences/seen-text.ts';
import { speakGame } from '#authoring/project/sentences/spoken-game.ts';
import { begin, entriesOver } from '#authoring/tools/playtests/begin.ts';
import { TestFailed } from '#authoring/tools/playtests/failing.ts';
import { takeStep } from '#authoring/tools/playtests/steps.ts';
import { currentNames } from '#authoring/tools/rename/renamed-game.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Locale } from '#engine/kernel/basics/text.ts';
import { type Content, type Documents, RefusalError, type Text } from '#engine/kernel/contract/system.ts';
import type { Why } from '#engine/kernel/decisions/why.ts';
import { breakdownAt } from '#engine/kernel/explain/breakdown-at.ts';
import { explain } from '#engine/kernel/explain/explanation.ts';
import { effectAt } from '#engine/kernel/explain/node-values.ts';
import { type Breakpoint, Breakpoints, type StepMode, type Stop } from '#engine/kernel/explain/stops.ts';
import { findValueOrigin, type ValueSince } from '#engine/kernel/explain/value-origin.ts';
import { evaluateWatches, type WatchExpression } from '#engine/kernel/explain/watch-expressions.ts';
import { isCheat, type LogEntry } from '#engine/kernel/naming/naming.ts';
import type { PlayObserver } from '#engine/kernel/observers/observer.ts';
import { type ReplayBreak, type ReplayDifference, redoAll, replay, replayOn } from '#engine/kernel/session/replay.ts';
import type { RevealedFact } from '#engine/kernel/session/seen-since.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { seenView, type UndonePart } from '#engine/kernel/session/undone-part.ts';
import type { AutoPlay } from './auto-play.ts';
import { isOfNewerFormat, isSavedFile } from './saved-game.ts';
import { seatLabels, seatsOf } from './seats.ts';
import { RequestError } from './session-faults.ts';
import type { brokenSchema, NamedDecision } from './session-replies.ts';

/** A log to replay. */
interface Repeated {
  readonly setup: JsonObject;
  readonly log: readonly LogEntry[];
  readonly takenBack?: readonly UndonePart[] | undefined;
}
interface AgainPlayed {
  readonly game: PlayedGame;
  readonly broken: ReplayBreak | null;
}

interface SinceWhen extends ValueSince {
  readonly why: Explained | null;
  readonly made: BreakdownView | null;
}

interface Ground {
  readonly playable: Playable;
  /** Overlay given at the start. */
  readonly over: JsonObject | undefined;
  readonly watch: PlayObserver | null;
}

/** A running game, and the part of its log that an edit made illegal. */
export class PlayedGame {
  session: Session;
  /** Null once finished. */
  auto: AutoPlay | null = null;
  private ground: Ground;
  /** Games of a playtest: how many entries and events made the start position. */
  private start = { entries: 0, events: 0 };
  /** After a break: the session before it, the entries after that, and the index of the break. */
  private whole: { readonly session: Session; readonly rest: readonly LogEntry[]; readonly at: number } | null = null;
  /** Null: no breakpoints were ever set. */
  private stops: { readonly points: readonly Breakpoint[]; readonly made: Breakpoints } | null = null;

  private constructor(session: Session, ground: Ground) {
    this.session = session;
    this.ground = ground;
  }

  static begin(
    playable: Playable,
    setup: JsonObject,
    over: JsonObject | undefined,
    watch: PlayObserver | null,
    breakpoints: readonly string[] = [],
  ): PlayedGame {
    const ground = { playable, over, watch };
    const { system } = playable;
    if (breakpoints.length === 0)
      return new PlayedGame(Session.open(system, contentOn(ground), setup, { watch, lineage: true }), ground);
    const points = breakpoints.map((path) => ({ path }));
    const breakAt = (session: Session) => new Breakpoints(system, points, { heard: 0 }).until(session);
    const session = Session.open(system, contentOn(ground), setup, { watch, breakAt, lineage: true });
    const game = new PlayedGame(session, ground);
    game.stopAt(points);
    return game;
  }

  /** The start position of a playtest. Throws `TestFailed`. */
  static lay(
    playable: Playable,
    given: PlaytestGiven,
    readSave: (name: string) => Json,
    watch: PlayObserver | null,
  ): PlayedGame {
    const session = begin({ given }, { playable, readSave, how: { watch, lineage: true } });
    const game = new PlayedGame(session, { playable, over: entriesOver(given, readSave), watch });
    game.start = { entries: session.decisions, events: session.eventCount };
    return game;
  }

  /** A step of a playtest. Returns the failure, which leaves the game unchanged, or null. */
  step(step: JsonObject): Failure | null {
    const { session, start } = this;
    if (session.isStopped) throw new RefusalError('stopped', {});
    const before = session.decisions;
    try {
      takeStep(session, start.events, step, 'step');
    } catch (error) {
      session.undoTo(before);
      if (error instanceof TestFailed) return error.failure;
      throw error;
    }
    if (session.decisions > before) this.goOn();
    return null;
  }

  /** Replays a log as far as it is legal. Without `lineage` it takes half the time, but events have no origins. */
  static again(
    playable: Playable,
    { setup, log, takenBack = [] }: Repeated,
    { watch, lineage = true }: { readonly watch: PlayObserver | null; readonly lineage?: boolean },
  ): AgainPlayed {
    const ground = { playable, over: undefined, watch };
    const { session, broken } = replay(playable.system, contentOn(ground), setup, log, { watch, lineage });
    session.past.keepTakenBack({ takenBack, entries: log });
    const game = new PlayedGame(session, ground);
    if (broken !== null) game.whole = { session, rest: log.slice(broken.at), at: broken.at };
    return { game, broken };
  }

  /** Replays a saved game, so that it has events and undo, and a changed file is detected. */
  static load(playable: Playable, saved: JsonObject, watch: PlayObserver | null): PlayedGame {
    if (!isSavedFile(saved)) throw new RequestError(isOfNewerFormat(saved) ? 'newerSave' : 'badSave');
    const { system } = playable;
    if (saved.system !== system.id) throw new RefusalError('otherSystem', { system: saved.system, own: system.id });
    const ground = { playable, over: saved.content, watch };
    const content = contentOn(ground);
    if (saved.contentHash !== content.hash) throw new RefusalError('otherContent', { contentHash: saved.contentHash });
    const { session, broken } = replay(system, content, saved.setup, saved.log, {
      laid: saved.laid,
      watch,
      lineage: true,
    });
    if (broken !== null || session.hash() !== saved.hash) throw new RequestError('badSave');
    session.past.keepTakenBack({ takenBack: saved.takenBack ?? [], entries: saved.log });
    const game = new PlayedGame(session, ground);
    // The first entry of a laid table made the start position.
    if (saved.laid !== 'setup') game.start = { entries: 1, events: session.eventsBefore(1) };
    return game;
  }

  save(): JsonObject {
    const saved = this.session.save() as unknown as JsonObject;
    const { over } = this.ground;
    return over === undefined ? saved : { ...saved, content: over };
  }

  /** Goes back to before entry `to`. Throws `RequestError` if a seat has seen something since, unless `pastSeen`. */
  undo(to: number, pastSeen: boolean, seat?: number): void {
    const { session } = this;
    if (to > session.decisions) throw new RequestError('noEntry', { to, entries: session.decisions });
    const past = session.sight.since(to);
    if (past.seen.length > 0 && !pastSeen) {
      const { seen } = seenView(past.seen, seat);
      const said = (locale: Locale) => seenInLine(this.saySeen(seen, locale), locale);
      throw new RequestError('pastSeen', { to, seen: { ja: said('ja'), en: said('en') } }, { seen });
    }
    session.past.takeBack(to, past);
  }

  private saySeen(seen: readonly RevealedFact[], locale: Locale): readonly SeenSaid[] {
    const { system } = this.session;
    const speak = speakGame(system.words, this.documents, locale);
    return saySeen(seen, seatLabels(seatsOf(this.session), speak, locale), speak, locale);
  }

  /** Returns the first entry that is not legal, or null. */
  redo(entries: readonly LogEntry[]): ReplayBreak | null {
    const { session } = this;
    if (session.isStopped) throw new RefusalError('stopped', {});
    const broken = redoAll(session, entries);
    // Before the break nothing is dropped
    if (this.whole !== null && session.decisions > this.whole.at) this.goOn();
    return broken;
  }

  get project(): Playable {
    return this.ground.playable;
  }

  fork(): PlayedGame {
    const game = new PlayedGame(this.session.fork(), this.ground);
    game.start = this.start;
    return game;
  }

  /** Null: no such event. */
  explain(event: number): Explained | null {
    const { playable, over } = this.ground;
    const found = explain(this.session, (probe) => contentOf(playable, over, probe), event);
    return found && explained(playable.system, this.documents, found);
  }

  /** Overlay given at the start. */
  get over(): JsonObject | undefined {
    return this.ground.over;
  }

  /** With the overlay. */
  get documents(): Documents {
    const { playable, over } = this.ground;
    return over === undefined ? playable.documents : withOverlay(playable, over);
  }

  /** Last change of a value on the table, its explanation and breakdown. Null: no such place. */
  since(place: string): SinceWhen | null {
    const found = findValueOrigin(this.session, contentOn(this.ground), place);
    return found && { ...found, why: found.event === null ? null : this.explain(found.event), made: this.made(place) };
  }

  private made(place: string): BreakdownView | null {
    const { playable, over } = this.ground;
    const found = breakdownAt(this.session, (probe) => contentOf(playable, over, probe), place);
    return found && breakdownView(playable.system, this.documents, found);
  }

  /** Effects that ran, in order of their first run. */
  ran(): readonly { readonly path: string; readonly times: number; readonly entries: readonly number[] }[] {
    const { session } = this;
    const found = new Map<string, { times: number; entries: number[] }>();
    for (const [i, paths] of (session.history.ran ?? this.playedAgain().history.ran ?? []).entries())
      for (const path of paths) {
        const known = found.get(path) ?? { times: 0, entries: [] };
        if (known.entries.at(-1) !== i - 1) known.entries.push(i - 1);
        known.times++;
        found.set(path, known);
      }
    // A list records its end, too, which is no effect.
    return [...found].flatMap(([path, one]) => (effectAt(session.game, path) === undefined ? [] : [{ path, ...one }]));
  }

  /** Values after the set-up and after each entry. */
  watched(all: readonly WatchExpression[]): readonly (readonly Json[])[] {
    return evaluateWatches(this.session, contentOn(this.ground), all);
  }

  /** A fork does not know which effects ran before it. */
  private playedAgain(): Session {
    const { setup, laid, entries, system } = this.session;
    return replay(system, contentOn(this.ground), setup, entries, { laid, lineage: true }).session;
  }

  /** Returns unknown paths and kinds of events. */
  breakAt(points: readonly Breakpoint[]): readonly string[] {
    const kinds = this.session.system.changes.map(({ kind }) => kind);
    this.stopAt(points);
    return points.flatMap((point) => {
      if ('event' in point) return kinds.includes(point.event) ? [] : [point.event];
      return effectAt(this.session.game, point.path) === undefined ? [point.path] : [];
    });
  }

  private stopAt(points: readonly Breakpoint[]): void {
    const { session } = this;
    if (points.length === 0 && !session.isStopped) {
      this.stops = null;
      session.breakAt = null;
      return;
    }
    const met = session.isStopped ? (this.stops?.made.standsAfter ?? null) : null;
    const made = new Breakpoints(session.system, points, { heard: session.eventCount, met });
    this.stops = { points, made };
    session.breakAt = made.until(session);
  }

  resume(pace: StepMode): void {
    if (this.stops !== null) this.session.resume(this.stops.made.until(this.session, pace));
  }

  /** Null: not at a breakpoint. */
  get stopped(): Stop | null {
    return this.stops?.made.stopOf(this.session) ?? null;
  }

  /** With `seat`, only its answers. */
  decisionFor(seat?: number): NamedDecision | null {
    const { session } = this;
    if (session.decision === null) return null;
    const options = session.legal(seat);
    const by = options.flatMap((option) => (typeof option['by'] === 'string' ? [option['by']] : []));
    const { rule, procedure, step, asks, secret } = session.decision;
    return {
      at: session.decisions,
      by: [...new Set(by)],
      kind: asks,
      secret,
      rule,
      step: `${procedure}/${step}`,
      about: session.running.about(),
      options,
    };
  }

  /** Replays the game on an edited project, up to the first illegal entry. `renamed`: ids to translate. */
  edit(
    playable: Playable,
    renamed: readonly Renamed[] = [],
  ): { readonly changed: ReplayDifference | null; readonly broken: ReplayBreak | null } {
    const before = this.whole ?? { session: this.session, rest: [] };
    const { rest } = before;
    const ground = { ...this.ground, playable };
    const content = contentOn(ground);
    const { watch } = ground;
    const called = currentNames(renamed, playable);
    const { session, changed, broken } = replayOn(playable.system, content, before.session, { rest, watch, called });
    session.past.keepTakenBack({
      takenBack: before.session.past.takenBack,
      entries: [...before.session.entries, ...rest].map(called.entry),
    });
    this.session = session;
    this.start = { ...this.start, events: this.start.entries === 0 ? 0 : session.eventsBefore(this.start.entries) };
    this.ground = ground;
    this.whole = broken === null ? null : { ...before, at: broken.at };
    if (this.stops !== null) this.stopAt(this.stops.points);
    return { changed, broken };
  }

  /** Accepts a break. Returns how many entries are dropped. */
  goOn(): number {
    const whole = this.whole;
    this.whole = null;
    return whole === null ? 0 : whole.session.decisions + whole.rest.length - this.session.decisions;
  }

  get entries(): readonly LogEntry[] {
    return this.session.entries;
  }
}

function contentOn({ playable, over, watch }: Ground): Content {
  return contentOf(playable, over, watch);
}

/** An entry of the log in a reply. */
export function entryView(entry: LogEntry): JsonObject {
  return isCheat(entry) ? { cheat: entry.cheat } : entry;
}

export function breakView(
  { at, entry, rule, code, data, chain }: ReplayBreak,
  { system, documents }: Pick<Playable, 'system' | 'documents'>,
): Static<typeof brokenSchema> {
  const reason = isObject(data['why'])
    ? whyText(data['why'] as unknown as Why, entryView(entry), system, documents)
    : null;
  const refused = refusalView({ code, data, chain }, { system, documents });
  return { at, answer: entryView(entry), rule, code, ...refused, message: reason ?? refused.message };
}

/** With the effects that ran when the engine gave up. */
export function refusalView(
  { code, data, chain }: Pick<ReplayBreak, 'code' | 'data' | 'chain'>,
  { system, documents }: Pick<Playable, 'system' | 'documents'>,
): { readonly message: Text; readonly chain: string[] } {
  const ran = [...shortened(chain)];
  return { message: refusal(code, { ...data, chain: ran }, system, documents).text, chain: ran };
}
