import type { LanguageTable } from './languages/language-table.ts';
import { ID_PATTERN, isRule, listed, type UnitCheck, type UnitFault } from './unit-fault.ts';

const IDS = new RegExp(ID_PATTERN, 'g');
const DIGITS = /[+\-−－＋]?\d+/g;
const KANJI_NUMBER = /[〇一二三四五六七八九十百千]/;

/** L10N010: numbers or signs that differ from the text. */
export function numbersFault({ key, source, t, from, into }: UnitCheck): UnitFault | null {
  const [wide, theirWide] = [source.normalize('NFKC'), t.normalize('NFKC')];
  if (!/\d/.test(wide) && !/\d/.test(theirWide)) return null;
  const [mine, theirs] = [numbersIn(wide), numbersIn(theirWide)];
  const [said, theirSaid] = [mine, theirs].map((signed) => signed.map(amountOf)) as [number[], number[]];
  const isOfRule = isRule(key);
  const added = from?.more?.test(source) === true;
  const isSum = (value: number): boolean => added && said.some((one) => said.includes(value - one));
  const isInWords = (value: number): boolean =>
    isSpelled(value, source, from) || (!isOfRule && KANJI_NUMBER.test(source)) || isSum(value);
  const must = numbersIn(from?.insteadOf == null ? wide : wide.replace(from.insteadOf, ' ')).map(amountOf);
  const isUnsaid = (value: number): boolean =>
    value > 1 && !theirSaid.includes(value) && !isSpelled(value, t, into) && !(added && theirSaid.some(isSum));
  const unsaid = must.some(isUnsaid);
  const strange = theirSaid.some(
    (value) =>
      value > 1 &&
      !isInWords(value) &&
      (isOfRule ? count(theirSaid, value) > count(said, value) : !said.includes(value)),
  );
  if (unsaid || strange || otherSign(mine, theirs))
    return { code: 'L10N010', data: { said: listed(theirs), meant: listed(mine) } };
  return null;
}

const numbersIn = (text: string): readonly string[] =>
  (text.replace(IDS, ' ').match(DIGITS) ?? []).map((one) => one.replace(/[−－]/, '-').replace('＋', '+'));
const amountOf = (signed: string): number => Math.abs(Number(signed));
const count = (list: readonly number[], value: number): number => list.filter((one) => one === value).length;

function isSpelled(value: number, text: string, table: LanguageTable | null): boolean {
  return table === null ? value < 13 : table.numberWords.some(([word, its]) => its === value && word.test(text));
}

function otherSign(mine: readonly string[], theirs: readonly string[]): boolean {
  return mine.some((one) => {
    const other = one.startsWith('+') ? `-${one.slice(1)}` : one.startsWith('-') ? `+${one.slice(1)}` : null;
    return other !== null && !theirs.includes(one) && theirs.includes(other) && !mine.includes(other);
  });
}
