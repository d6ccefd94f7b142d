import type { ChangeRecord, RecordEdit } from '#engine/kernel/procedures/next.ts';

/** What can be done to a damage, in the order in which it counts (TSS-DMG-12), whenever it was said. */
export const damageLayers = ['add', 'multiply', 'reduce', 'ignore', 'negate'] as const;
export type DamageLayer = (typeof damageLayers)[number];

/** An edit of a damage. Its `amount` is what it comes to, once everything before it is counted. */
export interface DamageEdit extends RecordEdit {
  readonly layer: DamageLayer;
}
const isOfDamage = (edit: RecordEdit): edit is DamageEdit => damageLayers.includes(edit['layer'] as DamageLayer);

/** More, times, less, reduction switched off, immunity, and never below 0: the record with its edits in that order. */
export function countDamage(record: ChangeRecord): ChangeRecord {
  const edits: RecordEdit[] = [];
  let value = record.base ?? record.amount ?? 0;
  let reduced = 0;
  for (const layer of damageLayers) {
    for (const edit of record.edits ?? []) {
      if (edit['layer'] !== layer) continue;
      const amount = amountOf(edit as DamageEdit, value, reduced, record['irreducible'] === true);
      if (layer === 'reduce') reduced += amount;
      if (layer === 'ignore') reduced = 0;
      value += amount;
      edits.push({ ...edit, amount });
    }
  }
  return { ...record, base: record.base ?? record.amount ?? 0, amount: Math.max(0, value), edits };
}

function amountOf(edit: DamageEdit, value: number, reduced: number, isIrreducible: boolean): number {
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

/** The damage before anything of its target takes from it (TSS-FAQ-12). */
export function beforeReduction(record: ChangeRecord): number {
  const edits = (record.edits ?? []).filter(({ layer }) => layer === 'add' || layer === 'multiply');
  return countDamage({ ...record, edits }).amount ?? 0;
}
/** An attack holds what every damage of it will have; a damage that follows in the same attack takes it over (TSS-BOT-09). */
export function ofTheAttack(record: ChangeRecord | null): readonly RecordEdit[] {
  if (record?.kind === 'attack')
    return (record.edits ?? []).filter(isOfDamage).map((edit) => ({ ...edit, of: 'attack' }));
  return (record?.edits ?? []).filter((edit) => edit['of'] === 'attack');
}
/** Whether a text that answers this speaks within an attack action. */
export const isInAttack = (record: ChangeRecord | null): boolean =>
  record?.kind === 'attack' || record?.['attack'] === true;
