import { opBuilder } from '#engine/kernel/language/op.ts';

/** An op of the effect language that no shipped build has: it never returns. It tests the watchdog. */
export const neverReturns = opBuilder<never>()('neverReturns', {
  sort: 'effect',
  fields: {},
  about: { ja: 'いつまでも終わらない', en: 'Never comes to its end' },
  text: { ja: 'いつまでも終わらない', en: 'never end' },
  example: { op: 'neverReturns' },
  run: () => {
    for (;;);
  },
});
