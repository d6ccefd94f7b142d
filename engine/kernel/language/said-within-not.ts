import type { Saying } from './op.ts';

/** Negative wording of a condition, used instead of `not` around it. */
export const saidWithinNot = (ja: string, en: string): Saying => ({
  ja,
  en,
  within: { op: 'not', field: 'of' },
  said: {},
});
