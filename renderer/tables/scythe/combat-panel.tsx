import { labelOf } from '#renderer/desk/table/table-names.ts';
import { SeatMark } from '../library/seat-mark.tsx';
import { ownNumber } from '../library/shown-number.ts';
import { useTable } from '../library/table-context.ts';
import { useScythe } from './board-context.ts';
import { DialAnswer } from './dial-answer.tsx';
import { seatName } from './labels.ts';
import { dialOf } from './objects-of.ts';
import { Sign } from './signs.ts';
import { Stat } from './stats.tsx';
import { countOf, unitGroups } from './table-document.ts';

/** Who fights where, with what, and the sealed dials; nothing without a combat. */
export function CombatPanel() {
  const { table, words } = useScythe();
  const { battle, attacker, defender } = table;
  if (battle === null || attacker === null || defender === null) return null;
  return (
    <section className="table-column table-frame sc-combat" aria-label={`${words.battle} ${battle}`}>
      <h3>
        {words.battle} {battle}
      </h3>
      <div className="sc-sides">
        <Side seat={attacker} role={words.attacker} battle={battle} />
        <Side seat={defender} role={words.defender} battle={battle} />
      </div>
    </section>
  );
}

function Side({ seat, role, battle }: { readonly seat: string; readonly role: string; readonly battle: string }) {
  const parts = useScythe();
  const { table, game, numbers, words, awaited } = parts;
  const { labels, offers } = useTable();
  const own = table.seats[seat];
  const groups = unitGroups(table, table.hexes[battle]?.units ?? []).filter((group) => group.seat === seat);
  const fighters = groups.reduce((sum, { role: sort, names }) => sum + (sort === 'worker' ? 0 : names.length), 0);
  const cards = fighters + ownNumber(numbers.seats?.[seat]?.combatCards, 0).now;
  const answers = offers.get(dialOf(seat)) ?? [];
  if (own === undefined) return null;
  return (
    <section className="table-column sc-side" data-seat={seat} aria-label={`${role} ${seatName(parts, labels, seat)}`}>
      <div className="table-row">
        <SeatMark seat={seat} />
        <b className="table-name">{seatName(parts, labels, seat)}</b>
        <small>{role}</small>
      </div>
      <div className="table-row sc-stats">
        {groups.map(({ role: sort, names }) => (
          <span
            key={sort}
            className="table-row sc-stat"
            title={names.map((name) => labelOf(labels, name)).join(words.comma)}
          >
            <span className="hidden">{words.roles[sort]}</span>
            <Sign name={sort} />
            <b>{names.length}</b>
          </span>
        ))}
        <Stat sign="power" value={own.power} />
        <Stat sign="cards" value={countOf(own.hand)} />
        <small>
          {words.dial} {words.most({ most: Math.min(own.power, game.tracks.dial ?? own.power) })}
          {words.comma}
          {words.hand} {words.most({ most: cards })}
        </small>
      </div>
      {answers.length > 0 ? (
        <DialAnswer key={seat} by={seat} answers={answers} />
      ) : (
        awaited.size > 0 && (
          <p className="sc-veil" data-waiting={awaited.has(seat) || undefined}>
            {awaited.has(seat) ? words.thinking : words.sealed}
          </p>
        )
      )}
    </section>
  );
}
