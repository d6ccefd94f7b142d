import type { NameGroup } from './name-translations.ts';
import { saidInstead } from './said-instead.ts';
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
  const unsaid = meant.filter(({ theirs }) => !theirs.some((word) => says(words, word)));
  if (unsaid.length === 0) return exchangedFault(names, source, words);
  const strange = names.filter(
    (name) => !meant.includes(name) && name.theirs.some((word) => says(words, word) && !isIn(word, meant)),
  );
  if (onlySwapped === true && strange.length === 0) return null;
  return { code: 'L10N011', data: { said: labels(strange), meant: labels(unsaid) } };
}

/** Names that are said in place of others, which the text says elsewhere. */
function exchangedFault(names: NameGroup['names'], source: string, words: string): UnitFault | null {
  const own = names.filter((name) => isUnlikeOthers(name, names));
  const instead = saidInstead(own, ({ mine, theirs }) => timesOf(theirs, words) - timesOf(mine, source));
  return instead && { code: 'L10N011', data: { said: labels(instead.said), meant: labels(instead.meant) } };
}

/** Forms of a name may contain each other: the one that is said most often counts. */
const timesOf = (forms: readonly string[], text: string): number =>
  Math.max(...forms.map((form) => text.split(form).length - 1));

/** Names within others cannot be counted, and short words are found in others. */
function isUnlikeOthers(name: NameGroup['names'][number], names: NameGroup['names']): boolean {
  const isWithin = (one: string, all: readonly string[]): boolean => all.some((other) => other.includes(one));
  const others = names.filter((other) => other !== name);
  return (
    name.theirs.every((word) => word.length > 3 || !/^[a-z]+$/.test(word)) &&
    !others.some(
      ({ mine, theirs }) =>
        name.mine.some((one) => isWithin(one, mine)) || name.theirs.some((one) => isWithin(one, theirs)),
    )
  );
}

/** Short words are not found in others. */
const says = (text: string, word: string): boolean =>
  /^[a-z]{1,3}$/.test(word) ? new RegExp(`\\b${word}\\b`).test(text) : text.includes(word);
const isIn = (word: string, meant: NameGroup['names']): boolean =>
  meant.some(({ theirs }) => theirs.some((other) => other.includes(word)));
const labels = (names: NameGroup['names']): string | readonly string[] =>
  names.length === 0 ? '—' : names.map(({ label }) => label);
