import { op } from '../op.ts';

export const self = op('self', {
  sort: 'selector',
  fields: {},
  about: {
    ja: 'この効果を使うPC。だれのものでもないカードでは、文が関わるPC（解決や公開ならそれをしたPC、引き金ならそれが起きたPC）。常時の文では、増減する量の中でだけ、数値の変わるPC',
    en: "The PC who uses this text; on a card that is nobody's the PC concerned (the solver, the revealer, the one a trigger is about); in a constant text only inside the amount, and then whose number it is",
  },
  text: { ja: '自分', en: 'this PC' },
  example: { op: 'self' },
  run: (_, __, scope) => (scope.self >= 0 ? [scope.self] : []),
});
