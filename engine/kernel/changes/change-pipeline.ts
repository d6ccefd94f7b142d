import { EngineFault } from '../basics/engine-fault.ts';
import { extended } from '../basics/extended.ts';
import { isSame, type Json } from '../basics/json.ts';
import { memoizeByKey } from '../basics/memoize.ts';
import { headerField } from '../procedures/header.ts';
import {
  type Batch,
  type ChangeNext,
  type ChangeRecord,
  type ChangeStatus,
  checkState,
  later,
  type Next,
  type RecordEdit,
  type RuleId,
} from '../procedures/next.ts';
import type { AnyProcedure } from '../procedures/procedure.ts';
import { effectOf, type Frame, type Stack } from '../procedures/stack.ts';
import type { LastingEffect } from '../table/lasting.ts';
import type { Table } from '../table/table.ts';
import type { Place } from '../table/things-and-places.ts';
import { type BatchState, batchProcedure } from './batch.ts';
import { type AnyChange, type CompleteChange, complete, edited } from './change.ts';
import { changeProcedure, firstWindow, isApplied } from './change-window.ts';
import { delayedUntil, firedBy } from './delayed-effects.ts';
import { reactTo } from './reaction-window.ts';
import type { KernelGame, Reaction } from './windows.ts';

export type Follow = (next: Next, rule: RuleId, source: Json | undefined, frame: Frame | undefined) => void;

/** Observer of changes. `before` runs before a change is applied, `after` receives its result. */
export interface ChangeObserver {
  before(record: ChangeRecord): readonly Place[];
  after(record: ChangeRecord, before: readonly Place[]): void;
}

/** Pipeline of a change: replacement, interrupt, validity check, apply, reactions. Only it calls `apply` of a kind. */
export class ChangePipeline {
  hearing: ChangeObserver | null = null;
  /** Whether any procedure asks whether something was done completely. */
  triesWhole = false;
  private readonly table: Table;
  private readonly game: KernelGame;
  private readonly stack: Stack;
  private readonly kinds: ReadonlyMap<string, CompleteChange>;
  private readonly follow: Follow;

  constructor(table: Table, game: KernelGame, stack: Stack, kinds: readonly AnyChange[], follow: Follow) {
    this.table = table;
    this.game = game;
    this.stack = stack;
    this.kinds = kindTable(kinds);
    this.follow = follow;
  }

  /** Applies the kind's automatic edits, then opens a window if any content listens. */
  propose({ record: given, into }: ChangeNext, rule: RuleId, source: Json | undefined, frame: Frame | undefined): void {
    const kind = this.kind(given.kind);
    const cause = given.cause ?? (typeof source === 'number' ? source : undefined);
    const isPrevented = this.isImmune(kind, given, cause);
    const delayed = isPrevented ? nothingDelayed : delayedUntil(this.game, given);
    const isAnswered = delayed.length > 0 || (!isPrevented && this.game.windows.listens(this.game, given));
    let record: ChangeRecord = isPrevented ? extended(given, { status: 'prevented' }) : given;
    if (isAnswered || this.hearing !== null)
      record = signed(record, rule === 'KERNEL' ? kind.rule : rule, cause, frame && pathOf(frame));
    if (this.table.batches > 0) record = this.ofBatch(record);
    if (kind.prepare !== undefined) record = kind.prepare(this.game, record);
    if (isAnswered) {
      const used = this.answering();
      const inUse = this.stack.inUse();
      const begun = used === null ? { record, inUse } : { record, inUse, used };
      const given = delayed.length === 0 ? begun : extended(begun, { delayed: delayed.map(({ id }) => id) });
      this.stack.push(changeProcedure as AnyProcedure, given as Json, into, firstWindow(this.game, delayed));
    } else {
      if (into !== null && frame !== undefined) frame.my[into] = this.outcome(kind, record);
      this.applyRecord(kind, record, cause);
    }
  }

