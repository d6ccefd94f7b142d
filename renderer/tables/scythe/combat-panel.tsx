import { useMemo } from 'react';
import { useStore } from 'zustand';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { designOf, labelOf } from '#renderer/desk/table/table-names.ts';
import { SeatMark } from '../library/seat-mark.tsx';
import { ownNumber } from '../library/shown-number.ts';
import { useTable } from '../library/table-context.ts';
import { type ScytheParts, useScythe } from './board-context.ts';
import { DialAnswer } from './dial-answer.tsx';
import type { PrintedGame } from './game-document.ts';
import { seatName } from './labels.ts';
import { dialOf } from './objects-of.ts';
import { revealedCombat } from './revealed-combat.ts';
import { Sign } from './signs.ts';
import { Stat } from './stats.tsx';
import { cardsIn, countOf, unitGroups } from './table-document.ts';

/** Who fights where, with what, and the sealed dials; then both sums, until the turn ends. */
export function CombatPanel() {
  const { table, words } = useScythe();
  const events = useStore(playStore, (state) => state.events);
  const entries = useStore(playStore, ({ view }) => view?.entries);
  const revealed = useMemo(() => revealedCombat(events, entries ?? []), [events, entries]);
  const { battle, attacker, defender } = table;
  if (revealed !== null) return <Sums {...revealed} />;
  if (battle === null || attacker === null || defender === null) return null;
  return (
    <section className="table-column table-frame sc-combat" aria-label={`${words.battle} ${battle}`}>
      <h3>
        {words.battle} {battle}
      </h3>
      <div className="sc-sides">
        <Side seat={attacker} other={defender} battle={battle} />
        <Side seat={defender} other={attacker} battle={battle} />
      </div>
    </section>
  );
}

function Sums({ title, sides, won }: NonNullable<ReturnType<typeof revealedCombat>>) {
  const parts = useScythe();
  const { game, words } = parts;
  const { labels } = useTable();
  const powerOf = (card: string) => Number(game.cards.get(designOf(card))?.written['power'] ?? 0);
  return (
    <section className="table-column table-frame sc-combat" aria-label={title}>
      <h3>{title}</h3>
      {sides.map(({ seat, dial, cards }) => (
        <p key={seat} className="table-row sc-sum" data-seat={seat}>
          <SeatMark seat={seat} />
          <span className="hidden">{seatName(parts, labels, seat)}</span>
          <span>
            {words.dial} {dial}
            {cards.map((card) => ` ＋ ${game.cards.get(designOf(card))?.name ?? card} ${powerOf(card)}`)}
            {' ＝ '}
            <b>{cards.reduce((sum, card) => sum + powerOf(card), dial)}</b>
          </span>
        </p>
      ))}
      {won !== '' && <b>{won}</b>}
    </section>
  );
}

/** What a seat fights with, as everyone knows it: how many cards it holds plays no part (SC-CO-08). */
function strengthOf({ table, game, numbers }: ScytheParts, seat: string, battle: string) {
  const groups = unitGroups(table, table.hexes[battle]?.units ?? []).filter((group) => group.seat === seat);
  const fighters = groups.reduce((sum, { role, names }) => sum + (role === 'worker' ? 0 : names.length), 0);
  const power = table.seats[seat]?.power ?? 0;
  const { combatCards, winsTies = false } = numbers.seats?.[seat] ?? {};
  return {
    ...{ groups, winsTies },
    mostDial: Math.min(power, game.tracks.dial ?? power),
    mostCards: fighters + ownNumber(combatCards, 0).now,
  };
}

interface SideProps {
  readonly seat: string;
  readonly other: string;
  readonly battle: string;
}

function Side({ seat, other, battle }: SideProps) {
  const parts = useScythe();
  const { table, game, words, awaited } = parts;
  const { labels, offers } = useTable();
  const own = table.seats[seat];
  if (own === undefined) return null;
  const answers = offers.get(dialOf(seat)) ?? [];
  const { groups, mostDial, mostCards, winsTies } = strengthOf(parts, seat, battle);
  const against = strengthOf(parts, other, battle);
  const isAttacker = seat === table.attacker;
  const role = isAttacker ? words.attacker : words.defender;
  const powers = unseenPowers(game, cardsIn(own.hand));
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
            data-tip={names.map((name) => labelOf(labels, name)).join(words.comma)}
          >
            <span className="hidden">{words.roles[sort]}</span>
            <Sign name={sort} />
            <b>{names.length}</b>
          </span>
        ))}
        <Stat sign="power" value={own.power} />
        <Stat sign="cards" value={countOf(own.hand)} />
        <small>{words.reach({ dial: mostDial, cards: mostCards })}</small>
      </div>
      {answers.length > 0 ? (
        <DialAnswer
          key={seat}
          {...{ by: seat, answers }}
          against={{ ...against, powers }}
          winsTies={isAttacker ? !against.winsTies : winsTies}
        />
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

/** The powers of the combat cards of this game, copy by copy, without those that a seat holds itself. */
function unseenPowers({ combatCards }: PrintedGame, hand: readonly string[]): readonly number[] {
  return combatCards.flatMap(({ id, written }) => {
    const own = hand.filter((card) => designOf(card) === id).length;
    const copies = typeof written['copies'] === 'number' ? written['copies'] : 1;
    return Array.from({ length: Math.max(0, copies - own) }, () => Number(written['power'] ?? 0));
  });
}
