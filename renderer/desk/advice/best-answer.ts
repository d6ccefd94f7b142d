import type { ProspectView } from '#api/session/advice.ts';

/** Null if the best is a tie. */
export function bestAnswer(rows: ReadonlyMap<string, Pick<ProspectView, 'won'>>): string | null {
  const [first, second] = [...rows].sort(([, a], [, b]) => b.won - a.won);
  if (first === undefined || second === undefined || first[1].won === second[1].won) return null;
  return first[0];
}
