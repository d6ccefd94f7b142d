import { EngineFault } from '../basics/engine-fault.ts';
import { isSame, type Json } from '../basics/json.ts';
import { memoizeByKey } from '../basics/memoize.ts';
import { thenProcedure } from '../language/word-procedures.ts';
import { headerField } from '../procedures/header.ts';
import {
  type Batch,
  type ChangeRecord,
  type ChangeStatus,
  check,
  type Happening,
  later,
  type Next,
  type RecordEdit,
  type RuleId,
} from '../procedures/next.ts';
import type { AnyProcedure } from '../procedures/procedure.ts';
import { effectOf, type Frame, type Stack } from '../procedures/stack.ts';
import type { Place, Table } from '../table/table.ts';
import { batchProcedure, type Together } from './batch.ts';
import type { AnyChange } from './change.ts';
import { edited } from './change.ts';
import { changeProcedure } from './change-window.ts';
import { reactTo } from './reaction-window.ts';
import type { KernelGame } from './windows.ts';

/** Does what follows of something, on the strength of a rule, for the frame that said it. */
export type Follow = (next: Next, rule: RuleId, source: Json | undefined, frame: Frame | undefined) => void;

/** Who hears of what happens: asked before it is carried out what is to be known then, and told with it afterwards. */
export interface Hearing {
  before(record: ChangeRecord): readonly Place[];
  after(record: ChangeRecord, before: readonly Place[]): void;
}

/** The way of a change: would, interrupt, still true?, apply, react. The only one who lets a kind write. */
export class ChangesUnderWay {
  /** Hears of everything that happened; nobody listens when it is null. */
  hearing: Hearing | null = null;
  /** Whether the language has a word that asks whether something was done whole. */
  triesWhole = false;
  private readonly table: Table;
  private readonly game: KernelGame;
  private readonly stack: Stack;
  private readonly kinds: ReadonlyMap<string, AnyChange>;
  private readonly follow: Follow;

  constructor(table: Table, game: KernelGame, stack: Stack, kinds: readonly AnyChange[], follow: Follow) {
    this.table = table;
    this.game = game;
    this.stack = stack;
    this.kinds = kindTable(kinds);
    this.follow = follow;
  }

  /** would: the kind's automatic edits; then a window for those who may answer, if anybody listens. */
  propose({ record: given, into }: Happening, rule: RuleId, source: Json | undefined, frame: Frame | undefined): void {
    const kind = this.kind(given.kind);
    const cause = given.cause ?? (typeof source === 'number' ? source : undefined);
    const isAnswered = this.game.windows.listens(this.game, given);
    // By which rule it came about, and why, is written down where somebody can read it
    let record = given;
    if (isAnswered || this.hearing !== null)
      record = signed(given, rule === 'KERNEL' ? kind.rule : rule, cause, frame && pathOf(frame));
    if (this.table.batches > 0) record = this.ofBatch(record);
    if (kind.prepare !== undefined) record = kind.prepare(this.game, record);
    if (isAnswered) {
      this.stack.push(changeProcedure as AnyProcedure, { record, inUse: this.stack.inUse() } as Json, into);
    } else {
      if (into !== null && frame !== undefined) frame.my[into] = this.outcome(kind, record);
      this.applyRecord(kind, record, cause);
    }
  }

  /** Several changes at the same time: they wait for each other in a frame of their own. */
  proposeAll({ records, into }: Batch, rule: RuleId, source: Json | undefined, frame: Frame | undefined): void {
    const cause = typeof source === 'number' ? source : undefined;
    const number = this.table.countBatch();
    const path = frame && pathOf(frame);
    const signedAll = records.map((given) => ({
      ...signed(given, rule === 'KERNEL' ? this.kind(given.kind).rule : rule, given.cause ?? cause, path),
      batch: number,
    }));
    const given = { number, records: signedAll, ...(cause === undefined ? {} : { source: cause }) };
    this.stack.push(batchProcedure as AnyProcedure, given as unknown as Json, into);
  }

