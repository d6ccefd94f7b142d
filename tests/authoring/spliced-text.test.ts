import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SplicedText } from '#authoring/text/edits/spliced-text.ts';
import { applyEdits } from '#authoring/text/edits/text-edit.ts';
import { Lines } from '#authoring/text/json/positions.ts';

const text = fc.string({ unit: fc.constantFrom('a', 'b', '橋', '\n', '\r', '"') });
const edit = fc.record({ at: fc.nat(), removed: fc.nat(5), text });

it('equals the text with its edits applied, in every part and line by line', () => {
  fc.assert(
    fc.property(text, fc.array(edit), fc.nat(), fc.nat(), (first, edits, from, length) => {
      let [spliced, whole] = [new SplicedText(first), first];
      for (const { at, removed, text: written } of edits) {
        const offset = at % (whole.length + 1);
        const one = { offset, length: Math.min(removed, whole.length - offset), text: written };
        const before = { spliced, whole };
        [spliced, whole] = [spliced.edited(one), applyEdits(whole, [one])];
        const found = spliced.differenceFrom(before.spliced);
        expect(before.whole.slice(0, found.from) + whole.slice(found.from, found.after)).toBe(
          whole.slice(0, found.after),
        );
        expect(before.whole.slice(found.before)).toBe(whole.slice(found.after));
        expect(spliced.isSame(before.spliced)).toBe(whole === before.whole);
      }
      const start = from % (whole.length + 1);
      const end = Math.min(start + length, whole.length);
      expect(spliced.slice(start, end)).toBe(whole.slice(start, end));
      expect(Array.from(whole, (_, i) => spliced.charCodeAt(i))).toEqual(
        Array.from(whole, (_, i) => whole.charCodeAt(i)),
      );
      expect(spliced.lineAround(start, end)).toEqual({
        start: `\n${whole}`.lastIndexOf('\n', start),
        end: `${whole}\n`.indexOf('\n', end),
      });
      expect(new Lines(spliced).range(start, end - start)).toEqual(
        new Lines(new SplicedText(whole)).range(start, end - start),
      );
      expect(new SplicedText(first).become(whole).toString()).toBe(whole);
      expect(spliced.toString()).toBe(whole);
    }),
  );
});

it('is joined after many edits in one place or in distant places', () => {
  const base = 'x'.repeat(200_000);
  const once = new SplicedText(base).edited({ offset: 0, length: 0, text: 'a' });
  const twice = once.edited({ offset: 150_000, length: 1, text: '' });
  expect([once.splice?.written, twice.splice]).toEqual(['a', null]);
  expect(twice.toString()).toBe(`a${base.slice(1)}`);
});
