import type { PlantedMeaning } from '../planted-meaning.ts';

export const others: readonly PlantedMeaning[] = [
  {
    kind: 'other lost',
    texts: {
      ja: ['このエリアの他のPCはそれぞれAPトークンを{n}個得る。', 'このエリアのPCはそれぞれAPトークンを{n}個得る。'],
      en: ['Each other PC in this area gains {n} AP tokens.', 'Each PC in this area gains {n} AP tokens.'],
      de: ['Jeder andere PC in diesem Gebiet erhält {n} AP-Marker.', 'Jeder PC in diesem Gebiet erhält {n} AP-Marker.'],
      fr: ['Chaque autre PC de cette zone gagne {n} jetons AP.', 'Chaque PC de cette zone gagne {n} jetons AP.'],
      'zh-Hant': ['此區域的其他PC各獲得{n}個AP標記。', '此區域的PC各獲得{n}個AP標記。'],
      'zh-Hans': ['此区域的每名其他PC获得{n}个AP标记。', '此区域的每名PC获得{n}个AP标记。'],
      ko: ['이 구역의 다른 PC는 각각 AP 토큰을 {n}개 얻는다.', '이 구역의 PC는 각각 AP 토큰을 {n}개 얻는다.'],
    },
  },
  {
    kind: 'other lost',
    texts: {
      ja: [
        'ほかのPCがダウンしたとき、このカードから消耗トークンを{n}個取り除く。',
        'PCがダウンしたとき、このカードから消耗トークンを{n}個取り除く。',
      ],
      en: [
        'When another PC goes Down, take {n} exhaust tokens off this card.',
        'When a PC goes Down, take {n} exhaust tokens off this card.',
      ],
      de: [
        'Wird ein anderer PC ausgeschaltet, nimm {n} Erschöpfungsmarker von dieser Karte.',
        'Wird ein PC ausgeschaltet, nimm {n} Erschöpfungsmarker von dieser Karte.',
      ],
      fr: [
        'Lorsqu’un autre PC tombe à terre, retirez {n} jetons Épuisement de cette carte.',
        'Lorsqu’un PC tombe à terre, retirez {n} jetons Épuisement de cette carte.',
      ],
      'zh-Hant': ['當別的PC倒下時，從此卡上移除{n}個消耗標記。', '當PC倒下時，從此卡上移除{n}個消耗標記。'],
      'zh-Hans': ['另一名PC倒下时，从此卡上移除{n}个消耗标记。', 'PC倒下时，从此卡上移除{n}个消耗标记。'],
      ko: [
        '다른 PC가 다운되면 이 카드에서 소모 토큰을 {n}개 제거한다.',
        'PC가 다운되면 이 카드에서 소모 토큰을 {n}개 제거한다.',
      ],
    },
  },
  {
    kind: 'other lost',
    texts: {
      ja: [
        '自分以外のすべてのプレイヤーは、銀行に{n}コインを支払う。',
        'すべてのプレイヤーは、銀行に{n}コインを支払う。',
      ],
      en: ['All other players pay {n} coins to the bank.', 'All players pay {n} coins to the bank.'],
      de: ['Alle übrigen Spieler zahlen {n} Münzen an die Bank.', 'Alle Spieler zahlen {n} Münzen an die Bank.'],
      fr: [
        'Tous les autres joueurs versent {n} pièces à la banque.',
        'Tous les joueurs versent {n} pièces à la banque.',
      ],
      'zh-Hant': ['其餘所有玩家各向銀行支付{n}枚金幣。', '所有玩家各向銀行支付{n}枚金幣。'],
      'zh-Hans': ['除你以外的所有玩家向银行支付{n}枚金币。', '所有玩家向银行支付{n}枚金币。'],
      ko: ['자신을 제외한 모든 플레이어는 은행에 코인 {n}개를 낸다.', '모든 플레이어는 은행에 코인 {n}개를 낸다.'],
    },
  },
  {
    kind: 'other added',
    texts: {
      ja: ['このエリアのPC1人はカードを{n}枚引く。', 'このエリアの他のPC1人はカードを{n}枚引く。'],
      en: ['One PC in this area draws {n} cards.', 'One other PC in this area draws {n} cards.'],
      de: ['Ein PC in diesem Gebiet zieht {n} Karten.', 'Ein anderer PC in diesem Gebiet zieht {n} Karten.'],
      fr: ['Un PC de cette zone pioche {n} cartes.', 'Un autre PC de cette zone pioche {n} cartes.'],
      'zh-Hant': ['此區域的1名PC抽{n}張卡。', '此區域的1名其他PC抽{n}張卡。'],
      'zh-Hans': ['此区域的1名PC抽{n}张卡。', '此区域的1名其他PC抽{n}张卡。'],
      ko: ['이 구역의 PC 1명은 카드를 {n}장 뽑는다.', '이 구역의 다른 PC 1명은 카드를 {n}장 뽑는다.'],
    },
  },
  {
    kind: 'other added',
    texts: {
      ja: ['PC全員のHPを{n}回復する。', '自分以外のPC全員のHPを{n}回復する。'],
      en: ['Heal {n} HP of every PC.', 'Heal {n} HP of every other PC.'],
      de: ['Heile bei allen PCs {n} HP.', 'Heile bei allen anderen PCs {n} HP.'],
      fr: ['Tous les PC récupèrent {n} HP.', 'Tous les autres PC récupèrent {n} HP.'],
      'zh-Hant': ['所有PC回復{n}點HP。', '所有其他PC回復{n}點HP。'],
      'zh-Hans': ['所有PC都回复{n}点HP。', '除你之外，所有PC都回复{n}点HP。'],
      ko: ['모든 PC의 HP를 {n} 회복한다.', '자신 이외의 모든 PC의 HP를 {n} 회복한다.'],
    },
  },
  {
    kind: 'other added',
    texts: {
      ja: ['路線を1つ選び、その列車を{n}駅進める。', '別の路線を1つ選び、その列車を{n}駅進める。'],
      en: [
        'Choose a line and advance its train {n} stations.',
        'Choose another line and advance its train {n} stations.',
      ],
      de: [
        'Wähle eine Linie und ziehe ihren Zug {n} Stationen vor.',
        'Wähle eine andere Linie und ziehe ihren Zug {n} Stationen vor.',
      ],
      fr: [
        'Choisissez une ligne et avancez son train de {n} stations.',
        'Choisissez une autre ligne et avancez son train de {n} stations.',
      ],
      'zh-Hant': ['選擇1條路線，使其列車前進{n}站。', '選擇1條其他路線，使其列車前進{n}站。'],
      'zh-Hans': ['选择1条路线，让该路线的列车前进{n}站。', '选择另1条路线，让该路线的列车前进{n}站。'],
      ko: [
        '노선을 1개 골라 그 노선의 열차를 {n}역 전진시킨다.',
        '다른 노선을 1개 골라 그 노선의 열차를 {n}역 전진시킨다.',
      ],
    },
  },
];
