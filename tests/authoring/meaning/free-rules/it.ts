import type { OtherTranslations } from './free-rule.ts';

export const it: OtherTranslations = {
  '競りに勝ったプレイヤーは路線を引き、負けたプレイヤーは銀行から1コインを受け取る。': [
    'Chi vince l’asta traccia la linea, e chi la perde riceve 1 moneta dalla banca.',
    'Chi perde l’asta traccia la linea, e chi la vince riceve 1 moneta dalla banca.',
    'Chi vince l’asta traccia la linea, e chi la perde paga 1 moneta alla banca.',
  ],
  '攻撃側は戦力を2まで使い、防御側は戦闘カードを1枚引く。': [
    'L’attaccante spende fino a 2 di forza e il difensore pesca 1 carta combattimento.',
    'Il difensore spende fino a 2 di forza e l’attaccante pesca 1 carta combattimento.',
    'L’attaccante spende fino a 2 di forza e il difensore scarta 1 carta combattimento.',
  ],
  '自分の左のプレイヤーから2コインを受け取る。': [
    'Ricevi 2 monete dal giocatore alla tua sinistra.',
    'Dai 2 monete al giocatore alla tua sinistra.',
    'Paga 2 monete al giocatore alla tua sinistra.',
  ],
  '2コインを支払う：工場カードを1枚見る。': [
    'Paga 2 monete: guarda 1 carta fabbrica.',
    'Ottieni 2 monete: guarda 1 carta fabbrica.',
  ],
  '自分の場所にある手がかりをちょうど1つ発見する。': [
    'Scopri esattamente 1 indizio nel tuo luogo.',
    'Scopri tutti gli indizi nel tuo luogo.',
  ],
  'この敵は攻撃できない。代わりに、隣接するエリアに移動する。': [
    'Questo nemico non può attaccare. Invece, si sposta in un’area adiacente.',
    'Questo nemico attacca. Invece, si sposta in un’area adiacente.',
    'Questo nemico non può attaccare. Inoltre, si sposta in un’area adiacente.',
  ],
  '手札を2枚捨てなければならない。': [
    'Devi scartare 2 carte dalla tua mano.',
    'Puoi scartare 2 carte dalla tua mano.',
    'Devi scartare 2 carte dal tuo mazzo.',
  ],
  'HPを2回復するか、APを1得る。': ['Cura 2 HP oppure ottieni 1 AP.', 'Cura 2 HP e ottieni 1 AP.'],
  '木材1または金属1を得る。': [
    'Ottieni 1 legno o 1 metallo.',
    'Ottieni 1 legno e 1 metallo.',
    'Paga 1 legno o 1 metallo.',
  ],
  '2コインを支払わない限り、手番を終える。': [
    'A meno che non paghi 2 monete, termina il tuo turno.',
    'Se paghi 2 monete, termina il tuo turno.',
    'Fino a quando paghi 2 monete, termina il tuo turno.',
  ],
  'サイコロを振る前に、カードを1枚使ってもよい。': [
    'Prima di lanciare i dadi, puoi usare 1 carta.',
    'Dopo aver lanciato i dadi, puoi usare 1 carta.',
    'Prima di lanciare i dadi, devi usare 1 carta.',
  ],
  'このラウンドの間、戦闘+2。': [
    '+2 al combattimento in questo round.',
    '+2 al combattimento in questo turno.',
    '+2 al combattimento in questa fase.',
  ],
  '最初に終点に着いたプレイヤーは、5コインを得る。': [
    'Il primo giocatore che arriva al capolinea ottiene 5 monete.',
    'L’ultimo giocatore che arriva al capolinea ottiene 5 monete.',
    'Il primo giocatore che arriva al capolinea perde 5 monete.',
  ],
};
