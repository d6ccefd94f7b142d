import type { Wording } from './op.ts';

/** Negative wording of a condition, used instead of `not` around it. */
export const negatedWording = (ja: string, en: string): Wording => ({
  ja,
  en,
  within: { op: 'not', field: 'of' },
  said: {},
});
