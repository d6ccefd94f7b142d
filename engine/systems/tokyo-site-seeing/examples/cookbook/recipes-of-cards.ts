import { type RecipeChapter, recipe, short } from './recipe.ts';

const { self, thisCard, pcsHere, allPcs, named, damage, heal, gainAp, chooseOne } = short;
const target = { op: 'target' };

/** What cards of a hand and equipment say. */
export const recipesOfCards: readonly RecipeChapter[] = [
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
  {
    title: { ja: '【プレイ】と【使用】', en: '[Play] and [Use]' },
    recipes: [
      recipe(
        'treat',
        'consumable',
        '【プレイ】このエリアのPC1人のHPを2回復する。⇒廃棄',
        '[Play] One PC in this area heals 2. ⇒ scrap',
        'TR-01 TG-01 OP-02 OP-13 AP-01',
        { when: 'play', do: [chooseOne(pcsHere, 'patient', heal(named('patient'), 2))], after: 'scrap' },
      ),
      recipe(
        'signal',
        'equipment',
        '【使用】どのエリアにいるPCでも1人が、APトークンを1個得る。⇒消耗',
        '[Use] One PC in any area gains 1 AP token. ⇒ exhaust',
        'TG-01 OP-03 CV-07',
        { when: 'use', do: [chooseOne(allPcs, 'friend', gainAp(named('friend'), 1))], after: 'exhaust' },
      ),
      recipe('read', 'consumable', '【プレイ】カードを2枚引く。⇒捨て札', '[Play] Draw 2 cards. ⇒ discard', 'OP-07', {
        when: 'play',
        do: [{ op: 'draw', who: self, amount: 2 }],
        after: 'discard',
      }),
      recipe(
        'charge',
        'consumable',
        '【プレイ】自分のスキルか装備2つまでから、消耗トークンを1個ずつ取り除く。⇒廃棄',
        '[Play] Take 1 exhaust token off up to 2 of your skills and equipment. ⇒ scrap',
        'TG-09 OP-04 DU-06',
        {
          when: 'play',
          do: [
            {
              op: 'choose',
              what: { op: 'upTo', of: { op: 'exhausted', of: self }, amount: 2 },
              as: 'things',
              do: [{ op: 'refresh', of: named('things'), amount: 1 }],
            },
          ],
          after: 'scrap',
        },
      ),
      recipe(
        'coupon',
        'consumable',
        '【プレイ】このエリアのマーケットから、購入コスト4以下のカード1枚を購入する。⇒捨て札',
        '[Play] Buy one card that costs 4 or less from the market of this area. ⇒ discard',
        'TG-05 OP-19',
        {
          when: 'play',
          do: [chooseOne({ op: 'marketHere', maxCost: 4 }, 'goods', { op: 'take', who: self, card: named('goods') })],
          after: 'discard',
        },
      ),
      recipe(
        'hand-over',
        'skill',
        '【使用】スターター以外の手札1枚を、どのエリアにいるPCの手札にでも加える。それがレア以上なら、APトークンを1個得る。⇒消耗',
        '[Use] Give one hand card that is no starter to any PC. If it is Rare or higher, gain 1 AP token. ⇒ exhaust',
        'TG-07 OP-14 CD-02',
        {
          when: 'use',
          do: [
            chooseOne(
              { op: 'hand', of: self, notStarter: true },
              'goods',
              chooseOne(allPcs, 'taker', { op: 'give', card: named('goods'), to: named('taker') }),
              {
                op: 'if',
                if: { op: 'rarityAtLeast', card: named('goods'), rarity: 'rare' },
                then: [gainAp(self, 1)],
              },
            ),
          ],
          after: 'exhaust',
        },
      ),
      recipe(
        'shop-for',
        'skill',
        '【使用】ほかのPC1人の購入判定を、自分が代わりに行う。⇒消耗',
        '[Use] Make the purchase check of another PC. ⇒ exhaust',
        'OP-20 MD-13',
        {
          when: 'use',
          do: [
            chooseOne(
              { op: 'otherPcs' },
              'buyer',
              chooseOne({ op: 'marketHere', of: named('buyer') }, 'goods', {
                op: 'buyFor',
                buyer: named('buyer'),
                card: named('goods'),
              }),
            ),
          ],
          after: 'exhaust',
        },
      ),
      recipe(
        'taxi',
        'consumable',
        '【プレイ】このエリアのPC1人を、アキバに移動させてもよい。⇒廃棄',
        '[Play] You may move one PC in this area to Akiba. ⇒ scrap',
        'OP-16 CD-11',
        {
          when: 'play',
          do: [{ op: 'may', do: [chooseOne(pcsHere, 'rider', { op: 'moveTo', who: named('rider'), area: 'AKB' })] }],
          after: 'scrap',
        },
      ),
    ],
  },
  {
    title: { ja: '【常時】と【PCアクションフェーズ開始時】', en: '[Constant] and [Start of PC Action Phase]' },
    recipes: [
      recipe('credit', 'equipment', '【常時】自分の経済＋1', '[Constant] Your economy +1', 'TR-03 DU-04', {
        when: 'constant',
        do: [{ op: 'modify', number: 'economy', of: self, add: 1 }],
      }),
      recipe(
        'map',
        'equipment',
        '【常時】自分の移動判定の目標値－1',
        '[Constant] The target of your move checks −1',
        'MD-14',
        { when: 'constant', do: [{ op: 'modify', number: 'moveTarget', of: self, add: -1 }] },
      ),
      recipe(
        'unfit',
        'scenarioCard',
        '【常時】PCの最大HPは、そのPCが持つ進行トークン1個につき－1',
        '[Constant] The maximum HP of each PC is 1 less for each progress token it has',
        'MD-17 DU-08 CV-08',
        { when: 'end', do: [{ op: 'placeProgress', on: allPcs, amount: 1 }] },
        {
          when: 'constant',
          do: [
            {
              op: 'modify',
              number: 'maxHp',
              of: self,
              add: { op: 'subtract', a: 0, b: { op: 'progressOn', of: self } },
            },
          ],
        },
      ),
      recipe(
        'morning',
        'equipment',
        '【PCアクションフェーズ開始時】このエリアのPC全員のHPを1回復する',
        '[Start of PC Action Phase] All PCs in this area heal 1',
        'TR-04 TG-01',
        { when: 'start', do: [heal(pcsHere, 1)] },
      ),
      recipe(
        'quiet',
        'equipment',
        '【PCアクションフェーズ開始時】このエリアのトラブルカードが1枚以下なら、APトークンを1個得る',
        '[Start of PC Action Phase] With at most 1 trouble in this area, gain 1 AP token',
        'CD-06 CD-07 CV-03',
        {
          when: 'start',
          if: { op: 'not', of: { op: 'atLeast', value: { op: 'troublesHere' }, than: 2 } },
          do: [gainAp(self, 1)],
        },
      ),
      recipe(
        'wounded',
        'equipment',
        '【PCアクションフェーズ開始時】自分のダメージが2点以上で、ダウンしていないなら、APトークンを1個得る',
        '[Start of PC Action Phase] With 2 or more damage and not downed, gain 1 AP token',
        'CD-03 CV-09 DU-09',
        {
          when: 'start',
          if: {
            op: 'all',
            of: [
              { op: 'atLeast', value: { op: 'damageOn', of: self }, than: 2 },
              { op: 'not', of: { op: 'isDown', pc: self } },
            ],
          },
          do: [gainAp(self, 1)],
        },
      ),
    ],
  },
  {
    title: { ja: '購入、廃棄、アーティファクトに割り込む', en: 'Interrupting purchases, scrapping, artifacts' },
    recipes: [
      recipe(
        'bargain',
        'bot',
        '割り込み：購入判定のとき、購入コストを3下げる',
        'Interrupt: lower the cost of a purchase check by 3',
        'TR-17 MD-13 TW-02 DU-02 CV-10',
        {
          when: { op: 'onBuy', who: allPcs, way: 'check' },
          interrupt: true,
          do: [{ op: 'lowerCost', amount: 3 }],
        },
      ),
      recipe(
        'haggle',
        'bot',
        '割り込み：カードの効果で購入するとき、対象のレアリティを1段階低く扱う',
        'Interrupt: a card that buys treats what it buys as one rarity lower',
        'MD-13',
        {
          when: { op: 'onBuy', who: allPcs, way: 'card' },
          interrupt: true,
          do: [{ op: 'lowerRarity' }],
        },
      ),
      recipe(
        'recycle',
        'skill',
        '割り込み：自分が使った消費アイテムが廃棄されるとき、代わりに捨て札にする。⇒消耗',
        'Interrupt: a consumable item you used is discarded instead of scrapped. ⇒ exhaust',
        'TR-16 TW-06 MD-09',
        {
          when: { op: 'onScrap', kind: 'item' },
          interrupt: true,
          do: [{ op: 'discardInstead' }],
          after: 'exhaust',
        },
      ),
      recipe(
        'second-look',
        'skill',
        '割り込み：アーティファクトが入手されるとき、もう1枚引いて1枚を選び、選ばなかったカードは捨てる。⇒消耗',
        'Interrupt: when an artifact is found, draw one more, choose one and discard the other. ⇒ exhaust',
        'TR-15 TW-05 OP-10 MD-12',
        {
          when: { op: 'onFindArtifact' },
          interrupt: true,
          if: { op: 'artifactsLeft' },
          do: [
            { op: 'drawArtifact' },
            chooseOne({ op: 'foundArtifacts' }, 'rejected', { op: 'discard', card: named('rejected') }),
          ],
          after: 'exhaust',
        },
      ),
      recipe(
        'second-chance',
        'skill',
        '割り込み：自分が引いたトラブルカードを捨て札にし、引き直す。⇒消耗',
        'Interrupt: discard the trouble you drew and draw another. ⇒ exhaust',
        'TR-12 MD-10 OP-08',
        {
          when: { op: 'onDrawTrouble', who: self },
          interrupt: true,
          do: [{ op: 'redrawTrouble' }],
          after: 'exhaust',
        },
      ),
    ],
  },
];
