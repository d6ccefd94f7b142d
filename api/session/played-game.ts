import type { Static } from 'typebox';
import type { Renamed } from '#authoring/project/documents/renamed.ts';
import { contentOf, laidOver, type Playable } from '#authoring/project/play/playable.ts';
import { refusal, shortened } from '#authoring/project/play/refusals.ts';
import { whyText } from '#authoring/project/play/why-text.ts';
import type { Failure, Given } from '#authoring/project/playtests/playtest.ts';
import { type Explained, explained } from '#authoring/project/sentences/explained.ts';
import { type ToldReckoning, toldReckoning } from '#authoring/project/sentences/reckoned.ts';
import { type SeenSaid, saySeen, seenInLine } from '#authoring/project/sentences/seen-text.ts';
import { speakGame } from '#authoring/project/sentences/spoken-game.ts';
import { begin, entriesOver } from '#authoring/tools/playtests/begin.ts';
import { TestFailed } from '#authoring/tools/playtests/failing.ts';
import { takeStep } from '#authoring/tools/playtests/steps.ts';
import { calledNow } from '#authoring/tools/rename/renamed-game.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Locale } from '#engine/kernel/basics/text.ts';
import { type Content, type Documents, RefusalError, type Text } from '#engine/kernel/contract/system.ts';
import type { Why } from '#engine/kernel/decisions/why.ts';
import { explain } from '#engine/kernel/explain/explanation.ts';
import { effectAt } from '#engine/kernel/explain/node-values.ts';
import { reckonedAt } from '#engine/kernel/explain/reckoned.ts';
import { type Since, since } from '#engine/kernel/explain/since.ts';
import { type Breakpoint, Breakpoints, type Pace, type Stop } from '#engine/kernel/explain/stops.ts';
import { type Watched, watchedIn } from '#engine/kernel/explain/watched.ts';
import { type Entry, isCheat } from '#engine/kernel/naming/naming.ts';
import type { Watch } from '#engine/kernel/observers/observer.ts';
import { type Broken, type Changed, doAllAgain, replay, replayOn } from '#engine/kernel/session/replay.ts';
import type { Seen } from '#engine/kernel/session/seen-since.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { type TakenBack, toldSeen } from '#engine/kernel/session/taken-back.ts';
import type { AutoPlay } from './auto-play.ts';
import { isOfNewerFormat, isSavedFile } from './saved-game.ts';
import { seatLabels, seatsOf } from './seats.ts';
import type { brokenSchema, NamedDecision } from './session-api.ts';
import { Unanswerable } from './session-faults.ts';

/** A game as it is repeated: its set-up, its log, and the marks that it had. */
interface Repeated {
  readonly setup: JsonObject;
  readonly log: readonly Entry[];
  readonly takenBack?: readonly TakenBack[] | undefined;
}
interface AgainPlayed {
  readonly game: PlayedGame;
  readonly broken: Broken | null;
}

interface SinceWhen extends Since {
  readonly why: Explained | null;
  readonly made: ToldReckoning | null;
}

/** What a game is played on: its project, entries laid over it, and who looks on. */
interface Ground {
  readonly playable: Playable;
  /** Entries laid over the project when the game began. */
  readonly over: JsonObject | undefined;
  readonly watch: Watch | null;
}

/** One game of a server: how it stands, and what an edit of its content left unplayed. */
export class PlayedGame {
  session: Session;
  /** The program that plays on, as long as it is not done. */
  auto: AutoPlay | null = null;
  private ground: Ground;
  /** Of a game that a playtest began: the entries of its log that laid it, and its first event that counts. */
  private start = { entries: 0, events: 0 };
  /** After a break: the game as it was before, what followed in its log when it was broken already, and where it breaks. */
  private whole: { readonly session: Session; readonly rest: readonly Entry[]; readonly at: number } | null = null;
  /** Where it is to stand still; null as long as nobody has asked for that. */
  private stops: { readonly points: readonly Breakpoint[]; readonly made: Breakpoints } | null = null;

  private constructor(session: Session, ground: Ground) {
    this.session = session;
    this.ground = ground;
  }

