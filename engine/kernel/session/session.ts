import { hashOf } from '../basics/hash.ts';
import type { Json, JsonObject } from '../basics/json.ts';
import { memoizeByKey } from '../basics/memoize.ts';
import type { KernelGame } from '../changes/windows.ts';
import type { Decision, Option } from '../decisions/decision.ts';
import { type Why, whyOf } from '../decisions/why.ts';
import { Lineage, type Origin } from '../explain/lineage.ts';
import { Runs } from '../explain/runs.ts';
import type { AnyNumber } from '../numbers/number.ts';
import type { Outcome } from '../outcome.ts';
import { Machine, type Until } from '../procedures/machine.ts';
import type { ChangeRecord, RuleId } from '../procedures/next.ts';
import type { Stack } from '../procedures/stack.ts';
import { type Content, RefusalError, type RuleSystem } from '../system.ts';
import { Table, type TableData } from '../table/table.ts';
import { type Ahead, marksAgain } from './ahead.ts';
import { type FaceDown, faceDownIn, liesOnlyIn } from './face-down.ts';
import { hear } from './hearing.ts';
import { Chronicle, type Logged, type Mark } from './history.ts';
import { matchingOptions, meantOptions, optionsOfSeat } from './meant-options.ts';
import { type Answer, type Entry, forcedIn, isCheat, nameOption } from './naming.ts';
import { both, type Watch } from './observer.ts';
import type { Laid, Opening, SavedGame } from './saved-game.ts';
import { couldGain, type SeenIn, seenIn } from './seen-since.ts';
import { hashedStanding, type Standing, standingOf, standsAt, writtenStanding } from './standing.ts';
import type { Supposed } from './supposed.ts';
import { markedWith, stillMarked, type TakenBack, takenBackTo } from './taken-back.ts';
import { toldLog, toldSetup } from './told-log.ts';

/**
 * What a game keeps: all that happened and the way back to each answer; what happened alone; the way back to where it
 * began; nothing.
 */
type Keep = 'everything' | 'events' | 'beginning' | 'nothing';

const keepFor = (keep: Opening['keep'] = true): Keep =>
  keep === 'events' ? 'events' : keep ? 'everything' : 'nothing';

const numberTable = memoizeByKey(
  (numbers: readonly AnyNumber[]): ReadonlyMap<string, AnyNumber> =>
    new Map(numbers.map((number) => [number.id, number])),
);

/** One game being played: a pure function of content, set-up and the answers so far, with its way back. */
export class Session {
  readonly system: RuleSystem;
  readonly content: Content;
  readonly setup: JsonObject;
  readonly laid: Laid;
  game!: KernelGame;
  decision: Decision | null = null;
  /** Where the game is to stand still in the middle of an answer; null: nowhere. */
  breakAt: Until | null = null;
  /** It stands there: `resume` goes on, and nothing can be answered before. */
  isStopped = false;
  private table_!: Table;
  private machine!: Machine;
  private chronicle!: Chronicle;
  private faceDown_: FaceDown | undefined;
  private takenBack_: readonly TakenBack[] = [];
  /** What was taken back and can be done again; null: nothing, or another answer was given since. */
  private ahead: Ahead | null = null;
  private readonly keep: Keep;
  private readonly watch: Watch | null;
  /** Where events come from, when that is kept. */
  private readonly lineage: Lineage | null;
  private readonly runs: Runs | null;

  private constructor(system: RuleSystem, content: Content, setup: JsonObject, how: Opening, keep?: Keep) {
    this.system = system;
    this.content = content;
    this.setup = setup;
    this.laid = how.laid ?? 'setup';
    this.keep = keep ?? keepFor(how.keep);
    this.lineage = how.lineage === true ? new Lineage() : null;
    this.runs = how.lineage === true ? new Runs() : null;
    const kept = this.lineage === null || this.runs === null ? null : both(this.lineage, this.runs);
    this.watch = kept === null ? (how.watch ?? null) : both(how.watch ?? null, kept);
  }

  /** Sets a game up and runs to its first decision, or to where it stands still. */
  static open(system: RuleSystem, content: Content, setup: Json, how: Opening = {}): Session {
    const read = system.readSetup(content, setup);
    const session = new Session(system, content, read, how);
    session.breakAt = how.breakAt?.(session) ?? null;
    session.begin();
    return session;
  }

