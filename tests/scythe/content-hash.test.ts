import { expect, it } from 'vitest';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { playable } from './sample.ts';

const { system, documents } = playable;
const hashOf = (edited: Documents): string => system.compile(edited, system.language, null).hash;
function written(file: string, from: RegExp, to: string): Documents {
  const text = JSON.stringify(documents[file]);
  expect(text).toMatch(from);
  return { ...documents, [file]: JSON.parse(text.replace(from, to)) };
}

it.each([
  ['mats.json', /"name":"鍛冶"/, '"name":"鍛冶屋"'],
  ['cards/objectives.json', /"text":"/, '"text":"または、'],
  ['factions.json', /"colour":"#[0-9a-f]{6}"/, '"colour":"#123456"'],
  ['l10n/en/mats.json', /"t":"/, '"t":"New '],
  ['studio.json', /"title":"/, '"title":"新しい'],
])('a saved game does not depend on the wording of %s', (file, from, to) => {
  expect(hashOf(written(file, from, to))).toBe(hashOf(documents));
});

it.each([
  ['mats.json', /"cost":4/, '"cost":5'],
  ['maps/valley.json', /"terrain":"mountain"/, '"terrain":"farm"'],
  ['cards/encounters.json', /"amount":1/, '"amount":2'],
])('but on what %s does', (file, from, to) => {
  expect(hashOf(written(file, from, to))).not.toBe(hashOf(documents));
});
