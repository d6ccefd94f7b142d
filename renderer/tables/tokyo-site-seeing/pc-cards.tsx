import type { ReactNode } from 'react';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { equipmentSlots } from '#engine/systems/tokyo-site-seeing/basics/vocabulary.ts';
import { designOf, labelOf } from '#renderer/desk/table/table-names.ts';
import { textOfValue } from '../library/read-values.ts';
import { useTable } from '../library/table-context.ts';
import { TableObject } from '../library/table-object.tsx';
import { useBoard } from './board-context.ts';
import { CardTokens, tokensOf } from './card-tokens.tsx';
import { Sign } from './face/sign.tsx';
import { asking } from './possible-answers.ts';
import { signOf } from './printed-cards.ts';
import { type CardOnTable, cardOf, type PcProps } from './table-document.ts';

interface EquippedProps {
  readonly name: string;
  readonly label: string;
  readonly state: string;
  readonly card: CardOnTable;
  readonly questions: readonly JsonObject[];
  readonly design?: string;
  readonly sign: ReactNode;
  readonly className?: string;
}

export function Equipped({ name, label, state, card, questions, design, sign, className = '' }: EquippedProps) {
  const { words } = useBoard();
  const { words: shared } = useTable();
  return (
    <TableObject
      names={[name]}
      label={[label, state, ...tokensOf(card, words).map((token) => token.label)].join(shared.comma)}
      questions={questions}
      card={design}
      className={`table-row tss-equipped ${className} ${(card.exhaust ?? 0) > 0 ? 'tss-exhausted' : ''}`}
    >
      {sign}
      <span className="table-name">{label}</span>
      <CardTokens card={card} />
    </TableObject>
  );
}

export function EquipmentList({ id, pc }: PcProps) {
  const { labels, words, cards, isLarge } = useBoard();
  const free = equipmentSlots - pc.equipped.length;
  const equipped = words.label('slot', 'equipped');
  return (
    <ul className="tss-equipment" aria-label={equipped}>
      {pc.equipped.map(cardOf).map((card) => {
        const printed = cards(card.card);
        return (
          <li key={card.card}>
            <Equipped
              name={card.card}
              label={labelOf(labels, card.card)}
              state={equipped}
              card={card}
              questions={asking(['use', 'refresh'], { by: id, card: card.card })}
              design={designOf(card.card)}
              sign={
                <span className="tss-kind" data-kind={printed.kind}>
                  <Sign name={signOf(printed)} />
                </span>
              }
            />
          </li>
        );
      })}
      {free > 0 && (
        <li className="table-row tss-free">
          <Sign name="equip" />
          {words.free({ count: free })}
        </li>
      )}
      {!isLarge && (
        <li className="tss-deck-item">
          <DeckCounts id={id} pc={pc} />
        </li>
      )}
    </ul>
  );
}

export function DeckCounts({ id, pc }: PcProps) {
  const { labels, words } = useBoard();
  const { words: shared } = useTable();
  return (
    <span className="tss-deck">
      {(['deck', 'discards'] as const).map((place) => {
        const name = words.label('slot', place);
        return (
          <TableObject
            key={place}
            names={[`${id}/${place}`]}
            label={[`${name} ${pc[place].length}`, labelOf(labels, id)].join(shared.comma)}
            questions={[]}
            className="tss-deck-count"
          >
            {name} <b>{pc[place].length}</b>
          </TableObject>
        );
      })}
    </span>
  );
}

export function HandCards({ id, pc }: PcProps) {
  const { labels, words, cards } = useBoard();
  const { acting, words: shared } = useTable();
  const hand = words.label('slot', 'hand');
  return (
    <ul className="tss-hand" aria-label={hand} data-place="hand" data-now={acting.has(id)}>
      {pc.hand.map((card) => {
        const printed = cards(card);
        const ap = textOfValue(printed.card['ap']);
        const word = printed.card['category'] === 'equipment' ? 'equip' : 'play';
        return (
          <li key={card}>
            <TableObject
              names={[card]}
              label={[labelOf(labels, card), hand, `${words.word('label', 'ap')} ${ap}`].join(shared.comma)}
              questions={asking([word], { by: id, card })}
              card={designOf(card)}
              className="tss-hand-card"
            >
              <span className="face tss-sheet" data-kind={printed.kind}>
                <span className="table-column tss-stub">
                  {ap}
                  <Sign name={signOf(printed)} />
                </span>
                <span className="table-name">{labelOf(labels, card)}</span>
              </span>
            </TableObject>
          </li>
        );
      })}
    </ul>
  );
}
