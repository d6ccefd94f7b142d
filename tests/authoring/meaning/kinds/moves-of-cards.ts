import type { PlantedMeaning } from '../planted-meaning.ts';

export const movesOfCards: readonly PlantedMeaning[] = [
  {
    kind: 'draw → discard',
    texts: {
      ja: ['このエリアのPC1人はカードを{n}枚引く。', 'このエリアのPC1人はカードを{n}枚捨て札にする。'],
      en: ['One PC in this area draws {n} cards.', 'One PC in this area discards {n} cards.'],
      de: ['Ein PC in diesem Gebiet zieht {n} Karten.', 'Ein PC in diesem Gebiet legt {n} Karten ab.'],
      fr: ['Un PC de cette zone pioche {n} cartes.', 'Un PC de cette zone défausse {n} cartes.'],
      'zh-Hant': ['此區域的1名PC抽{n}張卡。', '此區域的1名PC捨棄{n}張卡。'],
      'zh-Hans': ['此区域的1名PC抽{n}张卡。', '此区域的1名PC弃掉{n}张卡。'],
      ko: ['이 구역의 PC 1명은 카드를 {n}장 뽑는다.', '이 구역의 PC 1명은 카드를 {n}장 버린다.'],
    },
  },
  {
    kind: 'draw → discard',
    texts: {
      ja: [
        '解決したPCは、トラブルカードの山札からカードを{n}枚引く。',
        '解決したPCは、トラブルカードの山札からカードを{n}枚捨てる。',
      ],
      en: [
        'The PC who solved this draws {n} cards from the trouble deck.',
        'The PC who solved this discards {n} cards from the trouble deck.',
      ],
      de: [
        'Der PC, der diese Karte gelöst hat, zieht {n} Karten vom Störungsstapel.',
        'Der PC, der diese Karte gelöst hat, legt {n} Karten vom Störungsstapel ab.',
      ],
      fr: [
        'Le PC qui a résolu cette carte pioche {n} cartes du paquet Ennui.',
        'Le PC qui a résolu cette carte défausse {n} cartes du paquet Ennui.',
      ],
      'zh-Hant': ['解決此卡的PC從麻煩牌庫抽{n}張卡。', '解決此卡的PC從麻煩牌庫棄掉{n}張卡。'],
      'zh-Hans': ['解决此卡的PC从麻烦牌库抽取{n}张卡。', '解决此卡的PC从麻烦牌库弃置{n}张卡。'],
      ko: ['해결한 PC는 트러블 덱에서 카드를 {n}장 뽑는다.', '해결한 PC는 트러블 덱에서 카드를 {n}장 버린다.'],
    },
  },
  {
    kind: 'draw → discard',
    texts: {
      ja: [
        '配当を受け取らなかったプレイヤーは、カードを{n}枚引く。',
        '配当を受け取らなかったプレイヤーは、カードを{n}枚捨てる。',
      ],
      en: ['Players who received no dividend draw {n} cards.', 'Players who received no dividend discard {n} cards.'],
      de: [
        'Wer keine Dividende bekommen hat, zieht {n} Karten.',
        'Wer keine Dividende bekommen hat, wirft {n} Karten ab.',
      ],
      fr: [
        'Les joueurs n’ayant touché aucun dividende piochent {n} cartes.',
        'Les joueurs n’ayant touché aucun dividende défaussent {n} cartes.',
      ],
      'zh-Hant': ['未領取股利的玩家抽{n}張卡。', '未領取股利的玩家捨棄{n}張卡。'],
      'zh-Hans': ['没有得到股息的玩家抽{n}张卡。', '没有得到股息的玩家弃{n}张卡。'],
      ko: ['배당을 받지 못한 플레이어는 카드를 {n}장 뽑는다.', '배당을 받지 못한 플레이어는 카드를 {n}장 버린다.'],
    },
  },
  {
    kind: 'place on → take off',
    texts: {
      ja: ['このカードに進行トークンを{n}個置く。', 'このカードから進行トークンを{n}個取り除く。'],
      en: ['Place {n} progress tokens on this card.', 'Take {n} progress tokens off this card.'],
      de: ['Lege {n} Fortschrittsmarker auf diese Karte.', 'Nimm {n} Fortschrittsmarker von dieser Karte.'],
      fr: ['Placez {n} jetons Progression sur cette carte.', 'Retirez {n} jetons Progression de cette carte.'],
      'zh-Hant': ['在此卡上放置{n}個進行標記。', '從此卡上移除{n}個進行標記。'],
      'zh-Hans': ['在此卡上放置{n}个进行标记。', '移除此卡上的{n}个进行标记。'],
      ko: ['이 카드에 진행 토큰을 {n}개 놓는다.', '이 카드에서 진행 토큰을 {n}개 제거한다.'],
    },
  },
  {
    kind: 'place on → take off',
    texts: {
      ja: [
        'このカードで移動したら、自分のスキル1つに消耗トークンを1個置く。',
        'このカードで移動したら、自分のスキル1つから消耗トークンを1個取り除く。',
      ],
      en: [
        'After moving with this card, put 1 exhaust token on one of your skills.',
        'After moving with this card, remove 1 exhaust token from one of your skills.',
      ],
      de: [
        'Hast du dich mit dieser Karte bewegt, lege 1 Erschöpfungsmarker auf eine deiner Fähigkeiten.',
        'Hast du dich mit dieser Karte bewegt, entferne 1 Erschöpfungsmarker von einer deiner Fähigkeiten.',
      ],
      fr: [
        'Après vous être déplacé avec cette carte, posez 1 jeton Épuisement sur l’une de vos compétences.',
        'Après vous être déplacé avec cette carte, enlevez 1 jeton Épuisement de l’une de vos compétences.',
      ],
      'zh-Hant': [
        '以此卡移動後，在自己的1個技能上放置1個消耗標記。',
        '以此卡移動後，從自己的1個技能上取走1個消耗標記。',
      ],
      'zh-Hans': ['用此卡移动后，在你的1个技能上放上1个消耗标记。', '用此卡移动后，从你的1个技能上拿走1个消耗标记。'],
      ko: [
        '이 카드로 이동하면 자신의 스킬 1개에 소모 토큰을 1개 올려놓는다.',
        '이 카드로 이동하면 자신의 스킬 1개에서 소모 토큰을 1개 덜어 낸다.',
      ],
    },
  },
  {
    kind: 'place on → take off',
    texts: {
      ja: [
        '路線を1つ選び、速度トークンを{n}個その路線に置く。',
        '路線を1つ選び、速度トークンを{n}個その路線から取り除く。',
      ],
      en: ['Choose a line and add {n} speed tokens to it.', 'Choose a line and remove {n} speed tokens from it.'],
      de: ['Wähle eine Linie und lege {n} Tempomarker darauf.', 'Wähle eine Linie und entferne {n} Tempomarker davon.'],
      fr: [
        'Choisissez une ligne et ajoutez-y {n} jetons Vitesse.',
        'Choisissez une ligne et retirez-en {n} jetons Vitesse.',
      ],
      'zh-Hant': ['選擇1條路線，在該路線上放置{n}個速度標記。', '選擇1條路線，從該路線上移除{n}個速度標記。'],
      'zh-Hans': ['选择1条路线，在其上放置{n}个速度标记。', '选择1条路线，从其上取走{n}个速度标记。'],
      ko: [
        '노선 1개를 골라 그 노선에 속도 토큰을 {n}개 놓는다.',
        '노선 1개를 골라 그 노선에서 속도 토큰을 {n}개 치운다.',
      ],
    },
  },
  {
    kind: 'top → bottom of the deck',
    texts: {
      ja: ['アイテムの山札の一番上のカードを獲得する。', 'アイテムの山札の一番下のカードを獲得する。'],
      en: ['Gain the top card of the item deck.', 'Gain the bottom card of the item deck.'],
      de: [
        'Du erhältst die oberste Karte des Gegenstandsstapels.',
        'Du erhältst die unterste Karte des Gegenstandsstapels.',
      ],
      fr: ['Gagnez la carte du dessus du paquet Objet.', 'Gagnez la carte du dessous du paquet Objet.'],
      'zh-Hant': ['獲得道具牌庫頂的1張卡。', '獲得道具牌庫底的1張卡。'],
      'zh-Hans': ['获得道具牌库最上方的1张卡。', '获得道具牌库最下方的1张卡。'],
      ko: ['아이템 덱의 맨 위 카드를 획득한다.', '아이템 덱의 맨 아래 카드를 획득한다.'],
    },
  },
  {
    kind: 'top → bottom of the deck',
    texts: {
      ja: [
        'トラブルカードの山札の上から{n}枚を見て、元に戻す。',
        'トラブルカードの山札の下から{n}枚を見て、元に戻す。',
      ],
      en: [
        'Look at the {n} cards on top of the trouble deck, then put them back.',
        'Look at the {n} cards at the bottom of the trouble deck, then put them back.',
      ],
      de: [
        'Sieh dir die {n} obersten Karten des Störungsstapels an und lege sie zurück.',
        'Sieh dir die {n} untersten Karten des Störungsstapels an und lege sie zurück.',
      ],
      fr: [
        'Regardez les {n} cartes du haut du paquet Ennui, puis remettez-les en place.',
        'Regardez les {n} cartes du bas du paquet Ennui, puis remettez-les en place.',
      ],
      'zh-Hant': ['查看麻煩牌庫最上面的{n}張卡，然後放回原處。', '查看麻煩牌庫最下面的{n}張卡，然後放回原處。'],
      'zh-Hans': ['查看麻烦牌库顶的{n}张卡，再放回原位。', '查看麻烦牌库底的{n}张卡，再放回原位。'],
      ko: [
        '트러블 덱의 위에서 카드를 {n}장 보고 제자리에 돌려놓는다.',
        '트러블 덱의 아래에서 카드를 {n}장 보고 제자리에 돌려놓는다.',
      ],
    },
  },
  {
    kind: 'top → bottom of the deck',
    texts: {
      ja: ['選ばなかったカードを、山札の上に戻す。', '選ばなかったカードを、山札の下に戻す。'],
      en: [
        'Return the cards you did not choose to the top of the deck.',
        'Return the cards you did not choose to the bottom of the deck.',
      ],
      de: [
        'Lege die nicht gewählten Karten oben auf den Stapel zurück.',
        'Lege die nicht gewählten Karten unter den Stapel zurück.',
      ],
      fr: [
        'Remettez sur la pioche les cartes que vous n’avez pas choisies.',
        'Remettez sous la pioche les cartes que vous n’avez pas choisies.',
      ],
      'zh-Hant': ['將未選擇的卡放回牌庫頂端。', '將未選擇的卡放回牌庫底部。'],
      'zh-Hans': ['把没有选择的卡放回牌库最上面。', '把没有选择的卡放回牌库最下面。'],
      ko: ['고르지 않은 카드는 덱 맨 위로 되돌린다.', '고르지 않은 카드는 덱 맨 밑으로 되돌린다.'],
    },
  },
  {
    kind: 'zone wrong',
    texts: {
      ja: ['自分の手札のカード1枚を廃棄し、HPを{n}回復する。', '自分の捨て札のカード1枚を廃棄し、HPを{n}回復する。'],
      en: ['Scrap 1 card from your hand and heal {n} HP.', 'Scrap 1 card from your discard pile and heal {n} HP.'],
      de: [
        'Verschrotte 1 Karte aus deiner Hand und heile {n} HP.',
        'Verschrotte 1 Karte aus deinem Ablagestapel und heile {n} HP.',
      ],
      fr: [
        'Mettez au rebut 1 carte de votre main et récupérez {n} HP.',
        'Mettez au rebut 1 carte de votre défausse et récupérez {n} HP.',
      ],
      'zh-Hant': ['廢棄自己手牌中的1張卡，回復{n}點HP。', '廢棄自己棄牌堆中的1張卡，回復{n}點HP。'],
      'zh-Hans': ['废弃你手牌中的1张卡，回复{n}点HP。', '废弃你弃牌堆中的1张卡，回复{n}点HP。'],
      ko: [
        '자신의 손패에서 카드 1장을 폐기하고 HP를 {n} 회복한다.',
        '자신의 버린 카드 더미에서 카드 1장을 폐기하고 HP를 {n} 회복한다.',
      ],
    },
  },
  {
    kind: 'zone wrong',
    texts: {
      ja: ['獲得したカードを手札に加える。', '獲得したカードを捨て札に加える。'],
      en: ['Put the card you gained into your hand.', 'Put the card you gained into your discards.'],
      de: ['Nimm die erhaltene Karte auf die Hand.', 'Nimm die erhaltene Karte in deine Ablage.'],
      fr: ['Ajoutez la carte gagnée à votre main.', 'Ajoutez la carte gagnée à votre défausse.'],
      'zh-Hant': ['將獲得的卡加入手牌。', '將獲得的卡加入棄牌堆。'],
      'zh-Hans': ['把获得的卡放入你的手中。', '把获得的卡放入你的弃牌堆。'],
      ko: ['획득한 카드를 손패에 넣는다.', '획득한 카드를 버린 카드 더미에 넣는다.'],
    },
  },
  {
    kind: 'zone wrong',
    texts: {
      ja: [
        '公開したアクションカード{n}枚を山札に戻してシャッフルする。',
        '公開したアクションカード{n}枚を手札に加える。',
      ],
      en: [
        'Shuffle the {n} revealed action cards into the deck.',
        'Take the {n} revealed action cards into your hand.',
      ],
      de: [
        'Mische die {n} aufgedeckten Aktionskarten in den Stapel.',
        'Nimm die {n} aufgedeckten Aktionskarten auf die Hand.',
      ],
      fr: ['Mélangez à la pioche les {n} cartes Action révélées.', 'Prenez en main les {n} cartes Action révélées.'],
      'zh-Hant': ['將公開的{n}張行動卡洗回牌庫。', '將公開的{n}張行動卡加入手牌。'],
      'zh-Hans': ['把公开的{n}张行动卡洗入牌库。', '把公开的{n}张行动卡加入手牌。'],
      ko: ['공개한 행동 카드 {n}장을 덱에 넣고 섞는다.', '공개한 행동 카드 {n}장을 손패에 넣는다.'],
    },
  },
];
