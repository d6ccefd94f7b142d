import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageWords, wordFaults, wordFiles } from '#scripts/generators/page-words.ts';

describe('a file of words of the page', () => {
  it.each(wordFiles())('has each text in both languages, with the same placeholders and all forms: %s', (file) => {
    expect(wordFaults(JSON.parse(readFileSync(file, 'utf8')))).toEqual([]);
  });
  it('has up-to-date types', () => {
    expect(pageWords().filter(({ path, text }) => readFileSync(path, 'utf8') !== text)).toEqual([]);
  });
});

it.each(readdirSync('cli/words').filter((file) => file.endsWith('.json')))(
  'a file of words of the command line has each text in both languages, with all forms: %s',
  (file) => {
    const words = JSON.parse(readFileSync(`cli/words/${file}`, 'utf8')) as Record<string, object>;
    const texts = Object.entries(words).map(([key, { code: _, ...text }]: [string, { code?: string }]) => [key, text]);
    // A list may be put together otherwise in each language
    expect(wordFaults(Object.fromEntries(texts)).filter((fault) => !/ is only in (ja|en)$/.test(fault))).toEqual([]);
  },
);

it('reports each faulty text with its key', () => {
  const planted = {
    fine: { ja: '{count}件', en: '{count*file|files}' },
    group: {
      english: { ja: '保存', en: '' },
      missing: { ja: '保存' },
      single: { ja: '{count}件', en: '{count*file}' },
      unknown: { ja: '{name}を保存', en: 'Save {nane}' },
    },
    open: { ja: '保存', en: 'Save {name' },
    other: { ja: '保存', en: 'Save', fr: 'Enregistrer' },
    list: ['Save'],
  };
  expect(wordFaults(planted)).toEqual([
    'group.english: en says nothing',
    'group.missing: en is missing',
    'group.single: {count} has no plural',
    'group.unknown: {name} is only in ja',
    'group.unknown: {nane} is only in en',
    'open: unclosed at 5 of “Save {name”',
    'open: {name} is only in en',
    'other: “fr” is no language',
    'list: this is neither a text nor a group of texts',
  ]);
});