  /** Texts that replace changes under way; null: none. */
  private answering(): readonly Json[] | null {
    if (this.game.windows.would === undefined) return null;
    const found: Json[] = [];
    for (const { procedure, my } of this.stack.frames)
      if (procedure.id === changeProcedure.id && my['answering'] !== undefined) found.push(my['answering']);
    return found.length === 0 ? null : found;
  }

  private isImmune({ subject }: CompleteChange, record: ChangeRecord, cause: number | undefined): boolean {
    if (subject === undefined || cause === undefined || cause < 0 || this.game.isImmune === undefined) return false;
    return this.game.isImmune(record[subject] as number, cause);
  }

  proposeAll({ records, into }: Batch, rule: RuleId, source: Json | undefined, frame: Frame | undefined): void {
    const cause = typeof source === 'number' ? source : undefined;
    const number = this.table.countBatch();
    const path = frame && pathOf(frame);
    const signedAll = records.map((given) => {
      const own = rule === 'KERNEL' ? this.kind(given.kind).rule : rule;
      return extended(signed(given, own, given.cause ?? cause, path), { batch: number });
    });
    const given = { number, records: signedAll, ...(cause === undefined ? {} : { source: cause }) };
    this.stack.push(batchProcedure as AnyProcedure, given as unknown as Json, into);
  }

  applyAllTop(): void {
    const frame = this.stack.own(this.stack.depth - 1);
    const my = frame.my as unknown as BatchState;
    const { held } = my;
    my.isCarriedOut = true;
    my.held = [];
    const applied: ChangeRecord[] = [];
    const follows: { readonly rule: RuleId; readonly next: Next }[] = [];
    my.outcomes = held.map((record) => {
      const kind = this.kind(record.kind);
      const outcome = this.outcome(kind, record);
      const fitted = this.fitted(kind, record);
      const next = this.carriedOut(kind, record, fitted);
      if (next === notDone) return 0;
      applied.push(fitted);
      if (next !== undefined) follows.push({ rule: kind.rule, next });
      return outcome;
    });
    const answers = this.reactionsToAll(applied);
    const looked: Next = this.game.windows.stateCheck === undefined ? undefined : checkState;
    frame.queue = [...follows, { rule: 'KERNEL', next: saidOf([looked, ...answers]) }, ...frame.queue];
  }

  /** Sets `parent` to the batch that the record answers or follows from, unless it belongs to one itself. */
  private ofBatch(record: ChangeRecord): ChangeRecord {
    if (record.batch !== undefined || record.parent !== undefined) return record;
    for (let i = this.stack.depth - 1; i >= 0; i--) {
      const frame = this.stack.frames[i] as Frame;
      const together = togetherIn(frame);
      const parent = together?.isCarriedOut === true ? together.number : headerField(frame, 'record')?.batch;
      if (parent !== undefined) return extended(record, { parent });
    }
    return record;
  }

  /** Holds a change of a batch until the others are ready; false if it is applied now. */
  private hold(record: ChangeRecord): boolean {
    for (let i = this.stack.depth - 1; i >= 0; i--) {
      const together = togetherIn(this.stack.frames[i] as Frame);
      if (together?.number !== record.batch) continue;
      const own = this.stack.own(i).my as unknown as BatchState;
      own.held = [...own.held, record];
      return true;
    }
    return false;
  }

  private kind(name: string): CompleteChange {
    const kind = this.kinds.get(name);
    if (kind === undefined) throw new EngineFault('missing', this.stack.chain(), name);
    return kind;
  }

  applyTop(): void {
    const record = this.stack.top?.my['record'] as ChangeRecord | undefined;
    if (record === undefined) throw new EngineFault('missing', this.stack.chain(), 'record');
    const kind = this.kind(record.kind);
    this.stack.own(this.stack.depth - 1).my['outcome'] = this.outcome(kind, record);
    this.applyRecord(kind, record, record.cause);
  }

  /** Value for the caller's field; 0 if the change is not applied. */
  private outcome(kind: CompleteChange, record: ChangeRecord): Json {
    if (record.status !== undefined) return 0;
    const fitted = this.fitted(kind, record);
    return kind.outcome === undefined ? (fitted.amount ?? 0) : kind.outcome(this.game, fitted);
  }

