import { expect, it } from 'vitest';
import { writtenDocuments } from '#authoring/tools/new/written-documents.ts';

const text = '{\n  "cards": [\n    { "id": "a", "near": ["b"] }\n  ]\n}\n';
const written = (list: string) =>
  writtenDocuments(new Map([['cards.json', text]]), [
    { kind: 'entry', file: 'cards.json', list, entry: 'c', blank: {} },
  ]);

it('an entry of a template is appended to a list inside another entry, found by its path', () => {
  const after = text.replace('"b"', '"b", "c"');
  expect(written('cards/0/near')).toEqual({ documents: [{ path: 'cards.json', before: text, after }] });
});

it('a path to no list is refused by its file and its path', () => {
  expect(written('cards/1/near')).toEqual({
    fault: { path: 'cards.json', list: 'cards/1/near', isBroken: false },
  });
});

it('an entry of a template can be the first of its list', () => {
  const after = text.replace('"b"', '"c", "b"');
  const begun = {
    kind: 'entry',
    file: 'cards.json',
    list: 'cards/0/near',
    entry: 'c',
    isFirst: true,
    blank: {},
  } as const;
  expect(writtenDocuments(new Map([['cards.json', text]]), [begun])).toEqual({
    documents: [{ path: 'cards.json', before: text, after }],
  });
});
