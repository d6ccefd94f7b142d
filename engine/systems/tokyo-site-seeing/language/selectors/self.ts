import { op } from '../op.ts';

export const self = op('self', {
  sort: 'selector',
  fields: {},
  about: {
    ja: 'この効果を使うPC。トラブルカードやシナリオカードでは、効果の対象になったPC（解決ならそのPC、常時の効果なら数値の変わるPC）',
    en: 'The PC who uses this text; on a trouble or scenario card the PC concerned (on solving: the solver; in a constant text: whose number it is)',
  },
  text: { ja: '自分', en: 'this PC' },
  example: { op: 'self' },
  run: (_, __, scope) => (scope.self >= 0 ? [scope.self] : []),
});
