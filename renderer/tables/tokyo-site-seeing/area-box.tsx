import type { Labels } from '../table-view.ts';
import { Glyph } from './glyph.tsx';
import { labelOf, TableCard } from './table-card.tsx';
import { areaOfSlot, type Placed, type TableDocument } from './table-document.ts';
import type { TableWords } from './table-words.ts';

interface AreaProps {
  readonly area: string;
  readonly table: TableDocument;
  readonly labels: Labels;
  readonly words: TableWords;
}

/** An area: who is there, and its slots. */
export function AreaBox({ area, table, labels, words }: AreaProps) {
  const here = Object.entries(table.pcs).filter(([, pc]) => pc.area === area);
  const slots = Object.entries(table.slots).filter(([slot]) => areaOfSlot(slot) === area);
  return (
    <li className="area">
      <h3>
        <span className="area-name" title={area}>
          {labelOf(labels, area)}
        </span>
        {here.map(([pc]) => (
          <span key={pc} className="pc-chip">
            {labelOf(labels, pc)}
          </span>
        ))}
      </h3>
      {slots.length > 0 && (
        <ol className="slots">
          {slots.map(([slot, cards]) => (
            <li key={slot} aria-label={slot}>
              <Slot cards={cards} labels={labels} words={words} />
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}

interface SlotProps {
  readonly cards: readonly Placed[];
  readonly labels: Labels;
  readonly words: TableWords;
}

/** The uppermost card of a slot, and how many it covers. */
function Slot({ cards, labels, words }: SlotProps) {
  const top = cards.at(-1);
  if (top === undefined) return <span className="empty-slot">{words.emptySlot}</span>;
  const below = cards.length - 1;
  return (
    <>
      <TableCard placed={top} labels={labels} words={words} />
      {below > 0 && (
        <span className="covered" role="img" aria-label={words.covered(below)} title={words.covered(below)}>
          <Glyph name="covered" />
          {below}
        </span>
      )}
    </>
  );
}
