import type { PlantedMeaning } from '../planted-meaning.ts';

export const amounts: readonly PlantedMeaning[] = [
  {
    kind: 'numbers swapped',
    texts: {
      ja: [
        '敵1体に認知ダメージ{n}点。自分に認知ダメージ{m}点。',
        '敵1体に認知ダメージ{m}点。自分に認知ダメージ{n}点。',
      ],
      en: [
        '{n} cognitive damage to one enemy. {m} cognitive damage to you.',
        '{m} cognitive damage to one enemy. {n} cognitive damage to you.',
      ],
      de: [
        'Füge einem Gegner {n} kognitiven Schaden zu. Du selbst erleidest {m} kognitiven Schaden.',
        'Füge einem Gegner {m} kognitiven Schaden zu. Du selbst erleidest {n} kognitiven Schaden.',
      ],
      fr: [
        'Infligez {n} dégâts cognitifs à un ennemi et subissez-en {m}.',
        'Infligez {m} dégâts cognitifs à un ennemi et subissez-en {n}.',
      ],
      'zh-Hant': [
        '對1個敵人造成{n}點認知傷害。對自己造成{m}點認知傷害。',
        '對1個敵人造成{m}點認知傷害。對自己造成{n}點認知傷害。',
      ],
      'zh-Hans': [
        '1个敌人受到{n}点认知伤害，你自己受到{m}点认知伤害。',
        '1个敌人受到{m}点认知伤害，你自己受到{n}点认知伤害。',
      ],
      ko: [
        '적 1명에게 인지 피해를 {n}점 주고, 자신은 인지 피해를 {m}점 받는다.',
        '적 1명에게 인지 피해를 {m}점 주고, 자신은 인지 피해를 {n}점 받는다.',
      ],
    },
  },
  {
    kind: 'numbers swapped',
    texts: {
      ja: [
        'カードを{n}枚引き、その後、手札を{m}枚捨て札にする。',
        'カードを{m}枚引き、その後、手札を{n}枚捨て札にする。',
      ],
      en: [
        'Draw {n} cards, then discard {m} cards from your hand.',
        'Draw {m} cards, then discard {n} cards from your hand.',
      ],
      de: [
        'Ziehe {n} Karten und lege danach {m} Handkarten ab.',
        'Ziehe {m} Karten und lege danach {n} Handkarten ab.',
      ],
      fr: [
        'Piochez {n} cartes, puis défaussez {m} cartes de votre main.',
        'Piochez {m} cartes, puis défaussez {n} cartes de votre main.',
      ],
      'zh-Hant': ['抽{n}張卡，然後捨棄{m}張手牌。', '抽{m}張卡，然後捨棄{n}張手牌。'],
      'zh-Hans': ['你抽{n}张卡，随后弃掉{m}张手牌。', '你抽{m}张卡，随后弃掉{n}张手牌。'],
      ko: ['카드를 {n}장 뽑은 뒤, 손패를 {m}장 버린다.', '카드를 {m}장 뽑은 뒤, 손패를 {n}장 버린다.'],
    },
  },
  {
    kind: 'numbers swapped',
    texts: {
      ja: [
        'コインを{n}枚支払えば、この路線の株を{m}枚受け取る。',
        'コインを{m}枚支払えば、この路線の株を{n}枚受け取る。',
      ],
      en: ['Pay {n} coins to take {m} shares of this line.', 'Pay {m} coins to take {n} shares of this line.'],
      de: [
        'Zahlst du {n} Münzen, erhältst du {m} Aktien dieser Linie.',
        'Zahlst du {m} Münzen, erhältst du {n} Aktien dieser Linie.',
      ],
      fr: [
        'Pour {n} pièces versées, recevez {m} actions de cette ligne.',
        'Pour {m} pièces versées, recevez {n} actions de cette ligne.',
      ],
      'zh-Hant': ['支付{n}枚金幣，即可取得此路線的{m}張股票。', '支付{m}枚金幣，即可取得此路線的{n}張股票。'],
      'zh-Hans': ['若支付{n}枚金币，则获得该路线的{m}张股票。', '若支付{m}枚金币，则获得该路线的{n}张股票。'],
      ko: ['코인 {n}개를 내면 이 노선의 주식 {m}주를 받는다.', '코인 {m}개를 내면 이 노선의 주식 {n}주를 받는다.'],
    },
  },
  {
    kind: 'exactly → at least',
    texts: {
      ja: [
        'このカードに進行トークンがちょうど{n}個あるなら、次のシナリオカードを公開する。',
        'このカードに進行トークンが{n}個以上あるなら、次のシナリオカードを公開する。',
      ],
      en: [
        'If there are exactly {n} progress tokens on this card, reveal the next scenario card.',
        'If there are at least {n} progress tokens on this card, reveal the next scenario card.',
      ],
      de: [
        'Liegen genau {n} Fortschrittsmarker auf dieser Karte, decke die nächste Szenariokarte auf.',
        'Liegen mindestens {n} Fortschrittsmarker auf dieser Karte, decke die nächste Szenariokarte auf.',
      ],
      fr: [
        'S’il y a exactement {n} jetons Progression sur cette carte, révélez la carte Scénario suivante.',
        'S’il y a au moins {n} jetons Progression sur cette carte, révélez la carte Scénario suivante.',
      ],
      'zh-Hant': [
        '若此卡上恰好有{n}個進行標記，公開下一張劇本卡。',
        '若此卡上有{n}個以上的進行標記，公開下一張劇本卡。',
      ],
      'zh-Hans': [
        '如果此卡上正好有{n}个进行标记，则公开下一张剧本卡。',
        '如果此卡上至少有{n}个进行标记，则公开下一张剧本卡。',
      ],
      ko: [
        '이 카드에 진행 토큰이 정확히 {n}개 있으면 다음 시나리오 카드를 공개한다.',
        '이 카드에 진행 토큰이 {n}개 이상 있으면 다음 시나리오 카드를 공개한다.',
      ],
    },
  },
  {
    kind: 'exactly → at least',
    texts: {
      ja: [
        '参加者の人数がぴったり{n}人のとき、参加者はそれぞれカードを1枚引く。',
        '参加者の人数が{n}人以上のとき、参加者はそれぞれカードを1枚引く。',
      ],
      en: [
        'When exactly {n} PCs take part, each participant draws 1 card.',
        'When {n} or more PCs take part, each participant draws 1 card.',
      ],
      de: [
        'Nehmen genau {n} PCs teil, zieht jeder Teilnehmer 1 Karte.',
        'Nehmen {n} oder mehr PCs teil, zieht jeder Teilnehmer 1 Karte.',
      ],
      fr: [
        'Quand les participants sont exactement {n}, chacun d’eux pioche 1 carte.',
        'Quand les participants sont {n} ou plus, chacun d’eux pioche 1 carte.',
      ],
      'zh-Hant': ['參加者剛好為{n}人時，每名參加者抽1張卡。', '參加者達{n}人以上時，每名參加者抽1張卡。'],
      'zh-Hans': ['当恰好{n}名PC参加时，每名参加者抽1张卡。', '当{n}名或更多PC参加时，每名参加者抽1张卡。'],
      ko: [
        '참가자가 딱 {n}명일 때, 참가자는 각각 카드를 1장 뽑는다.',
        '참가자가 {n}명 이상일 때, 참가자는 각각 카드를 1장 뽑는다.',
      ],
    },
  },
  {
    kind: 'exactly → at least',
    texts: {
      ja: ['ちょうど{n}コインを支払って、速度トークンを1個得る。', '{n}コイン以上を支払って、速度トークンを1個得る。'],
      en: ['Spend exactly {n} coins to gain 1 speed token.', 'Spend at least {n} coins to gain 1 speed token.'],
      de: [
        'Gib exakt {n} Münzen aus, um 1 Tempomarker zu erhalten.',
        'Gib wenigstens {n} Münzen aus, um 1 Tempomarker zu erhalten.',
      ],
      fr: [
        'Dépensez exactement {n} pièces pour gagner 1 jeton Vitesse.',
        'Dépensez {n} pièces ou davantage pour gagner 1 jeton Vitesse.',
      ],
      'zh-Hant': ['支付剛好{n}枚金幣，獲得1個速度標記。', '支付至少{n}枚金幣，獲得1個速度標記。'],
      'zh-Hans': ['花费正好{n}枚金币，获得1个速度标记。', '花费不少于{n}枚金币，获得1个速度标记。'],
      ko: ['코인을 정확히 {n}개 내고 속도 토큰을 1개 얻는다.', '코인을 최소 {n}개 내고 속도 토큰을 1개 얻는다.'],
    },
  },
  {
    kind: 'unit wrong',
    texts: {
      ja: ['このエリアのPC1人のHPを{n}回復する。', 'このエリアのPC1人のAPを{n}回復する。'],
      en: ['One PC in this area recovers {n} HP.', 'One PC in this area recovers {n} AP.'],
      de: ['Ein PC in diesem Gebiet erhält {n} HP zurück.', 'Ein PC in diesem Gebiet erhält {n} AP zurück.'],
      fr: ['Un PC de cette zone récupère {n} HP.', 'Un PC de cette zone récupère {n} AP.'],
      'zh-Hant': ['此區域的1名PC回復{n}點HP。', '此區域的1名PC回復{n}點AP。'],
      'zh-Hans': ['令此区域的1名PC回复{n}点HP。', '令此区域的1名PC回复{n}点AP。'],
      ko: ['이 구역의 PC 1명은 HP를 {n} 회복한다.', '이 구역의 PC 1명은 AP를 {n} 회복한다.'],
    },
  },
  {
    kind: 'unit wrong',
    texts: {
      ja: [
        '自分のAPを{n}失えば、このカードから消耗トークンを1個取り除く。',
        '自分のHPを{n}失えば、このカードから消耗トークンを1個取り除く。',
      ],
      en: [
        'If you lose {n} AP, take 1 exhaust token off this card.',
        'If you lose {n} HP, take 1 exhaust token off this card.',
      ],
      de: [
        'Verlierst du {n} AP, nimm 1 Erschöpfungsmarker von dieser Karte.',
        'Verlierst du {n} HP, nimm 1 Erschöpfungsmarker von dieser Karte.',
      ],
      fr: [
        'Si vous perdez {n} AP, retirez 1 jeton Épuisement de cette carte.',
        'Si vous perdez {n} HP, retirez 1 jeton Épuisement de cette carte.',
      ],
      'zh-Hant': ['若自己失去{n}點AP，從此卡上移除1個消耗標記。', '若自己失去{n}點HP，從此卡上移除1個消耗標記。'],
      'zh-Hans': ['你若失去{n}点AP，便从此卡上移除1个消耗标记。', '你若失去{n}点HP，便从此卡上移除1个消耗标记。'],
      ko: [
        '자신이 AP를 {n} 잃으면 이 카드에서 소모 토큰을 1개 제거한다.',
        '자신이 HP를 {n} 잃으면 이 카드에서 소모 토큰을 1개 제거한다.',
      ],
    },
  },
  {
    kind: 'unit wrong',
    texts: {
      ja: [
        '列車が駅に着いたら、持ち主はコインを{n}枚受け取る。',
        '列車が駅に着いたら、持ち主はチップを{n}枚受け取る。',
      ],
      en: [
        'When a train reaches a station, its owner takes {n} coins.',
        'When a train reaches a station, its owner takes {n} chips.',
      ],
      de: [
        'Erreicht ein Zug eine Station, bekommt ihr Besitzer {n} Münzen.',
        'Erreicht ein Zug eine Station, bekommt ihr Besitzer {n} Chips.',
      ],
      fr: [
        'Dès qu’un train arrive à une station, le propriétaire de celle-ci touche {n} pièces.',
        'Dès qu’un train arrive à une station, le propriétaire de celle-ci touche {n} jetons.',
      ],
      'zh-Hant': ['列車抵達車站時，該站的擁有者取得{n}枚金幣。', '列車抵達車站時，該站的擁有者取得{n}枚籌碼。'],
      'zh-Hans': ['列车到站后，车站的拥有者收取{n}枚金币。', '列车到站后，车站的拥有者收取{n}枚筹码。'],
      ko: [
        '열차가 역에 도착하면 그 역의 주인은 코인 {n}개를 받는다.',
        '열차가 역에 도착하면 그 역의 주인은 칩 {n}개를 받는다.',
      ],
    },
  },
];