  /** The game as it was saved. The content must be the one it was played on. */
  static load(system: RuleSystem, content: Content, saved: SavedGame, watch: Watch | null = null): Session {
    if (saved.system !== system.id) throw new RefusalError('otherSystem', { system: saved.system, own: system.id });
    if (saved.contentHash !== content.hash) throw new RefusalError('otherContent', { contentHash: saved.contentHash });
    const session = new Session(system, content, saved.setup, { laid: saved.laid, watch });
    const log = saved.log.map((entry) => (isCheat(entry) ? entry : { named: entry }));
    session.install(Table.from(system.counters.length, saved.state.table), log);
    session.machine.load(saved.state.stack);
    session.machine.setEndedBy(saved.state.endedBy);
    session.takenBack_ = saved.takenBack ?? [];
    session.goOn();
    return session;
  }

  private begin(): void {
    this.watch?.entry(-1);
    const isEmpty = this.laid === 'empty';
    this.install(this.system.lay(this.content, this.setup, isEmpty ? 'empty' : 'setup'));
    this.machine.begin(isEmpty ? this.system.firstOfEmpty : this.system.first);
    this.goOn();
  }

  private goOn(): void {
    if (this.laid === 'setup' || this.decisions > 0) this.run();
    else
      this.decision = this.laid === 'ready' ? this.machine.run((stack) => stack.standsBefore(this.system.ready)) : null;
  }

  /** On to the next decision, or to where it is to stand still. */
  private run(until = this.breakAt): void {
    this.decision = this.machine.run(until ?? undefined);
    this.isStopped = until !== null && this.decision === null && this.machine.stack.depth > 0;
  }

  private install(table: Table, log: readonly Logged[] = []): void {
    const { system, content, setup } = this;
    table.journaling = this.keep === 'everything' || this.keep === 'beginning';
    this.table_ = table;
    this.game = system.read(content, setup, table, numberTable(system.numbers));
    this.machine = new Machine(table, this.game, system.procedures, system.changes, (t, result) =>
      system.onEnd(t, result),
    );
    this.machine.watch = this.watch;
    this.chronicle = new Chronicle(system.names, this.game, log);
    if (this.keep === 'everything' || this.keep === 'events') this.listen();
  }

  private listen(): void {
    const { machine, table_: table, chronicle, watch } = this;
    const faceDown = this.keep === 'events' ? null : () => this.faceDown();
    hear({ machine, table, names: this.system.names, chronicle, watch, faceDown });
  }

  private faceDown(): FaceDown {
    this.faceDown_ ??= faceDownIn(this.system, this.game);
    return this.faceDown_;
  }

  get entries(): readonly Entry[] {
    return this.entriesFrom(0);
  }
  /** The log from the entry `index` on; for a seat, as it may know it. */
  entriesFrom(index: number, seat?: number): readonly Entry[] {
    const entries = this.chronicle.entriesFrom(index);
    if (seat === undefined) return entries;
    const { system, game } = this;
    return toldLog(entries, { system, game, secret: this.machine.stack.secret(), seat });
  }

  /** The set-up; for a seat, without what nobody at a table knows. */
  setupFor(seat: number | undefined): JsonObject {
    return seat === undefined ? this.setup : toldSetup(this.setup);
  }
  get decisions(): number {
    return this.chronicle.length;
  }
  /** How the game came out, seat by seat; null while it goes on. */
  get outcome(): Outcome | null {
    return this.system.outcome(this.game);
  }
  /** How it ended, in the game's own word; null while it goes on. */
  get result(): string | null {
    return this.outcome?.result ?? null;
  }

  /** The rule by which the game ended; null while it goes on. */
  get endedBy(): RuleId | null {
    return this.machine.endedBy;
  }

  /** The legal answers in names; for a seat, those it may give. */
  legal(seat?: number): Answer[] {
    return this.options(seat).map((option) => nameOption(this.system.names, this.game, option));
  }
  options(seat?: number): readonly Option[] {
    const options = this.decision?.options ?? [];
    return seat === undefined ? options : optionsOfSeat(this.system, this.game, options, seat);
  }