  static begin(
    playable: Playable,
    setup: JsonObject,
    over: JsonObject | undefined,
    watch: Watch | null,
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

  /** Lays the start of a playtest. Throws `TestFailed` when it cannot be laid. */
  static lay(playable: Playable, given: Given, readSave: (name: string) => Json, watch: Watch | null): PlayedGame {
    const session = begin({ given }, { playable, readSave, how: { watch, lineage: true } });
    const game = new PlayedGame(session, { playable, over: entriesOver(given, readSave), watch });
    game.start = { entries: session.decisions, events: session.eventCount };
    return game;
  }

  /** Takes a step of a playtest; why it fails, or null. One that fails changes nothing. */
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

  /**
   * Repeats a log as far as it is legal: a game that was lost with its process. `lineage` false: nobody will ask where its
   * events come from, which takes as long to keep as to play it.
   */
  static again(
    playable: Playable,
    { setup, log, takenBack = [] }: Repeated,
    { watch, lineage = true }: { readonly watch: Watch | null; readonly lineage?: boolean },
  ): AgainPlayed {
    const ground = { playable, over: undefined, watch };
    const { session, broken } = replay(playable.system, contentOn(ground), setup, log, { watch, lineage });
    session.past.keepTakenBack({ takenBack, entries: log });
    const game = new PlayedGame(session, ground);
    if (broken !== null) game.whole = { session, rest: log.slice(broken.at), at: broken.at };
    return { game, broken };
  }

  /** Takes up a saved game by playing it again: so it has its events and its way back, and an altered file shows. */
  static load(playable: Playable, saved: JsonObject, watch: Watch | null): PlayedGame {
    if (!isSavedFile(saved)) throw new Unanswerable(isOfNewerFormat(saved) ? 'newerSave' : 'badSave');
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
    if (broken !== null || session.hash() !== saved.hash) throw new Unanswerable('badSave');
    session.past.keepTakenBack({ takenBack: saved.takenBack ?? [], entries: saved.log });
    const game = new PlayedGame(session, ground);
    // The first entry of a table that stood still has put there what was given.
    if (saved.laid !== 'setup') game.start = { entries: 1, events: session.eventsBefore(1) };
    return game;
  }

  save(): JsonObject {
    const saved = this.session.save() as unknown as JsonObject;
    const { over } = this.ground;
    return over === undefined ? saved : { ...saved, content: over };
  }

  /** Goes back to before the entry `to`. Throws `Unanswerable` when a seat has seen what that takes back, unless that is said. */
  undo(to: number, pastSeen: boolean, seat?: number): void {
    const { session } = this;
    if (to > session.decisions) throw new Unanswerable('noEntry', { to, entries: session.decisions });
    const past = session.sight.since(to);
    if (past.seen.length > 0 && !pastSeen) {
      const { seen } = toldSeen(past.seen, seat);
      const said = (locale: Locale) => seenInLine(this.saySeen(seen, locale), locale);
      throw new Unanswerable('pastSeen', { to, seen: { ja: said('ja'), en: said('en') } }, { seen });
    }
    session.past.takeBack(to, past);
  }

  private saySeen(seen: readonly Seen[], locale: Locale): readonly SeenSaid[] {
    const { system } = this.session;
    const speak = speakGame(system.words, this.documents, locale);
    return saySeen(seen, seatLabels(seatsOf(this.session), speak, locale), speak, locale);
  }

  /** Goes on with entries of a log; the first that is not legal, or null. */
  redo(entries: readonly Entry[]): Broken | null {
    const { session } = this;
    if (session.isStopped) throw new RefusalError('stopped', {});
    const broken = doAllAgain(session, entries);
    // Up to where an edit broke its log off, nothing of that is given up
    if (this.whole !== null && session.decisions > this.whole.at) this.goOn();
    return broken;
  }

  /** The project that it is played on. */
  get project(): Playable {
    return this.ground.playable;
  }

  fork(): PlayedGame {
    const game = new PlayedGame(this.session.fork(), this.ground);
    game.start = this.start;
    return game;
  }

  /** Why an event came out as it did; null: there is none. */
  explain(event: number): Explained | null {
    const { playable, over } = this.ground;
    const found = explain(this.session, (probe) => contentOf(playable, over, probe), event);
    return found && explained(playable.system, this.documents, found);
  }

  /** Entries that were laid over the project when it began. */
  get over(): JsonObject | undefined {
    return this.ground.over;
  }

  /** The documents that the game is played on, with what was laid over them. */
  get documents(): Documents {
    const { playable, over } = this.ground;
    return over === undefined ? playable.documents : laidOver(playable, over);
  }

  /** Since when something on the table is what it is, why, and what it is counted from; null: there is no such place. */
  since(place: string): SinceWhen | null {
    const found = since(this.session, contentOn(this.ground), place);
    return found && { ...found, why: found.event === null ? null : this.explain(found.event), made: this.made(place) };
  }

  private made(place: string): ToldReckoning | null {
    const { playable, over } = this.ground;
    const found = reckonedAt(this.session, (probe) => contentOf(playable, over, probe), place);
    return found && toldReckoning(playable.system, this.documents, found);
  }

  /** Which effects of the content ran, in the order in which they ran first. */
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
    // A list counts its end, too, where no effect is.
    return [...found].flatMap(([path, one]) => (effectAt(session.game, path) === undefined ? [] : [{ path, ...one }]));
  }

