import type { OtherTranslations } from './free-rule.ts';

export const es: OtherTranslations = {
  '競りに勝ったプレイヤーは路線を引き、負けたプレイヤーは銀行から1コインを受け取る。': [
    'Quien gana la subasta traza la línea, y quien la pierde recibe 1 moneda del banco.',
    'Quien pierde la subasta traza la línea, y quien la gana recibe 1 moneda del banco.',
    'Quien gana la subasta traza la línea, y quien la pierde paga 1 moneda al banco.',
  ],
  '攻撃側は戦力を2まで使い、防御側は戦闘カードを1枚引く。': [
    'El atacante gasta hasta 2 de poder y el defensor roba 1 carta de combate.',
    'El defensor gasta hasta 2 de poder y el atacante roba 1 carta de combate.',
    'El atacante gasta hasta 2 de poder y el defensor descarta 1 carta de combate.',
  ],
  '自分の左のプレイヤーから2コインを受け取る。': [
    'Recibe 2 monedas del jugador a tu izquierda.',
    'Da 2 monedas al jugador a tu izquierda.',
    'Paga 2 monedas al jugador a tu izquierda.',
  ],
  '2コインを支払う：工場カードを1枚見る。': [
    'Paga 2 monedas: mira 1 carta de fábrica.',
    'Gana 2 monedas: mira 1 carta de fábrica.',
  ],
  '自分の場所にある手がかりをちょうど1つ発見する。': [
    'Descubre exactamente 1 pista en tu lugar.',
    'Descubre todas las pistas en tu lugar.',
  ],
  'この敵は攻撃できない。代わりに、隣接するエリアに移動する。': [
    'Este enemigo no puede atacar. En su lugar, se mueve a una zona adyacente.',
    'Este enemigo ataca. En su lugar, se mueve a una zona adyacente.',
    'Este enemigo no puede atacar. Además, se mueve a una zona adyacente.',
  ],
  '手札を2枚捨てなければならない。': [
    'Debes descartar 2 cartas de tu mano.',
    'Puedes descartar 2 cartas de tu mano.',
    'Debes descartar 2 cartas de tu mazo.',
  ],
  'HPを2回復するか、APを1得る。': ['Recupera 2 HP o gana 1 AP.', 'Recupera 2 HP y gana 1 AP.'],
  '木材1または金属1を得る。': [
    'Gana 1 de madera o 1 de metal.',
    'Gana 1 de madera y 1 de metal.',
    'Paga 1 de madera o 1 de metal.',
  ],
  '2コインを支払わない限り、手番を終える。': [
    'A menos que pagues 2 monedas, termina tu turno.',
    'Si pagas 2 monedas, termina tu turno.',
    'Hasta que pagues 2 monedas, termina tu turno.',
  ],
  'サイコロを振る前に、カードを1枚使ってもよい。': [
    'Antes de tirar los dados, puedes usar 1 carta.',
    'Después de tirar los dados, puedes usar 1 carta.',
    'Antes de tirar los dados, debes usar 1 carta.',
  ],
  'このラウンドの間、戦闘+2。': ['+2 de combate esta ronda.', '+2 de combate este turno.', '+2 de combate esta fase.'],
  '最初に終点に着いたプレイヤーは、5コインを得る。': [
    'El primer jugador que llegue al final de la línea gana 5 monedas.',
    'El último jugador que llegue al final de la línea gana 5 monedas.',
    'El primer jugador que llegue al final de la línea pierde 5 monedas.',
  ],
};
