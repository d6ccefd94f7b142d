import { extended } from '#engine/kernel/basics/extended.ts';
import type { ChangeRecord, RecordEdit } from '#engine/kernel/procedures/next.ts';

/** Layers of harm, in the order applied. */
export const harmLayers = ['add', 'multiply', 'reduce', 'ignore', 'negate'] as const;
export type HarmLayer = (typeof harmLayers)[number];

/** `amount` is computed when earlier layers are known. */
export interface HarmEdit extends RecordEdit {
  readonly layer: HarmLayer;
}
export const isOfHarm = (edit: RecordEdit): edit is HarmEdit => harmLayers.includes(edit['layer'] as HarmLayer);

/** Applies the edits in layer order, at least 0. */
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
      edits.push(extended(edit, { amount }));
    }
  }
  return extended(record, { base: record.base ?? record.amount ?? 0, amount: Math.max(0, value), edits });
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

export function beforeReduction(record: ChangeRecord): number {
  const edits = (record.edits ?? []).filter(({ layer }) => layer === 'add' || layer === 'multiply');
  return countHarm(extended(record, { edits })).amount ?? 0;
}