  /** What the decision is about, in names. */
  about(): JsonObject {
    if (this.decision === null || this.system.about === undefined) return {};
    const running = this.machine.stack.frames.map(({ procedure, my }) => ({ procedure: procedure.id, my }));
    return this.system.about(this.game, running);
  }

  /** The numbers that a table shows, as they are now; empty when the system says none. */
  figures(): JsonObject {
    return this.system.figures?.(this.game) ?? {};
  }

  /** The table as it stands, read with the same content compiled otherwise: for whoever looks on while it is read. */
  readWith(content: Content): KernelGame {
    return this.system.read(content, this.setup, this.table_, numberTable(this.system.numbers));
  }

  /** The options that have all fields of an answer. */
  matching(answer: JsonObject): Option[] {
    return matchingOptions(this.system, this.game, this.options(), answer);
  }

  /** Those among them that an answer can mean: what is another one with a field more is meant only when that is named. */
  meant(answer: JsonObject): readonly Option[] {
    return meantOptions(this.matching(answer));
  }

  /** Gives the one legal answer with all these fields; returns the events it caused. Throws `RefusalError`. */
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

  /** Gives an answer out of `options()`; the way of programs that play. */
  choose(option: Option): void {
    this.carryOut({ do: option.do, pick: option.pick }, () => this.machine.take(option));
  }

  /** Makes an entry of the log and goes on to the next decision. What cannot be carried through changes nothing. */
  private carryOut(logged: Logged, run: () => void): void {
    this.ahead = null;
    this.watch?.entry(this.decisions);
    const isMarked = this.keep === 'everything' || (this.keep === 'beginning' && this.decisions === 0);
    this.chronicle.log(logged, isMarked ? this.mark() : null);
    try {
      run();
      this.run();
    } catch (error) {
      if (this.keep === 'everything') this.undoTo(this.decisions - 1);
      throw error;
    }
    if (this.takenBack_.length > 0) this.takenBack_ = stillMarked(this.takenBack_, this.entries);
  }

  /** Goes on from where the game stands still, at least one step. What cannot be carried through takes its answer back. */
  resume(until: Until | null): void {
    if (!this.isStopped) return;
    let steps = 0;
    try {
      this.run((stack) => steps++ > 0 && until?.(stack) === true);
    } catch (error) {
      if (this.keep === 'everything') this.undoTo(this.decisions - 1);
      throw error;
    }
  }

  /** The running procedures, to look at. */
  get stack(): Stack {
    return this.machine.stack;
  }

  cheat(cheat: JsonObject): JsonObject[] {
    if (this.endedBy !== null) throw new RefusalError('over', { result: this.result });
    if (this.isStopped) throw new RefusalError('stopped', {});
    const from = this.eventCount;
    const next = this.system.cheat(this.game, cheat);
    this.carryOut({ cheat }, () => this.machine.force(next));
    return this.eventsFrom(from);
  }

  /** Repeats a line of a log. */
  enter(entry: Entry): JsonObject[] {
    return isCheat(entry) ? this.cheat(entry.cheat) : this.act(entry);
  }

  /** Why an answer is not legal now, or which rule offers it. */
  why(answer: JsonObject): Why {
    return whyOf(this, answer, this.machine.stack.top);
  }

  /** Whether all that is called so lies face down for a seat. */
  isUnseen(name: string, seat: number): boolean {
    const { system, game, table_: table } = this;
    return liesOnlyIn(this.faceDown()[seat] ?? new Set(), name, { names: system.names, game, table });
  }

  /**
   * What happened from the event `index` on, in names; for a seat, without the names of pieces that it has not seen. A game
   * that was loaded knows only what happened since.
   */
  eventsFrom(index: number, seat?: number): JsonObject[] {
    return this.chronicle.eventsFrom(index, seat);
  }
  /** What the events from `index` on come of; empty when that is not kept. */
  originsFrom(index: number): readonly Origin[] {
    return this.lineage?.from(index, this.eventCount) ?? [];
  }
  /** Whether it keeps where events come from. */
  get hasLineage(): boolean {
    return this.lineage !== null;
  }
  /** The effects that ran, by their paths and as often as they did, by entry, the set-up first; null when that is not kept. */
  get ran(): readonly (readonly string[])[] | null {
    return this.runs?.of(this.decisions) ?? null;
  }
  /** What happened from the event `index` on, as integers: for whoever looks on. */
  recordsFrom(index: number): readonly ChangeRecord[] {
    return this.chronicle.recordsFrom(index);
  }
  get eventCount(): number {
    return this.chronicle.eventCount;
  }
  /** How many events there were before the entry `index` of the log. */
  eventsBefore(index: number): number {
    return this.chronicle.eventsBefore(index);
  }

