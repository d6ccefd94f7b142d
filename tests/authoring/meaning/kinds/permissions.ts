import type { PlantedMeaning } from '../planted-meaning.ts';

export const permissions: readonly PlantedMeaning[] = [
  {
    kind: 'cannot → can',
    texts: {
      ja: [
        '敵1体に物理ダメージ{n}点。このダメージは軽減できない。',
        '敵1体に物理ダメージ{n}点。このダメージは軽減できる。',
      ],
      en: [
        '{n} physical damage to one enemy. This damage cannot be reduced.',
        '{n} physical damage to one enemy. This damage can be reduced.',
      ],
      de: [
        '{n} körperlicher Schaden an einem Gegner. Er kann nicht verringert werden.',
        '{n} körperlicher Schaden an einem Gegner. Er kann verringert werden.',
      ],
      fr: [
        '{n} dégâts physiques à un ennemi. Ces dégâts ne peuvent pas être réduits.',
        '{n} dégâts physiques à un ennemi. Ces dégâts peuvent être réduits.',
      ],
      'zh-Hant': ['對1個敵人造成{n}點物理傷害。此傷害不能減輕。', '對1個敵人造成{n}點物理傷害。此傷害可以減輕。'],
      'zh-Hans': ['对1个敌人造成{n}点物理伤害，此伤害无法减轻。', '对1个敌人造成{n}点物理伤害，此伤害可以减轻。'],
      ko: [
        '적 1명에게 물리 피해를 {n}점 준다. 이 피해는 경감할 수 없다.',
        '적 1명에게 물리 피해를 {n}점 준다. 이 피해는 경감할 수 있다.',
      ],
    },
  },
  {
    kind: 'cannot → can',
    texts: {
      ja: ['ダウンしているPCは、この敵を攻撃できない。', 'ダウンしているPCは、この敵を攻撃できる。'],
      en: ['Downed PCs may not attack this enemy.', 'Downed PCs may attack this enemy.'],
      de: [
        'Ausgeschaltete PCs dürfen diesen Gegner nicht angreifen.',
        'Ausgeschaltete PCs dürfen diesen Gegner angreifen.',
      ],
      fr: [
        'Les PC à terre n’ont pas le droit d’attaquer cet ennemi.',
        'Les PC à terre ont le droit d’attaquer cet ennemi.',
      ],
      'zh-Hant': ['倒下的PC不可攻擊此敵人。', '倒下的PC可以攻擊此敵人。'],
      'zh-Hans': ['倒下的PC不能攻击此敌人。', '倒下的PC能够攻击此敌人。'],
      ko: ['다운된 PC는 이 적을 공격할 수 없다.', '다운된 PC는 이 적을 공격할 수 있다.'],
    },
  },
  {
    kind: 'cannot → can',
    texts: {
      ja: ['投機した路線の株は買えない。', '投機した路線の株は買える。'],
      en: [
        'You are not allowed to buy shares of a line you have speculated on.',
        'You are allowed to buy shares of a line you have speculated on.',
      ],
      de: [
        'Aktien einer Linie, auf die du spekuliert hast, kannst du nicht kaufen.',
        'Aktien einer Linie, auf die du spekuliert hast, kannst du kaufen.',
      ],
      fr: [
        'Il est interdit d’acheter des actions d’une ligne sur laquelle vous avez spéculé.',
        'Il est permis d’acheter des actions d’une ligne sur laquelle vous avez spéculé.',
      ],
      'zh-Hant': ['自己投機過的路線，其股票不得購買。', '自己投機過的路線，其股票可以購買。'],
      'zh-Hans': ['对于你投机过的路线，你不可以购买其股票。', '对于你投机过的路线，你可以购买其股票。'],
      ko: ['투기한 노선의 주식은 살 수 없다.', '투기한 노선의 주식은 살 수 있다.'],
    },
  },
  {
    kind: 'can → cannot',
    texts: {
      ja: ['このカードは装備から外せる。', 'このカードは装備から外せない。'],
      en: ['This card can be unequipped.', 'This card cannot be unequipped.'],
      de: [
        'Diese Karte kann aus der Ausrüstung genommen werden.',
        'Diese Karte kann nicht aus der Ausrüstung genommen werden.',
      ],
      fr: ['Cette carte peut être déséquipée.', 'Cette carte ne peut pas être déséquipée.'],
      'zh-Hant': ['此卡可以從裝備中卸下。', '此卡不能從裝備中卸下。'],
      'zh-Hans': ['此卡可以从装备中卸下。', '此卡无法从装备中卸下。'],
      ko: ['이 카드는 장비에서 뺄 수 있다.', '이 카드는 장비에서 뺄 수 없다.'],
    },
  },
  {
    kind: 'can → cannot',
    texts: {
      ja: ['シンジュクにいるPCは、シブヤの敵も攻撃できる。', 'シンジュクにいるPCは、シブヤの敵も攻撃できない。'],
      en: [
        'PCs in Shinjuku are able to attack enemies in Shibuya.',
        'PCs in Shinjuku are unable to attack enemies in Shibuya.',
      ],
      de: [
        'PCs in Shinjuku können auch Gegner in Shibuya angreifen.',
        'PCs in Shinjuku können Gegner in Shibuya nicht angreifen.',
      ],
      fr: [
        'Les PC présents à Shinjuku peuvent aussi attaquer les ennemis de Shibuya.',
        'Les PC présents à Shinjuku ne peuvent pas attaquer les ennemis de Shibuya.',
      ],
      'zh-Hant': ['位於新宿的PC也能攻擊澀谷的敵人。', '位於新宿的PC不能攻擊澀谷的敵人。'],
      'zh-Hans': ['新宿的PC也可以攻击涩谷的敌人。', '新宿的PC不可以攻击涩谷的敌人。'],
      ko: ['신주쿠에 있는 PC는 시부야의 적도 공격할 수 있다.', '신주쿠에 있는 PC는 시부야의 적도 공격할 수 없다.'],
    },
  },
  {
    kind: 'can → cannot',
    texts: {
      ja: ['パスしたプレイヤーも競りに参加できる。', 'パスしたプレイヤーも競りに参加できない。'],
      en: [
        'Players who have passed can still take part in the auction.',
        'Players who have passed can no longer take part in the auction.',
      ],
      de: ['Wer gepasst hat, darf weiterhin mitbieten.', 'Wer gepasst hat, darf nicht mehr mitbieten.'],
      fr: [
        'Les joueurs qui ont passé peuvent encore participer aux enchères.',
        'Les joueurs qui ont passé ne peuvent plus participer aux enchères.',
      ],
      'zh-Hant': ['已經跳過的玩家仍可參加拍賣。', '已經跳過的玩家不可再參加拍賣。'],
      'zh-Hans': ['已经跳过的玩家仍然可以参加拍卖。', '已经跳过的玩家不能再参加拍卖。'],
      ko: ['패스한 플레이어도 경매에 참가할 수 있다.', '패스한 플레이어도 경매에 참가할 수 없다.'],
    },
  },
  {
    kind: 'may lost',
    texts: {
      ja: ['隣接するエリアのPC1人を、このエリアに移してもよい。', '隣接するエリアのPC1人を、このエリアに移す。'],
      en: [
        'You may move one PC from an adjacent area to this area.',
        'Move one PC from an adjacent area to this area.',
      ],
      de: [
        'Du darfst einen PC aus einem angrenzenden Gebiet in dieses Gebiet versetzen.',
        'Versetze einen PC aus einem angrenzenden Gebiet in dieses Gebiet.',
      ],
      fr: [
        'Vous pouvez déplacer un PC d’une zone adjacente dans cette zone.',
        'Déplacez un PC d’une zone adjacente dans cette zone.',
      ],
      'zh-Hant': ['可以將相鄰區域的1名PC移動至此區域。', '將相鄰區域的1名PC移動至此區域。'],
      'zh-Hans': ['你可以将相邻区域的1名PC移动到此区域。', '将相邻区域的1名PC移动到此区域。'],
      ko: ['인접한 구역의 PC 1명을 이 구역으로 옮길 수 있다.', '인접한 구역의 PC 1명을 이 구역으로 옮긴다.'],
    },
  },
  {
    kind: 'may lost',
    texts: {
      ja: [
        '自分がダメージを受けたとき、手札を{n}枚捨て札にしてもよい。',
        '自分がダメージを受けたとき、手札を{n}枚捨て札にする。',
      ],
      en: [
        'When you take damage, you may discard {n} cards from your hand.',
        'When you take damage, you discard {n} cards from your hand.',
      ],
      de: ['Nimmst du Schaden, kannst du {n} Handkarten ablegen.', 'Nimmst du Schaden, legst du {n} Handkarten ab.'],
      fr: [
        'Lorsque vous subissez des dégâts, vous pouvez défausser {n} cartes de votre main.',
        'Lorsque vous subissez des dégâts, défaussez {n} cartes de votre main.',
      ],
      'zh-Hant': ['自己受到傷害時，可捨棄{n}張手牌。', '自己受到傷害時，捨棄{n}張手牌。'],
      'zh-Hans': ['当你受到伤害时，你可选择弃掉{n}张手牌。', '当你受到伤害时，弃掉{n}张手牌。'],
      ko: ['자신이 피해를 받았을 때 손패를 {n}장 버려도 된다.', '자신이 피해를 받았을 때 손패를 {n}장 버린다.'],
    },
  },
  {
    kind: 'may lost',
    texts: {
      ja: ['手番の終わりに、自分のミープルを列車に乗せてもよい。', '手番の終わりに、自分のミープルを列車に乗せる。'],
      en: [
        'At the end of your turn, you can choose to put your meeple on the train.',
        'At the end of your turn, put your meeple on the train.',
      ],
      de: [
        'Am Ende deines Zuges darfst du deinen Meeple in den Zug setzen.',
        'Am Ende deines Zuges setzt du deinen Meeple in den Zug.',
      ],
      fr: [
        'À la fin de votre tour, vous pouvez, si vous le souhaitez, placer votre pion dans le train.',
        'À la fin de votre tour, placez votre pion dans le train.',
      ],
      'zh-Hant': ['回合結束時，可以將自己的米寶放上列車。', '回合結束時，將自己的米寶放上列車。'],
      'zh-Hans': ['回合结束时，你可以把自己的米宝放上列车。', '回合结束时，把自己的米宝放上列车。'],
      ko: ['차례가 끝날 때 자신의 미플을 열차에 태울 수 있다.', '차례가 끝날 때 자신의 미플을 열차에 태운다.'],
    },
  },
  {
    kind: 'may added',
    texts: {
      ja: [
        'このカードを捨て札にし、次のシナリオカードを公開する。',
        'このカードを捨て札にし、次のシナリオカードを公開してもよい。',
      ],
      en: [
        'Discard this card. Reveal the next scenario card.',
        'Discard this card. You may reveal the next scenario card.',
      ],
      de: [
        'Lege diese Karte ab. Decke die nächste Szenariokarte auf.',
        'Lege diese Karte ab. Du darfst die nächste Szenariokarte aufdecken.',
      ],
      fr: [
        'Défaussez cette carte. Révélez la carte Scénario suivante.',
        'Défaussez cette carte. Vous pouvez révéler la carte Scénario suivante.',
      ],
      'zh-Hant': ['捨棄此卡。公開下一張劇本卡。', '捨棄此卡。可以公開下一張劇本卡。'],
      'zh-Hans': ['弃掉此卡。公开下一张剧本卡。', '弃掉此卡。你可以公开下一张剧本卡。'],
      ko: ['이 카드를 버린다. 다음 시나리오 카드를 공개한다.', '이 카드를 버린다. 다음 시나리오 카드를 공개해도 된다.'],
    },
  },
  {
    kind: 'may added',
    texts: {
      ja: ['参加者はそれぞれ、手札を{n}枚捨て札にする。', '参加者はそれぞれ、手札を{n}枚捨て札にしてもよい。'],
      en: [
        'Each participant discards {n} cards from their hand.',
        'Each participant may discard {n} cards from their hand.',
      ],
      de: ['Jeder Teilnehmer legt {n} Handkarten ab.', 'Jeder Teilnehmer darf {n} Handkarten ablegen.'],
      fr: [
        'Chaque participant défausse {n} cartes de sa main.',
        'Chaque participant peut défausser {n} cartes de sa main.',
      ],
      'zh-Hant': ['每名參加者捨棄{n}張手牌。', '每名參加者可捨棄{n}張手牌。'],
      'zh-Hans': ['每名参加者弃掉{n}张手牌。', '每名参加者可以弃掉{n}张手牌。'],
      ko: ['참가자는 각각 손패를 {n}장 버린다.', '참가자는 각각 손패를 {n}장 버릴 수 있다.'],
    },
  },
  {
    kind: 'may added',
    texts: {
      ja: [
        '競りを降りたプレイヤーは、銀行に{n}コインを支払う。',
        '競りを降りたプレイヤーは、銀行に{n}コインを支払ってもよい。',
      ],
      en: [
        'A player who drops out of the auction pays {n} coins to the bank.',
        'A player who drops out of the auction may pay {n} coins to the bank.',
      ],
      de: [
        'Wer aus der Auktion aussteigt, zahlt {n} Münzen an die Bank.',
        'Wer aus der Auktion aussteigt, darf {n} Münzen an die Bank zahlen.',
      ],
      fr: [
        'Le joueur qui se retire des enchères verse {n} pièces à la banque.',
        'Le joueur qui se retire des enchères peut verser {n} pièces à la banque.',
      ],
      'zh-Hant': ['退出拍賣的玩家向銀行支付{n}枚金幣。', '退出拍賣的玩家可以向銀行支付{n}枚金幣。'],
      'zh-Hans': ['退出拍卖的玩家须向银行支付{n}枚金币。', '退出拍卖的玩家可以向银行支付{n}枚金币。'],
      ko: [
        '경매에서 빠진 플레이어는 은행에 코인 {n}개를 낸다.',
        '경매에서 빠진 플레이어는 은행에 코인 {n}개를 낼 수 있다.',
      ],
    },
  },
];
