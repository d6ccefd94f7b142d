import type { ReactNode } from 'react';
import { designOf } from '#renderer/desk/table/table-names.ts';
import { indices } from '../library/indices.ts';
import { actionsFor } from '../library/legal-actions.ts';
import { useTable } from '../library/table-context.ts';
import { useArkham } from './board-context.ts';
import { CardItem } from './card-strip.tsx';
import { iconWord } from './card-words.ts';
import { oddsWith } from './chaos-bag.tsx';
import { ReasonNumber } from './reason-number.tsx';
import { isSign, Sign } from './signs.ts';
import { cardsOf, isUnseen, type TableCard, type TableSeat } from './table-document.ts';

interface SeatCardsProps {
  readonly id: string;
  readonly seat: TableSeat;
}

/** The areas of an investigator, from the enemies engaged with them to their hand. */
export function SeatCards({ seat }: SeatCardsProps) {
  const { words } = useArkham();
  const hand = cardsOf(seat.hand);
  const unseen = hand.filter(isUnseen).length;
  return (
    <>
      <Area label={words.threatArea} cards={cardsOf(seat.threat)} isThreat />
      <Area label={words.committed} cards={cardsOf(seat.committed)} icons />
      <Area label={words.playArea} cards={cardsOf(seat.play)} slots />
      <Area
        label={words.handOf({ count: hand.length })}
        cards={hand.filter((card) => !isUnseen(card))}
        icons
        after={
          unseen > 0 && (
            <li className="table-row ah-backs">
              <span className="hidden">{words.unseen({ count: unseen })}</span>
              {indices(unseen).map((back) => (
                <i key={back} />
              ))}
            </li>
          )
        }
      />
    </>
  );
}

interface AreaProps {
  readonly label: string;
  readonly cards: readonly TableCard[];
  readonly isThreat?: boolean;
  readonly icons?: boolean;
  readonly slots?: boolean;
  readonly after?: ReactNode;
}

function Area({ label, cards, isThreat = false, icons = false, slots = false, after = false }: AreaProps) {
  if (cards.length === 0 && after === false) return null;
  return (
    <section className="ah-area" data-threat={isThreat || undefined} aria-label={label}>
      <h5>{label}</h5>
      <ul className="ah-cards">
        {cards.map((card) => (
          <AreaCard key={card.name} {...{ card, icons, slots }} />
        ))}
        {after}
      </ul>
    </section>
  );
}

function AreaCard({
  card,
  icons,
  slots,
}: {
  readonly card: TableCard;
  readonly icons: boolean;
  readonly slots: boolean;
}) {
  const { cards, numbers, words, print } = useArkham();
  const { offers } = useTable();
  const printed = cards.get(designOf(card.name));
  const offered = actionsFor(offers, [card.name]).map(({ answer }) => answer);
  const would = icons ? oddsWith(numbers.test, printed?.icons ?? {}, offered) : null;
  const shown = Object.entries(printed?.icons ?? {}).filter(([, count]) => count > 0);
  const said = [
    ...(icons ? shown.map(([icon, count]) => `${iconWord(print, icon)} ${count}`) : []),
    ...(slots ? (printed?.slots ?? []).map((slot) => print.word('slot', slot)) : []),
    would === null ? '' : words.oddsWith(would),
  ].filter((part) => part !== '');
  return (
    <CardItem
      card={card}
      said={said.join(words.comma)}
      beside={
        would !== null && (
          <ReasonNumber
            place={`figures/test/oddsWithIcons/${would.icons}`}
            label={words.oddsWith(would)}
            className="ah-odds ah-strip-odds"
          >
            {words.percent(would)}
          </ReasonNumber>
        )
      }
    >
      {icons && (
        <span className="ah-strip-icons">
          {shown.flatMap(([icon, count]) =>
            isSign(icon) ? indices(count).map((copy) => <Sign key={`${icon} ${copy}`} name={icon} />) : [],
          )}
        </span>
      )}
      {slots && printed !== undefined && printed.slots.length > 0 && (
        <small className="ah-slots">{printed.slots.map((slot) => print.word('slot', slot)).join(' ')}</small>
      )}
    </CardItem>
  );
}
