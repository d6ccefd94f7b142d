import type { FreeRule } from './free-rule.ts';

/** When something happens and how long it lasts, what comes first, and what becomes more or fewer. */
export const times: readonly FreeRule[] = [
  {
    ja: 'サイコロを振る前に、カードを1枚使ってもよい。',
    faults: ['before → after', 'may → must'],
    en: [
      'Before rolling the dice, you may use 1 card.',
      'After rolling the dice, you may use 1 card.',
      'Before rolling the dice, you must use 1 card.',
    ],
    de: [
      'Bevor du würfelst, darfst du 1 Karte benutzen.',
      'Nachdem du gewürfelt hast, darfst du 1 Karte benutzen.',
      'Bevor du würfelst, musst du 1 Karte benutzen.',
    ],
  },
  {
    ja: '移動した後、敵1体に物理ダメージ2点。',
    faults: ['after → before'],
    en: ['After you move, deal 2 physical damage to 1 enemy.', 'Before you move, deal 2 physical damage to 1 enemy.'],
    de: [
      'Nach deiner Bewegung fügst du 1 Gegner 2 körperlichen Schaden zu.',
      'Vor deiner Bewegung fügst du 1 Gegner 2 körperlichen Schaden zu.',
    ],
  },
  {
    ja: '戦闘の前に、戦力を1得る。',
    faults: ['before → after', 'gain → lose'],
    en: ['Prior to combat, gain 1 power.', 'Following combat, gain 1 power.', 'Prior to combat, lose 1 power.'],
    de: [
      'Vor dem Kampf erhältst du 1 Macht.',
      'Nach dem Kampf erhältst du 1 Macht.',
      'Vor dem Kampf verlierst du 1 Macht.',
    ],
  },
  {
    ja: '敵フェイズの開始時、1恐怖を受ける。',
    faults: ['start → end', 'take → heal'],
    en: [
      'At the start of the enemy phase, take 1 horror.',
      'At the end of the enemy phase, take 1 horror.',
      'At the start of the enemy phase, heal 1 horror.',
    ],
    de: [
      'Zu Beginn der Gegnerphase erleidest du 1 Horror.',
      'Am Ende der Gegnerphase erleidest du 1 Horror.',
      'Zu Beginn der Gegnerphase heilst du 1 Horror.',
    ],
  },
  {
    ja: '手番の終わりに、1コインを得る。',
    faults: ['end → start', 'turn → round'],
    en: ['When your turn ends, get 1 coin.', 'When your turn begins, get 1 coin.', 'When the round ends, get 1 coin.'],
    de: [
      'Endet dein Zug, erhältst du 1 Münze.',
      'Beginnt dein Zug, erhältst du 1 Münze.',
      'Endet die Runde, erhältst du 1 Münze.',
    ],
  },
  {
    ja: 'ターンの開始時に、トラブルカードを1枚引く。',
    faults: ['start → end', 'draw → discard'],
    en: [
      'As your turn starts, draw 1 trouble card.',
      'As your turn finishes, draw 1 trouble card.',
      'As your turn starts, discard 1 trouble card.',
    ],
    de: [
      'Sobald dein Zug anfängt, ziehe 1 Problemkarte.',
      'Sobald dein Zug vorbei ist, ziehe 1 Problemkarte.',
      'Sobald dein Zug anfängt, wirf 1 Problemkarte ab.',
    ],
  },
  {
    ja: '自分のターンの最初に、ワーカーを1個置く。',
    faults: ['first → last'],
    en: ['First thing in your turn, place 1 worker.', 'Last thing in your turn, place 1 worker.'],
    de: ['Stelle zu Anfang deines Zuges 1 Arbeiter auf.', 'Stelle zum Schluss deines Zuges 1 Arbeiter auf.'],
  },
  {
    ja: 'この手番の間、移動する駅の数を1増やす。',
    faults: ['this turn → this round', 'this turn → the game', 'more → fewer'],
    en: [
      'During this turn, move 1 more station.',
      'During this round, move 1 more station.',
      'For the rest of the game, move 1 more station.',
      'During this turn, move 1 fewer station.',
    ],
    de: [
      'Rücke in diesem Zug 1 Bahnhof mehr vor.',
      'Rücke in dieser Runde 1 Bahnhof mehr vor.',
      'Rücke für den Rest des Spiels 1 Bahnhof mehr vor.',
      'Rücke in diesem Zug 1 Bahnhof weniger vor.',
    ],
  },
  {
    ja: 'このラウンドの間、戦闘+2。',
    faults: ['this round → this turn', 'this round → this phase'],
    en: ['+2 combat this round.', '+2 combat this turn.', '+2 combat this phase.'],
    de: ['+2 Kampf in dieser Runde.', '+2 Kampf in diesem Zug.', '+2 Kampf in dieser Phase.'],
  },
  {
    ja: 'ゲーム終了時まで、支配する領地の数を1多く数える。',
    faults: ['game → round', 'more → fewer'],
    en: [
      'Until the end of the game, count one more territory as yours.',
      'Until the end of the round, count one more territory as yours.',
      'Until the end of the game, count one fewer territory as yours.',
    ],
    de: [
      'Zähle bis zum Ende des Spiels ein Gebiet mehr.',
      'Zähle bis zum Ende der Runde ein Gebiet mehr.',
      'Zähle bis zum Ende des Spiels ein Gebiet weniger.',
    ],
  },
  {
    ja: '手札が少ないPCから先に、カードを1枚引く。',
    faults: ['fewer → more'],
    en: ['PCs with fewer cards in hand draw 1 card first.', 'PCs with more cards in hand draw 1 card first.'],
    de: ['PCs mit weniger Handkarten ziehen zuerst 1 Karte.', 'PCs mit mehr Handkarten ziehen zuerst 1 Karte.'],
  },
  {
    ja: '次に買うカードのコストは1少なくなる。',
    faults: ['less → more', 'next → last'],
    en: [
      'The next card you buy costs 1 less.',
      'The next card you buy costs 1 more.',
      'The last card you buy costs 1 less.',
    ],
    de: [
      'Die nächste Karte, die du kaufst, kostet 1 weniger.',
      'Die nächste Karte, die du kaufst, kostet 1 mehr.',
      'Die letzte Karte, die du kaufst, kostet 1 weniger.',
    ],
  },
  {
    ja: 'ワーカーが敵より多いなら、民心を1得る。',
    faults: ['more → fewer', 'gain → lose'],
    en: [
      'If you have more workers than the enemy, gain 1 popularity.',
      'If you have fewer workers than the enemy, gain 1 popularity.',
      'If you have more workers than the enemy, lose 1 popularity.',
    ],
    de: [
      'Hast du mehr Arbeiter als der Gegner, erhältst du 1 Beliebtheit.',
      'Hast du weniger Arbeiter als der Gegner, erhältst du 1 Beliebtheit.',
      'Hast du mehr Arbeiter als der Gegner, verlierst du 1 Beliebtheit.',
    ],
  },
  {
    ja: '最初に終点に着いたプレイヤーは、5コインを得る。',
    faults: ['first → last', 'gain → lose'],
    en: [
      'The first player to reach the terminus gains 5 coins.',
      'The last player to reach the terminus gains 5 coins.',
      'The first player to reach the terminus loses 5 coins.',
    ],
    de: [
      'Der erste Spieler, der die Endstation erreicht, erhält 5 Münzen.',
      'Der letzte Spieler, der die Endstation erreicht, erhält 5 Münzen.',
      'Der erste Spieler, der die Endstation erreicht, verliert 5 Münzen.',
    ],
  },
  {
    ja: '最後に引いたカードを捨てる。',
    faults: ['last → first'],
    en: ['Discard the card you drew last.', 'Discard the card you drew first.'],
    de: ['Wirf die zuletzt gezogene Karte ab.', 'Wirf die zuerst gezogene Karte ab.'],
  },
  {
    ja: '最初の攻撃はダメージを2点多く与える。',
    faults: ['first → last', 'more → less'],
    en: [
      'Your first attack deals 2 more damage.',
      'Your last attack deals 2 more damage.',
      'Your first attack deals 2 less damage.',
    ],
    de: [
      'Dein erster Angriff verursacht 2 Schaden mehr.',
      'Dein letzter Angriff verursacht 2 Schaden mehr.',
      'Dein erster Angriff verursacht 2 Schaden weniger.',
    ],
  },
  {
    ja: 'このカードに破滅を1つ置く。',
    faults: ['add → remove'],
    en: ['Add 1 doom to this card.', 'Remove 1 doom from this card.'],
    de: ['Lege 1 Verderben auf diese Karte.', 'Entferne 1 Verderben von dieser Karte.'],
  },
  {
    ja: '消耗トークンを1個加える。',
    faults: ['add → remove'],
    en: ['Add 1 exhaustion token.', 'Remove 1 exhaustion token.'],
    de: ['Füge 1 Erschöpfungsmarker hinzu.', 'Entferne 1 Erschöpfungsmarker.'],
  },
  {
    ja: '路線から駅を1つ取り除く。',
    faults: ['remove → add'],
    en: ['Remove 1 station from a line.', 'Add 1 station to a line.'],
    de: ['Entferne 1 Bahnhof von einer Linie.', 'Füge einer Linie 1 Bahnhof hinzu.'],
  },
  {
    ja: '山札の一番上にカードを1枚加える。',
    faults: ['add → remove', 'top → bottom'],
    en: [
      'Add 1 card to the top of the deck.',
      'Remove 1 card from the top of the deck.',
      'Add 1 card to the bottom of the deck.',
    ],
    de: ['Lege 1 Karte oben auf den Stapel.', 'Entferne 1 Karte oben vom Stapel.', 'Lege 1 Karte unter den Stapel.'],
  },
  {
    ja: '領地にある罠トークンを取り除き、旗を1つ置く。',
    faults: ['remove ↔ place', 'remove → keep'],
    en: [
      'Remove the trap token from the territory, then place 1 flag.',
      'Place the trap token in the territory, then remove 1 flag.',
      'Place the trap token in the territory, then place 1 flag.',
    ],
    de: [
      'Entferne den Fallenmarker aus dem Gebiet und lege dann 1 Flagge.',
      'Lege den Fallenmarker in das Gebiet und entferne dann 1 Flagge.',
      'Lege den Fallenmarker in das Gebiet und lege dann 1 Flagge.',
    ],
  },
];
