import { opBuilder } from '#engine/kernel/language/op.ts';

// Waiting costs no processor time, which other tests need. Only such a memory can be waited on in a page like ours.
const memory = new Int32Array(new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true }).buffer);

/** An op of the effect language that no shipped build has: it never returns. It tests the watchdog. */
export const neverReturns = opBuilder<never>()('neverReturns', {
  sort: 'effect',
  fields: {},
  about: { ja: 'いつまでも終わらない', en: 'Never comes to its end' },
  text: { ja: 'いつまでも終わらない', en: 'never end' },
  example: { op: 'neverReturns' },
  run: () => {
    for (;;) Atomics.wait(memory, 0, 0);
  },
});
