import type { Text } from '#engine/kernel/basics/text.ts';
import { compareFacts } from './facts/compare-facts.ts';
import { comparisons, concepts } from './facts/concepts.ts';
import type { FactWord } from './facts/fact-fault.ts';
import { nouns } from './facts/nouns.ts';
import { readFacts } from './facts/read-facts.ts';
import { isRule, type UnitCheck, type UnitFault } from './unit-fault.ts';

/**
 * L10N050 to L10N052: a translation of a rule that means something else. What cannot be read is passed over, and nouns
 * where L10N011 has found another name.
 */
export function factsFault({ key, source, t, from, into }: UnitCheck, isOtherName: boolean): UnitFault | null {
  if (from === null || into === null || !isRule(key)) return null;
  const fault = compareFacts(readFacts(source, from), readFacts(t, into));
  if (fault === null) return null;
  const { said, meant } = fault;
  if (isOtherName && Object.hasOwn(nouns, String(meant))) return null;
  if (said === null) return meant === null ? null : { code: 'L10N051', data: { meant: wordOf(meant) } };
  if (meant === null) return { code: 'L10N052', data: { said: wordOf(said) } };
  return { code: 'L10N050', data: { said: wordOf(said), meant: wordOf(meant) } };
}

const words: { readonly [word: string]: Text } = { ...concepts, ...nouns, ...comparisons };
/** For messages. */
export const wordOf = (word: FactWord): Text | number => (typeof word === 'number' ? word : (words[word] as Text));
