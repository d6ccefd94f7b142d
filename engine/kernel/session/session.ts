import { hashOf } from '../basics/hash.ts';
import type { Json, JsonObject } from '../basics/json.ts';
import type { KernelGame } from '../changes/windows.ts';
import type { Outcome } from '../contract/outcome.ts';
import { type Content, RefusalError, type RuleSystem } from '../contract/system.ts';
import { anytimeInARow, isAnytime, mostAnytime } from '../decisions/anytime.ts';
import type { Decision, Option } from '../decisions/decision.ts';
import { type Why, whyOf } from '../decisions/why.ts';
import type { Until } from '../machine/machine.ts';
import { type Answer, cheatsIn, isCheat, type LogEntry, nameOption } from '../naming/naming.ts';
import { EffectRuns } from '../observers/effect-runs.ts';
import { EventOrigins } from '../observers/event-origins.ts';
import { combineObservers, type PlayObserver } from '../observers/observer.ts';
import type { RuleId } from '../procedures/next.ts';
import { Table } from '../table/table.ts';
import type { ForkOptions } from './fork-options.ts';
import { EventLog, type LogRecord, type PlayTraces } from './history.ts';
import { recordEvents } from './record-events.ts';
import { matchingOptions, optionsOfSeat, resolveAnswer } from './resolve-answer.ts';
import { type GameInputs, Running, type SetupMode } from './running.ts';
import type { Opening, SavedGame } from './saved-game.ts';
import { SeatViews } from './seat-views.ts';
import { UndoHistory } from './undo-history.ts';

type Keep = 'everything' | 'events' | 'beginning' | 'nothing';

const keepFor = (keep: Opening['keep'] = true): Keep =>
  keep === 'events' ? 'events' : keep ? 'everything' : 'nothing';

/** A game: a pure function of content, set-up and answers. */
export class Session implements GameInputs {
  readonly system: RuleSystem;
  readonly content: Content;
  readonly setup: JsonObject;
  readonly laid: SetupMode;
  breakAt: Until | null = null;
  running!: Running;
  history!: EventLog;
  readonly past: UndoHistory;
  readonly sight: SeatViews;
  private readonly keep: Keep;
  private readonly watch: PlayObserver | null;
  private readonly traces: PlayTraces | null;

  private constructor(system: RuleSystem, content: Content, setup: JsonObject, how: Opening, keep?: Keep) {
    this.system = system;
    this.content = content;
    this.setup = setup;
    this.laid = how.laid ?? 'setup';
    this.keep = keep ?? keepFor(how.keep);
    this.traces = how.lineage === true ? { lineage: new EventOrigins(), runs: new EffectRuns() } : null;
    const kept = this.traces === null ? null : combineObservers(this.traces.lineage, this.traces.runs);
    this.watch = kept === null ? (how.watch ?? null) : combineObservers(how.watch ?? null, kept);
    const parts = { running: () => this.running, chronicle: () => this.history };
    this.sight = new SeatViews(this, { ...parts, played: () => replayed(this) });
    const hasMarks = this.keep === 'everything';
    const seenSince = (to: number) => this.sight.since(to);
    this.past = new UndoHistory({ ...parts, hasMarks, playTo: (to) => this.playTo(to), seenSince });
  }

  /** Sets up and runs to the first decision or breakpoint. */
  static open(system: RuleSystem, content: Content, setup: Json, how: Opening = {}): Session {
    const read = system.readSetup(content, setup);
    const session = new Session(system, content, read, how);
    session.breakAt = how.breakAt?.(session) ?? null;
    session.begin();
    return session;
  }

  /** The content must be the one it was played on. Throws `RefusalError`. */
  static load(system: RuleSystem, content: Content, saved: SavedGame, watch: PlayObserver | null = null): Session {
    if (saved.system !== system.id) throw new RefusalError('otherSystem', { system: saved.system, own: system.id });
    if (saved.contentHash !== content.hash) throw new RefusalError('otherContent', { contentHash: saved.contentHash });
    const session = new Session(system, content, saved.setup, { laid: saved.laid, watch });
    const log = saved.log.map((entry) => (isCheat(entry) ? entry : { named: entry }));
    const { table, stack, endedBy } = saved.state;
    session.install(Table.from(system.counters.length, table), log);
    session.running.load(stack, endedBy);
    session.past.takeMarks(saved.takenBack ?? []);
    session.goOn();
    return session;
  }

  private begin(): void {
    this.watch?.entry(-1);
    this.install(this.system.lay(this.content, this.setup, this.laid === 'empty' ? 'empty' : 'setup'));
    this.running.begin();
    this.goOn();
  }

