import type { Op } from '#engine/kernel/language/op.ts';

/** Overrides of a game for a shared op. */
export type WordOverrides = Partial<Pick<Op, 'rules' | 'facts' | 'about' | 'text' | 'any' | 'also' | 'example'>>;
export type SaidOf<Id extends string> = { readonly [id in Id]?: WordOverrides };

export const renamed = <Id extends string>(ops: readonly Op[], said: SaidOf<Id>): readonly Op[] => {
  const known: { readonly [id: string]: WordOverrides | undefined } = said;
  return ops.map((one) => ({ ...one, ...known[one.id] }));
};