  private mark(): Mark {
    return {
      table: this.table_.mark,
      frames: this.machine.stack.mark(),
      events: this.eventCount,
      endedBy: this.machine.endedBy,
      decision: this.decision,
    };
  }

  /** Goes back to just before entry `index` of the log; 0 is the first decision. */
  undoTo(index: number): void {
    if (index >= this.decisions) return;
    this.ahead = null;
    if (this.takenBack_.length > 0) this.takenBack_ = takenBackTo(this.takenBack_, this.entries, index);
    const mark = this.chronicle.markBefore(index);
    if (mark === undefined) return this.replayTo(index);
    this.table_.undo(mark.table);
    this.machine.stack.restore(mark.frames);
    this.machine.setEndedBy(mark.endedBy);
    this.decision = mark.decision;
    this.isStopped = false;
    this.chronicle.cut(index);
  }

  /**
   * What seats have seen since before the entry `to`, where somebody could gain by taking it back. Of a game that was
   * loaded it is found by playing it again.
   */
  seenSince(to: number): SeenIn {
    const { system, content, setup, laid, game, decision } = this;
    const faceDown = this.faceDown();
    if (to >= this.decisions || !couldGain(system, content, faceDown)) return { seen: [], entries: 0 };
    const { first } = this.chronicle;
    if (first === undefined) return replayed(this, Session.open(system, content, setup, { laid })).seenSince(to);
    return seenIn({
      ...{ system, game, table: this.table_, faceDown, decision, frames: this.stack.frames },
      ...this.chronicle.since(to),
      handled: this.table_.handled().filter(({ at }) => at >= first.table),
    });
  }

  /** Goes back as `undoTo` does, and is marked when seats have seen what is taken back. */
  takeBack(to: number, { seen, entries }: SeenIn = this.seenSince(to)): void {
    const taken = this.entriesFrom(to).slice(0, entries);
    if (to < this.decisions) {
      const ahead = this.aheadOf(to);
      this.undoTo(to);
      this.ahead = ahead;
    }
    if (seen.length > 0) this.takenBack_ = markedWith(this.takenBack_, { at: to, entries: taken, seen });
  }

  /** How the game stands before it goes back to `to`, unless it was taken back before and nothing was answered since. */
  private aheadOf(to: number): Ahead | null {
    const { table_: table, machine, chronicle, decision, isStopped, takenBack_: takenBack, entries } = this;
    if (this.keep !== 'everything' || to >= this.decisions || chronicle.markBefore(to) === undefined) return null;
    if (this.ahead !== null) return this.ahead;
    const [frames, { endedBy }] = [machine.stack.mark(), machine];
    return {
      table: table.picture(),
      chronicle: chronicle.picture(),
      frames,
      endedBy,
      decision,
      isStopped,
      takenBack,
      entries,
    };
  }

  /** What was taken back and can be done again without playing it. */
  get aheadEntries(): readonly Entry[] {
    return this.ahead?.entries.slice(this.decisions) ?? [];
  }

  /**
   * Does again what `takeBack` took back, as far as before the entry `to`, as long as nothing else was answered since.
   * Nothing is played for it. How many entries the game has then.
   */
  doAgain(to: number): number {
    const { ahead, decisions } = this;
    if (ahead === null || to <= decisions) return decisions;
    this.table_.restore(ahead.table);
    this.chronicle.restore(ahead.chronicle);
    this.machine.stack.restore(ahead.frames);
    this.machine.setEndedBy(ahead.endedBy);
    this.decision = ahead.decision;
    this.isStopped = ahead.isStopped;
    const since = this.takenBack_;
    this.takenBack_ = ahead.takenBack;
    if (to < this.decisions) this.undoTo(to);
    this.takenBack_ = marksAgain(this.takenBack_, since, ahead.entries, this.decisions);
    this.ahead = this.decisions < ahead.entries.length ? ahead : null;
    return this.decisions;
  }

