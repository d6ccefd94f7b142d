import type { SignName } from '../face/sign.tsx';
import type { PrintedRuleId } from './rule-sentence.ts';
import type { SheetGroup } from './sheet-words.ts';

interface Topic {
  readonly word: readonly [group: SheetGroup, id: string];
  readonly sign?: SignName;
  readonly rules: readonly PrintedRuleId[];
}
export interface ReferencePage {
  readonly id: string;
  readonly title: string;
  readonly sign: SignName;
  readonly topics: readonly Topic[];
}

const action = (id: string, sign: SignName, ...rules: readonly PrintedRuleId[]): Topic => ({
  ...{ word: ['actionName', id], sign, rules },
});

export const referencePages: readonly ReferencePage[] = [
  {
    id: 'round',
    title: 'round',
    sign: 'ring',
    topics: [
      {
        word: ['phase', 'draw'],
        rules: ['TSS-ROUND-03', 'TSS-ROUND-06', 'TSS-ROUND-08', 'TSS-ROUND-09', 'TSS-ROUND-12'],
      },
      { word: ['phase', 'start'], rules: ['TSS-ROUND-15', 'TSS-ROUND-17'] },
      { word: ['phase', 'hand'], rules: ['TSS-ROUND-20', 'TSS-ROUND-21', 'TSS-ROUND-22', 'TSS-ROUND-26'] },
      { word: ['phase', 'actions'], rules: ['TSS-ROUND-30', 'TSS-ROUND-33', 'TSS-ROUND-35'] },
      { word: ['phase', 'end'], rules: ['TSS-ROUND-36', 'TSS-ROUND-37', 'TSS-ROUND-42'] },
      { word: ['phase', 'refill'], rules: ['TSS-ROUND-44', 'TSS-ROUND-45'] },
      { word: ['sheet', 'end'], rules: ['TSS-RANK-02', 'TSS-RANK-03'] },
    ],
  },
  {
    id: 'actions',
    title: 'actionList',
    sign: 'kind-pc',
    topics: [
      action('play', 'ap', 'TSS-PLAY-01'),
      action('equip', 'equip', 'TSS-EQUIP-01', 'TSS-EQUIP-03'),
      action('drop', 'scrap', 'TSS-EQUIP-07'),
      action('use', 'equip', 'TSS-USE-01'),
      action('refresh', 'token-exhaust', 'TSS-RECOVER-01'),
      action('useSkill', 'skill-enhancement', 'TSS-SKILL-01'),
      action('useBot', 'skill-support', 'TSS-BOT-02'),
      action('move', 'move', 'TSS-MOVE-02', 'TSS-MOVE-05', 'TSS-MOVE-08'),
      action('buy', 'economy', 'TSS-BUY-01', 'TSS-BUY-02', 'TSS-BUY-04'),
      action('solve', 'kind-trouble', 'TSS-SOLVE-01', 'TSS-SOLVE-02'),
      action('explore', 'kind-site', 'TSS-SITE-05', 'TSS-SITE-10', 'TSS-SITE-21', 'TSS-SITE-24'),
      action('swap', 'counter', 'TSS-SWAP-01', 'TSS-SWAP-02', 'TSS-SWAP-03'),
      { word: ['sheet', 'interrupts'], sign: 'interrupt', rules: ['TSS-ROUND-31'] },
    ],
  },
  {
    id: 'rulings',
    title: 'rulings',
    sign: 'attack',
    topics: [
      {
        word: ['ruleText', 'check'],
        sign: 'ap',
        rules: ['TSS-CHECK-03', 'TSS-CHECK-04', 'TSS-CHECK-05', 'TSS-CHECK-06', 'TSS-CHECK-09', 'TSS-CHECK-10'],
      },
      {
        word: ['sheet', 'attackAction'],
        sign: 'attack',
        rules: ['TSS-BATTLE-02', 'TSS-BATTLE-08', 'TSS-BATTLE-09', 'TSS-BATTLE-14'],
      },
      { word: ['sheet', 'harm'], sign: 'token-damage', rules: ['TSS-DMG-12', 'TSS-DMG-04'] },
      {
        word: ['label', 'down'],
        sign: 'hp',
        rules: ['TSS-DOWN-01', 'TSS-DOWN-02', 'TSS-DOWN-03', 'TSS-DOWN-06', 'TSS-DOWN-08'],
      },
      { word: ['sheet', 'unsealing'], sign: 'token-seal', rules: ['TSS-REWARD-14'] },
      { word: ['after', 'exhaust'], sign: 'after', rules: ['TSS-POST-02', 'TSS-POST-03', 'TSS-POST-04'] },
      { word: ['after', 'discard'], sign: 'after', rules: ['TSS-POST-05'] },
      { word: ['after', 'scrap'], sign: 'after', rules: ['TSS-POST-06', 'TSS-POST-07'] },
      { word: ['after', 'remove'], sign: 'after', rules: ['TSS-POST-08'] },
    ],
  },
];
