import { expect, it } from 'vitest';
import { findEffect } from '#authoring/project/documents/effect-place.ts';
import { entryNamed } from '#engine/kernel/documents/entry-named.ts';
import { makeReader, standsFor } from '#renderer/desk/project/documents.ts';

function reader() {
  const read: string[] = [];
  const documents = makeReader((path, text: string) => {
    read.push(path);
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  });
  return { read, documents };
}

it('reads a document when somebody looks at it, once, and no other', () => {
  const { read, documents } = reader();
  const found = documents([
    ['a.json', '{ "a": 1 }'],
    ['b.json', '{ "b": 1 }'],
  ]);
  expect([Object.keys(found), read]).toEqual([['a.json', 'b.json'], []]);
  expect([found['b.json'], found['b.json'], read]).toEqual([{ b: 1 }, { b: 1 }, ['b.json']]);
});

it('gives the same documents as long as no text says otherwise', () => {
  const { documents } = reader();
  const first = documents([['a.json', '{ "a": [1] }']]);
  expect(first['a.json']).toEqual({ a: [1] });
  expect(documents([['a.json', '{ "a": [1]  }']])).toBe(first);
});

it('keeps what an edit did not touch, and what a text said last while it is no JSON', () => {
  const { documents } = reader();
  const list = (found: object) => (found as { 'a.json': { a: object } })['a.json'].a;
  const before = list(documents([['a.json', '{ "a": [1], "b": 1 }']]));
  expect(list(documents([['a.json', '{ "a": [1], "b": 2 }']]))).toBe(before);
  const broken = documents([['a.json', '{ "a": [1], "b": ']]);
  expect(broken).toEqual({ 'a.json': { a: [1], b: 2 } });
});

it('what was read for the first time while it was being typed on is what it says now', () => {
  const { documents } = reader();
  documents([['a.json', '{ "a": 1 }']]);
  expect(documents([['a.json', '{ "a": 2 }']])).toEqual({ 'a.json': { a: 2 } });
});

it('looking something up reads no translations', () => {
  const { read, documents } = reader();
  const found = documents([
    ['l10n/en/cards.json', '{ "units": {} }'],
    ['cards.json', '{ "cards": [{ "id": "W-01" }] }'],
    ['pcs.json', '{ "pcs": [] }'],
  ]);
  expect(entryNamed(found, 'W-01')).toEqual({ file: 'cards.json', entry: { id: 'W-01' } });
  expect(findEffect(found, 'W-01/effects')).toEqual({ path: 'cards.json', steps: ['cards', 0] });
  expect(findEffect(found, 'gone/effects')).toBe(null);
  expect(read).toEqual(['cards.json', 'pcs.json']);
});

it('what stands for a document is the same as long as the document is, and reads none', () => {
  const { read, documents } = reader();
  const signs = (a: string) => {
    const found = documents([
      ['a.json', a],
      ['b.json', '{ "b": 1 }'],
    ]);
    return ['a.json', 'b.json'].map((path) => standsFor(found, path));
  };
  const [first, other] = signs('{ "a": 1 }');
  expect(read).toEqual([]);
  expect(signs('{ "a": 1 }')).toEqual([first, other]);
  const [second, same] = signs('{ "a": 2 }');
  expect([second === first, same === other]).toEqual([false, true]);
});
