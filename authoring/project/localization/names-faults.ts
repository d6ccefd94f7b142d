import type { Text } from '#engine/kernel/basics/text.ts';
import type { LanguageTable } from './languages/language-table.ts';
import type { NameGroup } from './name-translations.ts';
import { isRule, type UnitCheck, type UnitFault } from './unit-fault.ts';

/** L10N011: names of game terms and areas in the text whose translation is missing. */
export function namesFault({ source, t, names, key }: UnitCheck): UnitFault | null {
  if (!isRule(key) || !names.inSource.test(source)) return null;
  const words = t.toLowerCase();
  for (const group of names.groups) {
    const fault = groupFault(group, source, words);
    if (fault !== null) return fault;
  }
  return null;
}

function groupFault({ names, onlySwapped }: NameGroup, source: string, words: string): UnitFault | null {
  const meant = names.filter(({ mine }) => mine.some((word) => source.includes(word)));
  if (meant.length === 0) return null;
  const unsaid = meant.filter(({ theirs }) => !theirs.some((word) => words.includes(word)));
  if (unsaid.length === 0) return null;
  const strange = names.filter(
    (name) => !meant.includes(name) && name.theirs.some((word) => words.includes(word) && !isIn(word, meant)),
  );
  if (onlySwapped === true && strange.length === 0) return null;
  return { code: 'L10N011', data: { said: labels(strange), meant: labels(unsaid) } };
}

const isIn = (word: string, meant: NameGroup['names']): boolean =>
  meant.some(({ theirs }) => theirs.some((other) => other.includes(word)));
const labels = (names: NameGroup['names']): string | readonly string[] =>
  names.length === 0 ? '—' : names.map(({ label }) => label);

const scopeWords: { readonly [scope: string]: Text } = {
  one: { ja: '一つ', en: 'one' },
  every: { ja: 'すべて', en: 'every one' },
  other: { ja: 'ほかの', en: 'others' },
};

/** L10N011: "one", "every" or "other" replaced by another of the three. */
export function scopeFault({ source, t, from, into, key }: UnitCheck): UnitFault | null {
  if (from === null || into === null || !isRule(key)) return null;
  const [mine, theirs] = [scopeOf(source, from), scopeOf(t, into)];
  const told = (said: keyof Scope | null, meant: keyof Scope | null): UnitFault => ({
    code: 'L10N011',
    data: { said: wordOf(said), meant: wordOf(meant) },
  });
  if (mine.every && !mine.one && !theirs.every && theirs.one) return told('one', 'every');
  if (mine.one && !mine.every && theirs.every && !theirs.one) return told('every', 'one');
  if (mine.other && !theirs.other) return told(null, 'other');
  return null;
}

interface Scope {
  readonly one: boolean;
  readonly every: boolean;
  readonly other: boolean;
}
const scopeOf = (text: string, { scope: { one, every, other } }: LanguageTable): Scope => ({
  one: one.test(text),
  every: every.test(text),
  other: other.test(text),
});
const wordOf = (scope: keyof Scope | null): Text | string => (scope === null ? '—' : (scopeWords[scope] as Text));