  /** Where the game went back past what seats had seen. */
  get takenBack(): readonly TakenBack[] {
    return this.takenBack_;
  }
  /** Takes the marks of a game that this one carries on, as far as its log goes. */
  keepTakenBack({ takenBack, entries }: Pick<Session, 'takenBack' | 'entries'>): void {
    this.takenBack_ = stillMarked(takenBackTo(takenBack, entries, this.decisions), this.entries);
  }

  private replayTo(index: number): void {
    const entries = this.entries.slice(0, Math.max(0, index));
    const { breakAt } = this;
    this.breakAt = null;
    if (this.keep === 'beginning') this.undoTo(0);
    else this.begin();
    for (const entry of entries) this.enter(entry);
    this.breakAt = breakAt;
  }

  /** A second game that stands where this one stands. It has no way back to before but to play again from its log. */
  fork(): Session {
    const { system, content, setup, laid, table_: table, machine, chronicle } = this;
    const fork = new Session(system, content, setup, { laid, watch: this.lineage === null ? this.watch : null });
    fork.install(table.fork(), chronicle.loggedSoFar);
    fork.chronicle.hearAll(chronicle);
    fork.machine.load(machine.stack.save());
    fork.machine.setEndedBy(machine.endedBy);
    fork.takenBack_ = this.takenBack_;
    if (this.isStopped) fork.goOn();
    else fork.decision = this.decision;
    return fork;
  }

  /**
   * A second game that stands here, but for what is supposed: another table, another set-up. It has no past: its log
   * begins here, and here leads its way back, so that it can be tried often at little cost. It tells no events unless it
   * is asked to. What it cannot carry through leaves it in the middle, until it is taken back to here.
   */
  supposing({ table, setup = this.setup, tells = false, secret }: Supposed = {}): Session {
    const { system, content, laid } = this;
    const other = new Session(system, content, setup, { laid }, 'beginning');
    other.install(table === undefined ? this.table_.fork() : Table.from(system.counters.length, table));
    other.machine.load(this.machine.stack.save());
    other.machine.setEndedBy(this.machine.endedBy);
    if (tells) other.listen();
    if (this.decision === null) return other;
    other.decision =
      secret === undefined ? other.machine.run() : other.machine.answerSecretAnew(secret.isOf, secret.answer);
    return other;
  }

  /** The table as integers, a copy. */
  tableData(): TableData {
    return this.table_.data();
  }

  /** Where the game stands, as one text: equal texts are equal states. */
  stateText(): string {
    return JSON.stringify(writtenStanding(this.table_, this.machine));
  }

  /** Where the game stands, to be held against where another one stands, or this one later. */
  standing(): Standing {
    return standingOf(this.table_, this.machine);
  }
  standsAt(standing: Standing): boolean {
    return standsAt(this.table_, this.machine, standing);
  }

  /** The game for a file. Its hash takes longer than all else: who saves often and asks for none gives another. */
  save(hash: string = this.hash()): SavedGame {
    const { system, content, setup, laid } = this;
    const forced = forcedIn(this.entries);
    return {
      formatVersion: 1,
      system: system.id,
      contentHash: content.hash,
      setup,
      laid,
      log: this.entries,
      hash,
      ...(this.takenBack_.length === 0 ? {} : { takenBack: this.takenBack_ }),
      ...(forced.length === 0 ? {} : { forced }),
      state: JSON.parse(this.stateText()) as SavedGame['state'],
    };
  }

  /** The table document; for a seat, what it may see. */
  table(seat?: number): JsonObject {
    return this.system.document.print(this.game, seat, seat === undefined ? undefined : this.faceDown()[seat]);
  }

  /** The state where the game stands: table and running procedures, on this content and set-up. */
  hash(): string {
    return hashOf({
      content: this.content.hash,
      setup: this.setup,
      ...hashedStanding(this.table_, this.machine),
    });
  }
  /** Set-up and answers. */
  logHash(): string {
    return hashOf({ setup: this.setup, log: this.entries });
  }
}

/** A game that is brought to where another one is by its log. */
function replayed({ entries }: Session, fresh: Session): Session {
  for (const entry of entries) fresh.enter(entry);
  return fresh;
}