  private fitted(kind: CompleteChange, record: ChangeRecord): ChangeRecord {
    return kind.fit === undefined ? record : kind.fit(this.game, record);
  }

  private applyRecord(kind: CompleteChange, record: ChangeRecord, cause: number | undefined): void {
    if (this.table.batches > 0 && record.batch !== undefined && this.hold(record)) return;
    const frame = this.stack.depth > 0 ? this.stack.own(this.stack.depth - 1) : undefined;
    const fitted = this.fitted(kind, record);
    const done = this.carriedOut(kind, record, fitted);
    if (done === notDone) return;
    const follows: Next = done;
    const reactions = this.reactionsTo(fitted);
    if (this.game.windows.stateCheck !== undefined && follows === undefined && reactions === undefined)
      this.follow(checkState, kind.rule, cause, frame);
    else if (this.game.windows.stateCheck !== undefined)
      this.follow([follows, checkState, reactions], kind.rule, cause, frame);
    else if (reactions === undefined) this.follow(follows, kind.rule, cause, frame);
    else this.follow([follows, reactions], kind.rule, cause, frame);
  }

  private carriedOut(kind: CompleteChange, record: ChangeRecord, fitted: ChangeRecord): Next | typeof notDone {
    const { hearing } = this;
    const before = hearing?.before(record) ?? [];
    if (record.status !== undefined && record.status !== 'applied') {
      this.leaveUndone();
      hearing?.after(record, before);
      return notDone;
    }
    if (kind.holds !== undefined && !kind.holds(this.game, record)) {
      this.leaveUndone();
      hearing?.after(extended(record, { status: 'failed' }), before);
      return notDone;
    }
    if (this.triesWhole && !this.isWhole(kind, record)) this.leaveUndone();
    const follows = kind.apply(this.table, this.game, fitted);
    hearing?.after(fitted, before);
    return follows;
  }

  /** Tells what the frame on top no longer applies, since it is dropped, as cancelled. */
  abandonTop(): void {
    const { hearing } = this;
    const { top } = this.stack;
    if (hearing === null || top === undefined) return;
    for (const record of unappliedIn(top)) hearing.after({ status: 'cancelled', ...record }, hearing.before(record));
  }

  private isWhole(kind: CompleteChange, record: ChangeRecord): boolean {
    const asked = record.base ?? record.amount ?? 0;
    const came = this.outcome(kind, record);
    return typeof came !== 'number' || Math.abs(came) >= Math.abs(asked);
  }

  /** Marks what is being tried as incomplete. */
  leaveUndone(): void {
    if (!this.triesWhole) return;
    // Undefined: nothing in between answers a change, so that it belongs to the attempt
    let answered: ChangeRecord | null | undefined;
    for (let i = this.stack.depth - 1; i >= 0; i--) {
      const frame = this.stack.frames[i] as Frame;
      const about = headerField(frame, 'record');
      if (headerField(frame, 'isTrying') !== true) {
        if (frame.procedure.id !== changeProcedure.id && answered === undefined) answered = about;
        continue;
      }
      if (answered === undefined || isSame(answered as Json, (about ?? null) as Json))
        this.stack.own(i).my['isWhole'] = false;
      return;
    }
  }

  /** Reactions to a batch: forced ones in one list for all changes, then each change's own window. */
  private reactionsToAll(records: readonly ChangeRecord[]): readonly Next[] {
    const { windows } = this.game;
    const answered = records.filter((record) => this.isAnswered(record));
    const forced = answered.flatMap((record) => this.forcedReactions(record));
    const answers = [
      ...(forced.length === 0 ? [] : [reactTo(forced)]),
      ...(windows.offered === undefined ? [] : answered.map((record) => reactTo([], record))),
    ];
    const { settledAt } = windows;
    return settledAt === undefined ? answers : answers.map((one) => later(settledAt, one));
  }

