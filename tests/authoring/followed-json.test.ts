import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entryPlaces } from '#authoring/project/documents/entry-at.ts';
import { type IncrementalJson, readJson, updateJson } from '#authoring/text/json/followed-json.ts';

const text = `{
  "formatVersion": 1,
  "cards": [
    { "id": "W-01", "name": "橋", "effects": [{ "id": "cut", "text": "\\"2\\"" }] },
    { "id": "W-02", "name": "川" },
    { "id": "W-03", "name": "谷" }
  ],
  "units": { "W-01/name": { "t": "Bridge" }, "W-02/name": { "t": "River" } }
}
`;
const pieces = [
  '"',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  ' ',
  '\n',
  '1',
  '字',
  '{ "id": "W-09" }',
  ', { "id": "W-08" }',
  '"W-01/name": 1,',
];

const parsed = (of: string): unknown => {
  try {
    return JSON.parse(of) as unknown;
  } catch {
    return null;
  }
};
const sound = (of: string): IncrementalJson => readJson(of) as IncrementalJson;
const edited = (of: string, before: string, after: string): string => {
  expect(of).toContain(before);
  return of.replace(before, after);
};

describe('a document that is parsed on each key', () => {
  it('equals its parsed text, whatever was typed where', () => {
    const edit = fc.record({ at: fc.nat(), length: fc.nat(3), put: fc.constantFrom('', ...pieces) });
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 12 }), (edits) => {
        let [now, last] = [text, sound(text)];
        for (const { at, length, put } of edits) {
          const from = at % (now.length + 1);
          now = now.slice(0, from) + put + now.slice(from + length);
          const followed = updateJson(last, now);
          expect(followed?.value ?? null).toEqual(parsed(now));
          if (followed !== null) last = followed;
        }
      }),
      { numRuns: 400 },
    );
  });

  it('keeps the value objects of all entries but the edited one', () => {
    const before = sound(text);
    const after = updateJson(before, edited(text, '川', '川下'));
    const cards = ({ value }: IncrementalJson) => (value as unknown as { readonly cards: readonly object[] }).cards;
    const [old, now] = [cards(before), cards(after as IncrementalJson)];
    expect(now.map((card, i) => card === old[i])).toEqual([true, false, true]);
    expect(now[1]).toEqual({ id: 'W-02', name: '川下' });
  });
});

describe('the entry under the cursor in an unfinished text', () => {
  const at = (now: string, piece: string, path = 'cards/weapons.json') =>
    entryPlaces(path, now, sound(text)).at(now.indexOf(piece));

  it('is the entry being written, and its neighbours have their current positions', () => {
    const typed = edited(text, '"name": "川" }', '"name": "川, "ap": 1');
    expect(at(typed, '川,')).toEqual({ path: 'cards/weapons.json', id: 'W-02', index: 1 });
    expect(at(typed, '橋')).toEqual({ path: 'cards/weapons.json', id: 'W-01', index: 0 });
    expect(at(typed, '谷')?.id).toBe('W-03');
  });

  it('may be incomplete, and the following entries keep their numbers', () => {
    const typed = edited(text, '{ "id": "W-03"', '{ "id": "W-10", "name": \n{ "id": "W-03"');
    expect(at(typed, 'W-10')?.id).toBe('W-10');
    expect(at(edited(text, '"川" },', '"川" },\n{ "id": "W-10" '), '谷')?.id).toBe('W-03');
  });

  it('of translations is the entry of the unit', () => {
    const typed = edited(text, '"Bridge"', '"Bridge');
    expect(at(typed, 'Bridge', 'l10n/en/cards/weapons.json')?.id).toBe('W-01');
    expect(at(typed, 'River', 'l10n/en/cards/weapons.json')?.id).toBe('W-02');
  });
});
