import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { abilities, damageTypes, ranges } from '#engine/systems/tokyo-site-seeing/contract/vocabulary.ts';
import type { Locale } from '../../words/locale-store.ts';
import { objectOf, wordsIn } from '../library/read-values.ts';
import { rulebookWord } from './face/face-words.ts';
import type { SignName } from './face/sign.tsx';
import type { PrintedCard } from './printed-cards.ts';
import type { CardOnTable, TableDocument } from './table-document.ts';
import type { TableWords } from './table-words.ts';

/** A value of a card as the table shows it: a sign, a number, and the same in words. */
export interface Figure {
  readonly sign: SignName;
  readonly text: string;
  readonly label: string;
  /** Stands in the first row: what one asks of this card first. */
  readonly isFirst: boolean;
  /** Texts in force make it less or more than it is printed. */
  readonly isAltered: 'less' | 'more' | null;
}

/** A number in force: the same for everybody and as printed, or what it comes to for each PC. */
type InForce = number | { readonly base: number; readonly by: Readonly<Record<string, number>> };
/** The numbers that the engine says (engine/systems/tokyo-site-seeing/contract/figures.ts). */
export interface NumbersInForce {
  readonly pcs: Readonly<
    Record<string, Readonly<Record<string, number | { readonly base: number; readonly now: number }>>>
  >;
  readonly cards: Readonly<Record<string, Readonly<Record<string, InForce>>>>;
  readonly lines: readonly { readonly areas: readonly [string, string]; readonly target: InForce }[];
}

/** The engine says them whole, so their shape is known. */
export function asNumbers(figures: JsonObject): NumbersInForce {
  return figures as unknown as NumbersInForce;
}

/** How a number in force is shown: from the least to the most it comes to, whether it is more or less than printed. */
export interface ShownNumber {
  readonly text: string;
  readonly base: number | null;
  readonly isAltered: 'less' | 'more' | null;
}

/** A number as it holds for those who are concerned: all PCs, or those of them who could do it here. */
export function shownNumber(number: InForce | undefined, concerned: readonly string[] = []): ShownNumber {
  if (number === undefined) return { text: '？', base: null, isAltered: null };
  if (typeof number === 'number') return { text: String(number), base: number, isAltered: null };
  const { base, by } = number;
  const here = concerned.filter((pc) => pc in by);
  const values = (here.length > 0 ? here : Object.keys(by)).map((pc) => by[pc] as number);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const isAltered = most > base ? 'more' : least < base ? 'less' : null;
  return { text: least === most ? String(least) : `${least}–${most}`, base, isAltered };
}

/** The table with the numbers of its PCs as they are now; what is printed stands beside them. */
export function withNumbers(table: TableDocument, { pcs }: NumbersInForce): TableDocument {
  const now = (id: string, number: string, printed: number): number => {
    const found = pcs[id]?.[number] ?? printed;
    return typeof found === 'number' ? found : found.now;
  };
  return {
    ...table,
    pcs: Object.fromEntries(
      Object.entries(table.pcs).map(([id, pc]) => {
        const { abilities: printed, maxHp } = pc;
        const inForce = Object.entries(printed).map(([ability, value]) => [ability, now(id, ability, value)]);
        return [
          id,
          {
            ...pc,
            abilities: Object.fromEntries(inForce),
            maxHp: now(id, 'maxHp', maxHp),
            printed: { abilities: printed, maxHp },
          },
        ];
      }),
    ),
  };
}

interface FigureParts {
  readonly numbers: NumbersInForce;
  readonly words: TableWords;
  readonly locale: Locale;
  /** The PCs that could do something with it where it lies. */
  readonly here?: readonly string[];
}

/** What one wants to know of a card before one touches it. */
export function figuresOf(
  printed: PrintedCard,
  placed: CardOnTable,
  { numbers, words, locale, here = [] }: FigureParts,
): readonly Figure[] {
  const { card, kind, isEnemy } = printed;
  const figures: Figure[] = [];
  const own = numbers.cards[placed.card] ?? {};
  const add = (sign: SignName, text: string, label: string, isFirst = false, isAltered: Figure['isAltered'] = null) =>
    figures.push({ sign, text, label, isFirst, isAltered });
  const number = (field: string) => shownNumber(own[field], here);
  const said = ({ text, base, isAltered }: ShownNumber) =>
    isAltered === null ? text : `${text}${words.printed(String(base))}`;

  if (isEnemy) {
    const { text: hp } = number('hp');
    const left = own['hp'] === undefined ? '？' : String(Number(hp) - (placed.damage ?? 0));
    add('hp', `${left}/${hp}`, words.hpOf(left, hp), true);
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
      const amount = number(field);
      const text = `${words.damageLetter[type] ?? ''}${amount.text}`;
      add(
        sign,
        text,
        `${words[field]} ${rulebookWord('damageType', type, locale)} ${said(amount)}`,
        false,
        amount.isAltered,
      );
    }
    const immune = damageTypes.filter((type) => wordsIn(card['immune']).includes(type));
    if (immune.length > 0) {
      const types = immune.map((type) => rulebookWord('damageType', type, locale)).join(words.comma);
      add('immune', immune.map((type) => words.damageLetter[type] ?? '').join(''), `${words.immune} ${types}`);
    }
  } else {
    const solve = objectOf(card['solve']);
    const ability = abilities.find((one) => one === solve['ability']);
    if (ability !== undefined) {
      const target = number('target');
      const label = `${words.solve} ${rulebookWord('ability', ability, locale)} ${said(target)}`;
      add(ability, target.text, label, true, target.isAltered);
    }
  }
  if (card['cost'] !== undefined && kind !== 'starter') {
    const cost = number('cost');
    add('economy', cost.text, `${words.cost} ${said(cost)}`, true, cost.isAltered);
  }
  const reward = number('reward');
  if (card['reward'] !== undefined && reward.text !== '0')
    add('token-ap', reward.text, `${words.reward} ${said(reward)}`);
  return figures;
}

/** The target of a move along a line, for those who stand at one of its ends. */
export function moveTarget(
  { lines }: NumbersInForce,
  table: TableDocument,
  [a, b]: readonly [string, string],
): ShownNumber {
  const line = lines.find(({ areas }) => areas.includes(a) && areas.includes(b));
  const there = Object.entries(table.pcs).filter(([, { area }]) => area === a || area === b);
  return shownNumber(
    line?.target,
    there.map(([id]) => id),
  );
}

/** The sealed area in the middle. */
export const site = 'SITE';
