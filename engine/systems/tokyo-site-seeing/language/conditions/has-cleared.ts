import { idOf } from '#engine/kernel/language/field.ts';
import { negatedWording } from '#engine/kernel/language/negated-wording.ts';
import { clearedIn } from '../../basics/campaign.ts';
import { op } from '../op.ts';

export const hasCleared = op('hasCleared', {
  sort: 'condition',
  rules: ['TSS-CAMP-08'],
  fields: { scenario: idOf('scenario') },
  about: {
    ja: '参加しているプレイヤーの誰かが、そのシナリオをクリアしたことがあるか（セットアップの cleared と clears）',
    en: 'Whether a player has cleared that scenario before (cleared and clears in the set-up)',
  },
  text: { ja: 'シナリオ{scenario}をクリアしたことがある', en: 'scenario {scenario} was cleared before' },
  also: [negatedWording('シナリオ{scenario}をクリアしたことがない', 'scenario {scenario} was never cleared before')],
  example: { op: 'hasCleared', scenario: 'S00' },
  run: (game, seen) => clearedIn(game.setup).includes(seen.scenario),
});