  private reactionsTo(record: ChangeRecord): Next {
    const { windows } = this.game;
    if (!this.isAnswered(record)) return undefined;
    const reactions = this.forcedReactions(record);
    if (windows.offered !== undefined || windows.settledAt !== undefined) {
      const answered = reactTo(reactions, windows.offered === undefined ? null : record);
      return windows.settledAt === undefined ? answered : later(windows.settledAt, answered);
    }
    const needsFrame = windows.forcedOrder === 'chosen' || windows.rechecksReactions === true;
    if (reactions.length > 1 && needsFrame) return reactTo(reactions);
    // Something may fire it before its turn
    if (reactions.some(({ lasting }) => lasting !== undefined)) return reactTo(reactions);
    return reactions.length === 0 ? undefined : reactions.map(({ next }) => next);
  }

  private forcedReactions(record: ChangeRecord): readonly Reaction[] {
    const { windows } = this.game;
    const texts = windows.reactions(this.game, record);
    const reactions = windows.rechecksReactions === true ? texts.map((one) => extended(one, { record })) : texts;
    const fired = firedBy(this.game, record, 'after');
    return fired.length === 0 ? reactions : [...reactions, ...fired];
  }

  private isAnswered(record: ChangeRecord): boolean {
    return this.game.windows.listens(this.game, record) || delayedUntil(this.game, record).length > 0;
  }

  private changeFrame(): Frame | undefined {
    for (let i = this.stack.depth - 1; i >= 0; i--) {
      if ((this.stack.frames[i] as Frame).procedure.id === changeProcedure.id) return this.stack.own(i);
    }
    return undefined;
  }

  /** Edits the innermost change under way; `from` is the frame whose effect does it. */
  edit(by: RecordEdit, from: Frame | undefined): void {
    const frame = this.changeFrame();
    if (frame === undefined) return;
    const path = from && effectOf(from)?.path;
    const before = frame.my['record'] as unknown as ChangeRecord;
    const kind = this.kind(before.kind);
    const record = edited(before, path === undefined ? by : extended(by, { path }), kind.floor);
    frame.my['record'] = (kind.count?.(record) ?? record) as unknown as Json;
  }

  /** Cancels the innermost change under way and returns it; null if there is none or it is closed already. */
  close(status: ChangeStatus): ChangeRecord | null {
    const under = this.changeFrame();
    if (under === undefined || under.my['closed'] === true) return null;
    const record = under.my['record'] as unknown as ChangeRecord;
    under.my['record'] = extended(record, { status }) as unknown as Json;
    under.my['closed'] = true;
    return record;
  }
}

const kindTable = memoizeByKey(
  (kinds: readonly AnyChange[]): ReadonlyMap<string, CompleteChange> =>
    new Map(kinds.map((kind) => [kind.kind, complete(kind)])),
);
const nothingDelayed: readonly LastingEffect[] = [];

/** Adds rule, cause and content path where the record has none. */
function signed(given: ChangeRecord, rule: RuleId, cause: number | undefined, path: string | undefined): ChangeRecord {
  const record: { -readonly [field in keyof ChangeRecord]: ChangeRecord[field] } = Object.assign({}, given);
  record['rule'] = given.rule ?? rule;
  if (cause !== undefined) record['cause'] = cause;
  if (path !== undefined && given.path === undefined) record['path'] = path;
  return record as ChangeRecord;
}

const notDone = Symbol('not done');

const togetherIn = ({ procedure, my }: Frame): BatchState | undefined =>
  procedure.id === batchProcedure.id ? (my as unknown as BatchState) : undefined;

function unappliedIn(frame: Frame): readonly ChangeRecord[] {
  if (frame.procedure.id !== changeProcedure.id) return togetherIn(frame)?.held ?? [];
  return isApplied(frame) ? [] : [frame.my['record'] as unknown as ChangeRecord];
}

const saidOf = (list: readonly Next[]): readonly Next[] => list.filter((next) => next !== undefined);

function pathOf(frame: Frame): string | undefined {
  const path = effectOf(frame)?.path;
  if (path !== undefined || !frame.procedure.header.record) return path;
  return (frame.my['record'] as ChangeRecord | null)?.path;
}
