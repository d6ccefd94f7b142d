import { labelOf } from '#renderer/desk/table/table-names.ts';
import { SeatMark } from '../library/seat-mark.tsx';
import { SeatPanels } from '../library/seat-panels.tsx';
import { useTable } from '../library/table-context.ts';
import { TableObject } from '../library/table-object.tsx';
import { useScythe } from './board-context.ts';
import { GiveCoins } from './give-coins.tsx';
import { seatName } from './labels.ts';
import { Mat } from './mat.tsx';
import { SeatCards } from './seat-cards.tsx';
import { Stat } from './stats.tsx';
import { countOf, type SeatProps } from './table-document.ts';

export function Seats() {
  const { table, words, deciding } = useScythe();
  return (
    <SeatPanels
      label={words.seats}
      seats={Object.entries(table.seats)}
      isLarge={false}
      deciding={deciding ?? table.active}
      isFirst={() => false}
      panel={(id, seat) => <SeatPanel key={id} id={id} seat={seat} />}
      chip={(id, seat, isOpen, onShow) => <SeatChip {...{ id, seat, isOpen, onShow }} />}
    />
  );
}

/** The open seat has its numbers above its mat. */
function SeatChip({ id, seat, isOpen, onShow }: SeatProps & { readonly isOpen: boolean; readonly onShow: () => void }) {
  const parts = useScythe();
  const { words, print, game, table, deciding } = parts;
  const { labels, words: shared } = useTable();
  const stars = seat.stars.map((star) => print.word('star', star)).join(' ');
  const said = [
    seatName(parts, labels, id),
    `${words.power} ${seat.power}`,
    `${words.popularity} ${seat.popularity}`,
    `${words.coins} ${seat.coins}`,
    `${words.stars} ${seat.stars.length}${stars === '' ? '' : ` (${stars})`}`,
    `${words.hand} ${countOf(seat.hand)}`,
  ];
  return (
    <TableObject
      names={[id]}
      label={said.join(shared.comma)}
      questions={[]}
      onPlainClick={onShow}
      isExpanded={isOpen}
      className="table-row table-frame sc-chip"
    >
      <SeatMark seat={id} isNow={(deciding ?? table.active) === id} />
      <span className="sc-chip-name">
        <b className="table-name">{game.cards.get(seat.faction[0] ?? '')?.name ?? labelOf(labels, id)}</b>
      </span>
      {!isOpen && (
        <>
          <Stat sign="power" value={seat.power} />
          <Stat sign="popularity" value={seat.popularity} />
          <Stat sign="coins" value={seat.coins} />
          <Stat sign="star" value={seat.stars.length} />
        </>
      )}
    </TableObject>
  );
}

function SeatPanel({ id, seat }: SeatProps) {
  const { game, print, words } = useScythe();
  const { tracks, stars } = game;
  return (
    <li className="sc-panel" data-seat={id}>
      <div className="table-column sc-own-mat">
        <div className="table-row sc-stats">
          <Stat sign="power" value={seat.power} most={tracks.power} />
          <Stat sign="popularity" value={seat.popularity} most={tracks.popularity} />
          <GiveCoins by={id} coins={seat.coins} />
          <span data-tip={seat.stars.map((star) => print.word('star', star)).join(words.comma)}>
            <Stat sign="star" value={seat.stars.length} most={stars} />
          </span>
        </div>
        <Mat id={id} seat={seat} />
      </div>
      <SeatCards id={id} seat={seat} />
    </li>
  );
}
