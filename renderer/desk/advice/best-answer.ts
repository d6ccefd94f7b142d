import type { ToldProspect } from '#api/session/advice.ts';

/** The answer that wins more often than every other one; null where two win as often. */
export function bestAnswer(rows: ReadonlyMap<string, Pick<ToldProspect, 'won'>>): string | null {
  const [first, second] = [...rows].sort(([, a], [, b]) => b.won - a.won);
  if (first === undefined || second === undefined || first[1].won === second[1].won) return null;
  return first[0];
}
