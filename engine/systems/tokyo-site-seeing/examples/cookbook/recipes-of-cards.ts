import { type RecipeChapter, recipe, short } from './recipe.ts';

const { self, pcsHere, allPcs, named, heal, gainAp, chooseOne } = short;

export const recipesOfCards: readonly RecipeChapter[] = [
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
        'thin',
        'consumable',
        '【プレイ】手札を好きなだけ廃棄し、同じ枚数のカードを引く。⇒除去',
        '[Play] Scrap any number of your hand cards and draw as many cards. ⇒ remove',
        'OP-13 OP-07',
        {
          when: 'play',
          do: [
            {
              op: 'choose',
              what: { op: 'upTo', of: { op: 'hand', of: self } },
              as: 'rest',
              do: [
                { op: 'scrap', card: named('rest') },
                { op: 'draw', who: self, amount: { op: 'count', of: named('rest') } },
              ],
            },
          ],
          after: 'remove',
        },
      ),
      recipe(
        'pay',
        'equipment',
        '【使用】自分のAPトークンを2個戻してもよい。そうしたら、カードを2枚引く。⇒消耗',
        '[Use] You may return 2 of your AP tokens; if you do, draw 2 cards. ⇒ exhaust',
        'OP-03 OP-07 CD-06 CD-11',
        {
          when: 'use',
          do: [
            {
              op: 'if',
              if: { op: 'atLeast', value: { op: 'apOf', of: self }, than: 2 },
              then: [
                {
                  op: 'may',
                  do: [
                    { op: 'loseAp', to: self, amount: 2 },
                    { op: 'draw', who: self, amount: 2 },
                  ],
                },
              ],
            },
          ],
          after: 'exhaust',
        },
      ),
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
              of: allPcs,
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
