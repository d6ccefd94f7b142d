import { abilities, damageTypes } from '#engine/systems/tokyo-site-seeing/contract/vocabulary.ts';
import {
  anyWord,
  joinedPatterns,
  type PiecePattern,
  signed,
  signOfWord,
  type TextPiece,
  textPieces,
  together,
} from '../../library/text-pieces.ts';
import { rulebookWord } from '../rulebook-words.ts';
import type { SignName } from './sign.tsx';

export type RulePiece = TextPiece<SignName>;
type Pattern = PiecePattern<SignName>;

const tokens: Readonly<Record<string, SignName>> = {
  AP: 'token-ap',
  消耗: 'token-exhaust',
  封印: 'token-seal',
  進行: 'token-progress',
  exhaust: 'token-exhaust',
  seal: 'token-seal',
  progress: 'token-progress',
};

function wordsOf(group: 'damageType' | 'ability', ids: readonly SignName[], locale: 'ja' | 'en') {
  return new Map(ids.map((id) => [rulebookWord(group, id, locale).toLowerCase(), id]));
}
const printedId: Pattern = {
  expression: /[A-Z]{1,2}[0-9]{0,2}-[0-9A-Z]{2,4}(?![0-9A-Za-z])/,
  piece: () => ({ kind: 'id' }),
};

/** A word that decides the game: 【シナリオクリア】. */
const keyword: Pattern = { expression: /【[^】]{1,16}】|\[[^\]]{1,30}\]/, piece: () => ({ kind: 'keyword' }) };

function japanese(): readonly Pattern[] {
  const damage = wordsOf('damageType', damageTypes, 'ja');
  const ability = wordsOf('ability', abilities, 'ja');
  return [
    printedId,
    { expression: new RegExp(`(?:${anyWord(damage)})ダメージ(?:[0-9０-９]+点)?`), piece: signOfWord(damage) },
    {
      expression: new RegExp(`(?:${anyWord(ability)})(?:[＋－−+-]?[0-9０-９]+|(?=の?判定))`),
      piece: signOfWord(ability),
    },
    {
      expression: /(?:AP|消耗|封印|進行)(?=トークン)/,
      piece: (text) => signed(tokens[text]),
    },
    { expression: /『[^』]{1,8}』/, piece: () => together },
    {
      expression: /(?:PC|HP|AP|ダメージ)?[＋－−+-]?[0-9０-９]+(?:ラウンド|以[上下]|[点個枚人体つ回種段階])*/,
      piece: () => together,
    },
    // Short katakana words are not torn: トー/クン reads badly in so narrow a column.
    { expression: /[ァ-ヺー]{2,5}(?=カード|トークン|スキル)|[ァ-ヺー]{2,6}(?![ァ-ヺー])/, piece: () => together },
    keyword,
  ];
}

function english(): readonly Pattern[] {
  const damage = wordsOf('damageType', damageTypes, 'en');
  const ability = wordsOf('ability', abilities, 'en');
  return [
    printedId,
    { expression: new RegExp(`(?:[0-9]{1,4} )?(?:${anyWord(damage)})(?= damage)`), piece: signOfWord(damage) },
    { expression: new RegExp(`(?:${anyWord(ability)})(?: [+−-]?[0-9]+|(?= check))`), piece: signOfWord(ability) },
    {
      expression: /(?:[0-9]{1,4} )?(?:AP|exhaust|seal|progress)(?= tokens?)/,
      piece: (text) => signed(tokens[text.replace(/^[0-9]+ /, '')]),
    },
    { expression: /[+−-][0-9]+/, piece: () => together },
    keyword,
  ];
}

const patterns = { ja: joinedPatterns(japanese()), en: joinedPatterns(english()) };

/** Takes a rules text apart. The pieces, put together again, are the text. */
export function rulePieces(text: string, lang: string): readonly RulePiece[] {
  return textPieces(text, patterns[lang === 'ja' ? 'ja' : 'en']);
}
