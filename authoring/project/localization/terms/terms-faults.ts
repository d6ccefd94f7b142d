import type { Beside, UnitFault } from '../unit-fault.ts';
import { isSaid, preferredOf, type TermHit, termHits } from './term-hits.ts';

const none: readonly UnitFault[] = [];

/** Forbidden words that a translation says, and terms of its text that it does not. */
export function termsFaults({ source, t, terms }: Beside): readonly UnitFault[] {
  const hits = termHits(source, t, terms);
  return hits.length === 0 ? none : hits.flatMap(faultsOf);
}

function faultsOf(hit: TermHit): readonly UnitFault[] {
  const instead = preferredOf(hit);
  const forbidden = hit.words.filter(({ use, at }) => use === 'forbidden' && at.length > 0);
  // What is said in the place of the term is told, and not that the term is missing as well
  if (forbidden.length > 0)
    return forbidden.map(({ word }) => ({
      code: 'L10N023',
      data: { said: word, ...(instead === null ? {} : { nearest: instead }) },
    }));
  if (isSaid(hit)) return none;
  const meant = hit.words.filter(({ use }) => use !== 'forbidden').map(({ word }) => word);
  return [{ code: 'L10N022', data: { term: hit.term, meant } }];
}

/** The translation with the preferred word wherever it says the forbidden one; endings stay. Null: nothing changes. */
export function withPreferred(
  { source, t, terms }: Pick<Beside, 'source' | 't' | 'terms'>,
  said: string,
): string | null {
  const hits = termHits(source, t, terms);
  const hit = hits.find(({ words }) => words.some(({ word, at }) => word === said && at.length > 0));
  const instead = hit === undefined ? null : preferredOf(hit);
  const at = hit?.words.find(({ word }) => word === said)?.at ?? [];
  if (instead === null || at.length === 0) return null;
  return at.reduceRight((now, { offset, length }) => now.slice(0, offset) + instead + now.slice(offset + length), t);
}
