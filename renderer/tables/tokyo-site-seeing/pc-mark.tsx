import { labelOf, useTable } from '../library/table-context.ts';
import { useBoard } from './board-context.ts';
import { Sign, type SignName } from './face/sign.tsx';
import type { PcOnTable } from './table-document.ts';

/** The shape of a PC's best ability, in a circle; filled while it acts. */
export function PcMark({ id, pc }: { readonly id: string; readonly pc: PcOnTable }) {
  const { labels } = useBoard();
  const { acting } = useTable();
  const label = labelOf(labels, id);
  return (
    <span
      className={`tss-mark ${acting.has(id) ? 'tss-mark-acting' : ''}`}
      data-sign={bestAbility(pc)}
      role="img"
      aria-label={label}
      title={label}
    >
      <Sign name={bestAbility(pc)} />
    </span>
  );
}

function bestAbility({ abilities }: PcOnTable): SignName {
  const [best] = Object.entries(abilities).sort(([, a], [, b]) => b - a);
  return (best?.[0] ?? 'economy') as SignName;
}
