import './cards.css';
import type { ReactNode } from 'react';
import { designOf } from '#renderer/desk/table/table-names.ts';
import { useTable } from '../library/table-context.ts';
import { TableObject } from '../library/table-object.tsx';
import { useArkham } from './board-context.ts';
import { cardLabel, nameOf, sideOf } from './labels.ts';
import { type QuestionOn, questionsOn } from './objects-of.ts';
import { Sign } from './signs.ts';
import { inForce, type TableCard } from './table-document.ts';
import { Amount } from './tokens.tsx';

interface CardProps {
  readonly card: TableCard;
  /** Added to its accessible name, such as what committing it would do. */
  readonly said?: string;
  /** Next to the card, for example a number. */
  readonly beside?: ReactNode;
  readonly children?: ReactNode;
}

/** A card with what is attached to it. */
export function CardItem({ card, said, beside, children }: CardProps) {
  return (
    <li className="ah-item">
      <CardStrip card={card} {...(said === undefined ? {} : { said })}>
        {children}
      </CardStrip>
      {beside}
      {card.attached.length > 0 && (
        <ul className="ah-attached">
          {card.attached.map((one) => (
            <CardItem key={one.name} card={one} />
          ))}
        </ul>
      )}
    </li>
  );
}

const sortOf = (type: string | undefined): QuestionOn => (type === 'enemy' ? 'enemy' : 'hand');

function CardStrip({ card, said = '', children }: CardProps) {
  const parts = useArkham();
  const { labels, words: shared } = useTable();
  const { numbers, deciding, asked } = parts;
  const side = sideOf(parts, card);
  const printed = parts.cards.get(designOf(card.name));
  const own = numbers.cards[card.name] ?? {};
  const isFoe = side?.type === 'enemy';
  const isAgainst = isFoe || side?.type === 'treachery';
  return (
    <TableObject
      names={[card.name]}
      label={[cardLabel(parts, labels, card), said].filter((part) => part !== '').join(shared.comma)}
      questions={questionsOn(sortOf(side?.type), card.name, deciding, asked)}
      card={designOf(card.name)}
      className={`table-row ah-strip ${isAgainst ? 'ah-against' : ''} ${card.exhausted ? 'ah-exhausted' : ''}`}
    >
      <span className="ah-strip-stub" data-class={printed?.class}>
        {isFoe ? <Sign name="enemy" /> : (printed?.cost ?? '')}
      </span>
      <span className="table-name ah-card-name">{nameOf(parts, labels, card)}</span>
      {isFoe && (
        <span className="ah-foe">
          <Amount sign="combat" count={inForce(own['fight']) ?? 0} isAlways />
          <Amount sign="agility" count={inForce(own['evade']) ?? 0} isAlways />
        </span>
      )}
      {children}
      <span className="ah-on-card">
        <Amount sign="damage" count={card.damage} limit={inForce(own['health'])} />
        <Amount sign="horror" count={card.horror} limit={inForce(own['sanity'])} />
        <Amount sign="clue" count={card.clues} />
        <Amount sign="doom" count={card.doom} />
        <Amount sign="resource" count={card.uses} />
        <Amount sign="progress" count={card.progress} />
        {card.exhausted && <Sign name="exhausted" />}
      </span>
    </TableObject>
  );
}
