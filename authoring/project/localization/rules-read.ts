import { isRead } from './facts/compare-facts.ts';
import { readFacts } from './facts/read-facts.ts';
import { type Languages, languageIn } from './languages/languages.ts';
import { isRule } from './unit-fault.ts';
import type { UnitLine } from './unit-lines.ts';

export interface RulesRead {
  /** Current translations of rules. */
  readonly rules: number;
  /** Those in which every fact of their source was found. */
  readonly read: number;
}

/** How many rules of a language are read; the meaning of the others is not checked. */
export function rulesRead(lines: readonly UnitLine[], from: string, into: string, languages: Languages): RulesRead {
  const [mine, theirs] = [languageIn(languages, from), languageIn(languages, into)];
  const rules = lines.flatMap(({ key, source, unit, state, isBelow }) =>
    isRule(key) && source !== null && unit !== null && !isBelow && state !== 'stale' ? [[source, unit.t] as const] : [],
  );
  if (mine === null || theirs === null) return { rules: rules.length, read: 0 };
  const read = rules.filter(([source, t]) => isRead(readFacts(source, mine), readFacts(t, theirs)));
  return { rules: rules.length, read: read.length };
}
