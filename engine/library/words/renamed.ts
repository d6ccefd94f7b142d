import type { Op } from '#engine/kernel/language/op.ts';

/** Overrides of a game for a shared op. */
export type WordOverrides = Partial<Pick<Op, 'rules' | 'facts' | 'about' | 'text' | 'any' | 'also' | 'example'>>;
export type OverridesOf<Id extends string> = { readonly [id in Id]?: WordOverrides };

export const overrideOps = <Id extends string>(ops: readonly Op[], said: OverridesOf<Id>): readonly Op[] => {
  const known: { readonly [id: string]: WordOverrides | undefined } = said;
  return ops.map((one) => ({ ...one, ...known[one.id] }));
};
