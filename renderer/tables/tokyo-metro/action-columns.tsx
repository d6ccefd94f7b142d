import './face.css';
import { labelOf } from '#renderer/desk/table/table-names.ts';
import { indices } from '../library/indices.ts';
import { seatNumber } from '../library/seat-mark.tsx';
import { useTable } from '../library/table-context.ts';
import { TableObject } from '../library/table-object.tsx';
import { useMetro } from './board-context.ts';
import type { ActionCard } from './map-document.ts';
import { deckPaint } from './paint.ts';
import { possibleAnswers } from './possible-answers.ts';
import { betweenActs, saySpot } from './table-words.ts';

/** The first card of a column is on top. */
export function ActionColumns() {
  const { table, decks, words } = useMetro();
  const { words: shared } = useTable();
  const shown = Object.entries(table.decks);
  return (
    <section className="table-tiles tm-cards" aria-label={words.cards}>
      {shown.map(([id, { pile, column }]) => {
        const deck = decks.find((one) => one.id === id);
        return (
          <section key={id} className="tm-column" style={deckPaint(deck)} aria-label={deck?.name ?? id}>
            <h4>
              <TableObject
                names={[`${id}/pile`]}
                label={[deck?.name ?? id, words.left({ count: pile.length })].join(shared.comma)}
                questions={[]}
                className="table-row tm-deck-head"
              >
                <i className="tm-deck" />
                <span className="tm-deck-name">{deck?.name ?? id}</span>
                <small className="tm-left">{words.left({ count: pile.length })}</small>
              </TableObject>
            </h4>
            <ul>
              {column.map((open) => {
                const { card, spots } = typeof open === 'string' ? { card: open, spots: [] } : open;
                return (
                  <li key={card}>
                    <CardStrip id={card} taken={spots} />
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </section>
  );
}

function CardStrip({ id, taken }: { readonly id: string; readonly taken: readonly (string | null)[] }) {
  const { cards } = useMetro();
  const card = cards.get(id);
  return (
    <div className="tm-strip" data-tip={card?.name}>
      <i className="table-column tm-stub" aria-hidden="true">
        {indices(card?.dots ?? 0).map((dot) => (
          <u key={dot} />
        ))}
      </i>
      {card?.spots.map((spot, i) => {
        const number = i + 1;
        return <Spot key={number} card={card} number={number} spot={spot} seat={taken[i] ?? null} />;
      })}
    </div>
  );
}

interface SpotProps {
  readonly card: ActionCard;
  readonly number: number;
  readonly spot: ActionCard['spots'][number];
  readonly seat: string | null;
}

function Spot({ card, number, seat, spot: { chips, acts } }: SpotProps) {
  const metro = useMetro();
  const { labels, words: shared } = useTable();
  const { words, print } = metro;
  const done = acts.join(betweenActs(print.locale));
  const said = [
    card.name,
    saySpot(print, number, done, chips),
    seat === null ? '' : words.taken({ seat: labelOf(labels, seat) }),
  ].filter((part) => part !== '');
  return (
    <TableObject
      names={[`${card.id}/${number}`]}
      label={said.join(shared.comma)}
      questions={possibleAnswers(metro, { card: card.id, spot: number })}
      card={card.id}
      className={`table-row tm-spot ${seat === null ? '' : 'tm-taken'}`}
    >
      <span className="tm-holes" data-seat={seat ?? undefined}>
        {indices(chips).map((hole) => (
          <s key={hole}>{seat !== null && seatNumber(seat)}</s>
        ))}
      </span>
      <span className="tm-acts">{done}</span>
    </TableObject>
  );
}
