import type { PlantedMeaning } from '../planted-meaning.ts';

export const times: readonly PlantedMeaning[] = [
  {
    kind: 'start → end',
    texts: {
      ja: [
        'PC行動フェイズの開始時、このエリアのPC全員に物理ダメージ{n}点。',
        'PC行動フェイズの終了時、このエリアのPC全員に物理ダメージ{n}点。',
      ],
      en: [
        'At the start of the PC action phase, {n} physical damage to every PC in this area.',
        'At the end of the PC action phase, {n} physical damage to every PC in this area.',
      ],
      de: [
        'Zu Beginn der PC-Aktionsphase erleidet jeder PC in diesem Gebiet {n} körperlichen Schaden.',
        'Am Ende der PC-Aktionsphase erleidet jeder PC in diesem Gebiet {n} körperlichen Schaden.',
      ],
      fr: [
        'Au début de la phase d’action des PC, chaque PC de cette zone subit {n} dégâts physiques.',
        'Au terme de la phase d’action des PC, chaque PC de cette zone subit {n} dégâts physiques.',
      ],
      'zh-Hant': [
        'PC行動階段開始時，對此區域的所有PC造成{n}點物理傷害。',
        'PC行動階段結束時，對此區域的所有PC造成{n}點物理傷害。',
      ],
      'zh-Hans': [
        '在PC行动阶段开始时，此区域的所有PC受到{n}点物理伤害。',
        '在PC行动阶段结束时，此区域的所有PC受到{n}点物理伤害。',
      ],
      ko: [
        'PC 행동 단계가 시작될 때 이 구역의 모든 PC에게 물리 피해를 {n}점 준다.',
        'PC 행동 단계가 끝날 때 이 구역의 모든 PC에게 물리 피해를 {n}점 준다.',
      ],
    },
  },
  {
    kind: 'start → end',
    texts: {
      ja: [
        'ラウンドの初めに、このカードから進行トークンを{n}個取り除く。',
        'ラウンドの終わりに、このカードから進行トークンを{n}個取り除く。',
      ],
      en: [
        'When the round begins, remove {n} progress tokens from this card.',
        'When the round ends, remove {n} progress tokens from this card.',
      ],
      de: [
        'Beginnt die Runde, entferne {n} Fortschrittsmarker von dieser Karte.',
        'Endet die Runde, entferne {n} Fortschrittsmarker von dieser Karte.',
      ],
      fr: [
        'Quand la manche commence, retirez {n} jetons Progression de cette carte.',
        'Quand la manche s’achève, retirez {n} jetons Progression de cette carte.',
      ],
      'zh-Hant': ['每輪開始時，從此卡上移除{n}個進行標記。', '每輪結束時，從此卡上移除{n}個進行標記。'],
      'zh-Hans': ['每一轮开始时，移除此卡上的{n}个进行标记。', '每一轮结束时，移除此卡上的{n}个进行标记。'],
      ko: [
        '라운드가 시작되면 이 카드에서 진행 토큰을 {n}개 제거한다.',
        '라운드가 끝나면 이 카드에서 진행 토큰을 {n}개 제거한다.',
      ],
    },
  },
  {
    kind: 'start → end',
    texts: {
      ja: ['自分の手番の始めに、カードを{n}枚引く。', '自分の手番の終わりに、カードを{n}枚引く。'],
      en: ['Draw {n} cards at the beginning of your turn.', 'Draw {n} cards at the end of your turn.'],
      de: ['Ziehe am Anfang deines Zuges {n} Karten.', 'Ziehe zum Schluss deines Zuges {n} Karten.'],
      fr: ['Piochez {n} cartes au début de votre tour.', 'Piochez {n} cartes à la fin de votre tour.'],
      'zh-Hant': ['自己的回合開始時，抽{n}張卡。', '自己的回合結束時，抽{n}張卡。'],
      'zh-Hans': ['在你的回合开始时抽{n}张卡。', '在你的回合结束时抽{n}张卡。'],
      ko: ['자기 차례가 시작될 때 카드를 {n}장 뽑는다.', '자기 차례가 끝날 때 카드를 {n}장 뽑는다.'],
    },
  },
  {
    kind: 'before → after',
    texts: {
      ja: ['判定を行う前に、手札を{n}枚捨て札にする。', '判定を行った後に、手札を{n}枚捨て札にする。'],
      en: [
        'Before making a check, discard {n} cards from your hand.',
        'After making a check, discard {n} cards from your hand.',
      ],
      de: ['Lege vor der Probe {n} Handkarten ab.', 'Lege nach der Probe {n} Handkarten ab.'],
      fr: ['Avant le test, défaussez {n} cartes de votre main.', 'Après le test, défaussez {n} cartes de votre main.'],
      'zh-Hant': ['進行判定前，捨棄{n}張手牌。', '進行判定後，捨棄{n}張手牌。'],
      'zh-Hans': ['在判定之前弃掉{n}张手牌。', '在判定之后弃掉{n}张手牌。'],
      ko: ['판정을 하기 전에 손패를 {n}장 버린다.', '판정을 한 후에 손패를 {n}장 버린다.'],
    },
  },
  {
    kind: 'before → after',
    texts: {
      ja: [
        '自分が物理ダメージを受ける前に、このカードを裏返してAPトークンを{n}個得る。',
        '自分が物理ダメージを受けた後に、このカードを裏返してAPトークンを{n}個得る。',
      ],
      en: [
        'Before you take physical damage, turn this card over and gain {n} AP tokens.',
        'After you take physical damage, turn this card over and gain {n} AP tokens.',
      ],
      de: [
        'Bevor du körperlichen Schaden nimmst, drehe diese Karte um und erhalte {n} AP-Marker.',
        'Nachdem du körperlichen Schaden genommen hast, drehe diese Karte um und erhalte {n} AP-Marker.',
      ],
      fr: [
        'Avant de subir des dégâts physiques, retournez cette carte et gagnez {n} jetons AP.',
        'Après avoir subi des dégâts physiques, retournez cette carte et gagnez {n} jetons AP.',
      ],
      'zh-Hant': [
        '在自己受到物理傷害之前，將此卡翻面並獲得{n}個AP標記。',
        '在自己受到物理傷害之後，將此卡翻面並獲得{n}個AP標記。',
      ],
      'zh-Hans': ['你受到物理伤害前，翻转此卡并获得{n}个AP标记。', '你受到物理伤害后，翻转此卡并获得{n}个AP标记。'],
      ko: [
        '자신이 물리 피해를 받기 전에 이 카드를 뒤집고 AP 토큰을 {n}개 얻는다.',
        '자신이 물리 피해를 받은 뒤에 이 카드를 뒤집고 AP 토큰을 {n}개 얻는다.',
      ],
    },
  },
  {
    kind: 'before → after',
    texts: {
      ja: ['競りの前に、この路線の株を{n}枚まで買う。', '競りの後に、この路線の株を{n}枚まで買う。'],
      en: [
        'Prior to the auction, buy up to {n} shares of this line.',
        'Following the auction, buy up to {n} shares of this line.',
      ],
      de: [
        'Kaufe vor der Auktion bis zu {n} Aktien dieser Linie.',
        'Kaufe nach der Auktion bis zu {n} Aktien dieser Linie.',
      ],
      fr: [
        'Achetez jusqu’à {n} actions de cette ligne avant les enchères.',
        'Achetez jusqu’à {n} actions de cette ligne après les enchères.',
      ],
      'zh-Hant': ['在拍賣前，購買至多{n}張此路線的股票。', '在拍賣後，購買至多{n}張此路線的股票。'],
      'zh-Hans': ['拍卖开始前，购买最多{n}张该路线的股票。', '拍卖结束后，购买最多{n}张该路线的股票。'],
      ko: ['경매 전에 이 노선의 주식을 {n}주까지 산다.', '경매 후에 이 노선의 주식을 {n}주까지 산다.'],
    },
  },
  {
    kind: 'period wrong',
    texts: {
      ja: [
        '1ラウンドに1回、このエリアのPC1人はAPトークンを{n}個得る。',
        '1フェイズに1回、このエリアのPC1人はAPトークンを{n}個得る。',
      ],
      en: [
        'Once per round, one PC in this area gains {n} AP tokens.',
        'Once per phase, one PC in this area gains {n} AP tokens.',
      ],
      de: [
        'Einmal pro Runde erhält ein PC in diesem Gebiet {n} AP-Marker.',
        'Einmal pro Phase erhält ein PC in diesem Gebiet {n} AP-Marker.',
      ],
      fr: [
        'Une fois par manche, un PC de cette zone gagne {n} jetons AP.',
        'Une fois par phase, un PC de cette zone gagne {n} jetons AP.',
      ],
      'zh-Hant': ['每輪1次，此區域的1名PC獲得{n}個AP標記。', '每階段1次，此區域的1名PC獲得{n}個AP標記。'],
      'zh-Hans': ['每轮限1次，此区域的1名PC获得{n}个AP标记。', '每阶段限1次，此区域的1名PC获得{n}个AP标记。'],
      ko: [
        '라운드마다 1번, 이 구역의 PC 1명은 AP 토큰을 {n}개 얻는다.',
        '단계마다 1번, 이 구역의 PC 1명은 AP 토큰을 {n}개 얻는다.',
      ],
    },
  },
  {
    kind: 'period wrong',
    texts: {
      ja: [
        '1ラウンドに{n}回まで、手札を1枚捨て札にして敵1体に認知ダメージ1点を与えてもよい。',
        '何度でも、手札を1枚捨て札にして敵1体に認知ダメージ1点を与えてもよい。',
      ],
      en: [
        'Up to {n} times each round, you may discard 1 card from your hand to deal 1 cognitive damage to one enemy.',
        'Any number of times, you may discard 1 card from your hand to deal 1 cognitive damage to one enemy.',
      ],
      de: [
        'Du darfst höchstens {n}-mal pro Runde 1 Handkarte ablegen, um einem Gegner 1 kognitiven Schaden zuzufügen.',
        'Du darfst beliebig oft 1 Handkarte ablegen, um einem Gegner 1 kognitiven Schaden zuzufügen.',
      ],
      fr: [
        'Jusqu’à {n} fois par manche, vous pouvez défausser 1 carte de votre main pour infliger 1 dégât cognitif à un ennemi.',
        'Autant de fois que vous voulez, vous pouvez défausser 1 carte de votre main pour infliger 1 dégât cognitif à un ennemi.',
      ],
      'zh-Hant': [
        '每輪至多{n}次，可以捨棄1張手牌，對1個敵人造成1點認知傷害。',
        '不限次數，可以捨棄1張手牌，對1個敵人造成1點認知傷害。',
      ],
      'zh-Hans': [
        '你可以弃掉1张手牌，对1个敌人造成1点认知伤害（每轮最多{n}次）。',
        '你可以弃掉1张手牌，对1个敌人造成1点认知伤害（次数不限）。',
      ],
      ko: [
        '라운드당 {n}번까지 손패를 1장 버려 적 1명에게 인지 피해를 1점 줄 수 있다.',
        '몇 번이든 손패를 1장 버려 적 1명에게 인지 피해를 1점 줄 수 있다.',
      ],
    },
  },
  {
    kind: 'period wrong',
    texts: {
      ja: [
        'ゲーム中に1回だけ、銀行から{n}コインを借りることができる。',
        '毎ラウンド1回、銀行から{n}コインを借りることができる。',
      ],
      en: [
        'You may borrow {n} coins from the bank once per game.',
        'You may borrow {n} coins from the bank once every round.',
      ],
      de: [
        'Einmal im Spiel darfst du dir {n} Münzen von der Bank leihen.',
        'Einmal in jeder Runde darfst du dir {n} Münzen von der Bank leihen.',
      ],
      fr: [
        'Une seule fois dans la partie, vous pouvez emprunter {n} pièces à la banque.',
        'Une fois à chaque manche, vous pouvez emprunter {n} pièces à la banque.',
      ],
      'zh-Hant': ['每場遊戲1次，可以向銀行借{n}枚金幣。', '每輪1次，可以向銀行借{n}枚金幣。'],
      'zh-Hans': ['整局游戏中仅1次，你可以向银行借{n}枚金币。', '每轮1次，你可以向银行借{n}枚金币。'],
      ko: [
        '게임 중 한 번만 은행에서 코인 {n}개를 빌릴 수 있다.',
        '매 라운드 한 번 은행에서 코인 {n}개를 빌릴 수 있다.',
      ],
    },
  },
];
