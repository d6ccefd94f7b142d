import type { Json, JsonObject } from '../basics/json.ts';
import type { Period } from '../table/lasting.ts';
import type { Thing } from '../table/table.ts';

/** The id of a rule of a rulebook, as `TSS-MOVE-02`; what the kernel itself settles is `KERNEL`. */
export type RuleId = string;

/** What a step returns: what comes next. Plain data, so that it can wait in a frame. */
export type Next =
  | undefined
  | Call
  | Goto
  | Finish
  | Later
  | Happening
  | Batch
  | ApplyAll
  | Check
  | Undone
  | Opens
  | Closes
  | Edit
  | Instead
  | Cancel
  | Apply
  | Restart
  | End
  | readonly Next[];

/** Runs a procedure, then goes on here; its result lands in `my[into]`. */
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
/** Leaves the procedure with a result. */
export interface Finish {
  readonly kind: 'finish';
  readonly result: Json;
}
/** What must happen, but not before the nearest running procedure that settles it; at once when none does. */
export interface Later {
  readonly kind: 'later';
  readonly name: string;
  readonly call: Call;
}
/** Something happens: a change of the table, told to everybody. What came of it lands in `my[into]`: its amount, or what its kind says. */
export interface Happening {
  readonly kind: 'change';
  readonly record: ChangeRecord;
  readonly into: string | null;
}
/**
 * Several things happen at the same time: each may be answered before, then all are carried out, then all are answered.
 * What came of each lands in `my[into]`, as a list in their order.
 */
export interface Batch {
  readonly kind: 'batch';
  readonly records: readonly ChangeRecord[];
  readonly into: string | null;
}
/** Carries out the batch that the frame on top holds; only the kernel's own procedure returns it. */
export interface ApplyAll {
  readonly kind: 'applyAll';
}
/** The game looks whether the table as it stands brings something about: see `Windows.stateCheck`. */
export interface Check {
  readonly kind: 'check';
}
/** Something that was to be done was left undone, as what may be: what says “then” of it does not follow. */
export interface Undone {
  readonly kind: 'undone';
}
/** A period begins: what has waited for that acts. */
export interface Opens {
  readonly kind: 'open';
  readonly period: Period;
}
/** A period ends: what lasted until then goes, and then what has waited for its end acts. */
export interface Closes {
  readonly kind: 'close';
  readonly period: Period;
}
/** Alters the amount of the nearest change under way. */
export interface Edit {
  readonly kind: 'edit';
  readonly edit: RecordEdit;
}
/** Puts other changes in the place of the nearest change under way, which then is *replaced*. */
export interface Instead {
  readonly kind: 'instead';
  readonly next: Next;
}
/** Undoes the nearest change under way before it is carried out: it then is *cancelled*. What led to it stays done. */
export interface Cancel {
  readonly kind: 'cancel';
}
/** Carries out the change that the frame on top holds; only the kernel's own procedure returns it. */
export interface Apply {
  readonly kind: 'apply';
}
/** Drops everything on the stack and goes on elsewhere: a cheat that sets the table to another phase. */
export interface Restart {
  readonly kind: 'restart';
  readonly call: Call;
}
/** The game is over; everything still on the stack is dropped. */
export interface End {
  readonly kind: 'end';
  readonly result: string;
}

/** Why an amount came out otherwise: by what, on the strength of which rule. */
export interface RecordEdit {
  readonly amount: number;
  readonly rule: RuleId;
  /** What did it, under the names of the system's fields. */
  readonly [field: string]: number | string;
}

/** cancelled: an effect undid it. prevented: a rule forbids it. replaced: something else came instead. failed: it could not be done any more. */
export type ChangeStatus = 'applied' | 'cancelled' | 'prevented' | 'replaced' | 'failed';

/** What a change is about. Further fields are the kind's own: things, places and words as the system's `fields` declares them. */
export interface ChangeRecord {
  readonly kind: string;
  readonly base?: number;
  readonly amount?: number;
  readonly edits?: readonly RecordEdit[];
  readonly status?: ChangeStatus;
  readonly rule?: RuleId;
  /** The effect that caused it: piece and path; absent when a rule of the book did. */
  readonly cause?: number;
  readonly path?: string;
  /** Those of one batch happen at the same time: its number in this game. */
  readonly batch?: number;
  /** The batch that it answers or follows from. */
  readonly parent?: number;
  readonly [field: string]: Json | readonly RecordEdit[] | undefined;
}

export const goto = (step: string): Goto => ({ kind: 'goto', step });
export const finish = (result: Json = null): Finish => ({ kind: 'finish', result });
export const later = (name: string, call: Call): Later => ({ kind: 'later', name, call });
export const end = (result: string): End => ({ kind: 'end', result });
export const edit = (by: RecordEdit): Edit => ({ kind: 'edit', edit: by });
export const instead = (next: Next): Instead => ({ kind: 'instead', next });
export const cancel: Cancel = { kind: 'cancel' };
export const apply: Apply = { kind: 'apply' };
export const applyAll: ApplyAll = { kind: 'applyAll' };
export const check: Check = { kind: 'check' };
export const undone: Undone = { kind: 'undone' };
export const open = (name: string, of: Thing = -1): Opens => ({ kind: 'open', period: { name, of } });
export const close = (name: string, of: Thing = -1): Closes => ({ kind: 'close', period: { name, of } });
export const restart = (call: Call): Restart => ({ kind: 'restart', call });
export const change = (kind: string, fields: JsonObject = {}, into: string | null = null): Happening => ({
  kind: 'change',
  record: { kind, ...fields } as ChangeRecord,
  into,
});
export const batch = (changes: readonly Happening[], into: string | null = null): Batch => ({
  kind: 'batch',
  records: changes.map(({ record }) => record),
  into,
});
