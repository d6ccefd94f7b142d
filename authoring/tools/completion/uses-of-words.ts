import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { CompletionCandidate } from './candidate.ts';

type Read = Diagnosis['project']['readings'][number];

const usesIn = memoizeByKey(({ value: whole }: Read): ReadonlyMap<string, number> => {
  const uses = new Map<string, number>();
  const count = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inside] of Object.entries(value))
      if (key === 'op' && typeof inside === 'string') uses.set(inside, (uses.get(inside) ?? 0) + 1);
      else count(inside);
  };
  count(whole);
  return uses;
});

/** The ops that the project uses most in this format come first; all others keep their order. */
export function likeliestFirst(
  candidates: readonly CompletionCandidate[],
  { project, required }: Diagnosis,
  formatId: string,
): readonly CompletionCandidate[] {
  const read = [project, ...required]
    .flatMap(({ readings }) => readings)
    .filter(({ format }) => format.id === formatId);
  const words = candidates
    .filter(({ kind }) => kind === 'word')
    .map((word) => ({ word, uses: read.reduce((sum, one) => sum + (usesIn(one).get(word.label) ?? 0), 0) }))
    .sort((a, b) => b.uses - a.uses);
  let next = 0;
  return candidates.map((one) => (one.kind === 'word' ? (words[next++]?.word ?? one) : one));
}
