import { expect, it } from 'vitest';
import { compiledTable } from '#authoring/project/localization/facts/compiled-table.ts';
import { PatternIndex } from '#authoring/project/localization/facts/pattern-index.ts';
import { allLanguages } from '#authoring/project/localization/languages/all-languages.ts';
import { languageIn } from '#authoring/project/localization/languages/languages.ts';
import { plantedMeanings } from '../meaning/planted-meanings.ts';
import { freeTexts, rightTexts } from './corpus/right-texts.ts';

const planted = plantedMeanings.flatMap(({ texts }) =>
  Object.entries(texts).flatMap(([locale, its]) => its.map((text) => [locale, text.replace(/\{\w\}/g, '3')] as const)),
);
const right = [rightTexts, freeTexts].flatMap((all) =>
  Object.entries(all).flatMap(([locale, texts]) => texts.map(({ t }) => [locale, t] as const)),
);

it('a pattern that matches a text is among its candidates', () => {
  const missing = [...planted, ...right].flatMap(([locale, text]) => {
    const table = languageIn(allLanguages, locale);
    if (table === null) return [];
    const { said, index } = compiledTable(table.facts);
    const low = text.toLowerCase();
    const candidates = index.candidates(low);
    return said.flatMap(([word, pattern], i) =>
      low.search(pattern) >= 0 && candidates[i] === 0 ? [`${locale} ${word}: ${text}`] : [],
    );
  });
  expect(missing).toEqual([]);
});

it('a pattern without the letters that it needs is no candidate', () => {
  const index = new PatternIndex(['up to #', '(?:dis)?card@', '[抽摸]|引く', '\\p{L}+', 'may(?! not)|can']);
  expect([...index.candidates('up to all')]).toEqual([1, 0, 0, 1, 0]);
  expect([...index.candidates('cards 引く')]).toEqual([0, 1, 1, 1, 0]);
});

it('if patterns are whole words, the first letters that one needs begin a word', () => {
  const index = new PatternIndex(['(?:dis)?card@', 'end|final', '@end', 'un@able', '(?<!a )rest'], true);
  expect([...index.candidates('discard')]).toEqual([1, 0, 0, 0, 0]);
  expect([...index.candidates('spend a forest')]).toEqual([0, 0, 1, 0, 1]);
  expect([...index.candidates('the end. unstable')]).toEqual([0, 1, 1, 1, 0]);
});
