import type { Saying } from './op.ts';

/** How a condition says that it does not hold: `not` around it is said in these words. */
export const saidWithinNot = (ja: string, en: string): Saying => ({
  ja,
  en,
  within: { op: 'not', field: 'of' },
  said: {},
});
