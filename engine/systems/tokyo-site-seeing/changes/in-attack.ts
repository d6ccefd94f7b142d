import { extended } from '#engine/kernel/basics/extended.ts';
import type { ChangeRecord, RecordEdit } from '#engine/kernel/procedures/next.ts';
import { isOfHarm } from '#engine/library/harm/harm.ts';

/** Damage edits of the attack, inherited by further damage in it (TSS-BOT-09). */
export function ofTheAttack(record: ChangeRecord | null): readonly RecordEdit[] {
  if (record?.kind === 'attack')
    return (record.edits ?? []).filter(isOfHarm).map((edit) => extended(edit, { of: 'attack' }));
  return (record?.edits ?? []).filter((edit) => edit['of'] === 'attack');
}
/** Whether the change belongs to an attack action. */
export const isInAttack = (record: ChangeRecord | null): boolean =>
  record?.kind === 'attack' || record?.['attack'] === true;
