import type { PlantedMeaning } from '../planted-meaning.ts';

export const conditions: readonly PlantedMeaning[] = [
  {
    kind: 'condition lost',
    texts: {
      ja: ['自分がアキバにいるなら、敵1体に認知ダメージ{n}点。', '敵1体に認知ダメージ{n}点。'],
      en: ['If you are in Akiba, deal {n} cognitive damage to one enemy.', 'Deal {n} cognitive damage to one enemy.'],
      de: [
        'Bist du in Akiba, füge einem Gegner {n} kognitiven Schaden zu.',
        'Füge einem Gegner {n} kognitiven Schaden zu.',
      ],
      fr: [
        'Si vous êtes à Akiba, infligez {n} dégâts cognitifs à un ennemi.',
        'Infligez {n} dégâts cognitifs à un ennemi.',
      ],
      'zh-Hant': ['若自己在秋葉原，對1個敵人造成{n}點認知傷害。', '對1個敵人造成{n}點認知傷害。'],
      'zh-Hans': ['如果你位于秋叶，对1个敌人造成{n}点认知伤害。', '对1个敌人造成{n}点认知伤害。'],
      ko: ['자신이 아키바에 있으면 적 1명에게 인지 피해를 {n}점 준다.', '적 1명에게 인지 피해를 {n}점 준다.'],
    },
  },
  {
    kind: 'condition lost',
    texts: {
      ja: [
        'APトークンを{n}個得る。《乗り物》を装備しているなら、カードを1枚引く。',
        'APトークンを{n}個得る。カードを1枚引く。',
      ],
      en: ['Gain {n} AP tokens. Draw 1 card if you have a Vehicle equipped.', 'Gain {n} AP tokens. Draw 1 card.'],
      de: [
        'Du erhältst {n} AP-Marker. Ziehe 1 Karte, sofern du ein Fahrzeug ausgerüstet hast.',
        'Du erhältst {n} AP-Marker. Ziehe 1 Karte.',
      ],
      fr: [
        'Gagnez {n} jetons AP. Piochez 1 carte si vous avez un Véhicule équipé.',
        'Gagnez {n} jetons AP. Piochez 1 carte.',
      ],
      'zh-Hant': ['獲得{n}個AP標記。若裝備了《載具》，抽1張卡。', '獲得{n}個AP標記。抽1張卡。'],
      'zh-Hans': ['获得{n}个AP标记。装备着《载具》的话，抽1张卡。', '获得{n}个AP标记。抽1张卡。'],
      ko: [
        'AP 토큰을 {n}개 얻는다. 《탈것》을 장비하고 있다면 카드를 1장 뽑는다.',
        'AP 토큰을 {n}개 얻는다. 카드를 1장 뽑는다.',
      ],
    },
  },
  {
    kind: 'condition lost',
    texts: {
      ja: ['列車が終点に着いたときだけ、株主はそれぞれ{n}コインを受け取る。', '株主はそれぞれ{n}コインを受け取る。'],
      en: [
        'Only when the train reaches its terminus does each shareholder receive {n} coins.',
        'Each shareholder receives {n} coins.',
      ],
      de: [
        'Nur wenn der Zug die Endstation erreicht, bekommt jeder Aktionär {n} Münzen.',
        'Jeder Aktionär bekommt {n} Münzen.',
      ],
      fr: [
        'Chaque actionnaire reçoit {n} pièces, mais seulement quand le train arrive au terminus.',
        'Chaque actionnaire reçoit {n} pièces.',
      ],
      'zh-Hant': ['僅當列車抵達終點站時，每位股東才獲得{n}枚金幣。', '每位股東獲得{n}枚金幣。'],
      'zh-Hans': ['只有列车到达终点站时，每名股东才获得{n}枚金币。', '每名股东获得{n}枚金币。'],
      ko: ['열차가 종점에 도착했을 때만 주주는 각각 코인 {n}개를 받는다.', '주주는 각각 코인 {n}개를 받는다.'],
    },
  },
  {
    kind: 'unless lost',
    texts: {
      ja: ['このカードが消耗していないかぎり、自分の戦闘＋{n}。', 'このカードが消耗しているかぎり、自分の戦闘＋{n}。'],
      en: ['Unless this card is exhausted, your Combat +{n}.', 'If this card is exhausted, your Combat +{n}.'],
      de: ['Solange diese Karte nicht erschöpft ist, Kampf +{n}.', 'Solange diese Karte erschöpft ist, Kampf +{n}.'],
      fr: [
        'Sauf si cette carte est épuisée, votre Combat gagne +{n}.',
        'Si cette carte est épuisée, votre Combat gagne +{n}.',
      ],
      'zh-Hant': ['只要此卡尚未消耗，自己的戰鬥＋{n}。', '只要此卡已經消耗，自己的戰鬥＋{n}。'],
      'zh-Hans': ['除非此卡已消耗，否则你的战斗＋{n}。', '如果此卡已消耗，你的战斗＋{n}。'],
      ko: ['이 카드가 소모되어 있지 않은 한 자신의 전투 +{n}.', '이 카드가 소모되어 있는 한 자신의 전투 +{n}.'],
    },
  },
  {
    kind: 'unless lost',
    texts: {
      ja: [
        '《護具》を装備していなければ、参加者はそれぞれ物理ダメージ{n}点を受ける。',
        '《護具》を装備していれば、参加者はそれぞれ物理ダメージ{n}点を受ける。',
      ],
      en: [
        'Each participant takes {n} physical damage unless they have Armour equipped.',
        'Each participant takes {n} physical damage if they have Armour equipped.',
      ],
      de: [
        'Jeder Teilnehmer nimmt {n} körperlichen Schaden, es sei denn, er hat eine Rüstung ausgerüstet.',
        'Jeder Teilnehmer nimmt {n} körperlichen Schaden, wenn er eine Rüstung ausgerüstet hat.',
      ],
      fr: [
        'Chaque participant subit {n} dégâts physiques, à moins d’avoir une Armure équipée.',
        'Chaque participant subit {n} dégâts physiques, s’il a une Armure équipée.',
      ],
      'zh-Hant': [
        '每名參加者若未裝備《護具》，則受到{n}點物理傷害。',
        '每名參加者若已裝備《護具》，則受到{n}點物理傷害。',
      ],
      'zh-Hans': ['未装备《护具》的参加者各受到{n}点物理伤害。', '装备了《护具》的参加者各受到{n}点物理伤害。'],
      ko: [
        '참가자는 《방어구》를 장비하고 있지 않으면 각각 물리 피해를 {n}점 받는다.',
        '참가자는 《방어구》를 장비하고 있으면 각각 물리 피해를 {n}점 받는다.',
      ],
    },
  },
  {
    kind: 'unless lost',
    texts: {
      ja: [
        '競りから降りないかぎり、{n}コインを支払わなければならない。',
        '競りから降りたなら、{n}コインを支払わなければならない。',
      ],
      en: [
        'You must pay {n} coins unless you have dropped out of the auction.',
        'You must pay {n} coins if you have dropped out of the auction.',
      ],
      de: [
        'Sofern du nicht aus der Auktion ausgestiegen bist, musst du {n} Münzen zahlen.',
        'Sofern du aus der Auktion ausgestiegen bist, musst du {n} Münzen zahlen.',
      ],
      fr: [
        'Vous devez payer {n} pièces à moins que vous ne vous soyez retiré des enchères.',
        'Vous devez payer {n} pièces si vous vous êtes retiré des enchères.',
      ],
      'zh-Hant': ['除非你已退出拍賣，否則必須支付{n}枚金幣。', '如果你已退出拍賣，必須支付{n}枚金幣。'],
      'zh-Hans': ['若没有退出拍卖，就必须支付{n}枚金币。', '若已退出拍卖，就必须支付{n}枚金币。'],
      ko: ['경매에서 빠지지 않는 한 코인 {n}개를 내야 한다.', '경매에서 빠졌다면 코인 {n}개를 내야 한다.'],
    },
  },
  {
    kind: 'negated state lost',
    texts: {
      ja: [
        'このエリアのダウンしていないPC1人はAPトークンを{n}個得る。',
        'このエリアのダウンしているPC1人はAPトークンを{n}個得る。',
      ],
      en: [
        'One PC in this area who is not downed gains {n} AP tokens.',
        'One PC in this area who is downed gains {n} AP tokens.',
      ],
      de: [
        'Ein nicht ausgeschalteter PC in diesem Gebiet erhält {n} AP-Marker.',
        'Ein ausgeschalteter PC in diesem Gebiet erhält {n} AP-Marker.',
      ],
      fr: [
        'Un PC de cette zone qui n’est pas à terre gagne {n} jetons AP.',
        'Un PC de cette zone qui est à terre gagne {n} jetons AP.',
      ],
      'zh-Hant': ['此區域1名未倒下的PC獲得{n}個AP標記。', '此區域1名已倒下的PC獲得{n}個AP標記。'],
      'zh-Hans': ['此区域1名没有倒下的PC获得{n}个AP标记。', '此区域1名已经倒下的PC获得{n}个AP标记。'],
      ko: [
        '이 구역의 다운되지 않은 PC 1명은 AP 토큰을 {n}개 얻는다.',
        '이 구역의 다운되어 있는 PC 1명은 AP 토큰을 {n}개 얻는다.',
      ],
    },
  },
  {
    kind: 'negated state lost',
    texts: {
      ja: [
        '封印されていないスキル1つから、消耗トークンを{n}個取り除く。',
        '封印されているスキル1つから、消耗トークンを{n}個取り除く。',
      ],
      en: [
        'Take {n} exhaust tokens off one skill that isn’t sealed.',
        'Take {n} exhaust tokens off one skill that is sealed.',
      ],
      de: [
        'Nimm {n} Erschöpfungsmarker von einer Fähigkeit, die nicht versiegelt ist.',
        'Nimm {n} Erschöpfungsmarker von einer Fähigkeit, die versiegelt ist.',
      ],
      fr: [
        'Retirez {n} jetons Épuisement d’une compétence non scellée.',
        'Retirez {n} jetons Épuisement d’une compétence scellée.',
      ],
      'zh-Hant': ['從1個未被封印的技能上移除{n}個消耗標記。', '從1個已被封印的技能上移除{n}個消耗標記。'],
      'zh-Hans': ['从1个没有被封印的技能上移除{n}个消耗标记。', '从1个被封印的技能上移除{n}个消耗标记。'],
      ko: [
        '봉인되지 않은 스킬 1개에서 소모 토큰을 {n}개 제거한다.',
        '봉인되어 있는 스킬 1개에서 소모 토큰을 {n}개 제거한다.',
      ],
    },
  },
  {
    kind: 'negated state lost',
    texts: {
      ja: ['株を持っていないプレイヤーは、{n}コインを受け取る。', '株を持っているプレイヤーは、{n}コインを受け取る。'],
      en: ['Players who own no shares receive {n} coins.', 'Players who own shares receive {n} coins.'],
      de: ['Wer keine Aktien besitzt, erhält {n} Münzen.', 'Wer Aktien besitzt, erhält {n} Münzen.'],
      fr: [
        'Les joueurs qui ne possèdent aucune action reçoivent {n} pièces.',
        'Les joueurs qui possèdent des actions reçoivent {n} pièces.',
      ],
      'zh-Hant': ['未持有任何股票的玩家獲得{n}枚金幣。', '持有股票的玩家獲得{n}枚金幣。'],
      'zh-Hans': ['没有股票的玩家获得{n}枚金币。', '持有股票的玩家获得{n}枚金币。'],
      ko: [
        '주식을 가지고 있지 않은 플레이어는 코인 {n}개를 받는다.',
        '주식을 가지고 있는 플레이어는 코인 {n}개를 받는다.',
      ],
    },
  },
];
