import { expect, it } from 'vitest';
import { wordDifference } from '#authoring/tools/translations/word-difference.ts';

it('differences of a text are counted in the words of its language', () => {
  expect(wordDifference('敵1体に物理ダメージ2点。', '敵1体に認知ダメージ3点。', 'ja')).toEqual([
    { text: '敵1体に', is: 'kept' },
    { text: '物理', is: 'gone' },
    { text: '認知', is: 'new' },
    { text: 'ダメージ', is: 'kept' },
    { text: '2', is: 'gone' },
    { text: '3', is: 'new' },
    { text: '点。', is: 'kept' },
  ]);
});
