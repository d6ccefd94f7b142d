import { isObject, type Json } from '#engine/kernel/json.ts';
import { abilities, damageTypes, ranges } from '#engine/systems/tokyo-site-seeing/vocabulary.ts';
import type { Locale } from '../../words/locale-store.ts';
import { rulebookWord } from './face/face-words.ts';
import { objectOf, wordsIn } from './face/printed-values.ts';
import type { SignName } from './face/sign.tsx';
import type { PrintedCard, PrintedCards } from './printed-cards.ts';
import { areaOfSlot, type CardOnTable, cardOf, isBare, type TableDocument } from './table-document.ts';
import type { TableWords } from './table-words.ts';

/** A value of a card as the table shows it: a sign, a number, and the same in words. */
export interface Figure {
  readonly sign: SignName;
  readonly text: string;
  readonly label: string;
  /** Stands in the first row: what one asks of this card first. */
  readonly isFirst: boolean;
}

/** A printed amount on this table: `PC数＋4` is 8 with four PCs. Null when only the rules could say. */
export function amountOn(value: Json | undefined, table: TableDocument): number | null {
  if (typeof value === 'number') return value;
  if (!isObject(value)) return null;
  const { op, a, b } = value;
  if (op === 'pcCount') return Object.keys(table.pcs).length;
  if (op === 'currentRound') return table.round;
  if (op === 'progressOn' && objectOf(value['of'])['op'] === 'allPcs') {
    return Object.values(table.pcs).reduce((all, { progress }) => all + progress, 0);
  }
  const [left, right] = [amountOn(a, table), amountOn(b, table)];
  if (left === null || right === null) return null;
  if (op === 'add') return left + right;
  if (op === 'subtract') return left - right;
  return op === 'multiply' ? left * right : null;
}

/** What one wants to know of a card before one touches it. */
export function figuresOf(
  printed: PrintedCard,
  placed: CardOnTable,
  { table, words, locale }: { readonly table: TableDocument; readonly words: TableWords; readonly locale: Locale },
): readonly Figure[] {
  const { card, kind, isEnemy } = printed;
  const figures: Figure[] = [];
  const add = (sign: SignName, text: string, label: string, isFirst = false) =>
    figures.push({ sign, text, label, isFirst });
  const amount = (value: Json | undefined) => String(amountOn(value, table) ?? '？');

  if (isEnemy) {
    const hp = amountOn(card['hp'], table);
    const left = hp === null ? '？' : hp - (placed.damage ?? 0);
    add('hp', `${left}/${hp ?? '？'}`, words.hpOf(String(left), String(hp ?? '？')), true);
    const range = ranges.find((one) => one === card['range']);
    if (range !== undefined) {
      const sign = `range-${range.replace('+', '-plus')}` as SignName;
      add(sign, '', `${words.range} ${rulebookWord('range', range, locale)}`);
    }
    for (const [field, sign] of [
      ['counterattack', 'counter'],
      ['reduction', 'reduction'],
    ] as const) {
      const harm = objectOf(card[field]);
      const type = damageTypes.find((one) => one === harm['type']);
      if (type === undefined) continue;
      const text = `${words.damageLetter[type] ?? ''}${amount(harm['amount'])}`;
      add(sign, text, `${words[field]} ${rulebookWord('damageType', type, locale)} ${amount(harm['amount'])}`);
    }
    const immune = damageTypes.filter((type) => wordsIn(card['immune']).includes(type));
    if (immune.length > 0) {
      const said = immune.map((type) => rulebookWord('damageType', type, locale)).join(words.comma);
      add('immune', immune.map((type) => words.damageLetter[type] ?? '').join(''), `${words.immune} ${said}`);
    }
  } else {
    const solve = objectOf(card['solve']);
    const ability = abilities.find((one) => one === solve['ability']);
    if (ability !== undefined) {
      const target = amount(solve['target']);
      add(ability, target, `${words.solve} ${rulebookWord('ability', ability, locale)} ${target}`, true);
    }
  }
  if (card['cost'] !== undefined && kind !== 'starter')
    add('economy', amount(card['cost']), `${words.cost} ${amount(card['cost'])}`, true);
  if (card['reward'] !== undefined && amount(card['reward']) !== '0')
    add('token-ap', amount(card['reward']), `${words.reward} ${amount(card['reward'])}`);
  return figures;
}

/** Visible troubles in an area (TSS-MOVE-22). */
function troublesIn(table: TableDocument, cards: PrintedCards, area: string): number {
  return Object.entries(table.slots).filter(([slot, placed]) => {
    const top = placed.at(-1);
    if (top === undefined || isBare(cardOf(top))) return false;
    return areaOfSlot(slot) === area && cards(cardOf(top).card).kind === 'trouble';
  }).length;
}

/** The printed target of a move along a line (TSS-MOVE-02, TSS-MOVE-05); texts may alter it for a mover. */
export function moveTarget(table: TableDocument, cards: PrintedCards, [a, b]: readonly [string, string]): number {
  if (b === site) return 9 - 2 * troublesIn(table, cards, a);
  if (a === site) return 9 - 2 * troublesIn(table, cards, b);
  return 3 + Math.max(troublesIn(table, cards, a), troublesIn(table, cards, b));
}

/** The sealed area in the middle. */
export const site = 'SITE';
