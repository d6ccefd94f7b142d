import { useState } from 'react';

/**
 * A choice among rows that follows them: when the rows change, `follow` maps it to the new ones, so that the next key acts
 * on what the person chose and not on what took its place. While there are no rows, the choice is kept.
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
