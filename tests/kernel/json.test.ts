import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical, type Json } from '#engine/kernel/basics/json.ts';

/** A simple, slow equivalent: copied through a file, every object with its keys in order. */
function plainly(value: Json): string {
  return JSON.stringify(JSON.parse(JSON.stringify(value)), (_, held: Json) =>
    held === null || typeof held !== 'object' || Array.isArray(held)
      ? held
      : Object.fromEntries(Object.entries(held).sort(([a], [b]) => (a < b ? -1 : 1))),
  );
}

test('the canonical text of a value is its JSON with sorted keys, whatever its names and texts contain', () => {
  // Keys that look like indexes come first in an object made from entries, whatever their order
  const name = fc.string({ unit: 'binary' }).filter((text) => !/^\d/.test(text) && text !== '__proto__');
  const { value } = fc.letrec<{ value: Json }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.double(), fc.boolean(), fc.constant(null)),
      fc.array(tie('value')),
      fc.dictionary(name, tie('value')),
    ),
  }));
  fc.assert(
    fc.property(value, (given) => {
      expect(canonical(given)).toBe(plainly(given));
    }),
  );
});

test('a key with the value undefined is left out, as in a file', () => {
  expect(canonical({ b: 2, a: undefined as unknown as Json, c: [{ d: undefined as unknown as Json }] })).toBe(
    '{"b":2,"c":[{}]}',
  );
});
