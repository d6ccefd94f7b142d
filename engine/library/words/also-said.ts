import type { Op, Saying } from '#engine/kernel/language/op.ts';

/** How cards of a game say its words otherwise, by the id of the word. */
export type Wordings = { readonly [op: string]: readonly Saying[] };

/** The words with the further sentences that cards print for them. A word that is not there is a defect of the game. */
export function alsoSaid(ops: readonly Op[], wordings: Wordings): readonly Op[] {
  const ids = new Set(ops.map(({ id }) => id));
  for (const id of Object.keys(wordings)) if (!ids.has(id)) throw new Error(`no word ${id} to be said otherwise`);
  return ops.map((op) => {
    const more = wordings[op.id];
    return more === undefined ? op : { ...op, also: [...(op.also ?? []), ...more] };
  });
}
