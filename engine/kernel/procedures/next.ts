import type { Json, JsonObject } from '../basics/json.ts';
import type { Period, PeriodMoment } from '../table/lasting.ts';
import type { Thing } from '../table/things-and-places.ts';

/** As `TSS-MOVE-02`; `KERNEL` for rules of the kernel. */
export type RuleId = string;

/** Returned by a step. Plain data, so that it can wait in a frame. */
export type Next =
  | undefined
  | Call
  | Goto
  | Finish
  | Postpone
  | ChangeNext
  | Batch
  | ApplyAll
  | CheckState
  | MarkIncomplete
  | OpenPeriod
  | ClosePeriod
  | ActWhatIsDue
  | Edit
  | Instead
  | Cancel
  | Apply
  | Restart
  | Unwind
  | End
  | readonly Next[];

/** Runs a procedure; its result goes to `my[into]`. */
export interface Call {
  readonly kind: 'call';
  readonly procedure: string;
  readonly given: Json;
  readonly into: string | null;
}
export interface Goto {
  readonly kind: 'goto';
  readonly step: string;
}
export interface Finish {
  readonly kind: 'finish';
  readonly result: Json;
}
/** Postponed to the nearest running procedure that settles `name`, first to one that does not yield; immediate if there is none. */
export interface Postpone {
  readonly kind: 'later';
  readonly name: string;
  readonly call: Call;
}
/** A change. Its outcome goes to `my[into]`: the amount, or what the kind defines. */
export interface ChangeNext {
  readonly kind: 'change';
  readonly record: ChangeRecord;
  readonly into: string | null;
}
/** Simultaneous changes: each has its window, then all apply, then reactions. Outcomes go to `my[into]` as a list. */
export interface Batch {
  readonly kind: 'batch';
  readonly records: readonly ChangeRecord[];
  readonly into: string | null;
}
/** Applies the batch on top; kernel only. */
export interface ApplyAll {
  readonly kind: 'applyAll';
}
/** State-based actions; see `Windows.stateCheck`. */
export interface CheckState {
  readonly kind: 'check';
}
/** Marks something as not done, so that a `then` does not follow. */
export interface MarkIncomplete {
  readonly kind: 'undone';
}
/** Starts a period and runs effects delayed until then. */
export interface OpenPeriod {
  readonly kind: 'open';
  readonly period: Period;
}
/** Ends a period: lasting effects end, then delayed ones run. */
export interface ClosePeriod {
  readonly kind: 'close';
  readonly period: Period;
}
/** Runs what is due at a moment, as one list; kernel only. */
export interface ActWhatIsDue {
  readonly kind: 'due';
  readonly moment: PeriodMoment;
}
/** Edits the amount of the innermost change under way. */
export interface Edit {
  readonly kind: 'edit';
  readonly edit: RecordEdit;
}
/** Replaces the innermost change under way. */
export interface Instead {
  readonly kind: 'instead';
  readonly next: Next;
}
/** Cancels the innermost change under way. What led to it stays. */
export interface Cancel {
  readonly kind: 'cancel';
}
/** Applies the change on top; kernel only. */
export interface Apply {
  readonly kind: 'apply';
}
/** Clears the stack and continues elsewhere, for cheats. */
export interface Restart {
  readonly kind: 'restart';
  readonly call: Call;
}
/**
 * Drops the running frames above the nearest one of `procedure`, and all that waits in it; then runs what they had
 * postponed, innermost first, and continues at `step`, or with the next one. Dropped changes are told as cancelled. If no
 * such frame runs, it only counts as not done.
 */
export interface Unwind {
  readonly kind: 'unwind';
  readonly procedure: string;
  readonly step: string | null;
}
/** Ends the game and clears the stack. `rule`: the one that says so; default: that of the step. */
export interface End {
  readonly kind: 'end';
  readonly result: string;
  readonly rule?: RuleId;
}

export interface RecordEdit {
  readonly amount: number;
  readonly rule: RuleId;
  /** Source, in the game's own fields. */
  readonly [field: string]: number | string;
}

/** cancelled: by an effect. prevented: by a rule. replaced: by another change. failed: no longer possible. */
export type ChangeStatus = 'applied' | 'cancelled' | 'prevented' | 'replaced' | 'failed';

/** Further fields belong to the kind. */
export interface ChangeRecord {
  readonly kind: string;
  readonly base?: number;
  readonly amount?: number;
  readonly edits?: readonly RecordEdit[];
  readonly status?: ChangeStatus;
  readonly rule?: RuleId;
  /** Piece with the effect that caused it; absent if a rule did. */
  readonly cause?: number;
  readonly path?: string;
  /** Batch number; records of a batch are simultaneous. */
  readonly batch?: number;
  /** Batch that it answers or follows from. */
  readonly parent?: number;
  readonly [field: string]: Json | readonly RecordEdit[] | undefined;
}

export const goto = (step: string): Goto => ({ kind: 'goto', step });
export const finish = (result: Json = null): Finish => ({ kind: 'finish', result });
export const later = (name: string, call: Call): Postpone => ({ kind: 'later', name, call });
export const end = (result: string, rule?: RuleId): End => ({
  ...{ kind: 'end', result },
  ...(rule === undefined ? {} : { rule }),
});
export const edit = (by: RecordEdit): Edit => ({ kind: 'edit', edit: by });
export const instead = (next: Next): Instead => ({ kind: 'instead', next });
export const cancel: Cancel = { kind: 'cancel' };
export const apply: Apply = { kind: 'apply' };
export const applyAll: ApplyAll = { kind: 'applyAll' };
export const checkState: CheckState = { kind: 'check' };
export const markIncomplete: MarkIncomplete = { kind: 'undone' };
export const open = (name: string, of: Thing = -1): OpenPeriod => ({ kind: 'open', period: { name, of } });
export const close = (name: string, of: Thing = -1): ClosePeriod => ({ kind: 'close', period: { name, of } });
export const unwindTo = (procedure: string, step: string | null = null): Unwind => ({
  kind: 'unwind',
  procedure,
  step,
});
export const restart = (call: Call): Restart => ({ kind: 'restart', call });
export const change = (kind: string, fields: JsonObject = {}, into: string | null = null): ChangeNext => ({
  kind: 'change',
  record: Object.assign({ kind }, fields) as ChangeRecord,
  into,
});
export const batch = (changes: readonly ChangeNext[], into: string | null = null): Batch => ({
  kind: 'batch',
  records: changes.map(({ record }) => record),
  into,
});
