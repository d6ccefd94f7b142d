import { expect, it } from 'vitest';
import { labelOf, textOfEffect } from '#engine/library/words/labels.ts';

const documents = {
  'l10n/en/map.json': { units: { 'G/name': { t: 'Ginza Line' } } },
  'map.json': { lines: [{ id: 'G', name: '銀座線' }], stations: [{ id: '11', name: '日本橋' }] },
  'games/short.json': { id: 'short', name: '短い一日', lines: ['G'] },
};
const label = labelOf({ seat1: { ja: '一番の席', en: 'Seat 1' } });

it('seats, entries of any list and single documents are labelled in the requested language', () => {
  const names = ['seat1', 'G', 'G#1', 'G#2', '11', 'short', 'nothing'];
  expect(names.map((name) => label(documents, 'ja', name))).toEqual([
    ...['一番の席', '銀座線', '銀座線', '銀座線 2', '日本橋', '短い一日', 'nothing'],
  ]);
  expect(names.map((name) => label(documents, 'en', name))).toEqual([
    ...['Seat 1', 'Ginza Line', 'Ginza Line', 'Ginza Line 2', '日本橋', '短い一日', 'nothing'],
  ]);
});

it('the text of an effect labels the names it refers to in its own language', () => {
  const file = 'cards.json';
  const entry = {
    id: 'C',
    effects: [
      { id: 'ride', text: '{G}に乗る。' },
      { id: 'walk', text: '{11}まで歩く。' },
    ],
  };
  const units = { 'C/effects/ride/text': { t: 'Take the {G}.' } };
  const all = { ...documents, 'l10n/en/cards.json': { units } };
  const said = (locale: string, id: string) => textOfEffect(all, locale, { file, entry }, id);
  expect([said('ja', 'ride'), said('en', 'ride'), said('en', 'walk')]).toEqual([
    '銀座線に乗る',
    'Take the Ginza Line',
    '日本橋まで歩く',
  ]);
});

it('effects may be in a list inside their entry', () => {
  const file = 'cards.json';
  const entry = { id: 'C', sides: { b: { abilities: [{ id: 'ride', text: '{G}に乗る。' }] } } };
  const units = { 'C/sides/b/abilities/ride/text': { t: 'Take the {G}.' } };
  const all = { ...documents, 'l10n/en/cards.json': { units } };
  const said = (locale: string, list: string) => textOfEffect(all, locale, { file, entry }, 'ride', list);
  expect([said('ja', 'sides/b/abilities'), said('en', 'sides/b/abilities'), said('ja', 'abilities')]).toEqual([
    '銀座線に乗る',
    'Take the Ginza Line',
    undefined,
  ]);
});
