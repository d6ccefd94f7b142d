import { op } from '../op.ts';

export const companions = op('companions', {
  sort: 'selector',
  counter: '人',
  rules: ['TSS-SCN-01'],
  fields: {},
  about: {
    ja: '同行者すべて（companion のある、公開されたシナリオカード）',
    en: 'All companions: shown scenario cards that have companion',
  },
  text: { ja: '同行者', en: 'the companions' },
  any: { ja: '同行者', en: 'a companion' },
  example: { op: 'companions' },
  run: (game) => game.companions,
});