  private goOn(): void {
    if (this.decisions > 0) this.running.run(this.breakAt);
    else this.running.runToBeginning(this.breakAt);
  }

  private install(table: Table, log: readonly LogRecord[] = []): void {
    table.journaling = this.keep === 'everything' || this.keep === 'beginning';
    this.running = new Running(this, table, this.watch);
    this.history = new EventLog(this.system.names, this.running.game, log, this.traces);
    if (this.keep === 'everything' || this.keep === 'events') this.listen();
  }

  private listen(): void {
    const { running, history: chronicle, watch } = this;
    const { machine, table } = running;
    const sight = this.keep === 'events' ? null : this.sight;
    recordEvents({ machine, table, names: this.system.names, chronicle, watch, sight });
  }

  get game(): KernelGame {
    return this.running.game;
  }
  get decision(): Decision | null {
    return this.running.decision;
  }
  /** Stopped within an answer; only `resume` continues. */
  get isStopped(): boolean {
    return this.running.isStopped;
  }

  get entries(): readonly LogEntry[] {
    return this.entriesFrom(0);
  }
  /** Log from `index` on; for a seat, without secrets. */
  entriesFrom(index: number, seat?: number): readonly LogEntry[] {
    return seat === undefined ? this.history.entriesFrom(index) : this.sight.entriesFrom(index, seat);
  }
  get decisions(): number {
    return this.history.length;
  }
  get outcome(): Outcome | null {
    return this.system.outcome(this.game);
  }
  get result(): string | null {
    return this.outcome?.result ?? null;
  }

  /** Null while the game goes on. */
  get endedBy(): RuleId | null {
    return this.running.endedBy;
  }

  /** Legal answers by name; for a seat, its own. */
  legal(seat?: number): Answer[] {
    return this.options(seat).map((option) => nameOption(this.system.names, this.game, option));
  }
  options(seat?: number): readonly Option[] {
    return seat === undefined ? this.running.options : this.sight.options(seat);
  }

  /**
   * What seats may do besides what is asked; for a seat, its own. `options` never has it, so that it stays out of the way of
   * programs and of decisions that answer themselves. Carried out, it leaves the decision as it was.
   */
  anytime(seat?: number): readonly Option[] {
    const { system, game, history } = this;
    if (system.anytime === undefined || this.decision === null || this.isStopped) return [];
    if (anytimeInARow(system, history.loggedSoFar) >= mostAnytime) return [];
    const options = this.running.machine.offeredBy(system.anytime);
    return seat === undefined ? options : optionsOfSeat(system, game, options, seat);
  }

  /** `anytime` by name. */
  legalAnytime(seat?: number): Answer[] {
    return this.anytime(seat).map((option) => nameOption(this.system.names, this.game, option));
  }

  /** Among the options that are asked; if none matches, among those of any time. */
  matching(answer: JsonObject): Option[] {
    const asked = matchingOptions(this.system, this.game, this.options(), answer);
    return asked.length > 0 ? asked : matchingOptions(this.system, this.game, this.anytime(), answer);
  }

  /** Matching options, without those that need a further field to be named. */
  meant(answer: JsonObject): readonly Option[] {
    return resolveAnswer(this.matching(answer));
  }

  /** Gives the one legal answer that matches; returns its events. Throws `RefusalError`. */
  act(answer: JsonObject): JsonObject[] {
    if (this.isStopped) throw new RefusalError('stopped', {});
    const found = this.meant(answer);
    const [option] = found;
    if (option === undefined) {
      const why = this.why(answer);
      throw new RefusalError('illegal', { answer, rule: why.rule, why: { ...why } as unknown as JsonObject });
    }
    if (found.length > 1) throw new RefusalError('ambiguous', { answer });
    const from = this.eventCount;
    this.choose(option);
    return this.eventsFrom(from);
  }

  /** Gives one of `options()` or `anytime()`, for bots. */
  choose(option: Option): void {
    const { machine } = this.running;
    const { anytime } = this.system;
    const take = () =>
      anytime !== undefined && isAnytime(this.system, option.do)
        ? machine.beginWith(anytime, option)
        : machine.take(option);
    const unseen = this.keep === 'everything' ? this.sight.unseenIn(option.pick) : null;
    this.carryOut({ do: option.do, pick: option.pick, ...(unseen === null ? {} : { unseen }) }, take);
  }

