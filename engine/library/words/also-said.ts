import type { Op, Wording } from '#engine/kernel/language/op.ts';

export type Wordings = { readonly [op: string]: readonly Wording[] };

/** Throws for an unknown op, which is a defect of the game. */
export function alsoSaid(ops: readonly Op[], wordings: Wordings): readonly Op[] {
  const ids = new Set(ops.map(({ id }) => id));
  for (const id of Object.keys(wordings)) if (!ids.has(id)) throw new Error(`no word ${id} to be said otherwise`);
  return ops.map((op) => {
    const more = wordings[op.id];
    return more === undefined ? op : { ...op, also: [...(op.also ?? []), ...more] };
  });
}
