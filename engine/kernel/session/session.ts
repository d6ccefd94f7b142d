import { hashOf } from '../basics/hash.ts';
import { isSame, type Json, type JsonObject } from '../basics/json.ts';
import { memoizeByKey } from '../basics/memoize.ts';
import type { KernelGame } from '../changes/windows.ts';
import type { Decision, Option } from '../decisions/decision.ts';
import { type Why, whyOf } from '../decisions/why.ts';
import { Lineage, type Origin } from '../explain/lineage.ts';
import type { AnyNumber } from '../numbers/number.ts';
import type { Outcome } from '../outcome.ts';
import { Machine, type Until } from '../procedures/machine.ts';
import type { ChangeRecord, RuleId } from '../procedures/next.ts';
import type { SecretAnswer } from '../procedures/secret-answers.ts';
import type { Stack } from '../procedures/stack.ts';
import { type Content, RefusalError, type RuleSystem } from '../system.ts';
import { type Place, Table, type TableData, type Thing } from '../table/table.ts';
import { Chronicle, type Logged, type Mark } from './history.ts';
import { type Answer, type Entry, isCheat, isMeant, nameOption } from './naming.ts';
import { both, type Watch } from './observer.ts';
import type { Laid, Opening, SavedGame } from './saved-game.ts';
import { namedIn, unseen, veilOf } from './veil.ts';

/** Where a game stands: all that its future depends on, besides its content and set-up. */
export interface Standing {
  readonly table: TableData;
  readonly stack: string;
  readonly endedBy: RuleId | null;
}

/** What may be otherwise in a game that is only supposed. */
export interface Supposed {
  readonly table?: TableData;
  readonly setup?: JsonObject;
  /** It tells its events. */
  readonly tells?: boolean;
  /** Whose secret answers are others there, by the thing that gave them, and which out of those that could be given. */
  readonly secret?: {
    readonly isOf: (by: Thing) => boolean;
    readonly answer: (options: readonly Option[], game: KernelGame) => Option;
  };
}

