import { useState } from 'react';
import { ownOf } from '../library/offers.ts';
import { labelOf, useTable } from '../library/table-context.ts';
import { TableObject } from '../library/table-object.tsx';
import { useBoard } from './board-context.ts';
import { Sign } from './face/sign.tsx';
import { PcMark } from './pc-mark.tsx';
import { PcPanel, pcLabel } from './pc-panel.tsx';
import { aboutPc } from './questions.ts';
import type { PcOnTable } from './table-document.ts';

/** Where there is room, every PC; docked, a line of them and all of one: who decides, else who was chosen. */
export function Pcs({ deciding }: { readonly deciding: string | null }) {
  const { table, words, isLarge } = useBoard();
  const [chosen, setChosen] = useState<{ readonly pc: string; readonly when: string | null } | null>(null);
  const pcs = Object.entries(table.pcs);
  if (isLarge) {
    return (
      <ul className="tss-pcs" aria-label={words.pcs}>
        {pcs.map(([id, pc]) => (
          <PcPanel key={id} id={id} pc={pc} />
        ))}
      </ul>
    );
  }
  // What was chosen while somebody decided holds for as long as that one decides
  const isKept = chosen !== null && (deciding === null || chosen.when === deciding);
  const shown = (isKept ? chosen.pc : deciding) ?? pcs.find(([, pc]) => !pc.finished)?.[0] ?? pcs[0]?.[0];
  const open = shown === undefined ? undefined : table.pcs[shown];
  return (
    <div className="tss-pcs-docked">
      <ul className="tss-pc-line" aria-label={words.pcs}>
        {pcs.map(([id, pc]) => (
          <li key={id}>
            <PcChip id={id} pc={pc} isOpen={id === shown} onShow={() => setChosen({ pc: id, when: deciding })} />
          </li>
        ))}
      </ul>
      {shown !== undefined && open !== undefined && (
        <ul className="tss-pcs" aria-label={labelOf({}, shown)}>
          <PcPanel id={shown} pc={open} />
        </ul>
      )}
    </div>
  );
}

interface ChipProps {
  readonly id: string;
  readonly pc: PcOnTable;
  readonly isOpen: boolean;
  readonly onShow: () => void;
}

/** A PC at a glance; a dot tells that something of it can be chosen. */
function PcChip({ id, pc, isOpen, onShow }: ChipProps) {
  const { table, labels, words } = useBoard();
  const { offers } = useTable();
  const hp = pc.maxHp - pc.damage;
  const things = [
    ...pc.hand,
    ...pc.equipped.map((placed) => (typeof placed === 'string' ? placed : placed.card)),
    ...Object.keys(pc.skills).map((skill) => `${id}/skills/${skill}`),
    ownOf(id),
  ];
  const hasOffers = things.some((thing) => offers.has(thing));
  const isFinished = table.phase === 'actions' && pc.finished;
  return (
    <TableObject
      names={[id]}
      label={pcLabel(id, pc, labels, words)}
      questions={aboutPc(id)}
      onPlainClick={onShow}
      isExpanded={isOpen}
      className={`tss-pc-chip ${isFinished ? 'tss-pc-finished' : ''}`}
    >
      <PcMark id={id} pc={pc} />
      <span className="tss-name">{labelOf(labels, id)}</span>
      <span className={`tss-pc-short ${hp <= 0 ? 'tss-hp-down' : ''}`}>
        {hp <= 0 ? (
          words.down
        ) : (
          <>
            {words.hp} <b>{hp}</b>
          </>
        )}
        <Sign name="token-ap" />
        <b>{pc.ap}</b>
      </span>
      {hasOffers && <span className="tss-dot" />}
    </TableObject>
  );
}
