import type { UnitCheck, UnitFault } from '../unit-fault.ts';
import { sentencesIn } from './sentences.ts';

const twiceInSource = /([\p{L}]{2,})[、，・…！!\s]*\1/u;
const LEAST = 5;

/** L10N033: a word or a sentence that is there twice, and not in the source. */
export function doubledFault({ source, t, into }: UnitCheck): UnitFault | null {
  const sentence = doubledSentence(t);
  if (sentence !== null && doubledSentence(source) === null) return { code: 'L10N033', data: { said: sentence } };
  const word = into?.form.doubled.exec(t) ?? null;
  return word === null || twiceInSource.test(source) ? null : { code: 'L10N033', data: { said: word[0] } };
}

function doubledSentence(text: string): string | null {
  const all = sentencesIn(text);
  if (all.length < 2) return null;
  return all.find((one, i) => one.length >= LEAST && /\p{L}{2}/u.test(one) && all.indexOf(one) < i) ?? null;
}

/** Once each. */
export function withoutDoubles({ t, into }: Pick<UnitCheck, 't' | 'into'>): string {
  const sentence = doubledSentence(t);
  if (sentence !== null) {
    const at = t.lastIndexOf(sentence);
    return `${t.slice(0, at).trimEnd()}${t.slice(at + sentence.length)}`.trimEnd();
  }
  const word = into?.form.doubled.exec(t) ?? null;
  if (word === null) return t;
  const once = word[1] ?? word[2] ?? '';
  return t.slice(0, word.index) + once + t.slice(word.index + word[0].length);
}
