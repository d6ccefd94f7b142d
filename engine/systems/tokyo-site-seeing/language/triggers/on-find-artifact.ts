import { answering } from '#engine/library/words/answering.ts';
import { thingIn } from '../../changes/kinds.ts';
import type { TokyoGame } from '../../table/game.ts';
import { here } from '../here.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const onFindArtifact = op('onFindArtifact', {
  sort: 'trigger',
  rules: ['TSS-REWARD-17'],
  fields: {},
  about: {
    ja: 'このエリアでアーティファクトが入手されるとき（引いて公開したあと、装備する前）',
    en: 'When an artifact is being gained in this area: drawn and revealed, not yet equipped',
  },
  text: { ja: 'このエリアでアーティファクトを入手するとき', en: 'when an artifact is being gained in this area' },
  facts: { printed: [phrases.thisArea] },
  example: { op: 'onFindArtifact' },
  run: (_, seen) =>
    answering(seen, {
      change: 'find',
      moment: 'before',
      about: {},
      where: (game: TokyoGame, scope, record) => thingIn(record, 'area') === here(game, scope),
    }),
});
