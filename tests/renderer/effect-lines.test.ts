import { expect, it } from 'vitest';
import type { Json } from '#engine/kernel/basics/json.ts';
import { pathsAround, spansOf } from '#renderer/desk/editor/effect-lines.ts';

const text = `{
  "cards": [
    {
      "id": "A-01",
      "effects": [
        {
          "id": "strike",
          "do": [
            { "op": "if", "if": { "op": "armed" },
              "then": [{ "op": "hit" }] },
            { "op": "rest" }
          ]
        }
      ]
    }
  ]
}`;
const document = JSON.parse(text) as Json;
const written = { 'cards.json': document };
const lines = text.split('\n');
const line = (number: number) => {
  const start = lines.slice(0, number - 1).join('\n').length + 1;
  const own = lines[number - 1] ?? '';
  return { offset: start + own.search(/\S/), end: start + own.length };
};

it('a line has the effects that begin on it, the outermost first, or else the enclosing one', () => {
  const first = (number: number) => pathsAround(text, document, line(number))[0];
  expect([first(9), first(10), first(11)]).toEqual([
    'A-01/effects/strike/do/0',
    'A-01/effects/strike/do/0/then/0',
    'A-01/effects/strike/do/1',
  ]);
  expect(pathsAround(text, document, line(10))).toContain('A-01/effects/strike/do/0');
  expect(pathsAround(text, document, line(4))).toEqual([]);
  expect(pathsAround('{ "cards": [', document, { offset: 0, end: 5 })).toEqual([]);
});

it('a path is found in its text at its first word; a missing one has no place', () => {
  const [found, ...others] = spansOf(['A-01/effects/strike/do/1', 'A-01/effects/strike/do/7', 'Z-9/do/0'], {
    file: 'cards.json',
    text,
    written,
  });
  expect(others).toEqual([]);
  expect(text.slice(found?.offset, found?.end)).toBe('{ "op": "rest" }');
  expect(text.slice(found?.word.offset, found?.word.end)).toBe('"rest"');
  expect(spansOf(['A-01/effects/strike/do/1'], { file: 'other.json', text, written })).toEqual([]);
});
