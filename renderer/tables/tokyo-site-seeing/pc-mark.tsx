import { labelOf } from '#renderer/desk/table/table-names.ts';
import { useTable } from '../library/table-context.ts';
import { useBoard } from './board-context.ts';
import { bestAbility } from './face/face-subject.ts';
import { Sign } from './face/sign.tsx';
import type { PcOnTable } from './table-document.ts';

/** The icon of its best ability; filled while it acts. */
export function PcMark({ id, pc }: { readonly id: string; readonly pc: PcOnTable }) {
  const { labels } = useBoard();
  const { acting } = useTable();
  const [label, sign] = [labelOf(labels, id), bestAbility(pc.abilities)];
  return (
    <span
      className={`table-disc tss-mark ${acting.has(id) ? 'tss-mark-acting' : ''}`}
      data-sign={sign}
      role="img"
      aria-label={label}
      data-tip={label}
    >
      <Sign name={sign} />
    </span>
  );
}

export function PcsHere({ area }: { readonly area: string }) {
  const { table } = useBoard();
  return (
    <span className="tss-here">
      {Object.entries(table.pcs).map(([id, pc]) => pc.area === area && <PcMark key={id} id={id} pc={pc} />)}
    </span>
  );
}
