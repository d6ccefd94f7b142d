import { partsOfName } from '#engine/kernel/naming/made-names.ts';
import { designOf, labelOf } from '#renderer/desk/table/table-names.ts';
import { formatAmount } from '../library/format-amount.ts';
import { SeatPanels } from '../library/seat-panels.tsx';
import { useTable } from '../library/table-context.ts';
import { TableObject } from '../library/table-object.tsx';
import { useScythe } from './board-context.ts';
import { seatName } from './labels.ts';
import { Mat } from './mat.tsx';
import { possibleAnswers } from './possible-answers.ts';
import { type ScytheSign, Sign } from './signs.ts';
import { cardsIn, countOf, nameOfUnit, roleOf, type ScytheSeat, seatNumber } from './table-document.ts';

interface SeatProps {
  readonly id: string;
  readonly seat: ScytheSeat;
}

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

function useSeatLabel(id: string, seat: ScytheSeat): string {
  const parts = useScythe();
  const { labels, words: shared } = useTable();
  const { words, print } = parts;
  const stars = seat.stars.map((star) => print.word('star', star));
  return [
    seatName(parts, labels, id),
    `${words.power} ${seat.power}`,
    `${words.popularity} ${seat.popularity}`,
    `${words.coins} ${seat.coins}`,
    `${words.stars} ${seat.stars.length}${stars.length > 0 ? ` (${stars.join(' ')})` : ''}`,
    seat.hand === '?' ? `${words.hand} ?` : `${words.hand} ${countOf(seat.hand)}`,
  ].join(shared.comma);
}

function SeatChip({ id, seat, isOpen, onShow }: SeatProps & { readonly isOpen: boolean; readonly onShow: () => void }) {
  const { game, table, deciding } = useScythe();
  const { labels } = useTable();
  const name = game.factions.get(seat.faction[0] ?? '')?.name ?? labelOf(labels, id);
  return (
    <TableObject
      names={[id]}
      label={useSeatLabel(id, seat)}
      questions={[]}
      onPlainClick={onShow}
      isExpanded={isOpen}
      className="table-row table-frame sc-chip"
    >
      <i className="table-disc sc-seat" data-seat={id} data-deciding={(deciding ?? table.active) === id || undefined}>
        {seatNumber(id)}
      </i>
      <b className="table-name sc-chip-name">{name}</b>
      <Stat sign="power" value={seat.power} />
      <Stat sign="popularity" value={seat.popularity} />
      <Stat sign="coins" value={seat.coins} />
      <Stat sign="star" value={seat.stars.length} />
      <Stat sign="cards" value={countOf(seat.hand)} />
    </TableObject>
  );
}

export function Stat({
  sign,
  value,
  most,
}: {
  readonly sign: ScytheSign;
  readonly value: number | string;
  readonly most?: number | null;
}) {
  return (
    <span className="table-row sc-stat" data-sign={sign}>
      <Sign name={sign} />
      <b>{typeof value === 'number' ? formatAmount(value) : value}</b>
      {most != null && <small>/{most}</small>}
    </span>
  );
}

function SeatPanel({ id, seat }: SeatProps) {
  const parts = useScythe();
  const { words, game, print } = parts;
  const { labels, acting } = useTable();
  const score = Object.values(seat.score ?? {}).reduce((sum, one) => sum + one, 0);
  const [mat = ''] = seat.mat;
  const [faction = ''] = seat.faction;
  return (
    <li
      className="table-column table-frame table-seat sc-panel"
      data-seat={id}
      data-deciding={acting.has(id) || undefined}
    >
      <div className="table-row sc-panel-head">
        <i className="table-disc sc-seat">{seatNumber(id)}</i>
        <TableObject
          names={[faction]}
          label={game.factions.get(faction)?.name ?? faction}
          questions={[]}
          card={faction}
        >
          <b>{game.factions.get(faction)?.name ?? labelOf(labels, id)}</b>
        </TableObject>
        <TableObject names={[mat]} label={game.mats.get(mat)?.name ?? mat} questions={[]} card={mat}>
          <small>{game.mats.get(mat)?.name ?? mat}</small>
        </TableObject>
        <small className="sc-score">{words.score({ score })}</small>
      </div>
      <Mat id={id} seat={seat} />
      <div className="table-row sc-stats">
        <Stat sign="power" value={seat.power} most={game.tracks.power} />
        <Stat sign="popularity" value={seat.popularity} most={game.tracks.popularity} />
        <Stat sign="coins" value={seat.coins} />
        <span
          className="table-row sc-stars"
          title={seat.stars.map((star) => print.word('star', star)).join(words.comma)}
        >
          <Stat sign="star" value={seat.stars.length} most={game.stars} />
          <small>{seat.stars.map((star) => print.word('star', star)).join(words.comma)}</small>
        </span>
      </div>
      <Pay popularity={seat.popularity} />
      <Cards id={id} seat={seat} />
      <Reserve id={id} seat={seat} />
    </li>
  );
}

