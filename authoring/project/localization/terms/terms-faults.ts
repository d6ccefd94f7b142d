import type { UnitCheck, UnitFault } from '../unit-fault.ts';
import { isSaid, preferredOf, type TermHit, termHits } from './term-hits.ts';

const none: readonly UnitFault[] = [];

/** L10N023: forbidden words; L10N022: missing terms. */
export function termsFaults({ source, t, terms }: UnitCheck): readonly UnitFault[] {
  const hits = termHits(source, t, terms);
  return hits.length === 0 ? none : hits.flatMap(faultsOf);
}

function faultsOf(hit: TermHit): readonly UnitFault[] {
  const instead = preferredOf(hit);
  const forbidden = hit.words.filter(({ use, at }) => use === 'forbidden' && at.length > 0);
  // Not reported as missing, too
  if (forbidden.length > 0)
    return forbidden.map(({ word }) => ({
      code: 'L10N023',
      data: { said: word, ...(instead === null ? {} : { nearest: instead }) },
    }));
  if (isSaid(hit)) return none;
  const meant = hit.words.filter(({ use }) => use !== 'forbidden').map(({ word }) => word);
  return [{ code: 'L10N022', data: { term: hit.term, meant } }];
}

/** Replaces the forbidden word by the preferred one, keeping endings; null if nothing changes. */
export function withPreferred(
  { source, t, terms }: Pick<UnitCheck, 'source' | 't' | 'terms'>,
  said: string,
): string | null {
  const hits = termHits(source, t, terms);
  const hit = hits.find(({ words }) => words.some(({ word, at }) => word === said && at.length > 0));
  const instead = hit === undefined ? null : preferredOf(hit);
  const at = hit?.words.find(({ word }) => word === said)?.at ?? [];
  if (instead === null || at.length === 0) return null;
  return at.reduceRight((now, { offset, length }) => now.slice(0, offset) + instead + now.slice(offset + length), t);
}
