import { expect, it } from 'vitest';
import { compiledTable } from '#authoring/project/localization/facts/compiled-table.ts';
import { PatternIndex } from '#authoring/project/localization/facts/pattern-index.ts';
import { plainText } from '#authoring/project/localization/facts/read-facts.ts';
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
    const plain = plainText(text, table.numbers);
    const candidates = new Set(index.candidates(plain));
    return said.flatMap(([word, pattern], i) =>
      plain.search(pattern) >= 0 && !candidates.has(i) ? [`${locale} ${word}: ${text}`] : [],
    );
  });
  expect(missing).toEqual([]);
});

it('a pattern without the letters that it needs is no candidate', () => {
  const index = new PatternIndex(['up to #', '(?:dis)?card@', '[抽摸]|引く', '\\p{L}+', 'may(?! not)|can']);
  expect(index.candidates('up and down')).toEqual([3]);
  expect(index.candidates('up to 3')).toEqual([0, 3]);
  expect(index.candidates('cards 引く')).toEqual([1, 2, 3]);
});

it('letters of a group are sought together with those next to it', () => {
  const index = new PatternIndex(['(?:他|ほか)の', 'この(?=ターン|駅)', '(?<=札)の上', 'in (?:total|sum)']);
  expect(index.candidates('敵の他に、このあと上に')).toEqual([]);
  expect(index.candidates('ほかの敵をこの駅の山札の上に')).toEqual([0, 1, 2]);
  expect(index.candidates('once in a total of 3')).toEqual([]);
  expect(index.candidates('3 in total')).toEqual([3]);
});

it('if patterns are whole words, the first letters that one needs begin a word', () => {
  const index = new PatternIndex(['(?:dis)?card@', 'end|final', '@end', 'un@able', '(?<!a )rest'], true);
  expect(index.candidates('discard')).toEqual([0]);
  expect(index.candidates('spend a forest')).toEqual([2, 4]);
  expect(index.candidates('the end. unstable')).toEqual([1, 2, 3]);
});
