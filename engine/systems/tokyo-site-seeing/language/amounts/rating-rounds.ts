import { ratingRounds as roundsOf } from '../../contract/ranking.ts';
import { op } from '../op.ts';

export const ratingRounds = op('ratingRounds', {
  sort: 'amount',
  rules: ['TSS-RANK-04'],
  fields: {},
  about: {
    ja: '今クリアしたときの評価クリアラウンド数',
    en: 'The clear rating rounds, if the scenario were cleared now',
  },
  text: { ja: '評価クリアラウンド数', en: 'the number of clear rating rounds' },
  bounds: [0, Number.POSITIVE_INFINITY],
  example: { op: 'ratingRounds' },
  run: (game) => roundsOf(game),
});
