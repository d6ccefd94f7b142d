import { op } from '../op.ts';

export const participants = op('participants', {
  sort: 'selector',
  counter: '人',
  rules: ['TSS-SITE-42', 'TSS-SITE-39', 'TSS-SCN-01'],
  fields: {},
  about: {
    ja: '『サイト』の探索に参加しているPC全員と同行者。ダウンしていても含む',
    en: 'All PCs and companions that take part in the exploration of SITE, downed ones too',
  },
  text: { ja: '探索に参加しているPC全員', en: 'all participants' },
  any: { ja: '探索に参加しているPC', en: 'a participant' },
  facts: { unit: 'pcs' },
  example: { op: 'participants' },
  run: (game) => game.explorers,
});
