import { describe, expect, it } from 'vitest';
import { itemsAround, type OutlineItem, outlineOf } from '#authoring/tools/outline/outline.ts';

const text = `{
  "cards": [
    {
      "id": "A-01",
      "name": "標識",
      "effects": [{ "id": "hit", "do": [{ "op": "named", "name": "it" }], "text": "2点。" }]
    },
    { "id": "A-02", "name": 
  ],
  "tests": [{ "name": "a test" }]
}
`;
const told = (items: readonly OutlineItem[]): readonly string[] =>
  items.flatMap(({ id, name, path, children }) => [`${path.join('/')} ${id} ${name}`, ...told(children)]);

describe('the outline of a text', () => {
  it('lists named items of lists, nested, but no nodes of effects', () => {
    expect(told(outlineOf(text.replace('"name": \n', '"name": "B" }\n')))).toEqual([
      'cards/0 A-01 標識',
      'cards/0/effects/0 hit 2点。',
      'cards/1 A-02 B',
      'tests/0  a test',
    ]);
  });

  it('has the document as its root when it has a name', () => {
    expect(told(outlineOf('{ "id": "S", "title": "夜", "areas": [{ "id": "A" }] }'))).toEqual([' S 夜', 'areas/0 A ']);
  });

  it('lists no node that names a thing by its id', () => {
    expect(told(outlineOf('{ "acts": [{ "id": "C1", "do": [{ "op": "nextAct", "id": "C2" }] }] }'))).toEqual([
      'acts/0 C1 ',
    ]);
  });

  it('works for a half-typed text', () => {
    expect(told(outlineOf(text))).toEqual(
      expect.arrayContaining(['cards/0 A-01 標識', 'cards/0/effects/0 hit 2点。', 'cards/1 A-02 ']),
    );
  });

  it('lists what encloses a position, the outermost first', () => {
    const around = (line: number, character: number) =>
      itemsAround(outlineOf(text), { line, character }).map(({ id }) => id);
    expect(around(5, 40)).toEqual(['A-01', 'hit']);
    expect(around(4, 8)).toEqual(['A-01']);
    expect(around(1, 2)).toEqual([]);
  });
});
