import { isObject, type JsonObject } from '#engine/kernel/basics/json.ts';
import { abilities } from '#engine/systems/tokyo-site-seeing/basics/vocabulary.ts';
import { shownNumber } from '../library/shown-number.ts';
import type { ActionCostProps } from '../table-view.ts';
import { asNumbers, type CardFigure, cardValues } from './card-values.ts';
import { Sign } from './face/sign.tsx';
import { printedCards } from './printed-cards.ts';
import { asTable, cardOf, isBare } from './table-document.ts';
import { tableWords } from './table-words.ts';

type Cost = Pick<CardFigure, 'sign' | 'text'>;

export function ActionCost(props: ActionCostProps) {
  const cards = printedCards(props.documents);
  const cost = costOf(props, cards);
  if (cost === undefined) return null;
  return (
    <span className="action-cost push tss-figure" data-sign={cost.sign} aria-hidden="true">
      <Sign name={cost.sign} />
      {cost.text}
    </span>
  );
}

function costOf(
  { answer: { do: word, by, card, area }, table: document, figures, locale }: ActionCostProps,
  cards: ReturnType<typeof printedCards>,
): Cost | undefined {
  const table = asTable(document);
  const numbers = asNumbers(figures);
  // Effects may lower it for one seat.
  const here = typeof by === 'string' ? [by] : [];
  if (word === 'move') {
    const ends = [table.pcs[here[0] ?? '']?.area, area];
    const line = numbers.lines.find(({ areas }) => ends.every((end) => areas.some((one) => one === end)));
    return line && { sign: 'tech', text: shownNumber(line.target, here).text };
  }
  if (typeof card !== 'string') return undefined;
  if (word === 'equip') return equipCost(cards(card).card);
  if (word !== 'buy' && word !== 'solve') return undefined;
  const placed = Object.values(table.slots).flat().map(cardOf);
  const lying = placed.find((one) => !isBare(one) && one.card === card) ?? { card };
  const shown = cardValues(cards(card), lying, { numbers, words: tableWords(locale), locale, here });
  return shown.find(({ sign, isFirst }) => (word === 'buy' ? sign === 'economy' : isFirst));
}

function equipCost({ equip }: JsonObject): Cost | undefined {
  if (!isObject(equip) || typeof equip['target'] !== 'number') return undefined;
  const sign = abilities.find((one) => one === equip['ability']);
  return sign && { sign, text: String(equip['target']) };
}
