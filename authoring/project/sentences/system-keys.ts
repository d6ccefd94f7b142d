import type { Text } from '#engine/kernel/basics/text.ts';

/** Translation key of an op's sentence. */
export const opKey = (id: string, form: 'whole' | 'any'): string => (form === 'any' ? `ops/${id}/any` : `ops/${id}`);

/** Nothing to translate: a placeholder alone, nothing at all, or a number that is the same in every language, as `R1`. */
export const isBare = ({ ja, en }: Text): boolean => /^(?:\{\w+\})?$/.test(ja) || (ja === en && /^[A-Z]?\d+$/.test(ja));
