import type { Op } from '#engine/kernel/language/op.ts';

/** What a game says of a word that several games have: its rules, what it prints for it, its own help where ours is too general. */
export type Said = Partial<Pick<Op, 'rules' | 'facts' | 'about' | 'text' | 'any' | 'also' | 'example'>>;
export type SaidOf<Id extends string> = { readonly [id in Id]?: Said };

/** The words with what a game says of them. */
export const renamed = <Id extends string>(ops: readonly Op[], said: SaidOf<Id>): readonly Op[] => {
  const known: { readonly [id: string]: Said | undefined } = said;
  return ops.map((one) => ({ ...one, ...known[one.id] }));
};
