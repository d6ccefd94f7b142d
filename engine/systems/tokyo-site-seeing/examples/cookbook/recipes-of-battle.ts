import { type RecipeChapter, recipe, short } from './recipe.ts';

const { self, thisCard, allPcs, damage } = short;
const target = { op: 'target' };

export const recipesOfBattle: readonly RecipeChapter[] = [
  {
    title: { ja: '攻撃', en: 'Attacks' },
    recipes: [
      recipe(
        'strike',
        'weapon',
        '【使用】敵1体に物理ダメージを2点与える。⇒消耗',
        '[Use] Deal 2 physical damage to an enemy. ⇒ exhaust',
        'TR-02 TW-01 TG-03 OP-01 DU-01 CV-01 AP-01',
        { when: 'use', attack: true, do: [damage(target, 2)], after: 'exhaust' },
      ),
      recipe(
        'burst',
        'weapon',
        '【使用】このエリアの敵すべてに物理ダメージを1点与える。⇒消耗×2',
        '[Use] Deal 1 physical damage to every enemy in this area. ⇒ exhaust ×2',
        'TG-03 AP-01',
        { when: 'use', attack: true, targets: 'all', do: [damage(target, 1)], after: { exhaust: 2 } },
      ),
      recipe(
        'reach',
        'weapon',
        '【使用】隣接するエリアの敵も対象にできる。認知ダメージを2点与える。⇒消耗',
        '[Use] An enemy of an adjacent area may be the target. Deal 2 cognitive damage to it. ⇒ exhaust',
        'TG-04 CD-01',
        { when: 'use', attack: true, reach: 1, do: [damage(target, 2, 'cognitive')], after: 'exhaust' },
      ),
      recipe(
        'two-hits',
        'weapon',
        '【使用】物理ダメージ2点と認知ダメージ1点を与える。⇒消耗',
        '[Use] Deal 2 physical damage and 1 cognitive damage. ⇒ exhaust',
        'OP-28',
        { when: 'use', attack: true, do: [damage(target, 2), damage(target, 1, 'cognitive')], after: 'exhaust' },
      ),
      recipe(
        'join',
        'skill',
        '割り込み：ほかのPCの物理攻撃に連携して、物理ダメージを1点与える。⇒消耗',
        'Interrupt: join a physical attack of another PC and deal 1 physical damage. ⇒ exhaust',
        'TR-14 TW-02 OP-22 TG-13 MD-16 CD-05',
        {
          when: { op: 'onAttack', who: { op: 'otherPcs' }, type: 'physical' },
          interrupt: true,
          do: [{ op: 'joinAttack', type: 'physical' }],
          after: 'exhaust',
        },
      ),
      recipe(
        'pierce',
        'skill',
        '割り込み：自分の攻撃は、敵の軽減を受けない。⇒消耗',
        'Interrupt: your attack ignores the reduction of the enemy. ⇒ exhaust',
        'MD-06',
        { when: { op: 'onAttack', who: self }, interrupt: true, do: [{ op: 'ignoreReduction' }], after: 'exhaust' },
      ),
      recipe(
        'serum',
        'consumable',
        '割り込み：自分の攻撃の物理ダメージを2点増やす。⇒廃棄',
        'Interrupt: your attack deals 2 more physical damage. ⇒ scrap',
        'MD-22 MD-01',
        {
          when: { op: 'onAttack', who: self, type: 'physical' },
          interrupt: true,
          do: [{ op: 'increase', amount: 2 }],
          after: 'scrap',
        },
      ),
      recipe(
        'double',
        'bot',
        '割り込み：その攻撃が与えるダメージを2倍にする',
        'Interrupt: double the damage of that attack',
        'MD-02 DU-02',
        { when: { op: 'onAttack', who: allPcs }, interrupt: true, do: [{ op: 'multiplyDamage', times: 2 }] },
      ),
    ],
  },
  {
    title: { ja: '軽減と、ダメージを受けるとき', en: 'Reduction, and when damage is taken' },
    recipes: [
      recipe(
        'vest',
        'equipment',
        '割り込み：自分が受ける物理ダメージを2点軽減する。⇒消耗',
        'Interrupt: reduce physical damage you take by 2. ⇒ exhaust',
        'TR-13 TW-02 TW-03 MD-03 DU-03 CD-11 CH-07',
        {
          when: { op: 'onDamage', to: self, type: 'physical' },
          interrupt: true,
          do: [{ op: 'reduce', amount: 2 }],
          after: 'exhaust',
        },
      ),
      recipe(
        'raincoat',
        'equipment',
        '割り込み：自分が受けるダメージを1点軽減する。《環境》によるものなら、代わりに3点。⇒消耗',
        'Interrupt: reduce damage you take by 1; by 3 instead if its source is an environment. ⇒ exhaust',
        'MD-04 CD-02 CD-04',
        {
          when: { op: 'onDamage', to: self },
          interrupt: true,
          do: [
            {
              op: 'if',
              if: { op: 'hasTrait', card: { op: 'damageSource' }, trait: 'environment' },
              then: [{ op: 'reduce', amount: 3 }],
              else: [{ op: 'reduce', amount: 1 }],
            },
          ],
          after: 'exhaust',
        },
      ),
      recipe(
        'immune',
        'consumable',
        '割り込み：自分は、その認知ダメージを受けない。⇒廃棄',
        'Interrupt: you take none of that cognitive damage. ⇒ scrap',
        'MD-05 OP-24',
        {
          when: { op: 'onDamage', to: self, type: 'cognitive' },
          interrupt: true,
          do: [{ op: 'negateDamage' }],
          after: 'scrap',
        },
      ),
      recipe(
        'decoy',
        'equipment',
        '割り込み：自分が受けるダメージを、このカードが代わりに受ける。⇒消耗',
        'Interrupt: this card takes the damage in your place. ⇒ exhaust',
        'MD-08 TG-11',
        {
          when: { op: 'onDamage', to: self },
          interrupt: true,
          do: [{ op: 'redirectDamage', to: thisCard }],
          after: 'exhaust',
        },
      ),
      recipe(
        'strike-back',
        'equipment',
        '割り込み：敵からダメージを受けたとき、軽減する前の値と同じ点数の物理ダメージをその敵に与えてもよい。⇒消耗',
        'Interrupt: when an enemy damages you, you may deal it as much physical damage as it was before reduction. ⇒ exhaust',
        'OP-21 CV-06 CD-11',
        {
          when: { op: 'onDamage', to: self, byEnemy: true },
          interrupt: true,
          do: [
            {
              op: 'remember',
              as: 'blow',
              amount: { op: 'damageBeforeReduction' },
              do: [{ op: 'may', do: [damage({ op: 'damager' }, { op: 'remembered', name: 'blow' })] }],
            },
          ],
          after: 'exhaust',
        },
      ),
    ],
  },
];
