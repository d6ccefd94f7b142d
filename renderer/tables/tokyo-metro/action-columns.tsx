import { labelOf, useTable } from '../library/table-context.ts';
import { TableObject } from '../library/table-object.tsx';
import { useMetro } from './board-context.ts';
import { type ActionCard, upTo } from './map-document.ts';
import { deckPaint } from './paint.ts';
import { questionsOf } from './questions.ts';
import { seatNumber } from './table-document.ts';

/** The action cards by their decks; the first card of a column lies highest. */
export function ActionColumns() {
  const { table, decks, words } = useMetro();
  const shown = Object.entries(table.decks);
  return (
    <section className="tm-cards" aria-label={words.cards}>
      {shown.map(([id, { pile, column }]) => {
        const deck = decks.find((one) => one.id === id);
        return (
          <section key={id} className="tm-column" style={deckPaint(deck)} aria-label={deck?.name ?? id}>
            <h4>
              <i className="tm-deck" />
              <span className="tm-deck-name">{deck?.name ?? id}</span>
              <small className="tm-left">{words.left(pile.length)}</small>
            </h4>
            <ul>
              {column.map((card) => (
                <li key={card}>
                  <CardStrip id={card} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </section>
  );
}

function CardStrip({ id }: { readonly id: string }) {
  const { cards } = useMetro();
  const card = cards.get(id);
  return (
    <div className="tm-strip" title={card?.name}>
      <i className="tm-stub" aria-hidden="true">
        {upTo(card?.dots ?? 0).map((dot) => (
          <u key={dot} />
        ))}
      </i>
      {card?.spots.map((spot, i) => {
        const number = i + 1;
        return <Spot key={number} card={card} number={number} spot={spot} />;
      })}
    </div>
  );
}

interface SpotProps {
  readonly card: ActionCard;
  readonly number: number;
  readonly spot: ActionCard['spots'][number];
}

/** One spot: a hole for each chip that it takes, and what it does. A chip that lies there shows whose it is. */
function Spot({ card, number, spot: { chips, acts } }: SpotProps) {
  const metro = useMetro();
  const { labels, words: shared } = useTable();
  const { words, table } = metro;
  const seat = table.spots[card.id]?.[number - 1] ?? null;
  const said = [
    card.name,
    words.spotOf(number, acts.join(words.then), chips),
    seat === null ? '' : words.taken(labelOf(labels, seat)),
  ].filter((part) => part !== '');
  return (
    <TableObject
      names={[`${card.id}/${number}`]}
      label={said.join(shared.comma)}
      questions={questionsOf(metro, { card: card.id, spot: number })}
      card={card.id}
      className={`tm-spot ${seat === null ? '' : 'tm-taken'}`}
    >
      <span className="tm-holes" data-seat={seat ?? undefined}>
        {upTo(chips).map((hole) => (
          <s key={hole}>{seat !== null && seatNumber(seat)}</s>
        ))}
      </span>
      <span className="tm-acts">{acts.join(words.then)}</span>
    </TableObject>
  );
}
