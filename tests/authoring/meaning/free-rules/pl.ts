import type { OtherTranslations } from './free-rule.ts';

export const pl: OtherTranslations = {
  '競りに勝ったプレイヤーは路線を引き、負けたプレイヤーは銀行から1コインを受け取る。': [
    'Zwycięzca licytacji rysuje linię, a przegrany otrzymuje 1 monetę od banku.',
    'Przegrany licytacji rysuje linię, a zwycięzca otrzymuje 1 monetę od banku.',
    'Zwycięzca licytacji rysuje linię, a przegrany płaci 1 monetę bankowi.',
  ],
  '攻撃側は戦力を2まで使い、防御側は戦闘カードを1枚引く。': [
    'Atakujący wydaje do 2 punktów mocy, a obrońca dobiera 1 kartę walki.',
    'Obrońca wydaje do 2 punktów mocy, a atakujący dobiera 1 kartę walki.',
    'Atakujący wydaje do 2 punktów mocy, a obrońca odrzuca 1 kartę walki.',
  ],
  '自分の左のプレイヤーから2コインを受け取る。': [
    'Otrzymujesz 2 monety od gracza po swojej lewej stronie.',
    'Dajesz 2 monety graczowi po swojej lewej stronie.',
    'Płacisz 2 monety graczowi po swojej lewej stronie.',
  ],
  '2コインを支払う：工場カードを1枚見る。': [
    'Zapłać 2 monety: obejrzyj 1 kartę fabryki.',
    'Zdobądź 2 monety: obejrzyj 1 kartę fabryki.',
  ],
  '自分の場所にある手がかりをちょうど1つ発見する。': [
    'Odkryj dokładnie 1 poszlakę w swoim miejscu.',
    'Odkryj wszystkie poszlaki w swoim miejscu.',
  ],
  'この敵は攻撃できない。代わりに、隣接するエリアに移動する。': [
    'Ten wróg nie może atakować. Zamiast tego przenosi się na sąsiedni obszar.',
    'Ten wróg atakuje. Zamiast tego przenosi się na sąsiedni obszar.',
    'Ten wróg nie może atakować. Ponadto przenosi się na sąsiedni obszar.',
  ],
  '手札を2枚捨てなければならない。': [
    'Musisz odrzucić 2 karty z ręki.',
    'Możesz odrzucić 2 karty z ręki.',
    'Musisz odrzucić 2 karty z talii.',
  ],
  'HPを2回復するか、APを1得る。': ['Ulecz 2 HP lub zdobądź 1 AP.', 'Ulecz 2 HP i zdobądź 1 AP.'],
  '木材1または金属1を得る。': [
    'Otrzymujesz 1 drewno albo 1 metal.',
    'Otrzymujesz 1 drewno i 1 metal.',
    'Płacisz 1 drewno albo 1 metal.',
  ],
  '2コインを支払わない限り、手番を終える。': [
    'Zakończ swoją turę, chyba że zapłacisz 2 monety.',
    'Zakończ swoją turę, jeśli zapłacisz 2 monety.',
    'Zakończ swoją turę, aż do zapłacenia 2 monet.',
  ],
  'サイコロを振る前に、カードを1枚使ってもよい。': [
    'Przed rzutem kośćmi możesz użyć 1 karty.',
    'Po rzucie kośćmi możesz użyć 1 karty.',
    'Przed rzutem kośćmi musisz użyć 1 karty.',
  ],
  'このラウンドの間、戦闘+2。': ['+2 do walki w tej rundzie.', '+2 do walki w tej turze.', '+2 do walki w tej fazie.'],
  '最初に終点に着いたプレイヤーは、5コインを得る。': [
    'Pierwszy gracz, który dotrze do końcowej stacji, otrzymuje 5 monet.',
    'Ostatni gracz, który dotrze do końcowej stacji, otrzymuje 5 monet.',
    'Pierwszy gracz, który dotrze do końcowej stacji, traci 5 monet.',
  ],
};