  /** Carries out what has waited in the batch on top: see `batchProcedure`. */
  applyAllTop(): void {
    const frame = this.stack.own(this.stack.depth - 1);
    const my = frame.my as unknown as Together;
    const { held } = my;
    my.isCarriedOut = true;
    my.held = [];
    const applied: ChangeRecord[] = [];
    const follows: { readonly rule: RuleId; readonly next: Next }[] = [];
    my.outcomes = held.map((record) => {
      const kind = this.kind(record.kind);
      const outcome = this.outcome(kind, record);
      const next = this.carriedOut(kind, record);
      if (next === notDone) return 0;
      applied.push(record);
      if (next !== undefined) follows.push({ rule: kind.rule, next });
      return outcome;
    });
    const answers = this.reactionsToAll(applied);
    const looked: Next = this.game.windows.stateCheck === undefined ? undefined : check;
    frame.queue = [...follows, { rule: 'KERNEL', next: saidOf([looked, ...answers]) }, ...frame.queue];
  }

  /** The record with the batch that it answers or follows from, if it is not itself of one. */
  private ofBatch(record: ChangeRecord): ChangeRecord {
    if (record.batch !== undefined || record.parent !== undefined) return record;
    for (let i = this.stack.depth - 1; i >= 0; i--) {
      const frame = this.stack.frames[i] as Frame;
      const together = togetherIn(frame);
      const parent = together?.isCarriedOut === true ? together.number : headerField(frame, 'record')?.batch;
      if (parent !== undefined) return { ...record, parent };
    }
    return record;
  }

  /** Lets a change of a batch wait for the others; false when it is carried out now. */
  private hold(record: ChangeRecord): boolean {
    for (let i = this.stack.depth - 1; i >= 0; i--) {
      const together = togetherIn(this.stack.frames[i] as Frame);
      if (together?.number !== record.batch) continue;
      const own = this.stack.own(i).my as unknown as Together;
      own.held = [...own.held, record];
      return true;
    }
    return false;
  }

  private kind(name: string): AnyChange {
    const kind = this.kinds.get(name);
    if (kind === undefined) throw new EngineFault('missing', this.stack.chain(), name);
    return kind;
  }

  /** The change that the frame on top holds has passed its window. */
  applyTop(): void {
    const record = this.stack.top?.my['record'] as ChangeRecord | undefined;
    if (record === undefined) throw new EngineFault('missing', this.stack.chain(), 'record');
    const kind = this.kind(record.kind);
    this.stack.own(this.stack.depth - 1).my['outcome'] = this.outcome(kind, record);
    this.applyRecord(kind, record, record.cause);
  }

  /** What lands where it was said; nothing came of what is not carried out. */
  private outcome(kind: AnyChange, record: ChangeRecord): Json {
    if (record.status !== undefined) return 0;
    return kind.outcome === undefined ? (record.amount ?? 0) : kind.outcome(this.game, record);
  }

  private applyRecord(kind: AnyChange, record: ChangeRecord, cause: number | undefined): void {
    if (this.table.batches > 0 && record.batch !== undefined && this.hold(record)) return;
    const frame = this.stack.depth > 0 ? this.stack.own(this.stack.depth - 1) : undefined;
    const done = this.carriedOut(kind, record);
    if (done === notDone) return;
    const follows: Next = done;
    const reactions = this.reactionsTo(record);
    if (this.game.windows.stateCheck !== undefined) this.follow([follows, check, reactions], kind.rule, cause, frame);
    else if (reactions === undefined) this.follow(follows, kind.rule, cause, frame);
    else this.follow([follows, reactions], kind.rule, cause, frame);
  }

  /** Writes a change, unless it does not come about, and tells of it either way; returns what follows of it. */
  private carriedOut(kind: AnyChange, record: ChangeRecord): Next | typeof notDone {
    const { hearing } = this;
    const before = hearing?.before(record) ?? [];
    if (record.status !== undefined && record.status !== 'applied') {
      this.leaveUndone();
      hearing?.after(record, before);
      return notDone;
    }
    if (kind.holds !== undefined && !kind.holds(this.game, record)) {
      this.leaveUndone();
      hearing?.after({ ...record, status: 'failed' }, before);
      return notDone;
    }
    if (this.triesWhole && !this.isWhole(kind, record)) this.leaveUndone();
    const follows = kind.apply(this.table, this.game, record);
    hearing?.after(record, before);
    return follows;
  }

  /** Whether all comes of a change that was asked for: of its amount, or of what its kind says comes of it. */
  private isWhole(kind: AnyChange, record: ChangeRecord): boolean {
    const asked = record.base ?? record.amount ?? 0;
    const came = this.outcome(kind, record);
    return typeof came !== 'number' || Math.abs(came) >= Math.abs(asked);
  }

