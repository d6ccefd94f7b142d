import { useMemo } from 'react';
import { isObject } from '#engine/kernel/basics/json.ts';
import { abilities } from '#engine/systems/tokyo-site-seeing/contract/vocabulary.ts';
import type { ActionCostProps } from '../table-view.ts';
import { Sign } from './face/sign.tsx';
import { asNumbers, type Figure, figuresOf, type NumbersInForce, shownNumber } from './figures.ts';
import { type PrintedCards, printedCards } from './printed-cards.ts';
import { asTable, type CardOnTable, cardOf, isBare, type TableDocument } from './table-document.ts';
import { tableWords } from './table-words.ts';

type Cost = Pick<Figure, 'sign' | 'text'>;

/** What an action asks: what a card costs, or what a check has to reach. Said in full by the thing itself. */
export function ActionCost({ answer, table: document, figures, documents, locale }: ActionCostProps) {
  const cards = useMemo(() => printedCards(documents), [documents]);
  const table = asTable(document);
  const cost = costOf(answer, table, asNumbers(figures), cards, locale);
  if (cost === null) return null;
  return (
    <span className="action-cost tss-figure" data-sign={cost.sign} aria-hidden="true">
      <Sign name={cost.sign} />
      {cost.text}
    </span>
  );
}

function costOf(
  { do: word, by, card, area }: ActionCostProps['answer'],
  table: TableDocument,
  numbers: NumbersInForce,
  cards: PrintedCards,
  locale: ActionCostProps['locale'],
): Cost | null {
  // For whoever would do it: a text may make it cheaper for one of them.
  const here = typeof by === 'string' ? [by] : [];
  const figuresOn = (name: string) =>
    figuresOf(cards(name), onTable(table, name), { numbers, words: tableWords(locale), locale, here });
  switch (word) {
    case 'move': {
      const from = typeof by === 'string' ? table.pcs[by]?.area : null;
      if (typeof from !== 'string' || typeof area !== 'string') return null;
      const line = numbers.lines.find(({ areas }) => areas.includes(from) && areas.includes(area));
      return { sign: 'tech', text: shownNumber(line?.target, here).text };
    }
    case 'buy':
      return typeof card === 'string' ? (figuresOn(card).find(({ sign }) => sign === 'economy') ?? null) : null;
    case 'solve':
      return typeof card === 'string' ? (figuresOn(card).find(({ isFirst }) => isFirst) ?? null) : null;
    case 'equip': {
      const equip = typeof card === 'string' ? cards(card).card['equip'] : undefined;
      const sign = isObject(equip) ? abilities.find((one) => one === equip['ability']) : undefined;
      const target = isObject(equip) ? equip['target'] : undefined;
      return sign === undefined || typeof target !== 'number' ? null : { sign, text: String(target) };
    }
    default:
      return null;
  }
}

/** A card as it lies in a slot, with what lies on it. */
function onTable(table: TableDocument, name: string): CardOnTable {
  const lying = Object.values(table.slots)
    .flat()
    .map(cardOf)
    .find((one) => !isBare(one) && one.card === name);
  return lying ?? { card: name };
}
