import { canGainArtifact, gainArtifact as gainOne } from '../../rulebook/21-rewards.ts';
import { call } from '../../rulebook/book.ts';
import { rewardedArea } from '../here.ts';
import { op } from '../op.ts';
import { phrases } from '../phrases.ts';

export const gainArtifact = op('gainArtifact', {
  sort: 'effect',
  rules: ['TSS-REWARD-05'],
  fields: {},
  about: {
    ja: 'アーティファクトを1枚獲得する。誰が装備するかは、このエリアのPCで決める。引く前なら廃棄エリアのカード1枚に替えられる',
    en: 'An artifact is gained; the PCs in this area decide who equips it. Before the draw, a card from the scrap slot may be taken instead',
  },
  text: { ja: 'アーティファクトを1枚獲得する', en: 'gain 1 artifact' },
  facts: { unit: 'cards', printed: [phrases.thisArea, phrases.equipped] },
  example: { op: 'gainArtifact' },
  canChange: (game, _, scope) => rewardedArea(game, scope) >= 0 && canGainArtifact(game),
  run: (game, _, scope) => {
    const area = rewardedArea(game, scope);
    return area < 0 ? undefined : call(gainOne, { area, by: scope.self });
  },
});
