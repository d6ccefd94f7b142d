import type { Erased } from '../basics/erased.ts';
import type { Json } from '../basics/json.ts';
import { bounded } from '../numbers/layer.ts';
import type { ChangeRecord, Next, RuleId } from '../procedures/next.ts';
import type { Table } from '../table/table.ts';

/** A thing that can happen. Its `apply` is the only writer of what it writes. */
export interface ChangeKind<G> {
  readonly kind: string;
  readonly rule: RuleId;
  /** What its records say, besides what the kernel writes into each; see `fieldsOfEvent`. */
  readonly fields: readonly string[];
  /** Automatic edits, before anybody may answer: returns the record with base, amount and edits filled in. */
  readonly prepare?: (game: G, record: ChangeRecord) => ChangeRecord;
  /** No edit takes its amount below this. Without it an amount may be anything, as the −3 of what is taken away. */
  readonly floor?: number;
  /** How its edits come to an amount, where they do not simply add up; asked anew with every edit. */
  readonly count?: (record: ChangeRecord) => ChangeRecord;
  /** Whether it can still be done when its turn comes; else it *failed*. */
  readonly holds?: (game: G, record: ChangeRecord) => boolean;
  /** What came of it, for whoever said it: asked as the last before it is applied. Without this, its amount. */
  readonly outcome?: (game: G, record: ChangeRecord) => Json;
  /** Writes. Returns what follows of necessity. */
  readonly apply: (table: Table, game: G, record: ChangeRecord) => Next;
}
export type AnyChange = ChangeKind<Erased>;

export function changes<G>() {
  return (kind: string, rule: RuleId, parts: Omit<ChangeKind<G>, 'kind' | 'rule'>): ChangeKind<G> => ({
    kind,
    rule,
    ...parts,
  });
}

/** The record with one edit more. Its amount is the base with all edits, in whatever order they came, never below `floor`. */
export function edited(
  record: ChangeRecord,
  by: NonNullable<ChangeRecord['edits']>[number],
  floor = Number.NEGATIVE_INFINITY,
): ChangeRecord {
  const base = record.base ?? record.amount ?? 0;
  const edits = [...(record.edits ?? []), by];
  const amount = edits.reduce((sum, edit) => sum + edit.amount, base);
  return { ...record, base, amount: Math.max(floor, bounded(amount)), edits };
}
