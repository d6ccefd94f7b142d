import { useState } from 'react';

/**
 * What a person chose among rows. When a late answer brings other rows, it is made to mean the same ones, so that the
 * next key acts on what was chosen and not on what took its place. While there are no rows it waits for them.
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
