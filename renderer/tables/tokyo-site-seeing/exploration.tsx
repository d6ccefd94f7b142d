import { designOf, labelOf } from '#renderer/desk/table/table-names.ts';
import { useTable } from '../library/table-context.ts';
import { TableObject } from '../library/table-object.tsx';
import { useBoard } from './board-context.ts';
import { cardValues } from './card-values.ts';
import { Sign } from './face/sign.tsx';
import { PcMark } from './pc-mark.tsx';
import { CardRow } from './slot.tsx';
import { type CardOnTable, cardOf } from './table-document.ts';

export function Exploration() {
  const { table, words } = useBoard();
  const { exploration } = table;
  if (exploration === null) return null;
  const title = words.label('label', 'exploration');
  return (
    <section className="table-column table-frame tss-exploration" aria-label={title}>
      <h3>
        {title}
        <span className="tss-here">
          {exploration.participants.map((id) => (
            <Participant key={id} id={id} hasPassed={exploration.passed.includes(id)} />
          ))}
        </span>
      </h3>
      {exploration.card !== null && <OpenCard card={cardOf(exploration.card)} here={exploration.participants} />}
    </section>
  );
}

function Participant({ id, hasPassed }: { readonly id: string; readonly hasPassed: boolean }) {
  const { table, labels, words } = useBoard();
  const pc = table.pcs[id];
  const state = hasPassed ? words.passed : words.word('label', 'participant');
  return (
    <span className={pc === undefined ? 'table-muted' : hasPassed ? 'table-row tss-passed' : ''} data-tip={state}>
      {pc === undefined ? labelOf(labels, designOf(id)) : <PcMark id={id} pc={pc} />}
      {pc !== undefined && hasPassed && <Sign name="after" label={state} />}
    </span>
  );
}

function OpenCard({ card, here }: { readonly card: CardOnTable; readonly here: readonly string[] }) {
  const { labels, words, locale, cards, numbers } = useBoard();
  const { words: shared } = useTable();
  const printed = cards(card.card);
  const figures = cardValues(printed, card, { numbers, words, locale, here });
  const name = labelOf(labels, card.card);
  return (
    <TableObject
      names={[card.card]}
      label={[name, ...figures.map(({ label }) => label)].join(shared.comma)}
      questions={[]}
      card={designOf(card.card)}
      className="tss-row"
    >
      <CardRow card={card} printed={printed} name={name} figures={figures} below={0} />
    </TableObject>
  );
}
