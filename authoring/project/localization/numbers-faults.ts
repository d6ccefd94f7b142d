import { type Facts, readFacts } from './facts/read-facts.ts';
import type { LanguageTable } from './languages/language-table.ts';
import { numbersNamed, saysInWords } from './languages/numbers/number-words.ts';
import { ID_PATTERN, isRule, listed, type UnitCheck, type UnitFault } from './unit-fault.ts';

const IDS = new RegExp(ID_PATTERN, 'g');
const DIGITS = /[+\-−－＋]?\d+/g;
const KANJI_NUMBER = /[〇一二三四五六七八九十百千]/;

/** L10N010: numbers or signs that differ from the text. */
export function numbersFault({ key, source, t, from, into }: UnitCheck): UnitFault | null {
  const [wide, theirWide] = [source.normalize('NFKC'), t.normalize('NFKC')];
  const other = isRule(key) ? null : amountsFault(wide, theirWide, from, into);
  if (other !== null) return other;
  if (!/\d/.test(wide) && !/\d/.test(theirWide)) return null;
  const [mine, theirs] = [numbersIn(wide), numbersIn(theirWide)];
  const [said, theirSaid] = [mine, theirs].map((signed) => signed.map(amountOf)) as [number[], number[]];
  const isOfRule = isRule(key);
  const added = from?.more?.test(source) === true;
  const isSum = (value: number): boolean => added && said.some((one) => said.includes(value - one));
  const isSaid = (all: readonly number[], value: number): boolean =>
    all.includes(value) || (!isOfRule && all.some((one) => isSameAmount(one, value)));
  const isInWords = (value: number): boolean =>
    isSpelled(value, source, from) || (!isOfRule && KANJI_NUMBER.test(source)) || isSum(value);
  const must = numbersIn(from?.insteadOf == null ? wide : wide.replace(from.insteadOf, ' ')).map(amountOf);
  const isUnsaid = (value: number): boolean =>
    value > 1 && !isSaid(theirSaid, value) && !isSpelled(value, t, into) && !(added && theirSaid.some(isSum));
  const unsaid = must.some(isUnsaid);
  const theirOwn = numbersIn(into?.insteadOf == null ? theirWide : theirWide.replace(into.insteadOf, ' ')).map(
    amountOf,
  );
  const strange = theirSaid.some(
    (value) =>
      value > 1 && !isInWords(value) && (isOfRule ? count(theirOwn, value) > count(said, value) : !isSaid(said, value)),
  );
  if (otherSign(mine, theirs) || ((unsaid || strange) && !(isOfRule && saySameBounds(source, t, from, into))))
    return { code: 'L10N010', data: { said: listed(theirs), meant: listed(mine) } };
  return null;
}

/** "Fewer than 3" is "2 or less", and "no more than 1" may be "not 2 or more". */
function saySameBounds(source: string, t: string, from: LanguageTable | null, into: LanguageTable | null): boolean {
  if (from === null || into === null) return false;
  return includedIn(readFacts(source, from)) === includedIn(readFacts(t, into));
}

/** The last values that the bounds of a text include. */
function includedIn({ numbers, clauses }: Facts): string {
  const included = numbers.map(({ value, comparison, clause }) => {
    const isNegated = clauses[clause]?.has('not') === true || clauses[clause]?.has('cannot') === true;
    if (comparison === 'under' || (isNegated && comparison === 'atLeast')) return value - 1;
    return comparison === 'over' ? value + 1 : value;
  });
  return included
    .filter((value) => value > 1)
    .sort((one, other) => one - other)
    .join();
}

const numbersIn = (text: string): readonly string[] =>
  (text.replace(IDS, ' ').match(DIGITS) ?? []).map((one) => one.replace(/[−－]/, '-').replace('＋', '+'));
const amountOf = (signed: string): number => Math.abs(Number(signed));
const count = (list: readonly number[], value: number): number => list.filter((one) => one === value).length;

function isSpelled(value: number, text: string, table: LanguageTable | null): boolean {
  return table === null ? value < 13 : saysInWords(text, value, table.numbers);
}

function otherSign(mine: readonly string[], theirs: readonly string[]): boolean {
  return mine.some((one) => {
    const other = one.startsWith('+') ? `-${one.slice(1)}` : one.startsWith('-') ? `+${one.slice(1)}` : null;
    return other !== null && !theirs.includes(one) && theirs.includes(other) && !mine.includes(other);
  });
}

const [FEW, HALF_DAY] = [2, 12];

/** In names and stories, where numbers are often words or left out: one that is not said, and another in its place. */
function amountsFault(
  source: string,
  t: string,
  from: LanguageTable | null,
  into: LanguageTable | null,
): UnitFault | null {
  if (from === null || into === null) return null;
  const [mine, theirs] = [amountsIn(source, from), amountsIn(t, into)];
  const unsaid = mine.filter((value) => value > FEW && !theirs.some((its) => isSameAmount(its, value)));
  if (unsaid.length === 0) return null;
  const strange = theirs.filter((value) => value > FEW && !mine.some((its) => isSameAmount(its, value)));
  return strange.length === 0 ? null : { code: 'L10N010', data: { said: listed(strange), meant: listed(unsaid) } };
}

const amountsIn = (text: string, { numbers }: LanguageTable): readonly number[] => [
  ...numbersIn(text).map(amountOf),
  ...numbersNamed(text.replace(IDS, ' '), numbers),
];
/** Of a clock, too. */
const isSameAmount = (one: number, other: number): boolean =>
  one === other || (Math.abs(one - other) === HALF_DAY && Math.max(one, other) <= 2 * HALF_DAY);
