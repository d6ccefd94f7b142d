import { describe, expect, it } from 'vitest';
import { concordanceOf, stretchesOf } from '#authoring/tools/translations/concordance.ts';

const concordance = concordanceOf([
  { key: 'A', source: '手札を1枚捨て札にする。', t: 'Discard 1 card.' },
  { key: 'B', source: '手札を1枚捨て札にする。', t: 'Discard 1 card.' },
  { key: 'C', source: 'それを捨て札にする。', t: 'Discard it.' },
  { key: 'D', source: 'ｶｰﾄﾞを１枚引く。', t: 'DRAW 1 card.' },
  { key: 'E', source: '', t: '' },
  { key: 'F', source: 'かーどを引く', t: 'Draw' },
]);
const keys = (asked: string, side: 'source' | 't') =>
  concordance.search(asked, side).found.map(({ passage, others }) => [passage.key, others]);

describe('the concordance', () => {
  it('finds what was asked for in one side, the shortest first, and equal pairs once', () => {
    expect([keys('捨て札にする', 'source'), keys('discard', 't'), keys('捨て札', 't')]).toEqual([
      [
        ['C', 0],
        ['A', 1],
      ],
      [
        ['C', 0],
        ['A', 1],
      ],
      [],
    ]);
  });

  it('ignores width, case and the kind of kana, and needs each of several words', () => {
    expect([keys('カード', 'source'), keys('ｃａｒｄ draw', 't'), keys(' ', 't')]).toEqual([
      [
        ['F', 0],
        ['D', 0],
      ],
      [['D', 0]],
      [],
    ]);
  });

  it('finds kana of the other kind in a text of any length', () => {
    const long = `${'カ'.repeat(20_000)}ード`;
    expect(concordanceOf([{ source: long, t: '' }]).search('かーど', 'source').found).toMatchObject([{ others: 0 }]);
  });

  it('looks for the longest part of at least half if no text has all', () => {
    const { found, parts, isPart } = concordance.search('捨て札にした', 'source');
    expect([found.length, parts, isPart]).toEqual([2, ['捨て札に'], true]);
    expect(concordance.search('どこにもない', 'source').found).toEqual([]);
  });

  it('marks what was found as it is written', () => {
    expect(stretchesOf('ｶｰﾄﾞとカード', ['かーど'])).toEqual([
      { text: 'ｶｰﾄﾞ', isFound: true },
      { text: 'と', isFound: false },
      { text: 'カード', isFound: true },
    ]);
    expect(stretchesOf('draw a card', ['card', 'draw']).map(({ isFound }) => isFound)).toEqual([true, false, true]);
  });
});
