import type { ChangeRecord, RecordEdit } from '#engine/kernel/procedures/next.ts';

/** What can be done to a harm, in the order in which it counts, whenever it was said. */
export const harmLayers = ['add', 'multiply', 'reduce', 'ignore', 'negate'] as const;
export type HarmLayer = (typeof harmLayers)[number];

/** An edit of a harm. Its `amount` is what it comes to, once everything before it is counted. */
export interface HarmEdit extends RecordEdit {
  readonly layer: HarmLayer;
}
export const isOfHarm = (edit: RecordEdit): edit is HarmEdit => harmLayers.includes(edit['layer'] as HarmLayer);

/** More, times, less, reduction switched off, immunity, and never below 0: the record with its edits in that order. */
export function countHarm(record: ChangeRecord): ChangeRecord {
  const edits: RecordEdit[] = [];
  let value = record.base ?? record.amount ?? 0;
  let reduced = 0;
  for (const layer of harmLayers) {
    for (const edit of record.edits ?? []) {
      if (edit['layer'] !== layer) continue;
      const amount = amountOf(edit as HarmEdit, value, reduced, record['irreducible'] === true);
      if (layer === 'reduce') reduced += amount;
      if (layer === 'ignore') reduced = 0;
      value += amount;
      edits.push({ ...edit, amount });
    }
  }
  return { ...record, base: record.base ?? record.amount ?? 0, amount: Math.max(0, value), edits };
}

function amountOf(edit: HarmEdit, value: number, reduced: number, isIrreducible: boolean): number {
  switch (edit.layer) {
    case 'add':
      return edit.amount;
    case 'multiply':
      return value * (Number(edit['times']) - 1);
    case 'reduce':
      return isIrreducible ? 0 : edit.amount;
    case 'ignore':
      return 0 - reduced;
    case 'negate':
      return 0 - Math.max(0, value);
  }
}

/** The harm before anything of its target takes from it. */
export function beforeReduction(record: ChangeRecord): number {
  const edits = (record.edits ?? []).filter(({ layer }) => layer === 'add' || layer === 'multiply');
  return countHarm({ ...record, edits }).amount ?? 0;
}
