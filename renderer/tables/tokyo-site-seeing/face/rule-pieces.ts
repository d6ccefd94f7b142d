import { spokenByItself } from '#engine/kernel/documents/printed-words.ts';
import { abilities, damageTypes } from '#engine/systems/tokyo-site-seeing/basics/vocabulary.ts';
import {
  anyWord,
  joinedPatterns,
  type PiecePattern,
  signOfWord,
  type TextPiece,
  textPieces,
  unbroken,
  unspacedLetter,
  withIcon,
  wordRest,
  wordStart,
} from '../../library/text-pieces.ts';
import { rulebookWord } from '../rulebook-words.ts';
import type { FaceWords } from './face-words.ts';
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

/** Emphasized: 【シナリオクリア】. */
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
      piece: (text) => withIcon(tokens[text]),
    },
    { expression: /『[^』]{1,8}』/, piece: () => unbroken },
    {
      expression: /(?:PC|HP|AP|ダメージ)?[＋－−+-]?[0-9０-９]+(?:ラウンド|以[上下]|[点個枚人体つ回種段階])*/,
      piece: () => unbroken,
    },
    // Keeps short katakana words on one line.
    { expression: /[ァ-ヺー]{2,5}(?=カード|トークン|スキル)|[ァ-ヺー]{2,6}(?![ァ-ヺー])/, piece: () => unbroken },
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
      piece: (text) => withIcon(tokens[text.replace(/^[0-9]+ /, '')]),
    },
    { expression: /[+−-][0-9]+/, piece: () => unbroken },
    keyword,
  ];
}

/** Latin words without their last letter, for inflections. */
const stemOf = (word: string): string =>
  /^\p{Script=Latin}{6,}$/u.test(word) ? `${word.slice(0, -1)}${word.slice(-1)}?` : escaped(word);
const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Patterns for other languages, from the project's translation of game terms. */
function translated(words: FaceWords): readonly Pattern[] {
  const said = (group: 'damageType' | 'ability', ids: readonly SignName[]): ReadonlyMap<string, SignName> =>
    new Map(ids.map((id) => [words.word(group, id), id]));
  const signs: ReadonlyMap<string, SignName> = new Map([
    [words.word('label', 'ap'), 'token-ap'],
    [words.word('token', 'exhaust'), 'token-exhaust'],
    [words.word('ruleText', 'seal'), 'token-seal'],
    [words.word('token', 'progress'), 'token-progress'],
  ]);
  const anyOf = (its: ReadonlyMap<string, SignName>): string => [...its.keys()].map(stemOf).join('|');
  const signOf = (its: ReadonlyMap<string, SignName>) => (text: string) =>
    withIcon([...its].find(([word]) => new RegExp(stemOf(word), 'i').test(text))?.[1]);
  const [damage, ability] = [said('damageType', damageTypes), said('ability', abilities)];
  const [check, token] = [words.word('ruleText', 'check'), words.word('ruleText', 'token')].map(stemOf);
  const start = wordStart;
  // A counter may follow the number: 2點
  const number = `(?:[0-9]{1,4} ?${unspacedLetter}?)?`;
  return [
    printedId,
    { expression: new RegExp(`${number}${start}(?:${anyOf(damage)})${wordRest}`, 'iu'), piece: signOf(damage) },
    {
      expression: new RegExp(`${start}(?:${anyOf(ability)})(?: ?[＋+−-]?[0-9]+|(?=\\p{L}{0,2}[ -]?${check}))`, 'iu'),
      piece: signOf(ability),
    },
    {
      expression: new RegExp(`${number}${start}(?:${anyOf(signs)})(?=\\p{L}{0,2}[ -]?${token})`, 'iu'),
      piece: signOf(signs),
    },
    { expression: new RegExp(`[＋+−-]?[0-9]+${unspacedLetter}|[+−-][0-9]+`, 'u'), piece: () => unbroken },
    keyword,
  ];
}

/** By terms: there are few languages. */
const known = new Map<string, Joined>();
const mostKnown = 40;

type Joined = ReturnType<typeof joinedPatterns<SignName>>;

function patternsIn(words: FaceWords): Joined {
  const list = translated(words);
  return remembered(list.map(({ expression }) => expression.source).join('\n'), () => joinedPatterns(list, 'giu'));
}

const ownPatterns = (lang: 'ja' | 'en'): Joined =>
  remembered(lang, () => joinedPatterns(lang === 'ja' ? japanese() : english()));

function remembered(key: string, make: () => Joined): Joined {
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = make();
  if (known.size >= mostKnown) known.clear();
  known.set(key, made);
  return made;
}

/** The pieces join to the original text. `words`: of a face in its language. */
export function rulePieces(text: string, lang: string, words?: FaceWords): readonly RulePiece[] {
  const own = spokenByItself(lang);
  return textPieces(text, own === null && words !== undefined ? patternsIn(words) : ownPatterns(own ?? 'en'));
}
