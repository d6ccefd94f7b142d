import { expect, it } from 'vitest';
import { isCosmeticChange } from '#authoring/tools/translations/cosmetic-change.ts';

it.each([
  ['敵１体に、物理ダメージ2点。', '敵1体に物理ダメージ2点'],
  ['「手札」を 捨てる。\n山札を引く。', '『手札』を捨てる。山札を引く。'],
  ['ｶﾞｽ銃', 'ガス銃'],
  ['Draw two cards, then stop.', 'Draw two cards; then stop'],
  ['Take it (now).', 'Take it now.'],
])('%j equals %j except for its typesetting', (before, after) =>
  expect([isCosmeticChange(before, after), isCosmeticChange(after, before)]).toEqual([true, true]),
);

it.each([
  ['ダメージ2点', 'ダメージ3点'],
  ['ダメージ2点', 'ダメージ-2点'],
  ['確率は1.5', '確率は15'],
  ['1/2', '12'],
  ['1 2', '12'],
  ['勝った。', '勝った？'],
  ['《道具》を得る', '道具を得る'],
  ['{tool}を得る', 'toolを得る'],
  ['no one', 'noone'],
  ['同じ', '同じ'],
])('%j and %j are different', (before, after) => expect(isCosmeticChange(before, after)).toBe(false));
