import type { Erased } from '../basics/erased.ts';
import { extended } from '../basics/extended.ts';
import type { Json } from '../basics/json.ts';
import { clampNumber } from '../numbers/layer.ts';
import type { ChangeRecord, Next, RuleId } from '../procedures/next.ts';
import type { Table } from '../table/table.ts';

/** A kind of change. Only its `apply` writes the state that it is about. */
export interface ChangeKind<G> {
  readonly kind: string;
  readonly rule: RuleId;
  /** Record fields besides the kernel's own; see `fieldsOfEvent`. */
  readonly fields: readonly string[];
  /** Field with the thing that it changes: prevented if that is immune to the cause; see `KernelGame.isImmune`. */
  readonly subject?: string;
  /** Automatic edits before any window; fills in base, amount and edits. */
  readonly prepare?: (game: G, record: ChangeRecord) => ChangeRecord;
  /** Lower bound for edited amounts; without it negative amounts are allowed. */
  readonly floor?: number;
  /** Computes the amount from its edits, where they do not just add up; called after every edit. */
  readonly count?: (record: ChangeRecord) => ChangeRecord;
  /** Whether it can still be applied when its turn comes; else its status is `failed`. */
  readonly holds?: (game: G, record: ChangeRecord) => boolean;
  /** Fits the record to the table when it is applied, after all edits: what goes past an end is cut off. */
  readonly fit?: (game: G, record: ChangeRecord) => ChangeRecord;
  /** Result for the caller, read right before `apply`; default: the amount. */
  readonly outcome?: (game: G, record: ChangeRecord) => Json;
  readonly apply: (table: Table, game: G, record: ChangeRecord) => Next;
}
export type AnyChange = ChangeKind<Erased>;

/** A kind with every field, undefined where it has none. */
export type CompleteChange = { readonly [Part in keyof Required<AnyChange>]: AnyChange[Part] };

/** All kinds get the same fields, so that engines can inline access: every change reads several. */
export function complete(change: AnyChange): CompleteChange {
  const { kind, rule, fields, subject, prepare, floor, count, holds, fit, outcome, apply } = change;
  return { kind, rule, fields, subject, prepare, floor, count, holds, fit, outcome, apply };
}

export function changes<G>() {
  return (kind: string, rule: RuleId, parts: Omit<ChangeKind<G>, 'kind' | 'rule'>): ChangeKind<G> => ({
    kind,
    rule,
    ...parts,
  });
}

/** Adds an edit: amount = base plus all edits, in any order, at least `floor`. */
export function edited(
  record: ChangeRecord,
  by: NonNullable<ChangeRecord['edits']>[number],
  floor = Number.NEGATIVE_INFINITY,
): ChangeRecord {
  const base = record.base ?? record.amount ?? 0;
  const edits = [...(record.edits ?? []), by];
  const amount = edits.reduce((sum, edit) => sum + edit.amount, base);
  return extended(record, { base, amount: Math.max(floor, clampNumber(amount)), edits });
}