  /** What is being tried nearest to here was not done whole. */
  leaveUndone(): void {
    if (!this.triesWhole) return;
    let answered: ChangeRecord | null = null;
    for (let i = this.stack.depth - 1; i >= 0; i--) {
      const frame = this.stack.frames[i] as Frame;
      const about = headerField(frame, 'record') ?? null;
      if (frame.procedure.id !== thenProcedure.id || frame.my['isTrying'] !== true) {
        if (frame.procedure.id !== changeProcedure.id) answered ??= about;
        continue;
      }
      // What answers a part of it is no part of it
      if (isSame(answered as Json, about as Json)) this.stack.own(i).my['isWhole'] = false;
      return;
    }
  }

  /** What answers a batch: what begins by itself in one list, whichever of the changes it answers; then each change’s own window. */
  private reactionsToAll(records: readonly ChangeRecord[]): readonly Next[] {
    const { windows } = this.game;
    const answered = records.filter((record) => windows.listens(this.game, record));
    const forced = answered.flatMap((record) => windows.reactions(this.game, record));
    const answers = [
      ...(forced.length === 0 ? [] : [reactTo(forced)]),
      ...(windows.offered === undefined ? [] : answered.map((record) => reactTo([], record))),
    ];
    const { settledAt } = windows;
    return settledAt === undefined ? answers : answers.map((one) => later(settledAt, one));
  }

  private reactionsTo(record: ChangeRecord): Next {
    const { windows } = this.game;
    if (!windows.listens(this.game, record)) return undefined;
    const reactions = windows.reactions(this.game, record);
    if (windows.offered !== undefined || windows.settledAt !== undefined) {
      const answered = reactTo(reactions, windows.offered === undefined ? null : record);
      return windows.settledAt === undefined ? answered : later(windows.settledAt, answered);
    }
    if (reactions.length > 1 && windows.forcedOrder === 'chosen') return reactTo(reactions);
    return reactions.length === 0 ? undefined : reactions.map(({ next }) => next);
  }

  private changeFrame(): Frame | undefined {
    for (let i = this.stack.depth - 1; i >= 0; i--) {
      if ((this.stack.frames[i] as Frame).procedure.id === changeProcedure.id) return this.stack.own(i);
    }
    return undefined;
  }

  /** Alters the nearest change under way; `from` is the frame whose effect does it. */
  edit(by: RecordEdit, from: Frame | undefined): void {
    const frame = this.changeFrame();
    if (frame === undefined) return;
    const path = from && effectOf(from)?.path;
    const before = frame.my['record'] as unknown as ChangeRecord;
    const kind = this.kind(before.kind);
    const record = edited(before, path === undefined ? by : { ...by, path }, kind.floor);
    frame.my['record'] = (kind.count?.(record) ?? record) as unknown as Json;
  }

  /** The nearest change under way is not carried out any more: that change; null when there is none, or another did that already. */
  close(status: ChangeStatus): ChangeRecord | null {
    const under = this.changeFrame();
    if (under === undefined || under.my['closed'] === true) return null;
    const record = under.my['record'] as unknown as ChangeRecord;
    under.my['record'] = { ...record, status } as unknown as Json;
    under.my['closed'] = true;
    return record;
  }
}

const kindTable = memoizeByKey(
  (kinds: readonly AnyChange[]): ReadonlyMap<string, AnyChange> => new Map(kinds.map((kind) => [kind.kind, kind])),
);

/** The record with what it does not say itself: by which rule, what caused it, and where in the content that stands. */
function signed(given: ChangeRecord, rule: RuleId, cause: number | undefined, path: string | undefined): ChangeRecord {
  return {
    ...given,
    rule: given.rule ?? rule,
    ...(cause === undefined ? undefined : { cause }),
    ...(path !== undefined && given.path === undefined ? { path } : undefined),
  };
}

/** Nothing follows of what did not come about. */
const notDone = Symbol('not done');

/** The batch that a frame carries. */
const togetherIn = ({ procedure, my }: Frame): Together | undefined =>
  procedure.id === batchProcedure.id ? (my as unknown as Together) : undefined;

const saidOf = (list: readonly Next[]): readonly Next[] => list.filter((next) => next !== undefined);

/** The effect that a frame runs; of a change, the one that caused it. */
function pathOf(frame: Frame): string | undefined {
  const path = effectOf(frame)?.path;
  if (path !== undefined || !frame.procedure.header.record) return path;
  return (frame.my['record'] as ChangeRecord | null)?.path;
}
