import { useState } from 'react';

/**
 * A choice that follows its rows: when they change, `follow` maps it, so that the next key acts on what was chosen and
 * not on what took its place. Without rows it is kept.
 */
export function useFollowing<Chosen, Row>(
  rows: readonly Row[],
  first: Chosen,
  follow: (chosen: Chosen, before: readonly Row[], after: readonly Row[]) => Chosen,
): readonly [Chosen, (chosen: Chosen) => void] {
  const [kept, keep] = useState({ chosen: first, rows });
  const isOther = kept.rows !== rows && rows.length > 0;
  const chosen = isOther ? follow(kept.chosen, kept.rows, rows) : kept.chosen;
  if (isOther) keep({ chosen, rows });
  return [chosen, (next) => keep({ chosen: next, rows })];
}
