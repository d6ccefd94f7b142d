import { expect, it } from 'vitest';
import { findEffect } from '#authoring/project/documents/effect-place.ts';
import { findEntry } from '#engine/kernel/documents/entry-named.ts';
import { identityOf, makeReader } from '#renderer/desk/project/documents.ts';

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

it('reads a document on first access, once, and no other', () => {
  const { read, documents } = reader();
  const found = documents([
    ['a.json', '{ "a": 1 }'],
    ['b.json', '{ "b": 1 }'],
  ]);
  expect([Object.keys(found), read]).toEqual([['a.json', 'b.json'], []]);
  expect([found['b.json'], found['b.json'], read]).toEqual([{ b: 1 }, { b: 1 }, ['b.json']]);
});

it('returns the same documents until a text changes them', () => {
  const { documents } = reader();
  const first = documents([['a.json', '{ "a": [1] }']]);
  expect(first['a.json']).toEqual({ a: [1] });
  expect(documents([['a.json', '{ "a": [1]  }']])).toBe(first);
});

it('keeps what an edit did not touch, and the last valid value while a text is invalid JSON', () => {
  const { documents } = reader();
  const list = (found: object) => (found as { 'a.json': { a: object } })['a.json'].a;
  const before = list(documents([['a.json', '{ "a": [1], "b": 1 }']]));
  expect(list(documents([['a.json', '{ "a": [1], "b": 2 }']]))).toBe(before);
  const broken = documents([['a.json', '{ "a": [1], "b": ']]);
  expect(broken).toEqual({ 'a.json': { a: [1], b: 2 } });
});

it('returns the current value when a document is first read after typing', () => {
  const { documents } = reader();
  documents([['a.json', '{ "a": 1 }']]);
  expect(documents([['a.json', '{ "a": 2 }']])).toEqual({ 'a.json': { a: 2 } });
});

it('reads no translations for a lookup', () => {
  const { read, documents } = reader();
  const found = documents([
    ['l10n/en/cards.json', '{ "units": {} }'],
    ['cards.json', '{ "cards": [{ "id": "W-01" }] }'],
    ['pcs.json', '{ "pcs": [] }'],
  ]);
  expect(findEntry(found, 'W-01')).toEqual({ file: 'cards.json', entry: { id: 'W-01' } });
  expect(findEffect(found, 'W-01/effects')).toEqual({ path: 'cards.json', steps: ['cards', 0] });
  expect(findEffect(found, 'gone/effects')).toBe(null);
  expect(read).toEqual(['cards.json', 'pcs.json']);
});

it('keeps the placeholder of a document as long as the document, and reads none', () => {
  const { read, documents } = reader();
  const signs = (a: string) => {
    const found = documents([
      ['a.json', a],
      ['b.json', '{ "b": 1 }'],
    ]);
    return ['a.json', 'b.json'].map((path) => identityOf(found, path));
  };
  const [first, other] = signs('{ "a": 1 }');
  expect(read).toEqual([]);
  expect(signs('{ "a": 1 }')).toEqual([first, other]);
  const [second, same] = signs('{ "a": 2 }');
  expect([second === first, same === other]).toEqual([false, true]);
});