  /** Logs an entry and runs to the next decision; rolls back on errors. */
  private carryOut(logged: LogRecord, run: () => void): void {
    this.past.forgetAhead();
    this.watch?.entry(this.decisions);
    const isMarked = this.keep === 'everything' || (this.keep === 'beginning' && this.decisions === 0);
    this.history.log(logged, isMarked ? this.running.mark(this.eventCount) : null);
    try {
      run();
      this.running.run(this.breakAt);
    } catch (error) {
      if (this.keep === 'everything') this.undoTo(this.decisions - 1);
      throw error;
    }
    this.past.answered();
  }

  /** Continues at least one step; rolls back the answer on errors. */
  resume(until: Until | null): void {
    if (!this.isStopped) return;
    let steps = 0;
    try {
      this.running.run((stack) => steps++ > 0 && until?.(stack) === true);
    } catch (error) {
      if (this.keep === 'everything') this.undoTo(this.decisions - 1);
      throw error;
    }
  }

  cheat(cheat: JsonObject): JsonObject[] {
    if (this.endedBy !== null) throw new RefusalError('over', { result: this.result });
    if (this.isStopped) throw new RefusalError('stopped', {});
    const from = this.eventCount;
    const next = this.system.cheat(this.game, cheat);
    this.carryOut({ cheat }, () => this.running.machine.force(next));
    return this.eventsFrom(from);
  }

  enter(entry: LogEntry): JsonObject[] {
    return isCheat(entry) ? this.cheat(entry.cheat) : this.act(entry);
  }

  why(answer: JsonObject): Why {
    return whyOf(this, answer, this.running.stack.top);
  }

  /** Events from `index` on; for a seat, with hidden names masked. A loaded game has only later ones. */
  eventsFrom(index: number, seat?: number): JsonObject[] {
    return this.history.eventsFrom(index, seat);
  }
  get eventCount(): number {
    return this.history.eventCount;
  }
  eventsBefore(index: number): number {
    return this.history.eventsBefore(index);
  }

  /** Undoes to before entry `index`; 0 is the first decision. */
  undoTo(index: number): void {
    this.past.undoTo(index);
  }

  private playTo(index: number): void {
    const entries = this.entries.slice(0, Math.max(0, index));
    const { breakAt } = this;
    this.breakAt = null;
    if (this.keep === 'beginning') this.undoTo(0);
    else this.begin();
    for (const entry of entries) this.enter(entry);
    this.breakAt = breakAt;
  }

  /** A copy of the game; undo before this point replays the log. */
  fork(): Session {
    const { system, content, setup, laid, running, history } = this;
    const fork = new Session(system, content, setup, { laid, watch: this.traces === null ? this.watch : null });
    fork.install(running.table.fork(), history.loggedSoFar);
    fork.history.hearAll(history);
    fork.running.load(running.stack.save(), running.endedBy);
    fork.past.takeMarks(this.past.takenBack);
    if (this.isStopped) fork.goOn();
    else fork.running.decision = this.decision;
    return fork;
  }

  /**
   * A hypothetical game from here; its log starts here. Reports no events unless asked; after an error it must be
   * undone.
   */
  supposing({ table, setup = this.setup, tells = false, secret }: ForkOptions = {}): Session {
    const { system, content, laid, running: here } = this;
    const other = new Session(system, content, setup, { laid }, 'beginning');
    other.install(table === undefined ? here.table.fork() : Table.from(system.counters.length, table));
    const { running } = other;
    running.load(here.stack.save(), here.endedBy);
    if (tells) other.listen();
    if (this.decision === null) return other;
    running.decision =
      secret === undefined ? running.machine.run() : running.machine.answerSecretAnew(secret.isOf, secret.answer);
    return other;
  }

  /** The hash takes most of the time; pass another for frequent saves. */
  save(hash: string = this.hash()): SavedGame {
    const { system, content, setup, laid } = this;
    const { takenBack } = this.past;
    const forced = cheatsIn(this.entries);
    return {
      formatVersion: 1,
      system: system.id,
      contentHash: content.hash,
      setup,
      laid,
      log: this.entries,
      hash,
      ...(takenBack.length === 0 ? {} : { takenBack }),
      ...(forced.length === 0 ? {} : { forced }),
      state: JSON.parse(this.running.stateText()) as SavedGame['state'],
    };
  }

  table(seat?: number): JsonObject {
    return seat === undefined ? this.system.document.print(this.game) : this.sight.table(seat);
  }

  hash(): string {
    return this.running.hash();
  }
  logHash(): string {
    return hashOf({ setup: this.setup, log: this.entries });
  }
}

function replayed({ system, content, setup, laid, entries }: Session): Session {
  const fresh = Session.open(system, content, setup, { laid });
  for (const entry of entries) fresh.enter(entry);
  return fresh;
}
