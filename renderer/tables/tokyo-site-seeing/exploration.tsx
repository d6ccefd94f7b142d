import { designOf, labelOf } from '../library/table-context.ts';
import { TableObject } from '../library/table-object.tsx';
import { useBoard } from './board-context.ts';
import { Sign } from './face/sign.tsx';
import { figuresOf } from './figures.ts';
import { PcMark } from './pc-mark.tsx';
import { CardRow } from './slot.tsx';
import { cardOf } from './table-document.ts';

/** An exploration under way: the card that lies open, who takes part, and who has passed its check. */
export function Exploration() {
  const { table, labels, words, locale, cards, numbers } = useBoard();
  const { exploration } = table;
  if (exploration === null) return null;
  const open = exploration.card === null ? null : cardOf(exploration.card);
  const printed = open === null ? null : cards(open.card);
  const figures =
    open === null || printed === null
      ? []
      : figuresOf(printed, open, { numbers, words, locale, here: exploration.participants });
  return (
    <section className="tss-exploration" aria-label={words.exploration}>
      <h3>
        {words.exploration}
        <span className="tss-here">
          {exploration.participants.map((id) => {
            const pc = table.pcs[id];
            const hasPassed = exploration.passed.includes(id);
            return pc === undefined ? (
              <span key={id} className="table-muted" title={words.participants}>
                {labelOf(labels, designOf(id))}
              </span>
            ) : (
              <span
                key={id}
                className={hasPassed ? 'tss-passed' : ''}
                title={hasPassed ? words.passed : words.participants}
              >
                <PcMark id={id} pc={pc} />
                {hasPassed && <Sign name="after" label={words.passed} />}
              </span>
            );
          })}
        </span>
      </h3>
      {open !== null && printed !== null && (
        <TableObject
          names={[open.card]}
          label={[labelOf(labels, open.card), ...figures.map(({ label }) => label)].join(words.comma)}
          questions={[]}
          card={designOf(open.card)}
          className="tss-row"
        >
          <CardRow card={open} printed={printed} name={labelOf(labels, open.card)} figures={figures} below={0} />
        </TableObject>
      )}
    </section>
  );
}
