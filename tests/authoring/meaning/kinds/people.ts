import type { PlantedMeaning } from '../planted-meaning.ts';

export const people: readonly PlantedMeaning[] = [
  {
    kind: 'target swapped',
    texts: {
      ja: ['このエリアのすべての敵に物理ダメージ{n}点。', 'このエリアのPC全員に物理ダメージ{n}点。'],
      en: ['{n} physical damage to every enemy in this area.', '{n} physical damage to every PC in this area.'],
      de: [
        '{n} körperlicher Schaden an jedem Gegner in diesem Gebiet.',
        '{n} körperlicher Schaden an jedem PC in diesem Gebiet.',
      ],
      fr: [
        '{n} dégâts physiques à tous les ennemis de cette zone.',
        '{n} dégâts physiques à tous les PC de cette zone.',
      ],
      'zh-Hant': ['對此區域的所有敵人造成{n}點物理傷害。', '對此區域的所有PC造成{n}點物理傷害。'],
      'zh-Hans': ['此区域的所有敌人受到{n}点物理伤害。', '此区域的所有PC受到{n}点物理伤害。'],
      ko: ['이 구역의 모든 적에게 물리 피해를 {n}점 준다.', '이 구역의 모든 PC에게 물리 피해를 {n}점 준다.'],
    },
  },
  {
    kind: 'target swapped',
    texts: {
      ja: [
        'PCがこの敵を攻撃するたび、そのPCに認知ダメージ{n}点。',
        'PCがこの敵を攻撃するたび、この敵に認知ダメージ{n}点。',
      ],
      en: [
        'Each time a PC attacks this enemy, deal {n} cognitive damage to that PC.',
        'Each time a PC attacks this enemy, deal {n} cognitive damage to this enemy.',
      ],
      de: [
        'Immer wenn ein PC diesen Gegner angreift, nimmt der PC {n} kognitiven Schaden.',
        'Immer wenn ein PC diesen Gegner angreift, nimmt der Gegner {n} kognitiven Schaden.',
      ],
      fr: [
        'Chaque fois qu’un PC attaque cet ennemi, ce PC subit {n} dégâts cognitifs.',
        'Chaque fois qu’un PC attaque cet ennemi, cet ennemi subit {n} dégâts cognitifs.',
      ],
      'zh-Hant': ['每當PC攻擊此敵人時，對該PC造成{n}點認知傷害。', '每當PC攻擊此敵人時，對此敵人造成{n}點認知傷害。'],
      'zh-Hans': ['每当PC攻击此敌人，该PC受到{n}点认知伤害。', '每当PC攻击此敌人，此敌人受到{n}点认知伤害。'],
      ko: [
        'PC가 이 적을 공격할 때마다 그 PC에게 인지 피해를 {n}점 준다.',
        'PC가 이 적을 공격할 때마다 이 적에게 인지 피해를 {n}점 준다.',
      ],
    },
  },
  {
    kind: 'target swapped',
    texts: {
      ja: [
        '競りに勝ったプレイヤーは、負けたプレイヤーに{n}コインを渡す。',
        '競りに負けたプレイヤーは、勝ったプレイヤーに{n}コインを渡す。',
      ],
      en: [
        'The player who won the auction gives {n} coins to the player who lost it.',
        'The player who lost the auction gives {n} coins to the player who won it.',
      ],
      de: [
        'Wer die Auktion gewonnen hat, gibt dem Unterlegenen {n} Münzen.',
        'Wer die Auktion verloren hat, gibt dem Gewinner {n} Münzen.',
      ],
      fr: [
        'Le gagnant des enchères donne {n} pièces au perdant.',
        'Le perdant des enchères donne {n} pièces au gagnant.',
      ],
      'zh-Hant': ['拍賣的得標者將{n}枚金幣交給落標者。', '拍賣的落標者將{n}枚金幣交給得標者。'],
      'zh-Hans': ['拍卖获胜的玩家交给落败的玩家{n}枚金币。', '拍卖落败的玩家交给获胜的玩家{n}枚金币。'],
      ko: [
        '경매에서 이긴 플레이어는 진 플레이어에게 코인 {n}개를 준다.',
        '경매에서 진 플레이어는 이긴 플레이어에게 코인 {n}개를 준다.',
      ],
    },
  },
  {
    kind: 'self for another',
    texts: {
      ja: ['自分のHPを{n}回復する。', 'このエリアの他のPC1人のHPを{n}回復する。'],
      en: ['Heal {n} HP of yours.', 'Heal {n} HP of another PC in this area.'],
      de: ['Heile {n} HP bei dir selbst.', 'Heile {n} HP eines anderen PCs in diesem Gebiet.'],
      fr: ['Vous récupérez {n} HP.', 'Un autre PC de cette zone récupère {n} HP.'],
      'zh-Hant': ['自己回復{n}點HP。', '此區域的1名其他PC回復{n}點HP。'],
      'zh-Hans': ['你回复{n}点HP。', '此区域的1名其他PC回复{n}点HP。'],
      ko: ['자신의 HP를 {n} 회복한다.', '이 구역의 다른 PC 1명의 HP를 {n} 회복한다.'],
    },
  },
  {
    kind: 'self for another',
    texts: {
      ja: ['このエリアの他のPC1人はカードを{n}枚引く。', '自分はカードを{n}枚引く。'],
      en: ['One other PC in this area draws {n} cards.', 'You draw {n} cards.'],
      de: ['Ein anderer PC in diesem Gebiet zieht {n} Karten.', 'Du ziehst {n} Karten.'],
      fr: ['Un autre PC de cette zone pioche {n} cartes.', 'Vous piochez {n} cartes.'],
      'zh-Hant': ['此區域的1名其他PC抽{n}張卡。', '自己抽{n}張卡。'],
      'zh-Hans': ['由此区域的另1名PC抽{n}张卡。', '你抽{n}张卡。'],
      ko: ['이 구역의 다른 PC 1명은 카드를 {n}장 뽑는다.', '자신은 카드를 {n}장 뽑는다.'],
    },
  },
  {
    kind: 'self for another',
    texts: {
      ja: [
        '自分の株を1枚銀行に戻し、この路線に速度トークンを{n}個置く。',
        '他のプレイヤー1人の株を1枚銀行に戻し、この路線に速度トークンを{n}個置く。',
      ],
      en: [
        'Return one of your own shares to the bank, then place {n} speed tokens on this line.',
        'Return one of another player’s shares to the bank, then place {n} speed tokens on this line.',
      ],
      de: [
        'Gib eine deiner Aktien an die Bank zurück und lege {n} Tempomarker auf diese Linie.',
        'Gib eine Aktie eines Mitspielers an die Bank zurück und lege {n} Tempomarker auf diese Linie.',
      ],
      fr: [
        'Rendez à la banque une de vos actions, puis placez {n} jetons Vitesse sur cette ligne.',
        'Rendez à la banque une action d’un autre joueur, puis placez {n} jetons Vitesse sur cette ligne.',
      ],
      'zh-Hant': [
        '將自己的1張股票歸還銀行，在此路線上放置{n}個速度標記。',
        '將另一位玩家的1張股票歸還銀行，在此路線上放置{n}個速度標記。',
      ],
      'zh-Hans': [
        '把你的1张股票还给银行，然后在此路线上放置{n}个速度标记。',
        '把其他玩家的1张股票还给银行，然后在此路线上放置{n}个速度标记。',
      ],
      ko: [
        '자신의 주식 1주를 은행에 돌려놓고, 이 노선에 속도 토큰을 {n}개 놓는다.',
        '다른 플레이어 1명의 주식 1주를 은행에 돌려놓고, 이 노선에 속도 토큰을 {n}개 놓는다.',
      ],
    },
  },
];
