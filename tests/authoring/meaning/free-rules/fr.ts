import type { OtherTranslations } from './free-rule.ts';

export const fr: OtherTranslations = {
  '競りに勝ったプレイヤーは路線を引き、負けたプレイヤーは銀行から1コインを受け取る。': [
    'Le gagnant de l’enchère trace la ligne et le perdant reçoit 1 pièce de la banque.',
    'Le perdant de l’enchère trace la ligne et le gagnant reçoit 1 pièce de la banque.',
    'Le gagnant de l’enchère trace la ligne et le perdant paye 1 pièce à la banque.',
  ],
  '攻撃側は戦力を2まで使い、防御側は戦闘カードを1枚引く。': [
    'L’attaquant dépense jusqu’à 2 de puissance, et le défenseur pioche 1 carte Combat.',
    'Le défenseur dépense jusqu’à 2 de puissance, et l’attaquant pioche 1 carte Combat.',
    'L’attaquant dépense jusqu’à 2 de puissance, et le défenseur défausse 1 carte Combat.',
  ],
  '成功したなら、手がかりを1つ発見する。失敗したなら、1ダメージを受ける。': [
    'En cas de réussite, découvrez 1 indice. En cas d’échec, subissez 1 dégât.',
    'En cas d’échec, découvrez 1 indice. En cas de réussite, subissez 1 dégât.',
  ],
  '防御側が勝ったなら、攻撃側は民心を1失う。': [
    'Si le défenseur remporte le combat, l’attaquant perd 1 popularité.',
    'Si l’attaquant remporte le combat, le défenseur perd 1 popularité.',
    'Si le défenseur perd, l’attaquant perd 1 popularité.',
  ],
  '自分の左のプレイヤーから2コインを受け取る。': [
    'Recevez 2 pièces du joueur à votre gauche.',
    'Donnez 2 pièces au joueur à votre gauche.',
    'Payez 2 pièces au joueur à votre gauche.',
  ],
  '乗車したプレイヤーは、路線の持ち主に1コインを支払う。': [
    'Le joueur qui monte dans le train paye 1 pièce au propriétaire de la ligne.',
    'Le joueur qui monte dans le train gagne 1 pièce du propriétaire de la ligne.',
    'Le joueur qui monte dans le train reçoit 1 pièce du propriétaire de la ligne.',
  ],
  '2コインを支払う：工場カードを1枚見る。': [
    'Payez 2 pièces : regardez 1 carte Usine.',
    'Gagnez 2 pièces : regardez 1 carte Usine.',
  ],
  '他のPC1人を選ぶ。そのPCはHPを3回復し、残りのPCはそれぞれAPを1得る。': [
    'Choisissez un autre PC. Ce PC soigne 3 HP et chacun des PC restants gagne 1 AP.',
    'Vous soignez 3 HP et chacun des PC restants gagne 1 AP.',
    'Choisissez un autre PC. Ce PC perd 3 HP et chacun des PC restants gagne 1 AP.',
  ],
  '自分の場所にある手がかりをちょうど1つ発見する。': [
    'Découvrez exactement 1 indice dans votre lieu.',
    'Découvrez tous les indices dans votre lieu.',
  ],
  'この敵は攻撃できない。代わりに、隣接するエリアに移動する。': [
    'Cet ennemi ne peut pas attaquer. À la place, il se déplace dans une zone adjacente.',
    'Cet ennemi attaque. À la place, il se déplace dans une zone adjacente.',
    'Cet ennemi ne peut pas attaquer. De plus, il se déplace dans une zone adjacente.',
  ],
  'カードは引けないが、代わりにリソースを1つ得る。': [
    'Vous ne pouvez pas piocher de cartes, mais gagnez 1 ressource à la place.',
    'Vous pouvez piocher des cartes, mais gagnez 1 ressource à la place.',
  ],
  '手札を2枚捨てなければならない。': [
    'Vous devez défausser 2 cartes de votre main.',
    'Vous pouvez défausser 2 cartes de votre main.',
    'Vous devez défausser 2 cartes de votre pioche.',
  ],
  '手札を1枚捨て、2コインを支払う：駅を3つ進む。': [
    'Défaussez 1 carte et payez 2 pièces : avancez de 3 gares.',
    'Défaussez 1 carte ou payez 2 pièces : avancez de 3 gares.',
  ],
  'HPを2回復するか、APを1得る。': ['Soignez 2 HP ou gagnez 1 AP.', 'Soignez 2 HP et gagnez 1 AP.'],
  'このエリアのPC全員は、それぞれカードを1枚引く。': [
    'Chaque PC de cette zone pioche 1 carte.',
    'N’importe quel PC de cette zone pioche 1 carte.',
    'Chaque PC de cette zone défausse 1 carte.',
  ],
  '2コインを支払わない限り、手番を終える。': [
    'À moins de payer 2 pièces, terminez votre tour.',
    'Si vous payez 2 pièces, terminez votre tour.',
    'Jusqu’à ce que vous payiez 2 pièces, terminez votre tour.',
  ],
  '工場を支配しているなら、コインを3得る。': [
    'Si vous contrôlez l’usine, gagnez 3 pièces.',
    'À moins que vous ne contrôliez l’usine, gagnez 3 pièces.',
    'Si vous ne contrôlez pas l’usine, gagnez 3 pièces.',
  ],
  'サイコロを振る前に、カードを1枚使ってもよい。': [
    'Avant de lancer les dés, vous pouvez utiliser 1 carte.',
    'Après avoir lancé les dés, vous pouvez utiliser 1 carte.',
    'Avant de lancer les dés, vous devez utiliser 1 carte.',
  ],
  '敵フェイズの開始時、1恐怖を受ける。': [
    'Au début de la phase des ennemis, subissez 1 horreur.',
    'À la fin de la phase des ennemis, subissez 1 horreur.',
    'Au début de la phase des ennemis, soignez 1 horreur.',
  ],
  'この手番の間、移動する駅の数を1増やす。': [
    'Pendant ce tour, avancez d’une gare de plus.',
    'Pendant cette manche, avancez d’une gare de plus.',
    'Pendant le reste de la partie, avancez d’une gare de plus.',
    'Pendant ce tour, avancez d’une gare de moins.',
  ],
  'このラウンドの間、戦闘+2。': [
    '+2 en combat pendant cette manche.',
    '+2 en combat pendant ce tour.',
    '+2 en combat pendant cette phase.',
  ],
  'ワーカーが敵より多いなら、民心を1得る。': [
    'Si vous avez plus d’ouvriers que l’ennemi, gagnez 1 popularité.',
    'Si vous avez moins d’ouvriers que l’ennemi, gagnez 1 popularité.',
    'Si vous avez plus d’ouvriers que l’ennemi, perdez 1 popularité.',
  ],
  '最初に終点に着いたプレイヤーは、5コインを得る。': [
    'Le premier joueur arrivé au terminus gagne 5 pièces.',
    'Le dernier joueur arrivé au terminus gagne 5 pièces.',
    'Le premier joueur arrivé au terminus perd 5 pièces.',
  ],
  '消耗トークンを1個加える。': ['Ajoutez 1 jeton Épuisement.', 'Retirez 1 jeton Épuisement.'],
  '山札の一番上にカードを1枚加える。': [
    'Ajoutez 1 carte sur le dessus de la pioche.',
    'Retirez 1 carte du dessus de la pioche.',
    'Ajoutez 1 carte au-dessous de la pioche.',
  ],
};
