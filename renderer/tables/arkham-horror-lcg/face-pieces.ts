import { isWide } from '#authoring/text/messages/punctuation.ts';
import { spokenByItself } from '#engine/kernel/documents/printed-words.ts';
import { joinedPatterns, type PiecePattern, type TextPiece, textPieces, unbroken } from '../library/text-pieces.ts';
import type { CardWords } from './card-words.ts';
import type { CardSignName } from './face-signs.tsx';

export type CardPiece = TextPiece<CardSignName>;
type Pattern = PiecePattern<CardSignName>;

const skills = ['willpower', 'intellect', 'combat', 'agility'] as const;
const harms = ['damage', 'horror', 'clues', 'doom', 'resources'] as const;
const signOf: Readonly<Record<(typeof harms)[number], CardSignName>> = {
  damage: 'damage',
  horror: 'horror',
  clues: 'clue',
  doom: 'doom',
  resources: 'resource',
};
const symbols = ['skull', 'cultist', 'tablet', 'elderThing', 'autoFail', 'elderSign'] as const;

const withSign = (sign: CardSignName) => () => ({ kind: 'sign', sign }) as const;

function japanese(words: CardWords): readonly Pattern[] {
  const harm = { damage: 'ダメージ', horror: '恐怖', clues: '手がかり', doom: '破滅', resources: 'リソース' };
  return [
    ...skills.map((skill): Pattern => {
      const word = words.word('skill', skill);
      return {
        expression: new RegExp(`${word}(?:力|値)?(?:[（(][0-9]+[）)]|を?[＋－−+-][0-9]+)`),
        piece: withSign(skill),
      };
    }),
    ...harms.map(
      (one): Pattern => ({
        expression: new RegExp(`(?:${harm[one]}[0-9]+|[0-9]+(?:直接)?${harm[one]})`),
        piece: withSign(signOf[one]),
      }),
    ),
    ...symbols.map(
      (one): Pattern => ({
        // A trait of the same name stands in brackets
        expression: new RegExp(`(?<!《)${words.word('symbol', one)}`),
        piece: withSign(one),
      }),
    ),
    { expression: /[＋－−+-]?[0-9０-９]+(?:ラウンド|以[上下]|[点個枚人体つ回種段階])*/, piece: () => unbroken },
    // Keeps short katakana words on one line
    { expression: /[ァ-ヺー]{2,6}(?![ァ-ヺー])/, piece: () => unbroken },
  ];
}

function english(words: CardWords): readonly Pattern[] {
  const harm = { damage: 'damage', horror: 'horror', clues: 'clues?', doom: 'doom', resources: 'resources?' };
  return [
    ...skills.map(
      (skill): Pattern => ({
        expression: new RegExp(
          `(?:[+−-][0-9]+ ${words.word('skill', skill)}|${eitherCase(words.word('skill', skill))} ?\\([0-9]+\\))`,
        ),
        piece: withSign(skill),
      }),
    ),
    ...harms.map(
      (one): Pattern => ({
        expression: new RegExp(`[+−-]?[0-9]+ ${harm[one]}(?![a-z])`),
        piece: withSign(signOf[one]),
      }),
    ),
    ...symbols.map(
      (one): Pattern => ({
        expression: new RegExp(`\\b${words.word('symbol', one)}\\b`),
        piece: withSign(one),
      }),
    ),
    { expression: /[+−-][0-9]+/, piece: () => unbroken },
  ];
}

const eitherCase = (word: string): string => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`;

/** Words of the game are found in Japanese and English; elsewhere numbers are only kept together. */
const other: readonly Pattern[] = [{ expression: /[＋−+-][0-9]+/, piece: () => unbroken }];

type Joined = ReturnType<typeof joinedPatterns<CardSignName>>;

/** The pieces join to the original text. */
export function cardPieces(text: string, lang: string, words: CardWords, designator = ''): readonly CardPiece[] {
  return textPieces(text, patternsOf(lang, words, designator));
}

function patternsOf(lang: string, words: CardWords, designator: string): Joined {
  const own = spokenByItself(lang);
  const found = own === 'ja' ? japanese(words) : own === 'en' ? english(words) : other;
  return joinedPatterns(designator === '' ? found : [boldAction(lang, words, designator), ...found]);
}

/** Its word by itself: `戦闘`, not `戦闘力`. */
function boldAction(lang: string, words: CardWords, designator: string): Pattern {
  const word = words.word('designator', designator);
  const expression = new RegExp(isWide(lang) ? `${word}(?=[。：（]|$)` : `\\b${word}\\b`);
  return { expression, piece: () => ({ kind: 'keyword' }) };
}
