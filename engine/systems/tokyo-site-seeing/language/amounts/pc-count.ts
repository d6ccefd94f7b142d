import { op } from '../op.ts';

export const pcCount = op('pcCount', {
  sort: 'amount',
  rules: ['TSS-FAQ-23'],
  fields: {},
  about: { ja: 'ゲームに参加しているPCの数。BOTは数えない', en: 'How many PCs are in the game; BOTs do not count' },
  text: { ja: 'PC数', en: 'the number of PCs' },
  bounds: [1, 4],
  example: { op: 'pcCount' },
  run: (game) => game.pcs.length,
});
