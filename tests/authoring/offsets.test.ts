import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Offsets } from '#authoring/text/json/offsets.ts';

const edit = fc.record({
  at: fc.oneof(fc.nat(20), fc.nat(2000)),
  removed: fc.nat(4),
  put: fc.nat(4),
  shift: fc.integer({ min: -3, max: 9 }),
});

it('edited offsets equal a list of numbers edited as a whole', () => {
  fc.assert(
    fc.property(fc.nat(600), fc.array(edit, { minLength: 1, maxLength: 90 }), (length, edits) => {
      let all: readonly number[] = Array.from({ length }, (_, i) => i * 10);
      let offsets = Offsets.of(all);
      for (const { at, removed, put, shift } of edits) {
        const first = at % (all.length + 1);
        const last = Math.min(all.length, first + removed);
        const others = Array.from({ length: put }, (_, i) => first * 10 + i);
        all = [...all.slice(0, first), ...others, ...all.slice(last).map((one) => one + shift)];
        offsets = offsets.spliced({ first, last }, others, shift);
        expect([offsets.slice(0), offsets.length]).toEqual([all, all.length]);
        expect([offsets.at(-1), offsets.at(first), offsets.at(all.length)]).toEqual([undefined, all[first], undefined]);
      }
      expect(offsets.shifted(7).slice(1, 5)).toEqual(all.slice(1, 5).map((one) => one + 7));
    }),
  );
});
