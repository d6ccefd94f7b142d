import { labelOf } from '#renderer/desk/table/table-names.ts';
import { seatActions } from '../library/legal-actions.ts';
import { SeatPanels } from '../library/seat-panels.tsx';
import { useTable } from '../library/table-context.ts';
import { TableObject } from '../library/table-object.tsx';
import { useBoard } from './board-context.ts';
import { hpLeft } from './card-values.ts';
import { Sign } from './face/sign.tsx';
import { skillOf } from './objects-of.ts';
import { PcMark } from './pc-mark.tsx';
import { PcPanel, usePcLabel } from './pc-panel.tsx';
import { asking } from './possible-answers.ts';
import { cardOf, type PcProps } from './table-document.ts';

export function Pcs({ deciding }: { readonly deciding: string | null }) {
  const { table, words } = useBoard();
  return (
    <SeatPanels
      label={words.word('label', 'pcs')}
      seats={Object.entries(table.pcs)}
      isLarge={false}
      deciding={deciding}
      isFirst={({ finished }) => !finished}
      panel={(id, pc) => <PcPanel key={id} id={id} pc={pc} />}
      chip={(id, pc, isOpen, onShow) => <PcChip {...{ id, pc, isOpen, onShow }} />}
    />
  );
}

interface ChipProps extends PcProps {
  readonly isOpen: boolean;
  readonly onShow: () => void;
}

/** A dot marks legal actions. */
function PcChip({ id, pc, isOpen, onShow }: ChipProps) {
  const { table, labels, words, numbers } = useBoard();
  const { offers } = useTable();
  const { left } = hpLeft(numbers, id, pc);
  const things = [
    ...pc.hand,
    ...pc.equipped.map((placed) => cardOf(placed).card),
    ...Object.keys(pc.skills).map((skill) => skillOf(id, skill)),
    seatActions(id),
  ];
  const isFinished = table.phase === 'actions' && pc.finished;
  return (
    <TableObject
      names={[id]}
      label={usePcLabel({ id, pc })}
      questions={asking(['finish'], { by: id })}
      onPlainClick={onShow}
      isExpanded={isOpen}
      holds={things}
      className={`tss-pc-chip ${isFinished ? 'tss-pc-finished' : ''}`}
    >
      <PcMark id={id} pc={pc} />
      <span className="table-name">{labelOf(labels, id)}</span>
      <span className={`table-row tss-pc-short ${left <= 0 ? 'tss-hp-down' : ''}`}>
        {left <= 0 ? (
          words.word('label', 'down')
        ) : (
          <>
            {words.word('label', 'hp')} <b>{left}</b>
          </>
        )}
        <Sign name="token-ap" />
        <b>{pc.ap}</b>
      </span>
      {things.some((thing) => offers.has(thing)) && <span className="tss-dot" />}
    </TableObject>
  );
}
