import { describe, expect, it } from 'vitest';
import { entryAt } from '#authoring/project/documents/entry-at.ts';

const text = `{
  "formatVersion": 1,
  "items": [
    {
      "id": "A-01",
      "parts": [{ "id": "inside", "text": "{\\"id\\": \\"no\\"}" }]
    },
    { "name": "no id" },
    { "id": "A-02" }
  ],
  "more": [{ "id": "B-01" }]
}
`;
const at = (piece: string, path = 'items.json', whole = text) => entryAt(path, whole, whole.indexOf(piece));

describe('the entry under an offset', () => {
  it('is the item of the list, wherever in it the offset is', () => {
    expect(at('"A-01"')).toEqual({ path: 'items.json', id: 'A-01', index: 0 });
    expect(at('"inside"')?.id).toBe('A-01');
    expect(at('{\\"id')?.id).toBe('A-01');
    expect(at('"A-02"')).toEqual({ path: 'items.json', id: 'A-02', index: 2 });
    expect(at('"B-01"')?.id).toBe('B-01');
  });

  it('covers the whole of its first and last line', () => {
    expect(at('    {\n      "id": "A-01"')?.id).toBe('A-01');
    expect(entryAt('items.json', text, text.indexOf('},\n    { "name"') + 2)?.id).toBe('A-01');
  });

  it('is missing outside the items and in an item without an id', () => {
    expect(at('"formatVersion"')).toBeNull();
    expect(at('"no id"')).toBeNull();
    expect(entryAt('items.json', '', 0)).toBeNull();
    expect(entryAt('items.json', '[1, 2]', 3)).toBeNull();
    expect(entryAt('items.json', '"A-01"', 2)).toBeNull();
  });

  it('is found while the text is not valid JSON', () => {
    const typed = text.replace('"A-02" }', '"A-02", "name": "abc');
    expect(at('"abc', 'items.json', typed)?.id).toBe('A-02');
    expect(at('"inside"', 'items.json', typed.replace('"A-01",', '"A-01"'))?.id).toBe('A-01');
  });

  it('in a translation file is the entry whose text the unit translates', () => {
    const units = `{ "units": {\n  "A-01/name": { "t": "One" },\n  "A-02/parts/inside/text": { "t": "Two" },\n  "title": { "t": "T" }\n} }`;
    const path = 'l10n/en/folder/items.json';
    expect(at('One', path, units)).toEqual({ path: 'folder/items.json', id: 'A-01', index: null });
    expect(at('"A-02/', path, units)?.id).toBe('A-02');
    expect(at('"title"', path, units)).toBeNull();
  });
});
