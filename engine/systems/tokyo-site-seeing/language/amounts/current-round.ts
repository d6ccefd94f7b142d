import { op } from '../op.ts';

export const currentRound = op('currentRound', {
  sort: 'amount',
  fields: {},
  about: { ja: '今が何ラウンド目か', en: 'Which round it is' },
  text: { ja: '現在のラウンド数', en: 'the current round' },
  bounds: [0, Number.POSITIVE_INFINITY],
  example: { op: 'currentRound' },
  run: (game) => game.round,
});
