import type { FreeRule } from './free-rule.ts';

/** The same kinds once more, written after the tables were. */
export const otherWords: readonly FreeRule[] = [
  {
    ja: '攻撃側の戦力が防御側より少ないなら、攻撃側は撤退する。',
    faults: ['less → more', 'attacker ↔ defender'],
    en: [
      'If the attacker has less power than the defender, the attacker retreats.',
      'If the attacker has more power than the defender, the attacker retreats.',
      'If the defender has less power than the attacker, the defender retreats.',
    ],
    de: [
      'Hat der Angreifer weniger Macht als der Verteidiger, zieht sich der Angreifer zurück.',
      'Hat der Angreifer mehr Macht als der Verteidiger, zieht sich der Angreifer zurück.',
      'Hat der Verteidiger weniger Macht als der Angreifer, zieht sich der Verteidiger zurück.',
    ],
  },
  {
    ja: '銀行から3コインを得て、1コインを路線の持ち主に渡す。',
    faults: ['amounts exchanged', 'give → take'],
    en: [
      'Get 3 coins from the bank and give 1 coin to the owner of the line.',
      'Get 1 coin from the bank and give 3 coins to the owner of the line.',
      'Get 3 coins from the bank and take 1 coin from the owner of the line.',
    ],
    de: [
      'Nimm 3 Münzen aus der Bank und gib 1 Münze dem Besitzer der Linie.',
      'Nimm 1 Münze aus der Bank und gib 3 Münzen dem Besitzer der Linie.',
      'Nimm 3 Münzen aus der Bank und nimm 1 Münze vom Besitzer der Linie.',
    ],
  },
  {
    ja: '自分のターンが終わるまで、移動できない。',
    faults: ['cannot → can', 'turn → round'],
    en: [
      'You cannot move until your turn ends.',
      'You can move until your turn ends.',
      'You cannot move until the round ends.',
    ],
    de: [
      'Du kannst dich nicht bewegen, bis dein Zug endet.',
      'Du kannst dich bewegen, bis dein Zug endet.',
      'Du kannst dich nicht bewegen, bis die Runde endet.',
    ],
  },
  {
    ja: 'PCがダウンしたなら、そのPCの装備をちょうど2枚選んで捨てる。',
    faults: ['exactly two → all', 'if → unless'],
    en: [
      'If a PC is downed, choose exactly two of that PC’s pieces of equipment and discard them.',
      'If a PC is downed, discard all of that PC’s equipment.',
      'Unless a PC is downed, choose exactly two of that PC’s pieces of equipment and discard them.',
    ],
    de: [
      'Wird ein PC niedergeschlagen, wähle genau zwei seiner Ausrüstungen und wirf sie ab.',
      'Wird ein PC niedergeschlagen, wirf alle seine Ausrüstungen ab.',
      'Sofern kein PC niedergeschlagen wird, wähle genau zwei seiner Ausrüstungen und wirf sie ab.',
    ],
  },
  {
    ja: '最後の手番に、3枚引くか、5コインを得る。',
    faults: ['last → first', 'or → and'],
    en: [
      'On your last turn, draw 3 cards or gain 5 coins.',
      'On your first turn, draw 3 cards or gain 5 coins.',
      'On your last turn, draw 3 cards and gain 5 coins.',
    ],
    de: [
      'In deinem letzten Zug ziehst du 3 Karten oder erhältst 5 Münzen.',
      'In deinem ersten Zug ziehst du 3 Karten oder erhältst 5 Münzen.',
      'In deinem letzten Zug ziehst du 3 Karten und erhältst 5 Münzen.',
    ],
  },
  {
    ja: 'メックを1つ失うたびに、民心を2失わなければならない。',
    faults: ['must → may', 'lose → gain'],
    en: [
      'Each time you lose a mech, you must lose 2 popularity.',
      'Each time you lose a mech, you may lose 2 popularity.',
      'Each time you lose a mech, you must gain 2 popularity.',
    ],
    de: [
      'Jedes Mal, wenn du einen Mech verlierst, musst du 2 Beliebtheit verlieren.',
      'Jedes Mal, wenn du einen Mech verlierst, darfst du 2 Beliebtheit verlieren.',
      'Jedes Mal, wenn du einen Mech verlierst, musst du 2 Beliebtheit erhalten.',
    ],
  },
  {
    ja: 'ほかの探索者は手がかりを1つ場所に置き、残りを持ち続ける。',
    faults: ['other → self', 'place → take'],
    en: [
      'Another investigator places 1 of their clues on the location and keeps the rest.',
      'You place 1 of your clues on the location and keep the rest.',
      'Another investigator takes 1 clue from the location and keeps the rest.',
    ],
    de: [
      'Ein anderer Ermittler legt 1 seiner Hinweise auf den Ort und behält den Rest.',
      'Du legst 1 deiner Hinweise auf den Ort und behältst den Rest.',
      'Ein anderer Ermittler nimmt 1 Hinweis vom Ort und behält den Rest.',
    ],
  },
  {
    ja: 'どの駅でもよいので、1つの駅に駅トークンを置く。',
    faults: ['any → every', 'place → remove'],
    en: [
      'Put a station token on any station.',
      'Put a station token on every station.',
      'Remove a station token from any station.',
    ],
    de: [
      'Lege einen Bahnhofsmarker auf einen beliebigen Bahnhof.',
      'Lege einen Bahnhofsmarker auf jeden Bahnhof.',
      'Entferne einen Bahnhofsmarker von einem beliebigen Bahnhof.',
    ],
  },
  {
    ja: 'このフェイズでは攻撃できないが、代わりにHPを2回復してもよい。',
    faults: ['cannot → can', 'may → must'],
    en: [
      'During this phase you cannot attack, but may heal 2 HP instead.',
      'During this phase you can attack, but may heal 2 HP instead.',
      'During this phase you cannot attack, but must heal 2 HP instead.',
    ],
    de: [
      'In dieser Phase kannst du nicht angreifen, darfst aber stattdessen 2 HP heilen.',
      'In dieser Phase kannst du angreifen, darfst aber stattdessen 2 HP heilen.',
      'In dieser Phase kannst du nicht angreifen, musst aber stattdessen 2 HP heilen.',
    ],
  },
  {
    ja: '手札が7枚より多いなら、ターンの終わりに余りを捨てる。',
    faults: ['more → fewer', 'end → start'],
    en: [
      'If you have more than 7 cards in hand, discard the excess at the end of your turn.',
      'If you have fewer than 7 cards in hand, discard the excess at the end of your turn.',
      'If you have more than 7 cards in hand, discard the excess at the start of your turn.',
    ],
    de: [
      'Hast du mehr als 7 Handkarten, wirf am Ende deines Zuges die überzähligen ab.',
      'Hast du weniger als 7 Handkarten, wirf am Ende deines Zuges die überzähligen ab.',
      'Hast du mehr als 7 Handkarten, wirf zu Beginn deines Zuges die überzähligen ab.',
    ],
  },
];
