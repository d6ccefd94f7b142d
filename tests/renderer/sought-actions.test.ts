import { expect, it } from 'vitest';
import { soughtActions } from '#renderer/desk/play/sought-actions.ts';

const actions = [
  { answer: { do: 'buy', card: 'W-01#2' }, sentence: '曲がった標識を購入する' },
  { answer: { do: 'move', to: 'SBY' }, sentence: 'シブヤに移動する' },
];
const readings = new Map([['W-01', 'まがったひょうしき']]);

it('an action is found by its sentence in any spelling, and by the readings of the names in its answer', () => {
  const found = (sought: string) => soughtActions(actions, sought, readings).map(({ sentence }) => sentence);
  expect(['標識', 'magatta', 'shibuya', ' ', 'ぎんざ'].map(found)).toEqual([
    ['曲がった標識を購入する'],
    ['曲がった標識を購入する'],
    ['シブヤに移動する'],
    ['曲がった標識を購入する', 'シブヤに移動する'],
    [],
  ]);
});
