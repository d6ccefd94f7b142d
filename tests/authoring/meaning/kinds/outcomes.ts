import type { PlantedMeaning } from '../planted-meaning.ts';

export const outcomes: readonly PlantedMeaning[] = [
  {
    kind: 'highest → lowest',
    texts: {
      ja: ['このエリアで最もHPの多いPCに、認知ダメージ{n}点。', 'このエリアで最もHPの少ないPCに、認知ダメージ{n}点。'],
      en: [
        '{n} cognitive damage to the PC in this area with the most HP.',
        '{n} cognitive damage to the PC in this area with the least HP.',
      ],
      de: [
        '{n} kognitiver Schaden an dem PC mit den meisten HP in diesem Gebiet.',
        '{n} kognitiver Schaden an dem PC mit den wenigsten HP in diesem Gebiet.',
      ],
      fr: [
        '{n} dégâts cognitifs au PC de cette zone qui a le plus de HP.',
        '{n} dégâts cognitifs au PC de cette zone qui a le moins de HP.',
      ],
      'zh-Hant': ['對此區域HP最多的PC造成{n}點認知傷害。', '對此區域HP最少的PC造成{n}點認知傷害。'],
      'zh-Hans': ['对此区域中HP最高的PC造成{n}点认知伤害。', '对此区域中HP最低的PC造成{n}点认知伤害。'],
      ko: [
        '이 구역에서 HP가 가장 많은 PC에게 인지 피해를 {n}점 준다.',
        '이 구역에서 HP가 가장 적은 PC에게 인지 피해를 {n}점 준다.',
      ],
    },
  },
  {
    kind: 'highest → lowest',
    texts: {
      ja: [
        'トラブルカードが最も多いエリアに、このカードを置く。',
        'トラブルカードが最も少ないエリアに、このカードを置く。',
      ],
      en: [
        'Place this card in the area with the largest number of trouble cards.',
        'Place this card in the area with the smallest number of trouble cards.',
      ],
      de: [
        'Lege diese Karte in das Gebiet, in dem die meisten Störungskarten liegen.',
        'Lege diese Karte in das Gebiet, in dem die wenigsten Störungskarten liegen.',
      ],
      fr: [
        'Placez cette carte dans la zone qui contient le plus grand nombre de cartes Ennui.',
        'Placez cette carte dans la zone qui contient le plus petit nombre de cartes Ennui.',
      ],
      'zh-Hant': ['將此卡放置於麻煩卡最多的區域。', '將此卡放置於麻煩卡最少的區域。'],
      'zh-Hans': ['将此卡放到麻烦卡数量最多的区域。', '将此卡放到麻烦卡数量最少的区域。'],
      ko: ['트러블 카드가 가장 많은 구역에 이 카드를 놓는다.', '트러블 카드가 가장 적은 구역에 이 카드를 놓는다.'],
    },
  },
  {
    kind: 'highest → lowest',
    texts: {
      ja: [
        '最高額を入札したプレイヤーが、この路線の株を{n}枚得る。',
        '最低額を入札したプレイヤーが、この路線の株を{n}枚得る。',
      ],
      en: ['The highest bidder gains {n} shares of this line.', 'The lowest bidder gains {n} shares of this line.'],
      de: [
        'Wer das höchste Gebot abgibt, erhält {n} Aktien dieser Linie.',
        'Wer das niedrigste Gebot abgibt, erhält {n} Aktien dieser Linie.',
      ],
      fr: [
        'Celui qui fait l’offre la plus élevée gagne {n} actions de cette ligne.',
        'Celui qui fait l’offre la plus basse gagne {n} actions de cette ligne.',
      ],
      'zh-Hant': ['出價最高的玩家獲得此路線的{n}張股票。', '出價最低的玩家獲得此路線的{n}張股票。'],
      'zh-Hans': ['出价最高者得到{n}张该路线的股票。', '出价最低者得到{n}张该路线的股票。'],
      ko: [
        '가장 높은 값을 부른 플레이어가 이 노선의 주식 {n}주를 얻는다.',
        '가장 낮은 값을 부른 플레이어가 이 노선의 주식 {n}주를 얻는다.',
      ],
    },
  },
  {
    kind: 'win → lose',
    texts: {
      ja: [
        'このカードに進行トークンが{n}個以上あるなら、PC全員の勝利となる。',
        'このカードに進行トークンが{n}個以上あるなら、PC全員の敗北となる。',
      ],
      en: [
        'If there are {n} or more progress tokens on this card, all PCs win the game.',
        'If there are {n} or more progress tokens on this card, all PCs lose the game.',
      ],
      de: [
        'Liegen mindestens {n} Fortschrittsmarker auf dieser Karte, gewinnen alle PCs das Spiel.',
        'Liegen mindestens {n} Fortschrittsmarker auf dieser Karte, verlieren alle PCs das Spiel.',
      ],
      fr: [
        'S’il y a au moins {n} jetons Progression sur cette carte, tous les PC gagnent la partie.',
        'S’il y a au moins {n} jetons Progression sur cette carte, tous les PC perdent la partie.',
      ],
      'zh-Hant': ['若此卡上有{n}個以上的進行標記，全體PC獲勝。', '若此卡上有{n}個以上的進行標記，全體PC落敗。'],
      'zh-Hans': ['当此卡上有至少{n}个进行标记时，所有PC获胜。', '当此卡上有至少{n}个进行标记时，所有PC失败。'],
      ko: [
        '이 카드에 진행 토큰이 {n}개 이상 있으면 PC 전원이 승리한다.',
        '이 카드에 진행 토큰이 {n}개 이상 있으면 PC 전원이 패배한다.',
      ],
    },
  },
  {
    kind: 'win → lose',
    texts: {
      ja: [
        'すべてのシナリオカードが解決されたとき、プレイヤーは勝利する。',
        'すべてのシナリオカードが解決されたとき、プレイヤーは敗北する。',
      ],
      en: [
        'When every scenario card has been solved, the players win.',
        'When every scenario card has been solved, the players lose.',
      ],
      de: [
        'Sind alle Szenariokarten gelöst, habt ihr gewonnen.',
        'Sind alle Szenariokarten gelöst, habt ihr verloren.',
      ],
      fr: [
        'Dès que toutes les cartes Scénario sont résolues, c’est la victoire des joueurs.',
        'Dès que toutes les cartes Scénario sont résolues, c’est la défaite des joueurs.',
      ],
      'zh-Hant': ['所有劇本卡都解決時，玩家勝利。', '所有劇本卡都解決時，玩家敗北。'],
      'zh-Hans': ['所有剧本卡均被解决后，玩家赢得游戏。', '所有剧本卡均被解决后，玩家输掉游戏。'],
      ko: ['모든 시나리오 카드가 해결되면 플레이어가 이긴다.', '모든 시나리오 카드가 해결되면 플레이어가 진다.'],
    },
  },
  {
    kind: 'win → lose',
    texts: {
      ja: [
        'ゲームの終わりに、コインを最も多く持つプレイヤーが勝つ。',
        'ゲームの終わりに、コインを最も多く持つプレイヤーが負ける。',
      ],
      en: [
        'The player with the most coins at the end of the game is the winner.',
        'The player with the most coins at the end of the game is the loser.',
      ],
      de: [
        'Wer am Spielende die meisten Münzen besitzt, gewinnt.',
        'Wer am Spielende die meisten Münzen besitzt, verliert.',
      ],
      fr: [
        'À la fin de la partie, le joueur qui a le plus de pièces l’emporte.',
        'À la fin de la partie, le joueur qui a le plus de pièces a perdu.',
      ],
      'zh-Hant': ['遊戲結束時，金幣最多的玩家獲勝。', '遊戲結束時，金幣最多的玩家落敗。'],
      'zh-Hans': ['游戏结束时，拥有最多金币的玩家获得胜利。', '游戏结束时，拥有最多金币的玩家输掉游戏。'],
      ko: [
        '게임이 끝날 때 코인을 가장 많이 가진 플레이어가 승리한다.',
        '게임이 끝날 때 코인을 가장 많이 가진 플레이어가 패배한다.',
      ],
    },
  },
];
