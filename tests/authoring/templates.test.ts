import { expect, it } from 'vitest';
import { fill } from '#authoring/text/messages/messages.ts';
import { fieldsOf, outlineOf, templateFaults } from '#authoring/text/messages/template.ts';
import { problemWords } from '#authoring/text/problems/tell.ts';
import shared from '#engine/library/content-checks/words/problems.json' with { type: 'json' };

it('every sentence of the house can be filled, and speaks of the same in both languages', () => {
  const all = Object.entries({ ...problemWords, ...shared });
  const faults = all.flatMap(([code, { ja, en }]) => [
    ...[ja, en].flatMap((text) => templateFaults(text).map((fault) => ({ code, text, fault }))),
    // A clause is put at the end, or after what it belongs to
    ...([...fieldsOf(ja)].sort().join() === [...fieldsOf(en)].sort().join() ? [] : [{ code, ja, en }]),
  ]);
  expect(faults).toEqual([]);
});

it.each([
  ['{card', [{ code: 'unclosed', at: 0 }]],
  ['a} card', [{ code: 'unopened', at: 1 }]],
  ['on {}', [{ code: 'place', at: 3 }]],
  ['on {a card}', [{ code: 'place', at: 3 }]],
  ['{card:many}', [{ code: 'place', at: 0 }]],
  ['{n|a|b|c|d}', [{ code: 'alternatives', at: 0 }]],
  ['[{a}|b|c]', [{ code: 'alternatives', at: 0 }]],
  ['go[ to [{a}|{b c}]]', [{ code: 'place', at: 12 }]],
  ['[Scenario Clear] {card}[ on {pc}|]', []],
])('%s cannot be filled everywhere, and where is told', (text, faults) => {
  expect(templateFaults(text)).toEqual(faults);
});

it('fills what words say of values as what ops say of theirs, and a value is never read as a template', () => {
  const said = (en: string, spoken: object) => fill({ ja: en, en }, { ...spoken }).en;
  expect(said('{by}[ with {card}|, alone]', { by: 'Asa' })).toBe('Asa, alone');
  expect(said('{card}{skill}{bot}', { card: 'A', bot: 'B' })).toBe('A, B');
  expect(said('{n*card|cards} drawn', { n: 1 })).toBe('1 card drawn');
  expect(said('{n} {n|card|cards}{isLast? at last}', { n: 3, isLast: true })).toBe('3 cards at last');
  expect(said('written: {text}', { text: '{by}  [a|b]' })).toBe('written: {by}  [a|b]');
});

it('outlines a sentence as help does: alternatives by their first, numbers by their plural', () => {
  expect(outlineOf('[{by}: ]Play [{card}|a card][ ({n*time|times})]', (field) => `<${field}>`)).toBe(
    '<by>: Play <card> (<n> times)',
  );
});
