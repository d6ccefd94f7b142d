import { labelOf } from '#renderer/desk/table/table-names.ts';
import { formatAmount } from '../library/format-amount.ts';
import { indices } from '../library/indices.ts';
import { NumberAnswer } from '../library/number-answer.tsx';
import { SeatActions } from '../library/seat-actions.tsx';
import { SeatMark, seatNumber } from '../library/seat-mark.tsx';
import { useTable } from '../library/table-context.ts';
import { TableObject } from '../library/table-object.tsx';
import { useMetro } from './board-context.ts';
import { Letter } from './income-board.tsx';
import { bidOf } from './objects-of.ts';
import { type SeatOnTable, shareParts } from './table-document.ts';

export function OrderTrack() {
  const { table, words } = useMetro();
  const { labels, acting } = useTable();
  return (
    <span className="table-row tm-order">
      <span className="tm-order-name">{words.order}</span>
      <ol className="table-row" aria-label={words.order}>
        {table.order.map((seat) => (
          <li key={seat} className="table-disc" data-seat={seat} aria-current={acting.has(seat) ? 'true' : undefined}>
            <span className="hidden">{labelOf(labels, seat)}</span>
            <span aria-hidden="true">{seatNumber(seat)}</span>
          </li>
        ))}
      </ol>
    </span>
  );
}

export function Seats() {
  const { table, words } = useMetro();
  return (
    <ul className="table-tiles tm-seats" aria-label={words.seats}>
      {Object.entries(table.seats).map(([id, seat]) => (
        <SeatPanel key={id} id={id} seat={seat} />
      ))}
    </ul>
  );
}

function SeatPanel({ id, seat }: { readonly id: string; readonly seat: SeatOnTable }) {
  const { words, map, deciding, awaited, bidsAtFoot } = useMetro();
  const { labels, offers, acting, words: shared } = useTable();
  const name = labelOf(labels, id);
  const bids = offers.get(bidOf(id)) ?? [];
  const said = [
    name,
    `${words.cash} ${seat.cash}`,
    `${words.chips} ${seat.chips}`,
    `${words.stationsLeft} ${seat.stations}`,
    `${words.speculationsLeft} ${seat.speculations.length}`,
    `${words.shares} ${seat.shares.length === 0 ? shared.none : seat.shares.join(' ')}`,
    seat.passed ? words.passed : '',
  ].filter((part) => part !== '');
  return (
    <li
      className="table-column table-frame table-seat tm-seat"
      data-seat={id}
      data-deciding={deciding === id || acting.has(id) || undefined}
    >
      <TableObject
        names={[id]}
        label={said.join(shared.comma)}
        questions={[{ do: 'pass', by: id }]}
        className="tm-seat-head"
      >
        <span className="table-row tm-seat-line">
          <SeatMark seat={id} />
          <b>{name}</b>
          {seat.passed && <small>{words.passed}</small>}
          <span className="table-row tm-cash">
            <small>{words.cash}</small>
            {formatAmount(seat.cash)}
          </span>
        </span>
        <span className="table-row tm-seat-line tm-seat-goods">
          <span>
            {words.chips} <Tokens count={seat.chips} kind="chip" /> <Tokens count={seat.spare} kind="spare" />
          </span>
          <span>
            <Tokens count={seat.stations} kind="pyramid" />
          </span>
          <span className="table-row tm-held">
            {seat.shares.map((share) => {
              const [line, number] = shareParts(share);
              return <Letter key={share} line={map.lines.find((one) => one.id === line)} also={number} />;
            })}
          </span>
        </span>
      </TableObject>
      {bids.length > 0
        ? bidsAtFoot !== id && <Bid by={id} />
        : awaited !== null && (
            <p className={`tm-veil ${awaited.has(id) ? 'tm-waiting' : ''}`}>
              {awaited.has(id) ? words.thinking : words.given}
            </p>
          )}
      {bidsAtFoot !== id && <SeatActions by={id} words={words.answers} />}
    </li>
  );
}

function Bid({ by }: { readonly by: string }) {
  const { words, asked } = useMetro();
  const { labels, offers, words: shared } = useTable();
  return (
    <NumberAnswer
      answers={offers.get(bidOf(by)) ?? []}
      label={[labelOf(labels, by), words.amount].join(shared.comma)}
      say={(amount) => (asked.has('raise') ? words.raise : words.seal)({ amount })}
    />
  );
}

/** Below the docked table, visible with the whole map. */
export function BidAtFoot() {
  const { bidsAtFoot: id, words } = useMetro();
  const { labels, offers } = useTable();
  if (id === null || !offers.has(bidOf(id))) return null;
  return (
    <div className="table-row tm-bid" data-seat={id}>
      <SeatMark seat={id} />
      <b>{labelOf(labels, id)}</b>
      <Bid key={id} by={id} />
      <SeatActions by={id} words={words.answers} />
    </div>
  );
}

function Tokens({ count, kind }: { readonly count: number; readonly kind: 'chip' | 'spare' | 'pyramid' }) {
  if (count > 9) return <b>{count}</b>;
  return indices(count).map((token) => <i key={token} className={`tm-token tm-${kind}`} />);
}
