import { type RecipeChapter, recipe, short } from './recipe.ts';

const { self, thisCard, pcsHere, allPcs, participants, named, damage, heal, gainAp, chooseOne } = short;

export const recipesOfTheTable: readonly RecipeChapter[] = [
  {
    title: { ja: 'トラブルカード', en: 'Troubles' },
    recipes: [
      recipe(
        'leak',
        'trouble',
        '【PCアクションフェーズ終了時】このエリアのPC全員に物理ダメージを1点与える',
        '[End of PC Action Phase] Deal 1 physical damage to all PCs in this area',
        'TR-05 TG-01 CD-08 DU-05 TW-09',
        { when: 'end', do: [damage(pcsHere, 1)] },
      ),
      recipe(
        'verdict',
        'trouble',
        '【PCアクションフェーズ終了時】このエリアのPC全員に、軽減できない認知ダメージを1点与える',
        '[End of PC Action Phase] Deal 1 cognitive damage that cannot be reduced to all PCs in this area',
        'MD-07',
        { when: 'end', do: [{ ...damage(pcsHere, 1, 'cognitive'), irreducible: true }] },
      ),
      recipe(
        'swoop',
        'trouble',
        'PCがこのエリアに入ったとき、そのPCに物理ダメージを1点与える',
        'When a PC enters this area, deal 1 physical damage to it',
        'TR-11 TG-14',
        { when: { op: 'onEnter', who: allPcs }, do: [damage(self, 1)] },
      ),
      recipe(
        'toll',
        'trouble',
        'PCがこのエリアから出たとき、そのPCはAPトークンを1個失う',
        'When a PC leaves this area, it loses 1 AP token',
        'TR-11 OP-03',
        { when: { op: 'onLeave', who: allPcs }, do: [{ op: 'loseAp', to: self, amount: 1 }] },
      ),
      recipe(
        'glare',
        'trouble',
        'このエリアのPCが受けるダメージ＋1点',
        'Damage that PCs in this area take +1',
        'MD-01 TW-04',
        { when: { op: 'onDamage', to: pcsHere }, do: [{ op: 'increase', amount: 1 }] },
      ),
      recipe(
        'fuse',
        'trouble',
        '【PCアクションフェーズ終了時】このカードに進行トークンを1個置く。3個以上あるなら、それを取り除き、このエリアのPC全員に物理ダメージを3点与える',
        '[End of PC Action Phase] Place 1 progress token on this card. With 3 or more, remove them and deal 3 physical damage to all PCs in this area',
        'OP-06 CV-08 CD-06',
        {
          when: 'end',
          do: [
            { op: 'placeProgress', on: thisCard, amount: 1 },
            {
              op: 'if',
              if: { op: 'atLeast', value: { op: 'progressOn', of: thisCard }, than: 3 },
              then: [{ op: 'removeProgress', on: thisCard, amount: 3 }, damage(pcsHere, 3)],
            },
          ],
        },
      ),
      recipe(
        'thanks',
        'enemy',
        '【解決】撃破したPCは、アイテムの山札の一番上のカードを獲得する',
        '[Solve] Whoever defeated it gains the top card of the item deck',
        'TR-08 TG-14 OP-11',
        { when: 'solve', do: [{ op: 'gain', who: self, from: 'item' }] },
      ),
      recipe(
        'thief',
        'trouble',
        '【PCアクションフェーズ終了時】このエリアのPCはそれぞれ、外せる装備1つを外す',
        '[End of PC Action Phase] Each PC in this area drops one equipped card that can be dropped',
        'TG-08 OP-23',
        {
          when: 'end',
          do: [
            {
              op: 'each',
              of: pcsHere,
              as: 'victim',
              do: [
                chooseOne({ op: 'equipped', of: named('victim'), canLeave: true }, 'loot', {
                  op: 'unequip',
                  card: named('loot'),
                }),
              ],
            },
          ],
        },
      ),
    ],
  },
  {
    title: { ja: '『サイト』カード', en: 'SITE cards' },
    recipes: [
      recipe(
        'vault',
        'siteCard',
        '【成功時】廃棄エリアのカードを1枚獲得する。【失敗時】参加者全員に認知ダメージを2点与える',
        '[Success] Gain 1 card of the scrap pile. [Failure] Deal 2 cognitive damage to all participants',
        'TR-09 OP-12 TG-02 TG-06',
        { when: 'success', do: [{ op: 'gainFromScrap', amount: 1 }] },
        { when: 'failure', do: [damage(participants, 2, 'cognitive')] },
      ),
      recipe(
        'shrine',
        'siteCard',
        '【成功時】アーティファクトを1枚獲得する。【失敗時】参加者はそれぞれトラブルカードを1枚引いて配置する',
        '[Success] Gain 1 artifact. [Failure] Each participant draws and places a trouble',
        'OP-10 OP-08 TG-02',
        { when: 'success', do: [{ op: 'gainArtifact' }] },
        { when: 'failure', do: [{ op: 'drawTrouble', who: participants }] },
      ),
      recipe(
        'stairs',
        'siteCard',
        '【成功時】参加者のHPを1回復する。【失敗時】参加者はそれぞれ『サイト』カードを1枚引く',
        '[Success] The participants heal 1. [Failure] Each participant draws 1 SITE card',
        'OP-09 TG-02',
        { when: 'success', do: [heal(participants, 1)] },
        { when: 'failure', do: [{ op: 'drawSite', who: participants, amount: 1 }] },
      ),
    ],
  },
  {
    title: { ja: 'シナリオカードと、シナリオの準備', en: 'Scenario cards, and setting a scenario up' },
    recipes: [
      recipe(
        'advance',
        'setup',
        'セットアップ：各PCはAPトークンを1個得る',
        'Set-up: each PC gains 1 AP token',
        'TR-20 CD-13',
        { do: [gainAp(allPcs, 1)] },
      ),
      recipe(
        'arrive',
        'scenarioCard',
        '【公開時】このカードをシブヤに置く',
        '[On Reveal] Place this card in Shibuya',
        'TR-07 TG-10 OP-17 TR-18',
        { when: 'reveal', do: [{ op: 'placeScenario', card: 'SC00-90', area: 'SBY' }] },
      ),
      recipe(
        'next',
        'scenarioCard',
        'PCがシブヤに入ったとき、このカードを捨て札にし、次のシナリオカードを公開する',
        'When a PC enters Shibuya, discard this card and reveal the next scenario card',
        'OP-18 TR-11',
        {
          when: { op: 'onEnter', who: allPcs, area: 'SBY' },
          do: [{ op: 'discardScenario' }, { op: 'revealScenario' }],
        },
      ),
      recipe(
        'closing',
        'scenarioCard',
        '『サイト』カードが解決されたとき、このカードに進行トークンを1個置く',
        'When a SITE card is solved, place 1 progress token on this card',
        'TR-08',
        {
          when: { op: 'onSolve', kind: 'site' },
          do: [{ op: 'placeProgress', on: thisCard, amount: 1 }],
        },
      ),
      recipe(
        'sweep',
        'scenarioCard',
        '【公開時】ほかの公開されているシナリオカードをすべて捨て札にする',
        '[On Reveal] Discard all other scenario cards that lie revealed',
        'OP-18',
        {
          when: 'reveal',
          do: [
            {
              op: 'discardScenario',
              of: {
                op: 'where',
                of: { op: 'scenarioCards' },
                as: 'other',
                if: { op: 'not', of: { op: 'overlap', a: named('other'), b: thisCard } },
              },
            },
          ],
        },
      ),
      recipe(
        'trap',
        'scenarioCard',
        '【公開時】このカードをトラブルの山札に加えてシャッフルする',
        '[On Reveal] Shuffle this card into the trouble deck',
        'OP-18 MD-21',
        { when: 'reveal', do: [{ op: 'shuffleInto', card: 'SC00-90', pile: 'trouble' }] },
      ),
      recipe(
        'lesson',
        'scenarioCard',
        '【公開時】PC全員のサポートスキルの封印トークンを取り除く',
        '[On Reveal] Unseal the support skill of all PCs',
        'OP-05',
        { when: 'reveal', do: [{ op: 'unseal', who: allPcs, skill: 'support' }] },
      ),
      recipe('goal', 'scenarioCard', '【公開時】【シナリオクリア】', '[On Reveal] [Scenario Clear]', 'TR-10 OP-25', {
        when: 'reveal',
        do: [{ op: 'clearScenario' }],
      }),
      recipe(
        'deadline',
        'scenarioCard',
        '【PCアクションフェーズ終了時】クリア評価のラウンドが8以上なら、敗北する',
        '[End of PC Action Phase] If 8 or more rounds count for the rank, the game is lost',
        'OP-25 CV-11',
        {
          when: 'end',
          if: { op: 'atLeast', value: { op: 'ratingRounds' }, than: 8 },
          do: [{ op: 'loseGame' }],
        },
      ),
      recipe(
        'grief',
        'scenarioCard',
        'PCがダウンしたとき、このカードに進行トークンをPC数と同じだけ置く',
        'When a PC goes Down, place as many progress tokens on this card as there are PCs',
        'TR-19 CV-02 CD-06',
        {
          when: { op: 'onDown', who: allPcs },
          do: [{ op: 'placeProgress', on: thisCard, amount: { op: 'pcCount' } }],
        },
      ),
      recipe(
        'cuffs',
        'scenarioCard',
        '【公開時】PC全員は、装備1つを選び、シナリオの終わりまで外せなくする',
        '[On Reveal] Each PC locks one equipped card until the scenario ends',
        'MD-18 DU-07 TG-08',
        {
          when: 'reveal',
          do: [
            {
              op: 'each',
              of: allPcs,
              as: 'one',
              do: [chooseOne({ op: 'equipped', of: named('one') }, 'cuffed', { op: 'lock', card: named('cuffed') })],
            },
          ],
        },
      ),
      recipe(
        'friend',
        'scenarioCard',
        '【PCアクションフェーズ終了時】同行者のHPを1回復する',
        '[End of PC Action Phase] The companions heal 1',
        'TG-12 OP-02',
        { when: 'end', do: [heal({ op: 'companions' }, 1)] },
      ),
      recipe(
        'festival',
        'scenarioCard',
        '【常時】PC全員の手札の上限を5とする。装備は外せない',
        '[Constant] The hand size of all PCs is 5. Equipment cannot be dropped',
        'MD-20 MD-19 MD-18',
        {
          when: 'constant',
          do: [
            { op: 'setNumber', number: 'handSize', of: allPcs, to: 5 },
            { op: 'forbid', what: 'drop', of: { op: 'equipped', of: allPcs } },
          ],
        },
      ),
      recipe(
        'delivery',
        'scenarioCard',
        '【公開時】シブヤのマーケットを補充し、トラブルの捨て札を山札に混ぜ、PC全員は捨て札を山札に戻す',
        '[On Reveal] Refill the market of Shibuya, shuffle the discarded troubles into their deck, and all PCs rebuild their decks',
        'OP-27',
        {
          when: 'reveal',
          do: [
            { op: 'refillMarket', area: 'SBY' },
            { op: 'reshuffle', pile: 'trouble' },
            { op: 'rebuildDeck', who: allPcs },
          ],
        },
      ),
    ],
  },
  {
    title: { ja: 'シナリオMOD、エリア施設', en: 'Scenario MODs, area facilities' },
    recipes: [
      recipe(
        'gossip',
        'mod',
        'PCがエピック以上のトラブルカードを引いたとき、そのPCはAPトークンを1個得る',
        'When a PC draws an Epic or higher trouble, it gains 1 AP token',
        'TR-12 CD-02',
        {
          when: { op: 'onDrawTrouble', who: allPcs },
          if: { op: 'rarityAtLeast', card: { op: 'drawnTrouble' }, rarity: 'epic' },
          do: [gainAp(self, 1)],
        },
      ),
      recipe('clinic', 'facility', 'このエリアのPC全員のHPを1回復する', 'All PCs in this area heal 1', 'TR-06 OP-02', {
        do: [heal(pcsHere, 1)],
      }),
      recipe(
        'workshop',
        'facility',
        'このエリアのPCはそれぞれ、自分のスキルか装備1つから消耗トークンを1個取り除く',
        'Each PC in this area takes 1 exhaust token off one of its skills or equipment',
        'TR-06 OP-04 TG-09',
        {
          do: [
            {
              op: 'each',
              of: pcsHere,
              as: 'one',
              do: [
                chooseOne({ op: 'exhausted', of: named('one') }, 'thing', {
                  op: 'refresh',
                  of: named('thing'),
                  amount: 1,
                }),
              ],
            },
          ],
        },
      ),
    ],
  },
];