/** Rows of pay, with the one that this popularity reaches (SC-SC-01). */
function Pay({ popularity }: { readonly popularity: number }) {
  const { game, words } = useScythe();
  const reached = game.pay.findLast(({ from }) => popularity >= from);
  return (
    <ol className="table-row sc-pay">
      {game.pay.map((row) => (
        <li key={row.from} className="table-row" aria-current={row === reached ? 'true' : undefined}>
          <span className="hidden">{words.pay({ ...row })}</span>
          <span className="table-row" aria-hidden="true" title={words.pay({ ...row })}>
            <Sign name="popularity" />
            {row.from}–<Sign name="star" />
            {row.star} <Sign name="land" />
            {row.territory} <Sign name="square" />
            {row.pair}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Cards({ seat }: SeatProps) {
  const parts = useScythe();
  const { words, game } = parts;
  const { words: shared } = useTable();
  const hand = cardsIn(seat.hand).filter((card) => card !== '?');
  return (
    <div className="table-row sc-cards">
      <span className="table-row sc-cards">
        <small>{words.hand}</small>
        <b title={seat.hand === '?' ? words.secretCount : undefined}>{countOf(seat.hand)}</b>
        {hand.map((card) => {
          const entry = game.cards.get(designOf(card));
          return (
            <TableObject
              key={card}
              names={[card]}
              label={`${entry?.name ?? card} ${String(entry?.written['power'] ?? '')}`}
              questions={[]}
              card={designOf(card)}
              className="table-row sc-card"
            >
              <b>{String(entry?.written['power'] ?? '')}</b>
              <span className="table-name">{entry?.name ?? card}</span>
            </TableObject>
          );
        })}
      </span>
      <span className="table-row sc-cards">
        <small>{words.objectives}</small>
        {cardsIn(seat.objectives).map((objective, i) =>
          objective === '?' ? (
            <span key={`hidden ${String(i)}`} className="sc-card sc-hidden">
              <span className="hidden">{words.faceDown}</span>?
            </span>
          ) : (
            <TableObject
              key={objective}
              names={[objective]}
              label={[words.objectives, game.cards.get(objective)?.name ?? objective].join(shared.comma)}
              questions={possibleAnswers(parts, 'objective', objective)}
              card={objective}
              className="sc-card"
            >
              {game.cards.get(objective)?.name ?? objective}
            </TableObject>
          ),
        )}
      </span>
    </div>
  );
}

/** Workers and mechs in reserve, abilities of the mechs that are not, and whom its recruits listen to (SC-TU-07). */
function Reserve({ id, seat }: SeatProps) {
  const { words, game, table } = useScythe();
  const { labels } = useTable();
  const units = seat.units.map(nameOfUnit);
  const waiting = units.filter((unit) => roleOf(unit) === 'mech').map((unit) => partsOfName(unit)[1] ?? '');
  const all = game.factions.get(seat.faction[0] ?? '')?.written['mechs'];
  const deployed = (Array.isArray(all) ? all.map(String) : []).filter((mech) => !waiting.includes(mech));
  const named = (mechs: readonly string[]) => mechs.map((mech) => game.cards.get(mech)?.name ?? mech).join(words.comma);
  const seats = Object.keys(table.seats);
  const at = seats.indexOf(id);
  const near = [...new Set([seats.at(at - 1), seats[(at + 1) % seats.length]])].filter(
    (one) => one !== id && one !== undefined,
  );
  const recruits = Object.entries(table.areas).filter(([area, { recruit }]) => recruit && partsOfName(area)[0] === id);
  const workers = units.filter((unit) => roleOf(unit) === 'worker').length;
  const said = [
    `${words.reserve} ${[words.workersLeft({ count: workers }), waiting.length === 0 ? '' : words.mechsLeft({ names: ` ${named(waiting)}` })].filter((one) => one !== '').join(words.comma)}`,
    deployed.length === 0 ? '' : `${words.abilities} ${named(deployed)}`,
    recruits.length === 0
      ? ''
      : words.listensTo({ seats: near.map((one) => labelOf(labels, one as string)).join(words.comma) }),
    seat.onceBonuses.length === 0
      ? ''
      : `${words.onceBonuses} ${seat.onceBonuses.map((bonus) => game.onceBonuses.get(bonus)?.name ?? bonus).join(words.comma)}`,
  ].filter((one) => one !== '');
  return (
    <ul className="table-row sc-reserve">
      {said.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}
