import { expect, it } from 'vitest';
import { sourceHash } from '#authoring/project/localization/source-hash.ts';
import { faceTexts } from '#renderer/tables/library/face-texts.ts';

const text = '《{gun}》なら捨てる。{nothing}';
const documents = {
  'studio.json': { sourceLocale: 'ja' },
  'words.json': { words: [{ id: 'gun', label: '銃' }] },
  'l10n/en/words.json': { units: { 'gun/label': { t: 'Gun', h: sourceHash('銃'), forms: { other: 'Guns' } } } },
  'l10n/en/cards.json': { units: { 'A/text': { t: 'Discard {gun:other}.', h: sourceHash(text) } } },
};

it('a face shows the names in a text, and its translation belongs to the source text', () => {
  const said = (locale: string, key: string) => faceTexts(documents, 'cards.json', locale).text(key, text);
  expect([said('ja', 'A/text'), said('en', 'A/text'), said('en', 'B/text'), said('ja', 'A/name')]).toEqual([
    { text: '《銃》なら捨てる。{nothing}', lang: 'ja', state: 'source' },
    { text: 'Discard Guns.', lang: 'en', state: 'translated' },
    { text: '《銃》なら捨てる。{nothing}', lang: 'ja', state: 'missing' },
    { text, lang: 'ja', state: 'source' },
  ]);
});

it('a translated name has the reading of its unit, and never that of the source', () => {
  const name = '銃';
  const units = {
    'A/name': { t: '槍', h: sourceHash(name), reading: 'ㄑㄧㄤ' },
    'B/name': { t: '槍', h: sourceHash(name) },
  };
  const its = { ...documents, 'l10n/zh-Hant/cards.json': { units } };
  const said = (key: string) => faceTexts(its, 'cards.json', 'zh-Hant').text(key, name);
  expect([said('A/name'), said('B/name')]).toEqual([
    { text: '槍', lang: 'zh-Hant', state: 'translated', reading: 'ㄑㄧㄤ' },
    { text: '槍', lang: 'zh-Hant', state: 'translated' },
  ]);
});
