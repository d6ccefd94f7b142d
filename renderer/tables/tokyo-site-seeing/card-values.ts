import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import { abilities, damageTypes, ranges } from '#engine/systems/tokyo-site-seeing/basics/vocabulary.ts';
import type { Locale } from '#renderer/desk/words/locale.ts';
import { libraryWords } from '../library/library-words.ts';
import { objectOf, unknownValue, wordsIn } from '../library/read-values.ts';
import {
  type NumberInForce,
  numberInWords,
  ownNumber,
  type SeatValue,
  type ShownNumber,
  shownNumber,
} from '../library/shown-number.ts';
import { rangeSign, type SignName } from './face/sign.tsx';
import type { PrintedCard } from './printed-cards.ts';
import type { CardOnTable, SiteSeeingTableDocument } from './table-document.ts';
import type { TableWords } from './table-words.ts';

export interface CardFigure {
  readonly sign: SignName;
  readonly text: string;
  readonly label: string;
  readonly isFirst: boolean;
  /** Changed by effects. */
  readonly isAltered: ShownNumber['isAltered'];
}

/** From engine/systems/tokyo-site-seeing/contract/figures.ts. */
export interface SiteSeeingNumbers {
  readonly pcs: Readonly<Record<string, Readonly<Record<string, SeatValue>>>>;
  readonly cards: Readonly<Record<string, Readonly<Record<string, NumberInForce>>>>;
  readonly lines: readonly { readonly areas: readonly [string, string]; readonly target: NumberInForce }[];
}

/** Unchecked: complete by the engine. */
export function asNumbers(figures: JsonObject): SiteSeeingNumbers {
  return figures as unknown as SiteSeeingNumbers;
}

export function pcNumber({ pcs }: SiteSeeingNumbers, id: string, number: string, printed: number) {
  return ownNumber(pcs[id]?.[number], printed);
}

export function hpLeft(
  numbers: SiteSeeingNumbers,
  id: string,
  { maxHp, damage }: SiteSeeingTableDocument['pcs'][string],
) {
  const all = pcNumber(numbers, id, 'maxHp', maxHp).now;
  return { all, left: all - damage };
}

export function hpOfCard({ cards }: SiteSeeingNumbers, { card, damage = 0 }: CardOnTable) {
  const all = shownNumber(cards[card]?.['hp']).text;
  return { all, left: all === unknownValue ? all : String(Number(all) - damage) };
}

interface FigureParts {
  readonly numbers: SiteSeeingNumbers;
  readonly words: TableWords;
  readonly locale: Locale;
  /** PCs that could use it where it is. */
  readonly here?: readonly string[];
}

export function cardValues(
  { card, kind, isEnemy }: PrintedCard,
  placed: CardOnTable,
  { numbers, words, locale, here = [] }: FigureParts,
): readonly CardFigure[] {
  const own = numbers.cards[placed.card] ?? {};
  const figure = (
    sign: SignName,
    text: string,
    label: string,
    more: Partial<CardFigure> = {},
  ): readonly CardFigure[] => [{ sign, text, label, isFirst: false, isAltered: null, ...more }];
  /** `of`: a detail in words, and its letter before the number. */
  const number = (sign: SignName, field: string, name: string, isFirst: boolean, of = { said: '', letter: '' }) => {
    const shown = shownNumber(own[field], here);
    const label = [words.word('label', name), of.said, numberInWords(shown, libraryWords(locale))];
    return figure(sign, `${of.letter}${shown.text}`, label.filter((part) => part !== '').join(' '), {
      isFirst,
      isAltered: shown.isAltered,
    });
  };
  const harm = (field: 'counterattack' | 'reduction', sign: SignName) =>
    typesIn([objectOf(card[field])['type'] ?? null]).flatMap((type) => {
      const of = { said: words.word('damageType', type), letter: words.word('damageLetter', type) };
      return number(sign, field, field, false, of);
    });
  const hasReward = card['reward'] !== undefined && own['reward'] !== 0;
  return [
    ...(isEnemy ? fighting() : solving()),
    ...(card['cost'] !== undefined && kind !== 'starter' ? number('economy', 'cost', 'cost', true) : []),
    ...(hasReward ? number('token-ap', 'reward', 'reward', false) : []),
  ];

  function solving(): readonly CardFigure[] {
    const ability = abilities.find((one) => one === objectOf(card['solve'])['ability']);
    if (ability === undefined) return [];
    return number(ability, 'target', 'solve', true, { said: words.word('ability', ability), letter: '' });
  }
  function fighting(): readonly CardFigure[] {
    const { left, all } = hpOfCard(numbers, placed);
    const range = ranges.find((one) => one === card['range']);
    const immune = typesIn(card['immune']);
    const joined = (group: 'damageType' | 'damageLetter', by: string) =>
      immune.map((type) => words.word(group, type)).join(by);
    return [
      ...figure('hp', `${left}/${all}`, `${words.word('label', 'hp')} ${left}/${all}`, { isFirst: true }),
      ...(range === undefined
        ? []
        : figure(rangeSign(range), '', `${words.word('label', 'range')} ${words.word('range', range)}`)),
      ...harm('counterattack', 'counter'),
      ...harm('reduction', 'reduction'),
      ...(immune.length === 0
        ? []
        : figure(
            'immune',
            joined('damageLetter', ''),
            `${words.word('label', 'immune')} ${joined('damageType', libraryWords(locale).comma)}`,
          )),
    ];
  }
}

/** In the rulebook's order. */
function typesIn(written: Json | undefined) {
  const types = wordsIn(written);
  return damageTypes.filter((type) => types.includes(type));
}

export function moveTarget(
  { lines }: SiteSeeingNumbers,
  table: SiteSeeingTableDocument,
  [a, b]: readonly [string, string],
): ShownNumber {
  const line = lines.find(({ areas }) => areas.includes(a) && areas.includes(b));
  const there = Object.entries(table.pcs).filter(([, { area }]) => area === a || area === b);
  return shownNumber(
    line?.target,
    there.map(([id]) => id),
  );
}
