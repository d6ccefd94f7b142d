import { designOf, type Labels, labelOf } from '#renderer/desk/table/table-names.ts';
import type { ArkhamParts } from './board-context.ts';
import type { CardOfProject } from './printed-cards.ts';
import { cardOf, cardsOf, inForce, type TableCard, type TableSeat } from './table-document.ts';

export function sideOf({ cards }: ArkhamParts, { name, side }: TableCard): CardOfProject['sides'][number] | undefined {
  return cards.get(designOf(name))?.sides[side ? 1 : 0];
}

/** The investigator's name, else the seat's. */
export function seatName({ table }: ArkhamParts, labels: Labels, seat: string): string {
  const person = table.seats[seat]?.investigator[0];
  return labelOf(labels, person === undefined ? seat : cardOf(person).name);
}

export function nameOf(parts: ArkhamParts, labels: Labels, card: TableCard): string {
  return sideOf(parts, card)?.name ?? labelOf(labels, card.name);
}

/** How many enemies are engaged with an investigator. */
export const enemiesIn = (parts: ArkhamParts, threat: TableSeat['threat']): number =>
  cardsOf(threat).filter((card) => sideOf(parts, card)?.type === 'enemy').length;

/** The tokens on a card, in words. */
export function tokensSaid(parts: ArkhamParts, card: TableCard): readonly string[] {
  const { words, numbers } = parts;
  const limits = numbers.cards[card.name] ?? {};
  const harm = (label: string, count: number, limit: number | null) =>
    limit !== null ? words.ofLimit({ label, count, limit }) : count > 0 ? `${label} ${count}` : '';
  return [
    harm(words.damage, card.damage, inForce(limits['health'])),
    harm(words.horror, card.horror, inForce(limits['sanity'])),
    card.clues > 0 ? `${words.clues} ${card.clues}` : '',
    card.doom > 0 ? `${words.doom} ${card.doom}` : '',
    card.uses > 0 ? words.uses({ count: card.uses }) : '',
    card.progress > 0 ? words.progress({ count: card.progress }) : '',
    card.exhausted ? words.exhausted : '',
  ].filter((said) => said !== '');
}

const foeNumbers = ['fight', 'evade', 'attack', 'terror'] as const;

export function cardLabel(parts: ArkhamParts, labels: Labels, card: TableCard): string {
  const { numbers, print, words } = parts;
  const side = sideOf(parts, card);
  const own = numbers.cards[card.name] ?? {};
  const cost = parts.cards.get(designOf(card.name))?.cost ?? '';
  return [
    nameOf(parts, labels, card),
    side === undefined ? '' : print.word('cardType', side.type),
    cost === '' ? '' : words.costs({ cost }),
    ...(side?.type === 'enemy'
      ? foeNumbers.map((number) => `${print.word('number', number)} ${inForce(own[number]) ?? 0}`)
      : []),
    ...(side?.keywords ?? []).map((keyword) => print.word('keyword', keyword)),
    ...tokensSaid(parts, card),
  ]
    .filter((said) => said !== '')
    .join(words.comma);
}
