import type { PlantedMeaning } from '../planted-meaning.ts';

export const places: readonly PlantedMeaning[] = [
  {
    kind: 'this area → any area',
    texts: {
      ja: ['このエリアのPC1人のHPを{n}回復する。', '任意のエリアのPC1人のHPを{n}回復する。'],
      en: ['Heal {n} HP of one PC in this area.', 'Heal {n} HP of one PC in any area.'],
      de: ['Heile {n} HP eines PCs in diesem Gebiet.', 'Heile {n} HP eines PCs in einem beliebigen Gebiet.'],
      fr: ['Un PC de cette zone récupère {n} HP.', 'Un PC de n’importe quelle zone récupère {n} HP.'],
      'zh-Hant': ['此區域的1名PC回復{n}點HP。', '任意區域的1名PC回復{n}點HP。'],
      'zh-Hans': ['此区域的1名PC回复{n}点HP。', '任意区域的1名PC回复{n}点HP。'],
      ko: ['이 구역에 있는 PC 1명의 HP를 {n} 회복한다.', '아무 구역에 있는 PC 1명의 HP를 {n} 회복한다.'],
    },
  },
  {
    kind: 'this area → any area',
    texts: {
      ja: [
        'このエリアのマーケットから、購入コスト{n}のカード1枚を獲得する。',
        'いずれかのエリアのマーケットから、購入コスト{n}のカード1枚を獲得する。',
      ],
      en: [
        'Gain 1 card with a purchase cost of {n} from the market of this area.',
        'Gain 1 card with a purchase cost of {n} from the market of any one area.',
      ],
      de: [
        'Du erhältst 1 Karte mit Kaufkosten {n} vom Markt dieses Gebiets.',
        'Du erhältst 1 Karte mit Kaufkosten {n} vom Markt irgendeines Gebiets.',
      ],
      fr: [
        'Gagnez 1 carte de coût d’achat {n} prise au marché de cette zone.',
        'Gagnez 1 carte de coût d’achat {n} prise au marché de la zone de votre choix.',
      ],
      'zh-Hant': ['從此區域的市場獲得1張購買費用{n}的卡。', '從任一區域的市場獲得1張購買費用{n}的卡。'],
      'zh-Hans': ['获得此区域的市场中1张购买费用为{n}的卡。', '获得任意一个区域的市场中1张购买费用为{n}的卡。'],
      ko: [
        '이 구역의 시장에서 구매 비용이 {n}인 카드 1장을 획득한다.',
        '어느 한 구역의 시장에서 구매 비용이 {n}인 카드 1장을 획득한다.',
      ],
    },
  },
  {
    kind: 'this area → any area',
    texts: {
      ja: ['この駅にいるミープル1つを{n}駅動かす。', 'いずれかの駅にいるミープル1つを{n}駅動かす。'],
      en: ['Move one meeple at this station {n} stations.', 'Move one meeple at any station {n} stations.'],
      de: [
        'Ziehe einen Meeple, der an dieser Station steht, {n} Stationen weit.',
        'Ziehe einen Meeple, der an einer beliebigen Station steht, {n} Stationen weit.',
      ],
      fr: [
        'Déplacez de {n} stations un pion présent dans cette station.',
        'Déplacez de {n} stations un pion présent dans n’importe quelle station.',
      ],
      'zh-Hant': ['將此車站的1個米寶移動{n}站。', '將任一車站的1個米寶移動{n}站。'],
      'zh-Hans': ['把这座车站的1个米宝移动{n}站。', '把任意车站的1个米宝移动{n}站。'],
      ko: ['이 역에 있는 미플 1개를 {n}역 움직인다.', '아무 역에 있는 미플 1개를 {n}역 움직인다.'],
    },
  },
  {
    kind: 'adjacent lost',
    texts: {
      ja: [
        'APトークンを{n}個失い、隣接するエリア1つに判定なしで移動する。',
        'APトークンを{n}個失い、エリア1つに判定なしで移動する。',
      ],
      en: [
        'Lose {n} AP tokens and move to an adjacent area without a check.',
        'Lose {n} AP tokens and move to an area without a check.',
      ],
      de: [
        'Verliere {n} AP-Marker und bewege dich ohne Probe in ein angrenzendes Gebiet.',
        'Verliere {n} AP-Marker und bewege dich ohne Probe in ein Gebiet.',
      ],
      fr: [
        'Perdez {n} jetons AP et déplacez-vous sans test dans une zone adjacente.',
        'Perdez {n} jetons AP et déplacez-vous sans test dans une zone.',
      ],
      'zh-Hant': ['失去{n}個AP標記，不經判定移動至1個相鄰區域。', '失去{n}個AP標記，不經判定移動至1個區域。'],
      'zh-Hans': ['失去{n}个AP标记，无需判定即可移动到1个相邻的区域。', '失去{n}个AP标记，无需判定即可移动到1个区域。'],
      ko: [
        'AP 토큰을 {n}개 잃고, 판정 없이 인접한 구역 1곳으로 이동한다.',
        'AP 토큰을 {n}개 잃고, 판정 없이 구역 1곳으로 이동한다.',
      ],
    },
  },
  {
    kind: 'adjacent lost',
    texts: {
      ja: [
        'このエリアと隣接するエリアのPC全員に、進行トークンを{n}個置く。',
        'このエリアのPC全員に、進行トークンを{n}個置く。',
      ],
      en: [
        'Place {n} progress tokens on every PC in this area and adjacent areas.',
        'Place {n} progress tokens on every PC in this area.',
      ],
      de: [
        'Lege {n} Fortschrittsmarker auf jeden PC in diesem Gebiet und in angrenzenden Gebieten.',
        'Lege {n} Fortschrittsmarker auf jeden PC in diesem Gebiet.',
      ],
      fr: [
        'Placez {n} jetons Progression sur chaque PC de cette zone et des zones adjacentes.',
        'Placez {n} jetons Progression sur chaque PC de cette zone.',
      ],
      'zh-Hant': ['在此區域及相鄰區域的所有PC上放置{n}個進行標記。', '在此區域的所有PC上放置{n}個進行標記。'],
      'zh-Hans': ['在此区域和相邻区域的每名PC上放置{n}个进行标记。', '在此区域的每名PC上放置{n}个进行标记。'],
      ko: [
        '이 구역과 인접한 구역의 모든 PC에게 진행 토큰을 {n}개 놓는다.',
        '이 구역의 모든 PC에게 진행 토큰을 {n}개 놓는다.',
      ],
    },
  },
  {
    kind: 'adjacent lost',
    texts: {
      ja: [
        '{n}コインを支払い、自分の駅に隣接する空きマスに駅を1つ建てる。',
        '{n}コインを支払い、いずれかの空きマスに駅を1つ建てる。',
      ],
      en: [
        'Pay {n} coins to build 1 station on an empty space next to your own station.',
        'Pay {n} coins to build 1 station on any empty space.',
      ],
      de: [
        'Zahle {n} Münzen und baue 1 Station auf ein freies Feld neben deiner eigenen Station.',
        'Zahle {n} Münzen und baue 1 Station auf ein beliebiges freies Feld.',
      ],
      fr: [
        'Payez {n} pièces pour construire 1 station sur une case libre voisine de votre propre station.',
        'Payez {n} pièces pour construire 1 station sur une case libre.',
      ],
      'zh-Hant': ['支付{n}枚金幣，在與自己的車站相鄰的空格建造1座車站。', '支付{n}枚金幣，在任一空格建造1座車站。'],
      'zh-Hans': [
        '支付{n}枚金币，在与你的车站相邻的空格上建造1座车站。',
        '支付{n}枚金币，在任意一个空格上建造1座车站。',
      ],
      ko: [
        '코인 {n}개를 내고 자신의 역과 인접한 빈칸에 역을 1개 짓는다.',
        '코인 {n}개를 내고 아무 빈칸에 역을 1개 짓는다.',
      ],
    },
  },
];
