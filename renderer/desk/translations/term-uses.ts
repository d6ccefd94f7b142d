import { localeTerms } from '#authoring/project/localization/terms/locale-terms.ts';
import type { Term } from '#authoring/project/localization/terms/term.ts';
import { isSaid, termHits } from '#authoring/project/localization/terms/term-hits.ts';
import { plainWord } from '#authoring/project/localization/terms/word-pattern.ts';
import type { UnitRow } from './unit-rows.ts';

export interface TermUses {
  /** Texts that have the term. */
  readonly uses: ReadonlySet<string>;
  /** Those whose translation has none of its words, or a forbidden one. */
  readonly drift: ReadonlySet<string>;
}

/** The rows of a term, by id. */
export function usesOfTerm(
  rows: readonly UnitRow[],
  term: string,
  terms: readonly Term[],
  [from, into]: readonly [from: string, into: string],
): TermUses {
  const its = localeTerms(terms, from, into);
  const [uses, drift] = [new Set<string>(), new Set<string>()];
  for (const { id, line } of rows) {
    if (line.source === null) continue;
    const hit = termHits(line.source, line.unit?.t ?? '', its).find((one) => plainWord(one.term) === plainWord(term));
    if (hit === undefined) continue;
    uses.add(id);
    const isForbidden = hit.words.some(({ use, at }) => use === 'forbidden' && at.length > 0);
    if (line.unit !== null && (!isSaid(hit) || isForbidden)) drift.add(id);
  }
  return { uses, drift };
}
