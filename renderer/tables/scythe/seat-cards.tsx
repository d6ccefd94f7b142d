import { partsOfName } from '#engine/kernel/naming/made-names.ts';
import { designOf, labelOf } from '#renderer/desk/table/table-names.ts';
import { SeatMark } from '../library/seat-mark.tsx';
import { useTable } from '../library/table-context.ts';
import { useScythe } from './board-context.ts';
import { NamedCard } from './named-card.tsx';
import { possibleAnswers } from './possible-answers.ts';
import { Sign } from './signs.ts';
import { cardsIn, countOf, nameOfUnit, roleOf, type SeatProps } from './table-document.ts';

/** What a seat has besides its mat: whose it is, its rows of pay, cards, what is in reserve and what its recruits hear. */
export function SeatCards({ id, seat }: SeatProps) {
  const parts = useScythe();
  const { words, game } = parts;
  const { words: shared } = useTable();
  const score = Object.values(seat.score ?? {}).reduce((sum, one) => sum + one, 0);
  return (
    <div className="table-column sc-more">
      <div className="table-row sc-cards">
        <SeatMark seat={id} />
        {[...seat.faction, ...seat.mat].map((one) => (
          <NamedCard key={one} id={one} className="sc-of" />
        ))}
        <Pay popularity={seat.popularity} />
        <small>{words.score({ score })}</small>
      </div>
      <div className="table-row sc-cards">
        <small>{words.hand}</small>
        <b data-tip={seat.hand === '?' ? words.secretCount : undefined}>{countOf(seat.hand)}</b>
        {cardsIn(seat.hand).map((card) => {
          const { name = card, written } = game.cards.get(designOf(card)) ?? {};
          const power = String(written?.['power'] ?? '');
          return (
            card !== '?' && (
              <NamedCard key={card} id={card} names={[card]} label={`${name} ${power}`}>
                <b>{power}</b>
                <span className="table-name">{name}</span>
              </NamedCard>
            )
          );
        })}
        <small>{words.objectives}</small>
        {cardsIn(seat.objectives).map((objective, i) =>
          objective === '?' ? (
            <span key={`hidden ${String(i)}`} className="sc-card sc-hidden">
              <span className="hidden">{words.faceDown}</span>?
            </span>
          ) : (
            <NamedCard
              key={objective}
              id={objective}
              label={[words.objectives, game.cards.get(objective)?.name ?? objective].join(shared.comma)}
              questions={possibleAnswers(parts, 'objective', objective)}
            />
          ),
        )}
      </div>
      <Reserve id={id} seat={seat} />
    </div>
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
          <span className="table-row" aria-hidden="true" data-tip={words.pay({ ...row })}>
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

/** Workers and mechs in reserve, abilities of the mechs that are not, and whom its recruits listen to (SC-TU-07). */
function Reserve({ id, seat }: SeatProps) {
  const { words, game, table } = useScythe();
  const { labels } = useTable();
  const units = seat.units.map(nameOfUnit);
  const waiting = units.filter((unit) => roleOf(unit) === 'mech').map((unit) => partsOfName(unit)[1] ?? '');
  const all = game.cards.get(seat.faction[0] ?? '')?.written['mechs'];
  const deployed = (Array.isArray(all) ? all.map(String) : []).filter((mech) => !waiting.includes(mech));
  const named = (cards: readonly string[]) => cards.map((card) => game.cards.get(card)?.name ?? card).join(words.comma);
  const seats = Object.keys(table.seats);
  const at = seats.indexOf(id);
  const near = new Set([seats.at(at - 1) ?? id, seats[(at + 1) % seats.length] ?? id]);
  near.delete(id);
  const hasRecruit = Object.entries(table.areas).some(([area, { recruit }]) => recruit && partsOfName(area)[0] === id);
  const workers = units.filter((unit) => roleOf(unit) === 'worker').length;
  const inReserve = words.workersLeft({ count: workers });
  const mechs = waiting.length === 0 ? '' : `${words.comma}${words.mechsLeft({ names: named(waiting) })}`;
  const said = [
    `${words.reserve} ${inReserve}${mechs}`,
    deployed.length > 0 && `${words.abilities} ${named(deployed)}`,
    hasRecruit && words.listensTo({ seats: [...near].map((one) => labelOf(labels, one)).join(words.comma) }),
    seat.onceBonuses.length > 0 && `${words.onceBonuses} ${named(seat.onceBonuses)}`,
  ];
  return <ul className="table-row sc-reserve">{said.map((one) => one !== false && <li key={one}>{one}</li>)}</ul>;
}
