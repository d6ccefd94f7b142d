import type { FreeRule } from './free-rule.ts';

/** Winners and losers, attackers and defenders, givers and receivers, others and the reader. */
export const people: readonly FreeRule[] = [
  {
    ja: '競りに勝ったプレイヤーは路線を引き、負けたプレイヤーは銀行から1コインを受け取る。',
    faults: ['halves exchanged', 'receive → pay'],
    en: [
      'The player who won the auction draws the line; the player who lost receives 1 coin from the bank.',
      'The player who lost the auction draws the line; the player who won receives 1 coin from the bank.',
      'The player who won the auction draws the line; the player who lost pays 1 coin to the bank.',
    ],
    de: [
      'Wer die Auktion gewonnen hat, zeichnet die Linie; wer sie verloren hat, erhält 1 Münze von der Bank.',
      'Wer die Auktion verloren hat, zeichnet die Linie; wer sie gewonnen hat, erhält 1 Münze von der Bank.',
      'Wer die Auktion gewonnen hat, zeichnet die Linie; wer sie verloren hat, zahlt 1 Münze an die Bank.',
    ],
  },
  {
    ja: '攻撃側は戦力を2まで使い、防御側は戦闘カードを1枚引く。',
    faults: ['halves exchanged', 'draw → discard'],
    en: [
      'The attacker may spend up to 2 power, and the defender draws 1 combat card.',
      'The defender may spend up to 2 power, and the attacker draws 1 combat card.',
      'The attacker may spend up to 2 power, and the defender discards 1 combat card.',
    ],
    de: [
      'Der Angreifer gibt bis zu 2 Macht aus, und der Verteidiger zieht 1 Kampfkarte.',
      'Der Verteidiger gibt bis zu 2 Macht aus, und der Angreifer zieht 1 Kampfkarte.',
      'Der Angreifer gibt bis zu 2 Macht aus, und der Verteidiger wirft 1 Kampfkarte ab.',
    ],
  },
  {
    ja: '戦闘に勝った側は領地に残り、負けた側は本拠地に撤退する。',
    faults: ['halves exchanged'],
    en: [
      'The winner of the combat remains in the territory, and the loser retreats to its home base.',
      'The loser of the combat remains in the territory, and the winner retreats to its home base.',
    ],
    de: [
      'Der Sieger des Kampfes bleibt im Gebiet, der Verlierer zieht sich in seine Heimatbasis zurück.',
      'Der Verlierer des Kampfes bleibt im Gebiet, der Sieger zieht sich in seine Heimatbasis zurück.',
    ],
  },
  {
    ja: '最初のプレイヤーは3コイン、最後のプレイヤーは5コインでゲームを始める。',
    faults: ['halves exchanged'],
    en: [
      'The first player begins the game with 3 coins, the last player with 5.',
      'The last player begins the game with 3 coins, the first player with 5.',
    ],
    de: [
      'Der erste Spieler beginnt das Spiel mit 3 Münzen, der letzte Spieler mit 5.',
      'Der letzte Spieler beginnt das Spiel mit 3 Münzen, der erste Spieler mit 5.',
    ],
  },
  {
    ja: '防御側が勝ったなら、攻撃側は民心を1失う。',
    faults: ['halves exchanged', 'wins → loses'],
    en: [
      'If the defender wins, the attacker loses 1 popularity.',
      'If the attacker wins, the defender loses 1 popularity.',
      'If the defender loses, the attacker loses 1 popularity.',
    ],
    de: [
      'Gewinnt der Verteidiger, verliert der Angreifer 1 Beliebtheit.',
      'Gewinnt der Angreifer, verliert der Verteidiger 1 Beliebtheit.',
      'Verliert der Verteidiger, verliert der Angreifer 1 Beliebtheit.',
    ],
  },
  {
    ja: '成功したなら、手がかりを1つ発見する。失敗したなら、1ダメージを受ける。',
    faults: ['halves exchanged'],
    en: [
      'If you succeed, discover 1 clue. If you fail, take 1 damage.',
      'If you fail, discover 1 clue. If you succeed, take 1 damage.',
    ],
    de: [
      'Bei Erfolg entdeckst du 1 Hinweis. Scheiterst du, erleidest du 1 Schaden.',
      'Scheiterst du, entdeckst du 1 Hinweis. Bei Erfolg erleidest du 1 Schaden.',
    ],
  },
  {
    ja: '自分の左のプレイヤーから2コインを受け取る。',
    faults: ['receive → give', 'receive → pay'],
    en: [
      'You receive 2 coins from the player to your left.',
      'You give 2 coins to the player to your left.',
      'Pay 2 coins to the player to your left.',
    ],
    de: [
      'Du erhältst vom Spieler links von dir 2 Münzen.',
      'Du gibst dem Spieler links von dir 2 Münzen.',
      'Zahle dem Spieler links von dir 2 Münzen.',
    ],
  },
  {
    ja: 'このエリアの他のPC1人から道具を1枚受け取る。',
    faults: ['receive → give', 'other lost'],
    en: [
      'Receive 1 tool from another PC in this area.',
      'Give 1 tool to another PC in this area.',
      'Receive 1 tool from a PC in this area.',
    ],
    de: [
      'Du bekommst 1 Werkzeug von einem anderen PC in diesem Gebiet.',
      'Du gibst 1 Werkzeug an einen anderen PC in diesem Gebiet.',
      'Du bekommst 1 Werkzeug von einem PC in diesem Gebiet.',
    ],
  },
  {
    ja: '乗車したプレイヤーは、路線の持ち主に1コインを支払う。',
    faults: ['pay → gain', 'pay → receive'],
    en: [
      'A player who boards pays 1 coin to the owner of the line.',
      'A player who boards gains 1 coin from the owner of the line.',
      'A player who boards receives 1 coin from the owner of the line.',
    ],
    de: [
      'Wer einsteigt, zahlt dem Besitzer der Linie 1 Münze.',
      'Wer einsteigt, gewinnt 1 Münze vom Besitzer der Linie.',
      'Wer einsteigt, erhält vom Besitzer der Linie 1 Münze.',
    ],
  },
  {
    ja: '2コインを支払う：工場カードを1枚見る。',
    faults: ['pay → gain'],
    en: ['Pay 2 coins: Look at 1 factory card.', 'Gain 2 coins: Look at 1 factory card.'],
    de: ['Zahle 2 Münzen: Sieh dir 1 Fabrikkarte an.', 'Erhalte 2 Münzen: Sieh dir 1 Fabrikkarte an.'],
  },
  {
    ja: '自分のリソースを2つまで、ほかの探索者に渡してもよい。',
    faults: ['give → receive', 'up to lost'],
    en: [
      'You may give up to 2 of your resources to another investigator.',
      'You may receive up to 2 resources from another investigator.',
      'You may give 2 of your resources to another investigator.',
    ],
    de: [
      'Du darfst einem anderen Ermittler bis zu 2 deiner Ressourcen geben.',
      'Du darfst von einem anderen Ermittler bis zu 2 seiner Ressourcen bekommen.',
      'Du darfst einem anderen Ermittler 2 deiner Ressourcen geben.',
    ],
  },
  {
    ja: '他のPC1人を選ぶ。そのPCはHPを3回復し、残りのPCはそれぞれAPを1得る。',
    faults: ['other → self', 'heal → lose'],
    en: [
      'Choose another PC. That PC heals 3 HP, and each of the remaining PCs gains 1 AP.',
      'You heal 3 HP, and each of the remaining PCs gains 1 AP.',
      'Choose another PC. That PC loses 3 HP, and each of the remaining PCs gains 1 AP.',
    ],
    de: [
      'Wähle einen anderen PC. Dieser PC heilt 3 HP, und jeder der übrigen PCs erhält 1 AP.',
      'Du heilst 3 HP, und jeder der übrigen PCs erhält 1 AP.',
      'Wähle einen anderen PC. Dieser PC verliert 3 HP, und jeder der übrigen PCs erhält 1 AP.',
    ],
  },
  {
    ja: '山札から3枚引き、他のプレイヤー1人に1枚を渡し、残りを捨てる。',
    faults: ['other → self', 'rest lost'],
    en: [
      'Draw 3 cards, give 1 of them to another player, and discard the rest.',
      'Draw 3 cards, keep 1 of them yourself, and discard the rest.',
      'Draw 3 cards, give 1 of them to another player, and discard it.',
    ],
    de: [
      'Ziehe 3 Karten, gib 1 davon einem anderen Spieler und wirf den Rest ab.',
      'Ziehe 3 Karten, nimm 1 davon selbst und wirf den Rest ab.',
      'Ziehe 3 Karten, gib 1 davon einem anderen Spieler und wirf sie ab.',
    ],
  },
  {
    ja: 'ほかの探索者1人の手札から2枚を捨てさせ、残りを公開する。',
    faults: ['other → self'],
    en: [
      'Another investigator discards 2 cards from their hand and reveals the rest.',
      'You discard 2 cards from your hand and reveal the rest.',
    ],
    de: [
      'Ein anderer Ermittler wirft 2 Karten aus seiner Hand ab und deckt den Rest auf.',
      'Du wirfst 2 Karten aus deiner Hand ab und deckst den Rest auf.',
    ],
  },
];
