import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inconsistentUnits } from '#authoring/project/localization/inconsistent-units.ts';
import { ChunkedList } from '#authoring/text/reading/run-list.ts';
import { chunksOf } from '#engine/kernel/basics/chunks.ts';
import { byName, type Member } from '#engine/kernel/basics/long-maps.ts';

const unit = fc.record({
  // Many, so that groups are small and become consistent again
  t: fc.nat(60).map((n) => (n === 0 ? ' ' : `Card ${n}`)),
  h: fc.nat(60).map(String),
  s: fc.constantFrom('draft', 'reviewed'),
});
const edit = fc.record({
  at: fc.nat(),
  removed: fc.nat(3),
  others: fc.array(unit, { maxLength: 3 }),
  isMoved: fc.boolean(),
});
const kinds = ['name', 'text'];
const member = (n: number, value: unknown): Member => ({ name: `W-${n}/${kinds[n % 2]}`, value });

it('inconsistent units equal those of the file read from scratch, however it came about', () => {
  fc.assert(
    fc.property(fc.array(unit, { minLength: 90, maxLength: 200 }), fc.array(edit, { minLength: 1 }), (units, edits) => {
      let count = units.length;
      let list = ChunkedList.of(units.map((one, i) => member(i, one)));
      inconsistentUnits(byName(list.runs));
      for (const { at, removed, others, isMoved } of edits) {
        const from = at % (list.length + 1);
        const gone = [...list].slice(from, from + removed);
        const put = isMoved ? gone.toReversed() : others.map((one) => member(count++, one));
        list = list.spliced(from, gone.length, put);
        const anew = Array.from(list, (one) => ({ ...one }));
        const sorted = (found: ReturnType<typeof inconsistentUnits>) =>
          [...found].toSorted(([a], [b]) => (a < b ? -1 : 1));
        expect(sorted(inconsistentUnits(byName(list.runs)))).toEqual(sorted(inconsistentUnits(byName(chunksOf(anew)))));
      }
    }),
  );
});
