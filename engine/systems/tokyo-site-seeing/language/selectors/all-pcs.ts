import { op } from '../op.ts';

export const allPcs = op('allPcs', {
  sort: 'selector',
  counter: '人',
  fields: {},
  about: { ja: 'ゲームに参加しているPC全員', en: 'All PCs in the game' },
  text: { ja: 'PC全員', en: 'all PCs' },
  any: { ja: 'PC', en: 'a PC' },
  facts: { unit: 'pcs' },
  example: { op: 'allPcs' },
  run: (game) => game.pcs,
});
