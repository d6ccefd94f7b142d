import type { FreeRule } from './free-rule.ts';

/** Rules of all these kinds in wordings less like those of the cards. */
export const mixed: readonly FreeRule[] = [
  {
    ja: '手番プレイヤーは2枚引き、ほかのプレイヤーは1枚捨てる。',
    faults: ['halves exchanged', 'draw → discard'],
    en: [
      'The active player draws two cards; everyone else discards one.',
      'The active player discards one card; everyone else draws two.',
      'The active player discards two cards; everyone else discards one.',
    ],
    de: [
      'Wer am Zug ist, zieht zwei Karten; alle anderen werfen eine ab.',
      'Wer am Zug ist, wirft eine Karte ab; alle anderen ziehen zwei.',
      'Wer am Zug ist, wirft zwei Karten ab; alle anderen werfen eine ab.',
    ],
  },
  {
    ja: '戦闘の敗者は、勝者に戦闘カードを1枚渡す。',
    faults: ['halves exchanged', 'give → receive'],
    en: [
      'The loser of the combat hands 1 combat card to the winner.',
      'The winner of the combat hands 1 combat card to the loser.',
      'The loser of the combat receives 1 combat card from the winner.',
    ],
    de: [
      'Der Verlierer des Kampfes gibt dem Sieger 1 Kampfkarte.',
      'Der Sieger des Kampfes gibt dem Verlierer 1 Kampfkarte.',
      'Der Verlierer des Kampfes bekommt vom Sieger 1 Kampfkarte.',
    ],
  },
  {
    ja: '自分のリーダーがこのエリアにいる間、敵はここに入れない。',
    faults: ['cannot → must', 'enter → leave'],
    en: [
      'While your leader is in this area, enemies cannot enter it.',
      'While your leader is in this area, enemies must enter it.',
      'While your leader is in this area, enemies cannot leave it.',
    ],
    de: [
      'Solange dein Anführer in diesem Gebiet ist, dürfen Gegner es nicht betreten.',
      'Solange dein Anführer in diesem Gebiet ist, müssen Gegner es betreten.',
      'Solange dein Anführer in diesem Gebiet ist, dürfen Gegner es nicht verlassen.',
    ],
  },
  {
    ja: '自分のターン中に1回、2APを支払って敵を1体動かしてもよい。',
    faults: ['once → each time', 'may → must', 'turn → round'],
    en: [
      'Once during your turn, you may pay 2 AP to move one enemy.',
      'Each time during your turn, you may pay 2 AP to move one enemy.',
      'Once during your turn, you must pay 2 AP to move one enemy.',
      'Once during the round, you may pay 2 AP to move one enemy.',
    ],
    de: [
      'Einmal während deines Zuges darfst du 2 AP zahlen, um einen Gegner zu bewegen.',
      'Jedes Mal während deines Zuges darfst du 2 AP zahlen, um einen Gegner zu bewegen.',
      'Einmal während deines Zuges musst du 2 AP zahlen, um einen Gegner zu bewegen.',
      'Einmal während der Runde darfst du 2 AP zahlen, um einen Gegner zu bewegen.',
    ],
  },
  {
    ja: '駅に着く前に運賃を払えなければ、最初の駅に戻る。',
    faults: ['before → after', 'first → last', 'cannot → can'],
    en: [
      'If you cannot pay the fare before you arrive at a station, return to the first station.',
      'If you cannot pay the fare after you arrive at a station, return to the first station.',
      'If you cannot pay the fare before you arrive at a station, return to the last station.',
      'If you can pay the fare before you arrive at a station, return to the first station.',
    ],
    de: [
      'Kannst du den Fahrpreis nicht zahlen, bevor du an einem Bahnhof ankommst, kehre zum ersten Bahnhof zurück.',
      'Kannst du den Fahrpreis nicht zahlen, nachdem du an einem Bahnhof angekommen bist, kehre zum ersten Bahnhof zurück.',
      'Kannst du den Fahrpreis nicht zahlen, bevor du an einem Bahnhof ankommst, kehre zum letzten Bahnhof zurück.',
      'Kannst du den Fahrpreis zahlen, bevor du an einem Bahnhof ankommst, kehre zum ersten Bahnhof zurück.',
    ],
  },
  {
    ja: 'アクトが進むまで、探索者は1ターンに2枚より多くカードをプレイできない。',
    faults: ['until → unless', 'more → fewer', 'turn → round'],
    en: [
      'Until the act advances, no investigator can play more than 2 cards per turn.',
      'Unless the act advances, no investigator can play more than 2 cards per turn.',
      'Until the act advances, no investigator can play fewer than 2 cards per turn.',
      'Until the act advances, no investigator can play more than 2 cards per round.',
    ],
    de: [
      'Bis der Akt voranschreitet, kann kein Ermittler mehr als 2 Karten pro Zug spielen.',
      'Es sei denn, der Akt schreitet voran, kann kein Ermittler mehr als 2 Karten pro Zug spielen.',
      'Bis der Akt voranschreitet, kann kein Ermittler weniger als 2 Karten pro Zug spielen.',
      'Bis der Akt voranschreitet, kann kein Ermittler mehr als 2 Karten pro Runde spielen.',
    ],
  },
  {
    ja: 'ワーカーを1つ失うか、民心を2支払う。',
    faults: ['or → and', 'pay → gain'],
    en: [
      'Either lose 1 worker or pay 2 popularity.',
      'Lose 1 worker and pay 2 popularity.',
      'Either lose 1 worker or gain 2 popularity.',
    ],
    de: [
      'Verliere entweder 1 Arbeiter oder zahle 2 Beliebtheit.',
      'Verliere 1 Arbeiter und zahle 2 Beliebtheit.',
      'Verliere entweder 1 Arbeiter oder erhalte 2 Beliebtheit.',
    ],
  },
  {
    ja: '全員が手札をすべて捨て、残りのAPを失う。',
    faults: ['all → one', 'lose → keep'],
    en: [
      'Everyone discards their entire hand and loses their remaining AP.',
      'Everyone discards one card from their hand and loses their remaining AP.',
      'Everyone discards their entire hand and gains their remaining AP.',
    ],
    de: [
      'Alle werfen ihre ganze Hand ab und verlieren ihre restlichen AP.',
      'Ein PC wirft eine Karte aus seiner Hand ab und verliert seine restlichen AP.',
      'Alle werfen ihre ganze Hand ab und erhalten ihre restlichen AP.',
    ],
  },
  {
    ja: '破滅を1つ取り除いてもよい。そうしないなら、破滅を1つ置く。',
    faults: ['may → must', 'halves exchanged'],
    en: [
      'You may remove 1 doom. If you do not, place 1 doom.',
      'You must remove 1 doom. If you do not, place 1 doom.',
      'You may place 1 doom. If you do not, remove 1 doom.',
    ],
    de: [
      'Du darfst 1 Verderben entfernen. Tust du das nicht, lege 1 Verderben hin.',
      'Du musst 1 Verderben entfernen. Tust du das nicht, lege 1 Verderben hin.',
      'Du darfst 1 Verderben hinlegen. Tust du das nicht, entferne 1 Verderben.',
    ],
  },
  {
    ja: '各PCは、このフェイズの終わりに手札が最も多いPCにカードを1枚渡す。',
    faults: ['end → start', 'most → fewest', 'give → take'],
    en: [
      'At the end of this phase, each PC gives 1 card to the PC with the most cards in hand.',
      'At the start of this phase, each PC gives 1 card to the PC with the most cards in hand.',
      'At the end of this phase, each PC gives 1 card to the PC with the fewest cards in hand.',
      'At the end of this phase, each PC takes 1 card from the PC with the most cards in hand.',
    ],
    de: [
      'Am Ende dieser Phase gibt jeder PC dem PC mit den meisten Handkarten 1 Karte.',
      'Am Anfang dieser Phase gibt jeder PC dem PC mit den meisten Handkarten 1 Karte.',
      'Am Ende dieser Phase gibt jeder PC dem PC mit den wenigsten Handkarten 1 Karte.',
      'Am Ende dieser Phase nimmt jeder PC dem PC mit den meisten Handkarten 1 Karte weg.',
    ],
  },
  {
    ja: '自分が攻撃側なら、戦闘カードを2枚まで出せる。防御側なら、1枚しか出せない。',
    faults: ['halves exchanged', 'attacker ↔ defender'],
    en: [
      'As the attacker, you may play up to 2 combat cards; as the defender, only 1.',
      'As the defender, you may play up to 2 combat cards; as the attacker, only 1.',
      'As the attacker, you may play only 1 combat card; as the defender, up to 2.',
    ],
    de: [
      'Als Angreifer darfst du bis zu 2 Kampfkarten spielen, als Verteidiger nur 1.',
      'Als Verteidiger darfst du bis zu 2 Kampfkarten spielen, als Angreifer nur 1.',
      'Als Angreifer darfst du nur 1 Kampfkarte spielen, als Verteidiger bis zu 2.',
    ],
  },
  {
    ja: '敵が倒されない限り、ラウンドの終了時にこのエリアのPC全員は1ダメージを受ける。',
    faults: ['unless → if', 'end → start', 'every → one'],
    en: [
      'Unless the enemy is defeated, every PC in this area takes 1 damage at the end of the round.',
      'If the enemy is defeated, every PC in this area takes 1 damage at the end of the round.',
      'Unless the enemy is defeated, every PC in this area takes 1 damage at the start of the round.',
      'Unless the enemy is defeated, one PC in this area takes 1 damage at the end of the round.',
    ],
    de: [
      'Sofern der Gegner nicht besiegt wird, nimmt jeder PC in diesem Gebiet am Ende der Runde 1 Schaden.',
      'Wenn der Gegner besiegt wird, nimmt jeder PC in diesem Gebiet am Ende der Runde 1 Schaden.',
      'Sofern der Gegner nicht besiegt wird, nimmt jeder PC in diesem Gebiet zu Beginn der Runde 1 Schaden.',
      'Sofern der Gegner nicht besiegt wird, nimmt ein PC in diesem Gebiet am Ende der Runde 1 Schaden.',
    ],
  },
  {
    ja: '次に購入するとき、コストを支払わずにカードを1枚得る。',
    faults: ['without lost', 'gain → lose'],
    en: [
      'The next time you buy, gain 1 card without paying its cost.',
      'The next time you buy, gain 1 card by paying its cost.',
      'The next time you buy, lose 1 card without paying its cost.',
    ],
    de: [
      'Wenn du das nächste Mal kaufst, erhältst du 1 Karte, ohne ihre Kosten zu zahlen.',
      'Wenn du das nächste Mal kaufst, erhältst du 1 Karte, indem du ihre Kosten zahlst.',
      'Wenn du das nächste Mal kaufst, verlierst du 1 Karte, ohne ihre Kosten zu zahlen.',
    ],
  },
  {
    ja: '場所から手がかりを1つ取り除いた後、敵を1体、隣接する場所に置く。',
    faults: ['after → before', 'remove → add', 'adjacent → this'],
    en: [
      'After you remove 1 clue from a location, put 1 enemy at an adjacent location.',
      'Before you remove 1 clue from a location, put 1 enemy at an adjacent location.',
      'After you add 1 clue to a location, put 1 enemy at an adjacent location.',
      'After you remove 1 clue from a location, put 1 enemy at that location.',
    ],
    de: [
      'Nachdem du 1 Hinweis von einem Ort entfernt hast, lege 1 Gegner an einen benachbarten Ort.',
      'Bevor du 1 Hinweis von einem Ort entfernst, lege 1 Gegner an einen benachbarten Ort.',
      'Nachdem du 1 Hinweis an einen Ort gelegt hast, lege 1 Gegner an einen benachbarten Ort.',
      'Nachdem du 1 Hinweis von einem Ort entfernt hast, lege 1 Gegner an diesen Ort.',
    ],
  },
];
