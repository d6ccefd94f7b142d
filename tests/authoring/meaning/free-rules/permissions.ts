import type { FreeRule } from './free-rule.ts';

/** Duties and permissions, one and all, costs and options, conditions and their negation. */
export const permissions: readonly FreeRule[] = [
  {
    ja: '隣接するエリアの敵を、ちょうど1体だけ選ぶ。',
    faults: ['exactly one → all', 'adjacent → this'],
    en: [
      'Choose exactly one enemy in an adjacent area.',
      'Choose all enemies in an adjacent area.',
      'Choose exactly one enemy in this area.',
    ],
    de: [
      'Wähle genau einen Gegner in einem angrenzenden Gebiet.',
      'Wähle alle Gegner in einem angrenzenden Gebiet.',
      'Wähle genau einen Gegner in diesem Gebiet.',
    ],
  },
  {
    ja: '自分の場所にある手がかりをちょうど1つ発見する。',
    faults: ['exactly one → all'],
    en: ['Discover exactly 1 clue at your location.', 'Discover all clues at your location.'],
    de: ['Entdecke genau 1 Hinweis an deinem Ort.', 'Entdecke alle Hinweise an deinem Ort.'],
  },
  {
    ja: 'ワーカー1個だけを移動させる。',
    faults: ['only one → all'],
    en: ['Move only one worker.', 'Move all of your workers.'],
    de: ['Bewege nur einen Arbeiter.', 'Bewege alle deine Arbeiter.'],
  },
  {
    ja: 'サイコロを1個だけ振り直す。',
    faults: ['only one → all'],
    en: ['Reroll just one die.', 'Reroll all dice.'],
    de: ['Würfle nur einen Würfel neu.', 'Würfle alle Würfel neu.'],
  },
  {
    ja: 'この敵は攻撃できない。代わりに、隣接するエリアに移動する。',
    faults: ['cannot lost', 'instead lost'],
    en: [
      'This enemy cannot attack. Instead, it moves to an adjacent area.',
      'This enemy attacks. Instead, it moves to an adjacent area.',
      'This enemy cannot attack. It also moves to an adjacent area.',
    ],
    de: [
      'Dieser Gegner kann nicht angreifen. Stattdessen bewegt er sich in ein angrenzendes Gebiet.',
      'Dieser Gegner greift an. Stattdessen bewegt er sich in ein angrenzendes Gebiet.',
      'Dieser Gegner kann nicht angreifen. Außerdem bewegt er sich in ein angrenzendes Gebiet.',
    ],
  },
  {
    ja: 'カードは引けないが、代わりにリソースを1つ得る。',
    faults: ['cannot lost'],
    en: ['You cannot draw cards, but gain 1 resource instead.', 'You can draw cards, but gain 1 resource instead.'],
    de: [
      'Du kannst keine Karten ziehen, erhältst aber stattdessen 1 Ressource.',
      'Du kannst Karten ziehen, erhältst aber stattdessen 1 Ressource.',
    ],
  },
  {
    ja: '支払えないプレイヤーは、代わりに路線を1本失う。',
    faults: ['cannot lost', 'lose → gain'],
    en: [
      'A player who cannot pay loses 1 line instead.',
      'A player who can pay loses 1 line instead.',
      'A player who cannot pay gains 1 line instead.',
    ],
    de: [
      'Wer nicht zahlen kann, verliert stattdessen 1 Linie.',
      'Wer zahlen kann, verliert stattdessen 1 Linie.',
      'Wer nicht zahlen kann, erhält stattdessen 1 Linie.',
    ],
  },
  {
    ja: 'メックを配備できない。代わりにコインを2得る。',
    faults: ['cannot lost'],
    en: ['You cannot deploy a mech. Instead, gain 2 coins.', 'You may deploy a mech. Instead, gain 2 coins.'],
    de: [
      'Du kannst keinen Mech aufstellen. Erhalte stattdessen 2 Münzen.',
      'Du darfst einen Mech aufstellen. Erhalte stattdessen 2 Münzen.',
    ],
  },
  {
    ja: '手札を2枚捨てなければならない。',
    faults: ['must → may', 'hand → deck'],
    en: [
      'You must discard 2 cards from your hand.',
      'You may discard 2 cards from your hand.',
      'You must discard 2 cards from your deck.',
    ],
    de: [
      'Du musst 2 Karten aus deiner Hand abwerfen.',
      'Du darfst 2 Karten aus deiner Hand abwerfen.',
      'Du musst 2 Karten aus deinem Deck abwerfen.',
    ],
  },
  {
    ja: '3コインを支払ってもよい。そうしたなら、駅を1つ進む。',
    faults: ['may → must'],
    en: ['You may pay 3 coins. If you do, advance 1 station.', 'You must pay 3 coins. If you do, advance 1 station.'],
    de: [
      'Du darfst 3 Münzen zahlen. Wenn du das tust, rücke 1 Bahnhof vor.',
      'Du musst 3 Münzen zahlen. Wenn du das tust, rücke 1 Bahnhof vor.',
    ],
  },
  {
    ja: '民心を1支払わなければならない。',
    faults: ['must → may', 'pay → gain'],
    en: ['You must pay 1 popularity.', 'You may pay 1 popularity.', 'You must gain 1 popularity.'],
    de: ['Du musst 1 Beliebtheit bezahlen.', 'Du darfst 1 Beliebtheit bezahlen.', 'Du musst 1 Beliebtheit nehmen.'],
  },
  {
    ja: '手札を1枚捨て、2コインを支払う：駅を3つ進む。',
    faults: ['and → or'],
    en: ['Discard 1 card and pay 2 coins: Advance 3 stations.', 'Discard 1 card or pay 2 coins: Advance 3 stations.'],
    de: [
      'Wirf 1 Karte ab und zahle 2 Münzen: Rücke 3 Bahnhöfe vor.',
      'Wirf 1 Karte ab oder zahle 2 Münzen: Rücke 3 Bahnhöfe vor.',
    ],
  },
  {
    ja: '木材1または金属1を得る。',
    faults: ['or → and', 'gain → pay'],
    en: ['Gain 1 wood or 1 metal.', 'Gain 1 wood and 1 metal.', 'Pay 1 wood or 1 metal.'],
    de: ['Erhalte 1 Holz oder 1 Metall.', 'Erhalte 1 Holz und 1 Metall.', 'Zahle 1 Holz oder 1 Metall.'],
  },
  {
    ja: '1ダメージと1恐怖を受ける。',
    faults: ['and → or'],
    en: ['Take 1 damage and 1 horror.', 'Take 1 damage or 1 horror.'],
    de: ['Erleide 1 Schaden und 1 Horror.', 'Erleide 1 Schaden oder 1 Horror.'],
  },
  {
    ja: 'HPを2回復するか、APを1得る。',
    faults: ['or → and'],
    en: ['Heal 2 HP or gain 1 AP.', 'Heal 2 HP and gain 1 AP.'],
    de: ['Heile 2 HP oder erhalte 1 AP.', 'Heile 2 HP und erhalte 1 AP.'],
  },
  {
    ja: '原油2と食料1を支払う：コイン4を得る。',
    faults: ['and → or', 'gain → lose'],
    en: [
      'Pay 2 oil and 1 food: Gain 4 coins.',
      'Pay 2 oil or 1 food: Gain 4 coins.',
      'Pay 2 oil and 1 food: Lose 4 coins.',
    ],
    de: [
      'Bezahle 2 Öl und 1 Nahrung: Erhalte 4 Münzen.',
      'Bezahle 2 Öl oder 1 Nahrung: Erhalte 4 Münzen.',
      'Bezahle 2 Öl und 1 Nahrung: Verliere 4 Münzen.',
    ],
  },
  {
    ja: 'このエリアのPC全員は、それぞれカードを1枚引く。',
    faults: ['each → any one', 'draw → discard'],
    en: [
      'Each PC in this area draws 1 card.',
      'Any one PC in this area draws 1 card.',
      'Each PC in this area discards 1 card.',
    ],
    de: [
      'Jeder PC in diesem Gebiet zieht 1 Karte.',
      'Irgendein PC in diesem Gebiet zieht 1 Karte.',
      'Jeder PC in diesem Gebiet wirft 1 Karte ab.',
    ],
  },
  {
    ja: '好きな場所1つに手がかりを2つ置く。',
    faults: ['any → each', 'place → remove'],
    en: ['Place 2 clues on any location.', 'Place 2 clues on each location.', 'Remove 2 clues from any location.'],
    de: [
      'Lege 2 Hinweise auf einen beliebigen Ort.',
      'Lege 2 Hinweise auf jeden Ort.',
      'Entferne 2 Hinweise von einem beliebigen Ort.',
    ],
  },
  {
    ja: '自分の支配する領地それぞれで、産物を1つ得る。',
    faults: ['each → any'],
    en: ['Gain 1 resource on each territory you control.', 'Gain 1 resource on any one territory you control.'],
    de: [
      'Erhalte 1 Rohstoff in jedem Gebiet, das du kontrollierst.',
      'Erhalte 1 Rohstoff in einem beliebigen Gebiet, das du kontrollierst.',
    ],
  },
  {
    ja: '各プレイヤーは駅を1つ選ぶ。',
    faults: ['each → any'],
    en: ['Each player chooses a station.', 'Any player chooses a station.'],
    de: ['Jeder Spieler wählt einen Bahnhof.', 'Ein beliebiger Spieler wählt einen Bahnhof.'],
  },
  {
    ja: '敵がこのエリアにいない限り、このカードは使用できない。',
    faults: ['unless → until', 'unless → if'],
    en: [
      'Unless an enemy is in this area, this card cannot be used.',
      'Until an enemy is in this area, this card cannot be used.',
      'If an enemy is in this area, this card cannot be used.',
    ],
    de: [
      'Sofern kein Gegner in diesem Gebiet ist, kann diese Karte nicht benutzt werden.',
      'Bis ein Gegner in diesem Gebiet ist, kann diese Karte nicht benutzt werden.',
      'Wenn ein Gegner in diesem Gebiet ist, kann diese Karte nicht benutzt werden.',
    ],
  },
  {
    ja: '2コインを支払わない限り、手番を終える。',
    faults: ['unless → if', 'unless → until'],
    en: [
      'Unless you pay 2 coins, end your turn.',
      'If you pay 2 coins, end your turn.',
      'Until you pay 2 coins, end your turn.',
    ],
    de: [
      'Beende deinen Zug, es sei denn, du zahlst 2 Münzen.',
      'Beende deinen Zug, wenn du 2 Münzen zahlst.',
      'Beende deinen Zug, bis du 2 Münzen zahlst.',
    ],
  },
  {
    ja: 'アジェンダが進むまで、各探索者は逃げられない。',
    faults: ['until → unless', 'cannot → can'],
    en: [
      'Until the agenda advances, investigators cannot resign.',
      'Unless the agenda advances, investigators cannot resign.',
      'Until the agenda advances, investigators can resign.',
    ],
    de: [
      'Bis die Agenda voranschreitet, können Ermittler nicht aufgeben.',
      'Sofern die Agenda nicht voranschreitet, können Ermittler nicht aufgeben.',
      'Bis die Agenda voranschreitet, können Ermittler aufgeben.',
    ],
  },
  {
    ja: 'ダウンするまで、PCはこのカードを持ち続ける。',
    faults: ['until → unless'],
    en: ['Until it is downed, the PC keeps this card.', 'Unless it is downed, the PC keeps this card.'],
    de: [
      'Bis er niedergeschlagen wird, behält der PC diese Karte.',
      'Falls er nicht niedergeschlagen wird, behält der PC diese Karte.',
    ],
  },
  {
    ja: '工場を支配しているなら、コインを3得る。',
    faults: ['if → unless', 'if → if not'],
    en: [
      'If you control the factory, gain 3 coins.',
      'Unless you control the factory, gain 3 coins.',
      'If you do not control the factory, gain 3 coins.',
    ],
    de: [
      'Wenn du die Fabrik kontrollierst, erhalte 3 Münzen.',
      'Es sei denn, du kontrollierst die Fabrik: Erhalte 3 Münzen.',
      'Wenn du die Fabrik nicht kontrollierst, erhalte 3 Münzen.',
    ],
  },
  {
    ja: '自分の場所に手がかりがあるなら、カードを1枚引く。',
    faults: ['if → if no', 'if → unless'],
    en: [
      'If there is a clue at your location, draw 1 card.',
      'If there is no clue at your location, draw 1 card.',
      'Unless there is a clue at your location, draw 1 card.',
    ],
    de: [
      'Wenn an deinem Ort ein Hinweis liegt, ziehe 1 Karte.',
      'Wenn an deinem Ort kein Hinweis liegt, ziehe 1 Karte.',
      'Sofern nicht an deinem Ort ein Hinweis liegt, ziehe 1 Karte.',
    ],
  },
  {
    ja: '敵を倒したなら、APを2得る。',
    faults: ['if → unless', 'if → if not'],
    en: [
      'If you defeat an enemy, gain 2 AP.',
      'Unless you defeat an enemy, gain 2 AP.',
      'If you do not defeat an enemy, gain 2 AP.',
    ],
    de: [
      'Wenn du einen Gegner besiegst, erhältst du 2 AP.',
      'Du erhältst 2 AP, es sei denn, du besiegst einen Gegner.',
      'Wenn du keinen Gegner besiegst, erhältst du 2 AP.',
    ],
  },
];
