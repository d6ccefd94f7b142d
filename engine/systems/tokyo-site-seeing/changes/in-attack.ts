import type { ChangeRecord, RecordEdit } from '#engine/kernel/procedures/next.ts';
import { isOfHarm } from '#engine/library/harm/harm.ts';

/** An attack holds what every damage of it will have; a damage that follows in the same attack takes it over (TSS-BOT-09). */
export function ofTheAttack(record: ChangeRecord | null): readonly RecordEdit[] {
  if (record?.kind === 'attack')
    return (record.edits ?? []).filter(isOfHarm).map((edit) => ({ ...edit, of: 'attack' }));
  return (record?.edits ?? []).filter((edit) => edit['of'] === 'attack');
}
/** Whether a text that answers this speaks within an attack action. */
export const isInAttack = (record: ChangeRecord | null): boolean =>
  record?.kind === 'attack' || record?.['attack'] === true;
