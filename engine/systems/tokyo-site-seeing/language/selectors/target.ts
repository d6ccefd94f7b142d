import type { Scope } from '#engine/kernel/language/block.ts';
import type { Thing } from '#engine/kernel/table/table.ts';
import { op } from '../op.ts';

/** The enemies of the attack that a text carries out or answers. */
export function attacked({ record, target }: Scope): readonly Thing[] {
  if (record?.kind === 'attack') return record['targets'] as readonly Thing[];
  return target >= 0 ? [target] : [];
}

export const target = op('target', {
  sort: 'selector',
  rules: ['TSS-BATTLE-11'],
  fields: {},
  about: {
    ja: '攻撃の対象の敵。対象が複数の攻撃では、そのすべて',
    en: 'The enemy that is attacked; all of them when the attack hits several',
  },
  text: { ja: '対象', en: 'the target' },
  facts: { tags: ['isHit'] },
  example: { op: 'target' },
  run: (_, __, scope) => attacked(scope),
});
