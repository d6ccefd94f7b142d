import './seats.css';
import { designOf, labelOf } from '#renderer/desk/table/table-names.ts';
import { indices } from '../library/indices.ts';
import { SeatActions } from '../library/seat-actions.tsx';
import { SeatPanels } from '../library/seat-panels.tsx';
import { useTable } from '../library/table-context.ts';
import { TableObject } from '../library/table-object.tsx';
import { useArkham } from './board-context.ts';
import { seatName } from './labels.ts';
import { deckOf, resourcesOf } from './objects-of.ts';
import { Piles } from './piles.tsx';
import { SeatCards } from './seat-cards.tsx';
import { SeatMark } from './seat-mark.tsx';
import { isSign, Sign } from './signs.ts';
import { cardOf, inForce, type TableSeat } from './table-document.ts';
import { Amount } from './tokens.tsx';

const skills = ['willpower', 'intellect', 'combat', 'agility'] as const;

export function Investigators({ isLarge }: { readonly isLarge: boolean }) {
  const { table, words, deciding } = useArkham();
  return (
    <SeatPanels
      label={words.investigators}
      seats={Object.entries(table.seats)}
      isLarge={isLarge || Object.keys(table.seats).length === 1}
      deciding={deciding ?? table.active}
      isFirst={({ state }) => state === 'playing'}
      panel={(id, seat) => <SeatPanel key={id} id={id} seat={seat} />}
      chip={(id, seat, isOpen, onShow) => <SeatChip {...{ id, seat, isOpen, onShow }} />}
    />
  );
}

function useSeatLabel(id: string, seat: TableSeat): string {
  const parts = useArkham();
  const { table, words, numbers, print } = parts;
  const { labels } = useTable();
  const own = numbers.seats[id] ?? {};
  const harm = (label: string, count: number, limit: string) =>
    words.ofLimit({ label, count, limit: inForce(own[limit]) ?? 0 });
  return [
    labelOf(labels, id),
    seatName(parts, labels, id),
    seat.state === 'playing' ? '' : print.word('state', seat.state),
    table.lead === id ? words.lead : '',
    numbers.peril !== undefined && numbers.peril !== id ? words.silent : '',
    table.active === id ? words.itsTurn : seat.hadTurn ? words.hadTurn : '',
    seat.location === null ? '' : words.at({ place: labelOf(labels, designOf(seat.location)) }),
    `${words.actionsLeft} ${inForce(own['actions']) ?? 0}`,
    harm(words.damage, seat.damage, 'health'),
    harm(words.horror, seat.horror, 'sanity'),
    `${words.clues} ${seat.clues}`,
    ...skills.map((skill) => `${print.word('skill', skill)} ${inForce(own[skill]) ?? 0}`),
  ]
    .filter((part) => part !== '')
    .join(words.comma);
}

interface SeatProps {
  readonly id: string;
  readonly seat: TableSeat;
}

/** A closed seat of a docked table; its number shows that it has something to do. */
function SeatChip({ id, seat, isOpen, onShow }: SeatProps & { readonly isOpen: boolean; readonly onShow: () => void }) {
  const parts = useArkham();
  const { labels } = useTable();
  const { numbers } = parts;
  const own = numbers.seats[id] ?? {};
  return (
    <TableObject
      names={[id]}
      label={useSeatLabel(id, seat)}
      questions={[]}
      onPlainClick={onShow}
      isExpanded={isOpen}
      className="table-row ah-seat-chip"
    >
      <SeatMark seat={id} />
      <span className="table-name">{seatName(parts, labels, id)}</span>
      <Amount sign="damage" count={seat.damage} limit={inForce(own['health'])} />
      <Amount sign="horror" count={seat.horror} limit={inForce(own['sanity'])} />
    </TableObject>
  );
}

function SeatPanel({ id, seat }: SeatProps) {
  const parts = useArkham();
  const { words, deciding, table, print, about, numbers } = parts;
  const { acting, labels } = useTable();
  const [person] = seat.investigator;
  const isOut = seat.state !== 'playing';
  const isSilent = !isOut && numbers.peril !== undefined && numbers.peril !== id;
  return (
    <li
      className="table-column table-frame table-seat ah-seat"
      data-seat={id}
      data-deciding={deciding === id || acting.has(id) || undefined}
      data-out={isOut || undefined}
    >
      <TableObject
        names={[id, ...(person === undefined ? [] : [cardOf(person).name])]}
        label={useSeatLabel(id, seat)}
        questions={[]}
        card={person === undefined ? undefined : cardOf(person).name}
        className="ah-seat-head"
      >
        <span className="table-row ah-seat-line">
          <SeatMark seat={id} />
          <b className="table-name">{seatName(parts, labels, id)}</b>
          {table.lead === id && <small className="ah-leads">{words.lead}</small>}
          {isSilent && <small className="ah-leads">{words.silent}</small>}
          <small className="table-name ah-seat-at">
            {isOut
              ? print.word('state', seat.state)
              : seat.location !== null && labelOf(labels, designOf(seat.location))}
          </small>
        </span>
        {!isOut && <Vitals id={id} seat={seat} />}
      </TableObject>
      {!isOut && !('window' in about) && <SeatActions by={id} words={words.shortAnswers} />}
      {!isOut && <Stock id={id} seat={seat} />}
      <SeatCards id={id} seat={seat} />
    </li>
  );
}

function Vitals({ id, seat }: SeatProps) {
  const { numbers, words } = useArkham();
  const own = numbers.seats[id] ?? {};
  const left = inForce(own['actions']) ?? 0;
  return (
    <span className="table-row ah-vitals">
      <span className="table-row ah-skills">
        {skills.map((skill) => (
          <span key={skill} className="ah-amount" data-skill={skill}>
            {isSign(skill) && <Sign name={skill} />}
            {inForce(own[skill]) ?? 0}
          </span>
        ))}
      </span>
      <Amount sign="damage" count={seat.damage} limit={inForce(own['health'])} />
      <Amount sign="horror" count={seat.horror} limit={inForce(own['sanity'])} />
      <Amount sign="clue" count={seat.clues} isAlways />
      <span className="table-row ah-actions" data-tip={words.actionsLeft}>
        {indices(Math.max(left, 3)).map((action) => (
          <i key={action} data-left={action < left || undefined} />
        ))}
      </span>
    </span>
  );
}

/** Resources and piles: what the actions by the rules take from. */
function Stock({ id, seat }: SeatProps) {
  const { words } = useArkham();
  const top = seat.discard.at(-1);
  const { labels } = useTable();
  const piles = [
    [resourcesOf(id), words.resources, words.resources, seat.resources, ''],
    [deckOf(id), words.deck, words.deck, seat.deck.length, ''],
    [
      `${id}/discard`,
      words.discard,
      words.discard,
      seat.discard.length,
      top === undefined ? '' : labelOf(labels, cardOf(top).name),
    ],
  ] as const;
  return <Piles piles={piles} className="table-row ah-stock" />;
}
