import { describe, expect, it } from 'vitest';
import { adaptNumbers } from '#authoring/project/localization/numbers-exchanged.ts';

describe('a translation of a text with changed numbers only', () => {
  it.each([
    [
      '敵1体に物理ダメージ2点。',
      '敵1体に物理ダメージ3点。',
      '2 physical damage to one enemy.',
      '3 physical damage to one enemy.',
    ],
    ['1点か2点。', '2点か1点。', '1 or 2 points.', '2 or 1 points.'],
    ['2点。さらに2点。', '3点。さらに3点。', '2 points, then 2.', '3 points, then 3.'],
    ['W-01から2枚。', 'W-01から5枚。', 'Take 2 of W-01.', 'Take 5 of W-01.'],
  ])('%s → %s: %s gets the new numbers', (before, after, translation, expected) => {
    expect(adaptNumbers(before, after, translation)).toBe(expected);
  });

  it.each([
    ['other words', '2点。', '2枚。', '2 points.'],
    ['a spelled-out number', '1枚引く。', '3枚引く。', 'Draw a card.'],
    ['a number that occurs once for two in the source', '2点か2枚。', '3点か2枚。', '2 points or 2 cards.'],
    ['a number that occurs more often in the translation', '2点。', '3点。', '2 points out of 2.'],
  ])('%s: is left alone', (_, before, after, translation) => {
    expect(adaptNumbers(before, after, translation)).toBeNull();
  });
});
