import { equipmentSlots } from '#engine/systems/tokyo-site-seeing/contract/vocabulary.ts';
import { wordOf } from '../library/read-values.ts';
import { designOf, labelOf, useTable } from '../library/table-context.ts';
import { TableObject } from '../library/table-object.tsx';
import { useBoard } from './board-context.ts';
import { CardTokens, tokensOf } from './card-tokens.tsx';
import { Sign } from './face/sign.tsx';
import type { PcProps } from './pc-panel.tsx';
import { signOf } from './printed-cards.ts';
import { aboutEquipped, aboutHandCard } from './questions.ts';
import { cardOf } from './table-document.ts';

/** What a PC has equipped, and how much room is left. */
export function EquipmentList({ id, pc }: PcProps) {
  const { labels, words, cards, isLarge } = useBoard();
  const free = equipmentSlots - pc.equipped.length;
  return (
    <ul className="tss-equipment" aria-label={words.equipped}>
      {pc.equipped.map((placed) => {
        const card = cardOf(placed);
        const printed = cards(card.card);
        const said = [labelOf(labels, card.card), words.equipped, ...tokensOf(card, words).map(({ label }) => label)];
        return (
          <li key={card.card}>
            <TableObject
              names={[card.card]}
              label={said.join(words.comma)}
              questions={aboutEquipped(id, card.card)}
              card={designOf(card.card)}
              className={`tss-equipped ${(card.exhaust ?? 0) > 0 ? 'tss-exhausted' : ''}`}
            >
              <span className="tss-kind" data-kind={printed.kind}>
                <Sign name={signOf(printed)} />
              </span>
              <span className="tss-name">{labelOf(labels, card.card)}</span>
              <CardTokens card={card} />
            </TableObject>
          </li>
        );
      })}
      {free > 0 && (
        <li className="tss-free">
          <Sign name="equip" />
          {words.freeEquipment(free)}
        </li>
      )}
      {!isLarge && (
        <li className="tss-deck-item">
          <DeckCounts pc={pc} />
        </li>
      )}
    </ul>
  );
}

/** How many cards are still to come, and how many were. */
export function DeckCounts({ pc }: Pick<PcProps, 'pc'>) {
  const { words } = useBoard();
  return (
    <span className="tss-deck">
      {words.deck} <b>{pc.deck.length}</b> {words.discards} <b>{pc.discards.length}</b>
    </span>
  );
}

/** The hand as small cards that are read by their stubs. */
export function HandCards({ id, pc }: PcProps) {
  const { labels, words, cards } = useBoard();
  const { acting } = useTable();
  return (
    <ul className="tss-hand" aria-label={words.hand} data-place="hand" data-now={acting.has(id)}>
      {pc.hand.map((card) => {
        const printed = cards(card);
        const ap = wordOf(printed.card['ap']);
        return (
          <li key={card}>
            <TableObject
              names={[card]}
              label={[labelOf(labels, card), words.hand, `${words.ap} ${ap}`].join(words.comma)}
              questions={aboutHandCard(id, card, printed)}
              card={designOf(card)}
              className="tss-hand-card"
            >
              <span className="face tss-sheet" data-kind={printed.kind}>
                <span className="tss-stub">
                  {ap}
                  <Sign name={signOf(printed)} />
                </span>
                <span className="tss-name">{labelOf(labels, card)}</span>
              </span>
            </TableObject>
          </li>
        );
      })}
    </ul>
  );
}
