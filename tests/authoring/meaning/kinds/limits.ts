import type { PlantedMeaning } from '../planted-meaning.ts';

export const limits: readonly PlantedMeaning[] = [
  {
    kind: 'up to lost',
    texts: {
      ja: ['手札を{n}枚まで捨て札にし、同じ枚数のカードを引く。', '手札を{n}枚捨て札にし、同じ枚数のカードを引く。'],
      en: [
        'Discard up to {n} cards from your hand, then draw as many.',
        'Discard {n} cards from your hand, then draw as many.',
      ],
      de: [
        'Lege bis zu {n} Handkarten ab und ziehe ebenso viele nach.',
        'Lege {n} Handkarten ab und ziehe ebenso viele nach.',
      ],
      fr: [
        'Défaussez jusqu’à {n} cartes de votre main, puis piochez-en autant.',
        'Défaussez {n} cartes de votre main, puis piochez-en autant.',
      ],
      'zh-Hant': ['捨棄至多{n}張手牌，抽相同張數的卡。', '捨棄{n}張手牌，抽相同張數的卡。'],
      'zh-Hans': ['从手牌中弃掉最多{n}张卡，再抽等量的卡。', '从手牌中弃掉{n}张卡，再抽等量的卡。'],
      ko: ['손패를 최대 {n}장 버리고 같은 수의 카드를 뽑는다.', '손패를 {n}장 버리고 같은 수의 카드를 뽑는다.'],
    },
  },
  {
    kind: 'up to lost',
    texts: {
      ja: [
        'このエリアの敵を最大{n}体選び、それぞれに物理ダメージ2点。',
        'このエリアの敵{n}体を選び、それぞれに物理ダメージ2点。',
      ],
      en: [
        'Choose no more than {n} enemies in this area. Each takes 2 physical damage.',
        'Choose {n} enemies in this area. Each takes 2 physical damage.',
      ],
      de: [
        'Wähle höchstens {n} Gegner in diesem Gebiet. Jeder erleidet 2 körperlichen Schaden.',
        'Wähle {n} Gegner in diesem Gebiet. Jeder erleidet 2 körperlichen Schaden.',
      ],
      fr: [
        'Choisissez au maximum {n} ennemis de cette zone et infligez 2 dégâts physiques à chacun.',
        'Choisissez {n} ennemis de cette zone et infligez 2 dégâts physiques à chacun.',
      ],
      'zh-Hant': ['選擇此區域的最多{n}個敵人，各造成2點物理傷害。', '選擇此區域的{n}個敵人，各造成2點物理傷害。'],
      'zh-Hans': [
        '在此区域选择不超过{n}个敌人，对其各造成2点物理伤害。',
        '在此区域选择{n}个敌人，对其各造成2点物理伤害。',
      ],
      ko: [
        '이 구역의 적을 {n}명까지 골라 각각 물리 피해를 2점 준다.',
        '이 구역의 적을 {n}명 골라 각각 물리 피해를 2점 준다.',
      ],
    },
  },
  {
    kind: 'up to lost',
    texts: {
      ja: ['自分の手番に、ミープルを{n}駅まで動かす。', '自分の手番に、ミープルを{n}駅動かす。'],
      en: ['On your turn, move your meeple as many as {n} stations.', 'On your turn, move your meeple {n} stations.'],
      de: [
        'Ziehe deinen Meeple in deinem Zug maximal {n} Stationen weit.',
        'Ziehe deinen Meeple in deinem Zug {n} Stationen weit.',
      ],
      fr: [
        'À votre tour, déplacez votre pion de {n} stations au plus.',
        'À votre tour, déplacez votre pion de {n} stations.',
      ],
      'zh-Hant': ['輪到自己時，將自己的米寶移動不超過{n}站。', '輪到自己時，將自己的米寶移動{n}站。'],
      'zh-Hans': ['在你的回合中，将你的米宝移动至多{n}站。', '在你的回合中，将你的米宝移动{n}站。'],
      ko: ['자기 차례에 미플을 {n}역까지 움직인다.', '자기 차례에 미플을 {n}역 움직인다.'],
    },
  },
  {
    kind: 'up to added',
    texts: {
      ja: ['廃棄エリアのカードを{n}枚獲得する。', '廃棄エリアのカードを{n}枚まで獲得する。'],
      en: ['Gain {n} cards from the scrap slot.', 'Gain up to {n} cards from the scrap slot.'],
      de: ['Du erhältst {n} Karten aus dem Schrottfeld.', 'Du erhältst bis zu {n} Karten aus dem Schrottfeld.'],
      fr: ['Gagnez {n} cartes de la zone de rebut.', 'Gagnez jusqu’à {n} cartes de la zone de rebut.'],
      'zh-Hant': ['獲得廢棄區的{n}張卡。', '獲得廢棄區的至多{n}張卡。'],
      'zh-Hans': ['从废弃区获得{n}张卡。', '从废弃区获得最多{n}张卡。'],
      ko: ['폐기 구역의 카드를 {n}장 획득한다.', '폐기 구역의 카드를 {n}장까지 획득한다.'],
    },
  },
  {
    kind: 'up to added',
    texts: {
      ja: [
        'このエリアのPC{n}人を選び、シナガワに移動させる。',
        'このエリアのPCを{n}人まで選び、シナガワに移動させる。',
      ],
      en: [
        'Choose {n} PCs in this area and move them to Shinagawa.',
        'Choose at most {n} PCs in this area and move them to Shinagawa.',
      ],
      de: [
        'Wähle {n} PCs in diesem Gebiet und versetze sie nach Shinagawa.',
        'Wähle maximal {n} PCs in diesem Gebiet und versetze sie nach Shinagawa.',
      ],
      fr: [
        'Choisissez {n} PC dans cette zone et déplacez-les à Shinagawa.',
        'Choisissez {n} PC au maximum dans cette zone et déplacez-les à Shinagawa.',
      ],
      'zh-Hant': ['選擇此區域的{n}名PC，將其移動至品川。', '選擇此區域的最多{n}名PC，將其移動至品川。'],
      'zh-Hans': ['选择此区域的{n}名PC，让他们移动到品川。', '选择此区域的{n}名以内的PC，让他们移动到品川。'],
      ko: ['이 구역의 PC를 {n}명 골라 시나가와로 이동시킨다.', '이 구역의 PC를 최대 {n}명 골라 시나가와로 이동시킨다.'],
    },
  },
  {
    kind: 'up to added',
    texts: {
      ja: [
        'プレイヤーはそれぞれ、サプライからチップを{n}枚取る。',
        'プレイヤーはそれぞれ、サプライからチップを{n}枚まで取る。',
      ],
      en: ['Each player takes {n} chips from the supply.', 'Each player takes no more than {n} chips from the supply.'],
      de: [
        'Alle Mitspieler nehmen sich {n} Chips aus dem Vorrat.',
        'Alle Mitspieler nehmen sich höchstens {n} Chips aus dem Vorrat.',
      ],
      fr: [
        'Chaque joueur prend {n} jetons dans la réserve.',
        'Chaque joueur prend {n} jetons au plus dans la réserve.',
      ],
      'zh-Hant': ['每位玩家從供應區拿取{n}枚籌碼。', '每位玩家從供應區拿取不超過{n}枚籌碼。'],
      'zh-Hans': ['所有玩家各从供应区拿取{n}枚筹码。', '所有玩家各从供应区拿取至多{n}枚筹码。'],
      ko: ['각 플레이어는 공급처에서 칩을 {n}개 가져간다.', '각 플레이어는 공급처에서 칩을 {n}개까지 가져간다.'],
    },
  },
];
