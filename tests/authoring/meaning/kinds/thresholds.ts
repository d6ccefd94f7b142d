import type { PlantedMeaning } from '../planted-meaning.ts';

export const thresholds: readonly PlantedMeaning[] = [
  {
    kind: 'at least → at most',
    texts: {
      ja: [
        '敵1体に物理ダメージ3点。自分が《道具》を{n}枚以上装備しているなら、カードを1枚引く。',
        '敵1体に物理ダメージ3点。自分が《道具》を{n}枚以下装備しているなら、カードを1枚引く。',
      ],
      en: [
        '3 physical damage to one enemy. If you have {n} or more Tools equipped, draw 1 card.',
        '3 physical damage to one enemy. If you have {n} or fewer Tools equipped, draw 1 card.',
      ],
      de: [
        '3 körperlicher Schaden an einem Gegner. Hast du mindestens {n} Werkzeuge ausgerüstet, ziehe 1 Karte.',
        '3 körperlicher Schaden an einem Gegner. Hast du höchstens {n} Werkzeuge ausgerüstet, ziehe 1 Karte.',
      ],
      fr: [
        '3 dégâts physiques à un ennemi. Si vous avez au moins {n} Outils équipés, piochez 1 carte.',
        '3 dégâts physiques à un ennemi. Si vous avez au plus {n} Outils équipés, piochez 1 carte.',
      ],
      'zh-Hant': [
        '對1個敵人造成3點物理傷害。若自己裝備了{n}張以上的《工具》，抽1張卡。',
        '對1個敵人造成3點物理傷害。若自己裝備了{n}張以下的《工具》，抽1張卡。',
      ],
      'zh-Hans': [
        '对1个敌人造成3点物理伤害。如果你装备了至少{n}张《工具》，抽1张卡。',
        '对1个敌人造成3点物理伤害。如果你装备了至多{n}张《工具》，抽1张卡。',
      ],
      ko: [
        '적 1명에게 물리 피해를 3점 준다. 자신이 《도구》를 {n}장 이상 장비하고 있으면 카드를 1장 뽑는다.',
        '적 1명에게 물리 피해를 3점 준다. 자신이 《도구》를 {n}장 이하 장비하고 있으면 카드를 1장 뽑는다.',
      ],
    },
  },
  {
    kind: 'at least → at most',
    texts: {
      ja: [
        'このカードに置かれたダメージが少なくとも{n}点なら、このカードを取り除く。',
        'このカードに置かれたダメージが多くて{n}点なら、このカードを取り除く。',
      ],
      en: ['With at least {n} damage on this card, remove it.', 'With at most {n} damage on this card, remove it.'],
      de: [
        'Liegen {n} oder mehr Schaden auf dieser Karte, entferne sie.',
        'Liegen {n} oder weniger Schaden auf dieser Karte, entferne sie.',
      ],
      fr: [
        'Retirez cette carte si elle porte {n} dégâts ou plus.',
        'Retirez cette carte si elle porte {n} dégâts ou moins.',
      ],
      'zh-Hant': ['此卡上的傷害至少為{n}點時，將其移除。', '此卡上的傷害至多為{n}點時，將其移除。'],
      'zh-Hans': ['若此卡上有{n}点或更多伤害，移除此卡。', '若此卡上有{n}点或更少伤害，移除此卡。'],
      ko: [
        '이 카드에 놓인 피해가 적어도 {n}점이면 이 카드를 제거한다.',
        '이 카드에 놓인 피해가 많아야 {n}점이면 이 카드를 제거한다.',
      ],
    },
  },
  {
    kind: 'at least → at most',
    texts: {
      ja: ['収入の段が{n}以上の路線は、株主に配当を払う。', '収入の段が{n}以下の路線は、株主に配当を払う。'],
      en: [
        'Every line whose income is {n} or higher pays a dividend to its shareholders.',
        'Every line whose income is {n} or lower pays a dividend to its shareholders.',
      ],
      de: [
        'Jede Linie mit Einkommensstufe {n} oder höher zahlt ihren Aktionären eine Dividende.',
        'Jede Linie mit Einkommensstufe {n} oder niedriger zahlt ihren Aktionären eine Dividende.',
      ],
      fr: [
        'Toute ligne dont le revenu est supérieur ou égal à {n} verse un dividende à ses actionnaires.',
        'Toute ligne dont le revenu est inférieur ou égal à {n} verse un dividende à ses actionnaires.',
      ],
      'zh-Hant': ['收入等級不低於{n}的路線，向股東支付股利。', '收入等級不高於{n}的路線，向股東支付股利。'],
      'zh-Hans': ['收入等级在{n}以上的每条路线都要向股东支付股息。', '收入等级在{n}以下的每条路线都要向股东支付股息。'],
      ko: [
        '수입 단계가 {n} 이상인 노선은 주주에게 배당을 지급한다.',
        '수입 단계가 {n} 이하인 노선은 주주에게 배당을 지급한다.',
      ],
    },
  },
  {
    kind: 'at most → at least',
    texts: {
      ja: [
        'このエリアのマーケットから購入コスト{n}以下の武器カード1枚を購入する。',
        'このエリアのマーケットから購入コスト{n}以上の武器カード1枚を購入する。',
      ],
      en: [
        'Buy 1 weapon card with a purchase cost of {n} or less from the market of this area.',
        'Buy 1 weapon card with a purchase cost of {n} or more from the market of this area.',
      ],
      de: [
        'Kaufe 1 Waffenkarte mit Kaufkosten von höchstens {n} vom Markt dieses Gebiets.',
        'Kaufe 1 Waffenkarte mit Kaufkosten von mindestens {n} vom Markt dieses Gebiets.',
      ],
      fr: [
        'Achetez au marché de cette zone 1 carte Arme dont le coût d’achat est de {n} ou moins.',
        'Achetez au marché de cette zone 1 carte Arme dont le coût d’achat est de {n} ou plus.',
      ],
      'zh-Hant': ['從此區域的市場購買1張購買費用{n}以下的武器卡。', '從此區域的市場購買1張購買費用{n}以上的武器卡。'],
      'zh-Hans': [
        '从此区域的市场购买1张购买费用不超过{n}的武器卡。',
        '从此区域的市场购买1张购买费用不少于{n}的武器卡。',
      ],
      ko: [
        '이 구역의 시장에서 구매 비용 {n} 이하인 무기 카드 1장을 구매한다.',
        '이 구역의 시장에서 구매 비용 {n} 이상인 무기 카드 1장을 구매한다.',
      ],
    },
  },
  {
    kind: 'at most → at least',
    texts: {
      ja: [
        '自分のHPが多くても{n}なら、このエリアの敵から攻撃されない。',
        '自分のHPが少なくとも{n}なら、このエリアの敵から攻撃されない。',
      ],
      en: [
        'While you have at most {n} HP, enemies in this area do not attack you.',
        'While you have at least {n} HP, enemies in this area do not attack you.',
      ],
      de: [
        'Solange du {n} oder weniger HP hast, greifen dich die Gegner in diesem Gebiet nicht an.',
        'Solange du {n} oder mehr HP hast, greifen dich die Gegner in diesem Gebiet nicht an.',
      ],
      fr: [
        'Tant que vous avez au plus {n} HP, les ennemis de cette zone ne vous attaquent pas.',
        'Tant que vous avez au moins {n} HP, les ennemis de cette zone ne vous attaquent pas.',
      ],
      'zh-Hant': ['自己的HP為{n}以下時，不會受到此區域的敵人攻擊。', '自己的HP為{n}以上時，不會受到此區域的敵人攻擊。'],
      'zh-Hans': ['只要你的HP最多为{n}，此区域的敌人就不会攻击你。', '只要你的HP至少为{n}，此区域的敌人就不会攻击你。'],
      ko: [
        '자신의 HP가 {n} 이하인 동안 이 구역의 적에게 공격받지 않는다.',
        '자신의 HP가 {n} 이상인 동안 이 구역의 적에게 공격받지 않는다.',
      ],
    },
  },
  {
    kind: 'at most → at least',
    texts: {
      ja: [
        '手札が{n}枚以下のプレイヤーは、山札からカードを1枚引く。',
        '手札が{n}枚以上のプレイヤーは、山札からカードを1枚引く。',
      ],
      en: [
        'Each player with {n} cards or fewer in hand draws 1 card from the deck.',
        'Each player with {n} cards or more in hand draws 1 card from the deck.',
      ],
      de: [
        'Wer nicht mehr als {n} Handkarten hat, zieht 1 Karte vom Stapel.',
        'Wer nicht weniger als {n} Handkarten hat, zieht 1 Karte vom Stapel.',
      ],
      fr: [
        'Les joueurs qui ont au maximum {n} cartes en main piochent 1 carte.',
        'Les joueurs qui ont au minimum {n} cartes en main piochent 1 carte.',
      ],
      'zh-Hant': ['手牌不多於{n}張的玩家，從牌庫抽1張卡。', '手牌不少於{n}張的玩家，從牌庫抽1張卡。'],
      'zh-Hans': ['手牌为{n}张或更少的玩家从牌库抽1张卡。', '手牌为{n}张或更多的玩家从牌库抽1张卡。'],
      ko: [
        '손패가 {n}장 이하인 플레이어는 덱에서 카드를 1장 뽑는다.',
        '손패가 {n}장 이상인 플레이어는 덱에서 카드를 1장 뽑는다.',
      ],
    },
  },
  {
    kind: 'more than → fewer than',
    texts: {
      ja: [
        'このカードに進行トークンが{n}個より多くあるなら、このカードを捨て札にする。',
        'このカードに進行トークンが{n}個より少なくあるなら、このカードを捨て札にする。',
      ],
      en: [
        'If there are more than {n} progress tokens on this card, discard it.',
        'If there are fewer than {n} progress tokens on this card, discard it.',
      ],
      de: [
        'Liegen mehr als {n} Fortschrittsmarker auf dieser Karte, lege sie ab.',
        'Liegen weniger als {n} Fortschrittsmarker auf dieser Karte, lege sie ab.',
      ],
      fr: [
        'Si cette carte porte plus de {n} jetons Progression, défaussez-la.',
        'Si cette carte porte moins de {n} jetons Progression, défaussez-la.',
      ],
      'zh-Hant': ['若此卡上的進行標記多於{n}個，捨棄此卡。', '若此卡上的進行標記少於{n}個，捨棄此卡。'],
      'zh-Hans': ['如果此卡上有超过{n}个进行标记，则弃掉此卡。', '如果此卡上有不到{n}个进行标记，则弃掉此卡。'],
      ko: [
        '이 카드에 놓인 진행 토큰이 {n}개보다 많으면 이 카드를 버린다.',
        '이 카드에 놓인 진행 토큰이 {n}개보다 적으면 이 카드를 버린다.',
      ],
    },
  },
  {
    kind: 'more than → fewer than',
    texts: {
      ja: ['HPが自分より多い敵1体に物理ダメージ{n}点。', 'HPが自分より少ない敵1体に物理ダメージ{n}点。'],
      en: [
        '{n} physical damage to one enemy with more HP than you.',
        '{n} physical damage to one enemy with less HP than you.',
      ],
      de: [
        'Füge einem Gegner, der mehr HP hat als du, {n} körperlichen Schaden zu.',
        'Füge einem Gegner, der weniger HP hat als du, {n} körperlichen Schaden zu.',
      ],
      fr: [
        'Infligez {n} dégâts physiques à un ennemi ayant plus de HP que vous.',
        'Infligez {n} dégâts physiques à un ennemi ayant moins de HP que vous.',
      ],
      'zh-Hant': ['對1個HP比自己多的敵人造成{n}點物理傷害。', '對1個HP比自己少的敵人造成{n}點物理傷害。'],
      'zh-Hans': ['对1个HP高于你的敌人造成{n}点物理伤害。', '对1个HP低于你的敌人造成{n}点物理伤害。'],
      ko: [
        'HP가 자신보다 많은 적 1명에게 물리 피해를 {n}점 준다.',
        'HP가 자신보다 적은 적 1명에게 물리 피해를 {n}점 준다.',
      ],
    },
  },
  {
    kind: 'more than → fewer than',
    texts: {
      ja: [
        'この路線の株を{n}枚より多く持つプレイヤーは、競りに参加できない。',
        'この路線の株を{n}枚より少なく持つプレイヤーは、競りに参加できない。',
      ],
      en: [
        'Players who hold more than {n} shares of this line cannot take part in the auction.',
        'Players who hold fewer than {n} shares of this line cannot take part in the auction.',
      ],
      de: [
        'Wer mehr als {n} Aktien dieser Linie besitzt, darf an der Auktion nicht teilnehmen.',
        'Wer weniger als {n} Aktien dieser Linie besitzt, darf an der Auktion nicht teilnehmen.',
      ],
      fr: [
        'Un joueur possédant plus de {n} actions de cette ligne ne peut pas participer aux enchères.',
        'Un joueur possédant moins de {n} actions de cette ligne ne peut pas participer aux enchères.',
      ],
      'zh-Hant': ['持有此路線股票超過{n}張的玩家，不得參加拍賣。', '持有此路線股票少於{n}張的玩家，不得參加拍賣。'],
      'zh-Hans': ['持有该路线股票多于{n}张的玩家不能参加拍卖。', '持有该路线股票少于{n}张的玩家不能参加拍卖。'],
      ko: [
        '이 노선의 주식을 {n}주보다 많이 가진 플레이어는 경매에 참가할 수 없다.',
        '이 노선의 주식을 {n}주보다 적게 가진 플레이어는 경매에 참가할 수 없다.',
      ],
    },
  },
];
