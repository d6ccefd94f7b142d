import { expect, it } from 'vitest';
import { fillWord, wordsOf } from '#renderer/desk/words/words.ts';

interface Words {
  readonly title: string;
  readonly group: { readonly rows: (values: { readonly count: number; readonly name: string | null }) => string };
}
const words = wordsOf<Words>({
  title: { ja: '表', en: 'Sheet' },
  group: {
    rows: {
      ja: '[{name}の]{count||{count}行|行なし}',
      en: '{count|one row|{count} rows|no rows}[ of {name}]',
    },
  },
});

it('gives the texts of a language, with functions for the texts that have placeholders', () => {
  expect([words.ja.title, words.en.title]).toEqual(['表', 'Sheet']);
  const said = [0, 1, 2].map((count) => words.en.group.rows({ count, name: 'W-01' }));
  expect(said).toEqual(['no rows of W-01', 'one row of W-01', '2 rows of W-01']);
  expect([0, 1].map((count) => words.ja.group.rows({ count, name: null }))).toEqual(['行なし', '1行']);
});

it('gives the same texts on each request', () => {
  expect(words.ja).toBe(words.ja);
});

it('parses no value as a template, and adds nothing between adjacent placeholders', () => {
  const { en } = wordsOf<{ readonly pair: (values: object) => string }>({ pair: { ja: '{a}{b}', en: '{a}{b}' } });
  expect(en.pair({ a: '{b}[', b: 2 })).toBe('{b}[2');
});

it('fills a text of a group even when it has no placeholders', () => {
  expect(fillWord(words.en.title, { count: 1 })).toBe('Sheet');
  expect(fillWord(words.en.group.rows, { count: 2, name: null })).toBe('2 rows');
});