  /** What each came to after the set-up and after each entry of the log. */
  watched(all: readonly Watched[]): readonly (readonly Json[])[] {
    return watchedIn(this.session, contentOn(this.ground), all);
  }

  /** A fork has not heard what ran before it. */
  private playedAgain(): Session {
    const { setup, laid, entries, system } = this.session;
    return replay(system, contentOn(this.ground), setup, entries, { laid, lineage: true }).session;
  }

  /** Sets the breakpoints of the game; the paths at which the content has no effect, and what is no kind of event. */
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

  /** Goes on from where the game stands at an effect. */
  resume(pace: Pace): void {
    if (this.stops !== null) this.session.resume(this.stops.made.until(this.session, pace));
  }

  /** The effect before which the game stands; null when it does not stand at one. */
  get stopped(): Stop | null {
    return this.stops?.made.stopOf(this.session) ?? null;
  }

  /** What is being decided; for a seat, with the answers that it may give. */
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

  /**
   * Plays the game again on a project that was edited. A break stops it before the first entry that is not legal.
   * `renamed`: what has another id since; the game goes on under the new names.
   */
  edit(
    playable: Playable,
    renamed: readonly Renamed[] = [],
  ): { readonly changed: Changed | null; readonly broken: Broken | null } {
    const before = this.whole ?? { session: this.session, rest: [] };
    const { rest } = before;
    const ground = { ...this.ground, playable };
    const content = contentOn(ground);
    const { watch } = ground;
    const called = calledNow(renamed, playable);
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

  /** Goes on from a break: how many entries of the log are dropped. */
  goOn(): number {
    const whole = this.whole;
    this.whole = null;
    return whole === null ? 0 : whole.session.decisions + whole.rest.length - this.session.decisions;
  }

  get entries(): readonly Entry[] {
    return this.session.entries;
  }
}

/** The content of a game, with who looks on in it. */
function contentOn({ playable, over, watch }: Ground): Content {
  return contentOf(playable, over, watch);
}

/** An entry of the log as a reply tells it. */
export function told(entry: Entry): JsonObject {
  return isCheat(entry) ? { cheat: entry.cheat } : entry;
}

/** Where a log broke, with the reason in words. */
export function toldBreak(
  { at, entry, rule, code, data, chain }: Broken,
  { system, documents }: Pick<Playable, 'system' | 'documents'>,
): Static<typeof brokenSchema> {
  const reason = isObject(data['why']) ? whyText(data['why'] as unknown as Why, told(entry), system, documents) : null;
  const refused = toldRefusal({ code, data, chain }, { system, documents });
  return { at, answer: told(entry), rule, code, ...refused, message: reason ?? refused.message };
}

/** Why something was refused, in words, with the content that ran when the engine gave up. */
export function toldRefusal(
  { code, data, chain }: Pick<Broken, 'code' | 'data' | 'chain'>,
  { system, documents }: Pick<Playable, 'system' | 'documents'>,
): { readonly message: Text; readonly chain: string[] } {
  const ran = [...shortened(chain)];
  return { message: refusal(code, { ...data, chain: ran }, system, documents).text, chain: ran };
}
