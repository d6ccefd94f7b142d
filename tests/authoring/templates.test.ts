import { expect, it } from 'vitest';
import { fill } from '#authoring/text/messages/messages.ts';
import { fieldsOf, outlineOf, templateFaults } from '#authoring/text/messages/template.ts';
import { problemWords } from '#authoring/text/problems/tell.ts';
import shared from '#engine/library/content-checks/words/problems.json' with { type: 'json' };

it('every built-in sentence can be filled in, with the same placeholders in both languages', () => {
  const all = Object.entries({ ...problemWords, ...shared });
  const faults = all.flatMap(([code, { ja, en }]) => [
    ...[ja, en].flatMap((text) => templateFaults(text).map((fault) => ({ code, text, fault }))),
    // A clause goes to the end, or after the part it belongs to
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
])('%s cannot always be filled in, and the place is reported', (text, faults) => {
  expect(templateFaults(text)).toEqual(faults);
});

it('templates of words accept the same values as those of ops, and a value is never parsed as a template', () => {
  const said = (en: string, spoken: object) => fill({ ja: en, en }, { ...spoken }).en;
  expect(said('{by}[ with {card}|, alone]', { by: 'Asa' })).toBe('Asa, alone');
  expect(said('{card}{skill}{bot}', { card: 'A', bot: 'B' })).toBe('A, B');
  expect(said('{n*card|cards} drawn', { n: 1 })).toBe('1 card drawn');
  expect(said('{n} {n|card|cards}{isLast? at last}', { n: 3, isLast: true })).toBe('3 cards at last');
  expect(said('written: {text}', { text: '{by}  [a|b]' })).toBe('written: {by}  [a|b]');
});

it('help outlines a sentence with its first alternatives and the plurals of its numbers', () => {
  expect(outlineOf('[{by}: ]Play [{card}|a card][ ({n*time|times})]', (field) => `<${field}>`)).toBe(
    '<by>: Play <card> (<n> times)',
  );
});
