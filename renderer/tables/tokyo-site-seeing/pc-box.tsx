import type { Labels } from '../table-view.ts';
import { Glyph } from './glyph.tsx';
import { labelOf, TableCard } from './table-card.tsx';
import { cardOf, type PcOnTable } from './table-document.ts';
import type { TableWords } from './table-words.ts';

interface PcProps {
  readonly id: string;
  readonly pc: PcOnTable;
  /** Whether it is the phase in which PCs finish. */
  readonly isActing: boolean;
  readonly labels: Labels;
  readonly words: TableWords;
}

/** A PC: where, how well, what in hand. */
export function PcBox({ id, pc, isActing, labels, words }: PcProps) {
  const hp = pc.maxHp - pc.damage;
  return (
    <li className={`pc ${isActing && pc.finished ? 'pc-finished' : ''}`}>
      <h3>
        {labelOf(labels, id)}
        <span className="pc-area">{labelOf(labels, pc.area)}</span>
        {isActing && pc.finished && <span className="pc-note">{words.finished}</span>}
      </h3>
      <p className="pc-numbers">
        <span className={hp <= 0 ? 'pc-down' : ''}>
          {words.hp} <b>{hp <= 0 ? words.down : `${hp}/${pc.maxHp}`}</b>
        </span>
        <span>
          {words.ap} <b>{pc.ap}</b>
        </span>
        {pc.progress > 0 && <span>{words.progress(pc.progress)}</span>}
        <span className="pc-abilities">
          {Object.entries(pc.abilities).map(([ability, value]) => (
            <span
              key={ability}
              className={`ability ability-${ability}`}
              role="img"
              aria-label={`${words.abilities[ability] ?? ability} ${value}`}
              title={words.abilities[ability] ?? ability}
            >
              <Glyph name={ability} />
              {value}
            </span>
          ))}
        </span>
      </p>
      <p className="pc-skills">
        {Object.entries(pc.skills).map(([skill, { sealed, exhaust }]) => (
          <span key={skill} className={sealed ? 'skill skill-sealed' : exhaust > 0 ? 'skill skill-exhausted' : 'skill'}>
            {words.skills[skill] ?? skill}
            {sealed && <span className="hidden">{words.sealed}</span>}
            {exhaust > 0 && <span className="hidden">{words.exhaust(exhaust)}</span>}
          </span>
        ))}
      </p>
      <CardList title={words.equipped} cards={pc.equipped} labels={labels} words={words} />
      <CardList title={words.hand} cards={pc.hand} labels={labels} words={words} />
      <p className="pc-piles">{words.deckAndDiscards(pc.deck.length, pc.discards.length)}</p>
    </li>
  );
}

interface ListProps {
  readonly title: string;
  readonly cards: PcOnTable['equipped'];
  readonly labels: Labels;
  readonly words: TableWords;
}

function CardList({ title, cards, labels, words }: ListProps) {
  return (
    <div className="pc-cards">
      <h4>
        {title} {cards.length === 0 && <span className="pc-none">{words.none}</span>}
      </h4>
      {cards.length > 0 && (
        <ul>
          {cards.map((placed) => (
            <li key={cardOf(placed).card}>
              <TableCard placed={placed} labels={labels} words={words} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