/** What a game keeps: all that happened and the way back to each answer; the way back to where it began; nothing. */
type Keep = 'everything' | 'beginning' | 'nothing';

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
  private faceDown_: readonly ReadonlySet<Place>[] | undefined;
  private readonly keep: Keep;
  private readonly watch: Watch | null;
  /** Where events come from, when that is kept. */
  private readonly lineage: Lineage | null;

  private constructor(system: RuleSystem, content: Content, setup: JsonObject, how: Opening, keep?: Keep) {
    this.system = system;
    this.content = content;
    this.setup = setup;
    this.laid = how.laid ?? 'setup';
    this.keep = keep ?? (how.keep === false ? 'nothing' : 'everything');
    this.lineage = how.lineage === true ? new Lineage() : null;
    this.watch = this.lineage === null ? (how.watch ?? null) : both(how.watch ?? null, this.lineage);
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
    table.journaling = this.keep !== 'nothing';
    this.table_ = table;
    this.game = system.read(content, setup, table, numberTable(system.numbers));
    this.machine = new Machine(table, this.game, system.procedures, system.changes, (t, result) =>
      system.onEnd(t, result),
    );
    this.machine.watch = this.watch;
    this.chronicle = new Chronicle(system.names, this.game, log);
    if (this.keep === 'everything') this.listen();
  }

  private listen(): void {
    this.machine.changes.hearing = {
      before: (record) => this.placesOf(record),
      after: (record, before) => this.hear(record, before),
    };
  }

  /** Keeps what happened, with the effect of the content that brought it about. */
  private hear(given: ChangeRecord, before: readonly Place[]): void {
    const { stack } = this.machine;
    const record = this.signed(given);
    const things = namedIn(this.system.names, record);
    const after = things.map((thing) => this.table_.placeOf(thing));
    this.chronicle.hear(record, veilOf(things, before, after, this.faceDown()));
    this.watch?.happened?.(given, stack);
  }

  private signed(record: ChangeRecord): ChangeRecord {
    const effect = this.machine.stack.effect();
    const cause = record.cause ?? effect?.source;
    const isTold = effect === undefined || (record.path === effect.path && record.cause === cause);
    return isTold ? record : { ...record, cause: cause as number, path: effect.path };
  }

  /** Where the things lie that an event names. */
  private placesOf(record: ChangeRecord): readonly Place[] {
    return namedIn(this.system.names, this.signed(record)).map((thing) => this.table_.placeOf(thing));
  }

  /** For each seat the places that are hidden from it. */
  private faceDown(): readonly ReadonlySet<Place>[] {
    const { system, game } = this;
    this.faceDown_ ??= Array.from(
      { length: system.seats(game) },
      (_, seat) => new Set(system.hidden.flatMap(({ groups }) => groups(game, seat).flatMap(({ places }) => places))),
    );
    return this.faceDown_;
  }

  get entries(): readonly Entry[] {
    return this.entriesFrom(0);
  }
  /**
   * The log from the entry `index` on. For a seat, an answer of another's that is still secret says only whose it is, and
   * a cheat only which one: what it names may lie face down.
   */
  entriesFrom(index: number, seat?: number): readonly Entry[] {
    const entries = this.chronicle.entriesFrom(index);
    if (seat === undefined) return entries;
    const told = entries.map((entry) => (isCheat(entry) ? { cheat: withoutNames(entry.cheat) } : entry));
    const secret = this.machine.stack.secret();
    return secret.length === 0 ? told : this.withSecret(told, secret, seat);
  }

  /** The set-up as a seat may know it: without the seed, from which everybody could reckon where everything lies. */
  setupFor(seat: number | undefined): JsonObject {
    if (seat === undefined) return this.setup;
    const { seed: _, ...rest } = this.setup;
    return rest;
  }

  private withSecret(entries: readonly Entry[], secret: readonly SecretAnswer[], seat: number): readonly Entry[] {
    const { system, game } = this;
    const told = [...entries];
    for (const { pick, do: word } of secret) {
      const by = pick['by'] as number;
      if (system.seatOf(game, by) === seat) continue;
      const answer = nameOption(system.names, game, { do: word, pick });
      const at = told.findLastIndex((entry) => isSame(entry, answer));
      if (at >= 0) told[at] = { do: 'secret', by: answer['by'] ?? null };
    }
    return told;
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
    if (seat === undefined) return options;
    return options.filter(({ pick }) => {
      const owner = pick['by'] === undefined ? -1 : this.system.seatOf(this.game, pick['by']);
      return owner === -1 || owner === seat;
    });
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

  /** The options that have all fields of an answer. */
  matching(answer: JsonObject): Option[] {
    return this.options().filter((option) => isMeant(this.system.names, this.game, option, answer));
  }

  /** Those among them that an answer can mean: what is another one with a field more is meant only when that is named. */
  meant(answer: JsonObject): readonly Option[] {
    const found = this.matching(answer);
    return found.length < 2 ? found : found.filter((option) => !found.some((other) => isPartOf(other, option)));
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
    const mark = this.chronicle.markBefore(index);
    if (mark === undefined) return this.replayTo(index);
    this.table_.undo(mark.table);
    this.machine.stack.restore(mark.frames);
    this.machine.setEndedBy(mark.endedBy);
    this.decision = mark.decision;
    this.isStopped = false;
    this.chronicle.cut(index);
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

  /** A second game that stands where this one stands. */
  fork(): Session {
    const fork = Session.load(this.system, this.content, this.save(), this.lineage === null ? this.watch : null);
    fork.chronicle.hearAll(this.chronicle);
    return fork;
  }

  /**
   * A second game that stands here, but for what is supposed: another table, another set-up. It has no past: its log
   * begins here, and here leads its way back, so that it can be tried often at little cost. It tells no events unless it
   * is asked to. What it cannot carry through leaves it in the middle, until it is taken back to here.
   */
  supposing({ table = this.table_.data(), setup = this.setup, tells = false, secret }: Supposed = {}): Session {
    const { system, content, laid } = this;
    const other = new Session(system, content, setup, { laid }, 'beginning');
    other.install(Table.from(system.counters.length, table));
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
    return JSON.stringify({
      table: this.table_.data(),
      stack: this.machine.stack.save(),
      endedBy: this.machine.endedBy,
    });
  }

  /** Where the game stands, to be held against where another one stands, or this one later. */
  standing(): Standing {
    return {
      table: this.table_.data(),
      stack: JSON.stringify(this.machine.stack.save()),
      endedBy: this.machine.endedBy,
    };
  }
  standsAt({ table, stack, endedBy }: Standing): boolean {
    if (this.machine.endedBy !== endedBy || !this.table_.is(table)) return false;
    return JSON.stringify(this.machine.stack.save()) === stack;
  }

  /** The game for a file. Its hash takes longer than all else: who saves often and asks for none gives another. */
  save(hash: string = this.hash()): SavedGame {
    const { system, content, setup, laid } = this;
    return {
      formatVersion: 1,
      system: system.id,
      contentHash: content.hash,
      setup,
      laid,
      log: this.entries,
      hash,
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
      table: this.table_.data() as unknown as Json,
      stack: this.machine.stack.save() as unknown as Json,
    });
  }
  /** Set-up and answers. */
  logHash(): string {
    return hashOf({ setup: this.setup, log: this.entries });
  }
}

const withoutNames = (cheat: JsonObject): JsonObject =>
  Object.fromEntries(Object.keys(cheat).map((word) => [word, unseen]));

/** Whether an option says all that another says, and less. */
function isPartOf(part: Option, whole: Option): boolean {
  const fields = Object.keys(part.pick);
  if (part.do !== whole.do || fields.length >= Object.keys(whole.pick).length) return false;
  return fields.every((field) => part.pick[field] === whole.pick[field]);
}
