import type { SampleTranslations } from './sample-translations.ts';

export const fr: SampleTranslations = [
  [
    'Quand l’attaque d’un ennemi inflige des dégâts à un investigateur dans votre lieu : réduisez ces dégâts de 2.',
    'Quand l’attaque d’un ennemi inflige des dégâts à un investigateur dans votre lieu : augmentez ces dégâts de 2.',
    'Quand l’attaque d’un ennemi inflige des dégâts à un investigateur dans un lieu connecté : réduisez ces dégâts de 2.',
  ],
  [
    'Une fois par round : un autre investigateur dans votre lieu prend le contrôle de cette carte.',
    'Une fois par tour : un autre investigateur dans votre lieu prend le contrôle de cette carte.',
    'Une fois par round : un investigateur dans votre lieu prend le contrôle de cette carte.',
  ],
  [
    'Dépensez 1 charge et subissez 1 horreur : combattre. Pour cette attaque, utilisez votre volonté au lieu de votre combat et infligez +1 dégât.',
    'Dépensez 1 charge et subissez 1 horreur : combattre. Pour cette attaque, utilisez votre volonté et votre combat et infligez +1 dégât.',
    'Dépensez 1 charge et soignez 1 horreur : combattre. Pour cette attaque, utilisez votre volonté au lieu de votre combat et infligez +1 dégât.',
  ],
  [
    'Ne se joue que si un autre investigateur est dans votre lieu. En coût additionnel, les investigateurs présents paient 3 ressources en groupe. Piochez 3 cartes.',
    'Ne se joue que si aucun autre investigateur n’est dans votre lieu. En coût additionnel, les investigateurs présents paient 3 ressources en groupe. Piochez 3 cartes.',
    'Ne se joue que si un autre investigateur est dans votre lieu. De plus, les investigateurs présents gagnent 3 ressources en groupe. Piochez 3 cartes.',
  ],
  [
    'Inclinez cette carte : enquêter. Si vous réussissez de 2 ou plus, découvrez 1 indice supplémentaire dans ce lieu.',
    'Redressez cette carte : enquêter. Si vous réussissez de 2 ou plus, découvrez 1 indice supplémentaire dans ce lieu.',
    'Inclinez cette carte : enquêter. Si vous échouez de 2 ou plus, découvrez 1 indice supplémentaire dans ce lieu.',
  ],
  [
    'Cherchez un atout parmi les 6 cartes du dessus de votre deck et piochez-le. Mélangez votre deck.',
    'Cherchez un atout parmi les 6 cartes du dessous de votre deck et piochez-le. Mélangez votre deck.',
    'Cherchez un atout parmi les 6 cartes du dessus de votre deck et défaussez-le. Mélangez votre deck.',
  ],
  [
    'Une fois par round, inclinez cette carte : choisissez autant d’investigateurs que vous voulez dans votre lieu. Chacun pioche 1 carte et subit 1 horreur.',
    'Une fois par round, inclinez cette carte : choisissez un investigateur dans votre lieu. Il pioche 1 carte et subit 1 horreur.',
    'Une fois par round, inclinez cette carte : choisissez autant d’investigateurs que vous voulez dans votre lieu. Chacun pioche 1 carte ou subit 1 horreur.',
  ],
  [
    'Échappez automatiquement à tous les ennemis engagés avec vous.',
    'Échappez automatiquement à un ennemi engagé avec vous.',
    'Échappez automatiquement à tous les ennemis non engagés avec vous.',
  ],
  [
    'À jouer pendant votre tour. Choisissez une de vos compétences. Jusqu’à la fin de la phase, sa valeur est doublée.',
    'À jouer pendant votre tour. Choisissez une de vos compétences. Jusqu’à la fin du round, sa valeur est doublée.',
    'À jouer pendant votre tour. Choisissez une de vos compétences. Jusqu’à la fin de la phase, sa valeur est réduite de moitié.',
  ],
  [
    'Une fois par round : choisissez un autre investigateur dans un lieu connecté. Il peut se déplacer vers votre lieu.',
    'Une fois par round : choisissez un autre investigateur dans un lieu connecté. Il doit se déplacer vers votre lieu.',
    'Une fois par round : choisissez un autre investigateur dans votre lieu. Il peut se déplacer vers un lieu connecté.',
  ],
  [
    'Après avoir révélé un lieu : regardez les 3 cartes du dessus du deck Rencontre et remettez-les dans l’ordre de votre choix.',
    'Avant de révéler un lieu : regardez les 3 cartes du dessus du deck Rencontre et remettez-les dans l’ordre de votre choix.',
    'Après avoir révélé un lieu : regardez les 3 cartes du dessus du deck Rencontre et remettez-les dans le même ordre.',
  ],
  [
    'Défaussez une autre carte de votre main.',
    'Défaussez une carte de votre main.',
    'Piochez une autre carte dans votre main.',
  ],
  [
    'Si possible, vous devez la jouer immédiatement.',
    'Si possible, vous pouvez la jouer immédiatement.',
    'Vous ne pouvez pas la jouer immédiatement.',
  ],
  [
    'Vous devez l’attribuer à votre prochain test.',
    'Vous devez l’attribuer à votre test précédent.',
    'Vous pouvez l’attribuer à votre prochain test.',
  ],
  [
    'Tant que vous êtes ici sans être engagé avec un ennemi, +1 volonté.',
    'Tant que vous êtes ici et engagé avec un ennemi, +1 volonté.',
    'Où que vous soyez, tant que vous n’êtes pas engagé avec un ennemi, +1 volonté.',
  ],
  [
    'Quand l’Intrigue progresse : chaque investigateur présent ici est vaincu (sans subir de traumatisme).',
    'Quand l’Intrigue progresse : un investigateur présent ici est vaincu (sans subir de traumatisme).',
    'Quand l’Intrigue progresse : chaque investigateur présent ici est vaincu (et subit un traumatisme).',
  ],
  [
    'Proie : celui dont la santé restante est la plus faible.',
    'Proie : celui dont la santé restante est la plus élevée.',
    'Proie : celui qui a encore de la santé.',
  ],
  [
    'Placez 1 fatalité sur l’ennemi Sectateur le plus proche. En cas d’égalité, sur celui dont la santé imprimée est la plus élevée.',
    'Placez 1 fatalité sur l’ennemi Sectateur le plus éloigné. En cas d’égalité, sur celui dont la santé imprimée est la plus élevée.',
    'Placez 1 fatalité sur l’ennemi Sectateur le plus proche. En cas d’égalité, sur celui dont la santé imprimée est la plus faible.',
  ],
  [
    'Vous devez choisir : subissez 2 horreurs, ou perdez 1 action ce round et défaussez 1 carte de votre main.',
    'Faites les deux : subissez 2 horreurs, puis perdez 1 action ce round et défaussez 1 carte de votre main.',
    'Vous devez choisir : subissez 2 horreurs, ou gagnez 1 action ce round et défaussez 1 carte de votre main.',
  ],
  [
    'Choisissez un atout que vous contrôlez et attachez-lui cette carte. Un seul exemplaire par atout. S’il n’y a pas d’atout, défaussez cette carte.',
    'Choisissez un atout que vous contrôlez et détachez cette carte. Un seul exemplaire par atout. S’il n’y a pas d’atout, défaussez cette carte.',
    'Choisissez un atout que vous contrôlez et attachez-lui cette carte. Un seul exemplaire par atout. S’il y a un atout, défaussez cette carte.',
  ],
  [
    'Objectif : dès qu’il y a 1 jeton Progression par investigateur, faites progresser l’Acte. Si le Gardien est dans l’aire de victoire, il en faut 1 de moins (minimum 1).',
    'Objectif : dès qu’il y a 1 jeton Progression, faites progresser l’Acte. Si le Gardien est dans l’aire de victoire, il en faut 1 de moins (minimum 1).',
    'Objectif : dès qu’il y a 1 jeton Progression par investigateur, faites progresser l’Acte. Si le Gardien est dans l’aire de victoire, il en faut 1 de plus (minimum 1).',
  ],
  [
    'Une fois par round pour le groupe : choisissez un ennemi non-Élite préparé dans un lieu connecté et inclinez-le.',
    'Une fois par round pour le groupe : choisissez un ennemi Élite préparé dans un lieu connecté et inclinez-le.',
    'Une fois par round pour le groupe : choisissez un ennemi non-Élite incliné dans un lieu connecté et redressez-le.',
  ],
  [
    'Chaque investigateur seul dans son lieu subit 1 horreur. Si aucun ne l’est, cette carte gagne Renfort.',
    'Chaque investigateur accompagné dans son lieu subit 1 horreur. Si aucun ne l’est, cette carte gagne Renfort.',
    'Chaque investigateur seul dans son lieu subit 1 horreur. Si aucun ne l’est, cette carte perd Renfort.',
  ],
  [
    'En combat, vous pouvez jouer 1 carte Combat de plus.',
    'En combat, vous pouvez jouer 1 carte Combat de moins.',
    'En combat, vous ne pouvez pas jouer 1 carte Combat de plus.',
  ],
  [
    'Après un combat, que vous ayez gagné ou perdu, piochez 1 carte Combat.',
    'Avant un combat, que vous gagniez ou perdiez, piochez 1 carte Combat.',
    'Après un combat, seulement si vous avez gagné, piochez 1 carte Combat.',
  ],
  [
    'Si vous gagnez un combat en tant qu’attaquant, vous ne perdez pas de popularité pour les ouvriers qui battent en retraite.',
    'Si vous gagnez un combat en tant qu’attaquant, vous perdez de la popularité pour les ouvriers qui battent en retraite.',
    'Si vous gagnez un combat en tant que défenseur, vous ne perdez pas de popularité pour les ouvriers qui battent en retraite.',
  ],
  [
    'Quand vous produisez ici, vous obtenez 1 produit de plus. Si vous contrôlez le territoire, vous pouvez y produire même sans ouvrier.',
    'Quand vous produisez ici, vous obtenez 1 produit de moins. Si vous contrôlez le territoire, vous pouvez y produire même sans ouvrier.',
    'Quand vous produisez ici, vous obtenez 1 produit de plus. Si vous contrôlez le territoire, vous pouvez y produire seulement avec des ouvriers.',
  ],
  [
    'Chaque fois que vous effectuez une amélioration, gagnez 1 puissance.',
    'La première fois que vous effectuez une amélioration, gagnez 1 puissance.',
    'Chaque fois que vous effectuez une amélioration, perdez 1 puissance.',
  ],
  [
    'Avoir au moins 3 structures sur le plateau et au plus 1 mécha.',
    'Avoir au plus 3 structures sur le plateau et au moins 1 mécha.',
    'Avoir au moins 3 structures sur le plateau ou au plus 1 mécha.',
  ],
  [
    'Le nombre de vos structures sur des territoires qui ne sont pas des sorties de votre base.',
    'Le nombre de vos structures sur des territoires qui sont des sorties de votre base.',
    'Le nombre de structures adverses sur des territoires qui ne sont pas des sorties de leur base.',
  ],
  [
    'Contrôler 3 territoires voisins d’un lac.',
    'Contrôler 3 lacs.',
    'Contrôler au plus 3 territoires voisins d’un lac.',
  ],
  [
    'Votre personnage et vos méchas peuvent entrer dans les lacs et en sortir.',
    'Votre personnage et vos méchas ne peuvent ni entrer dans les lacs ni en sortir.',
    'Votre personnage et vos méchas peuvent seulement sortir des lacs.',
  ],
  [
    'En défense, vous gagnez en cas d’égalité.',
    'En attaque, vous gagnez en cas d’égalité.',
    'En défense, vous perdez en cas d’égalité.',
  ],
  [
    'Dans le coût de vos actions de la rangée du bas, 1 ressource peut être de n’importe quel type.',
    'Dans le coût de vos actions de la rangée du haut, 1 ressource peut être de n’importe quel type.',
    'Dans le coût de vos actions de la rangée du bas, 1 ressource doit être du même type.',
  ],
  [
    'Posséder au moins 6 ressources du même type.',
    'Posséder au moins 6 ressources de types différents.',
    'Posséder au plus 6 ressources du même type.',
  ],
  [
    'Si vous perdez un combat, vous pouvez battre en retraite vers un territoire voisin que vous contrôlez et sans autre unité, plutôt que vers votre base.',
    'Si vous gagnez un combat, vous pouvez battre en retraite vers un territoire voisin que vous contrôlez et sans autre unité, plutôt que vers votre base.',
    'Si vous perdez un combat, vous devez battre en retraite vers un territoire voisin que vous contrôlez et sans autre unité, plutôt que vers votre base.',
  ],
  [
    'Infligez 2 dégâts physiques à chacun de 3 ennemis au maximum dans cette zone ou une zone adjacente.',
    'Infligez 2 dégâts physiques au total à 3 ennemis au maximum dans cette zone ou une zone adjacente.',
    'Infligez 2 dégâts physiques à chacun de 3 ennemis au maximum dans cette zone.',
  ],
  [
    'Dès qu’un PC entre à Shinagawa, défaussez cette carte et révélez la carte Scénario suivante.',
    'Dès qu’un PC quitte Shinagawa, défaussez cette carte et révélez la carte Scénario suivante.',
    'Dès qu’un PC entre à Shinagawa, défaussez cette carte et révélez la carte Scénario précédente.',
  ],
  [
    'Posez 1 jeton Progression sur cette carte. S’il y en a 3 ou plus, retirez-en 3 et infligez 1 dégât physique à chaque PC de cette zone. Gagnez ensuite 1 carte de la zone d’exclusion.',
    'Posez 1 jeton Progression sur cette carte. S’il y en a 3 ou plus, ajoutez-en 3 et infligez 1 dégât physique à chaque PC de cette zone. Gagnez ensuite 1 carte de la zone d’exclusion.',
    'Posez 1 jeton Progression sur cette carte. S’il y en a 3 ou plus, retirez-en 3 et infligez 1 dégât physique à un PC de cette zone. Gagnez ensuite 1 carte de la zone d’exclusion.',
  ],
  [
    'Tous les PC récupèrent 1 HP. Tous les PC retournent leur défausse et la placent sous leur pioche. Choisissez un PC ; vous pouvez le déplacer à Shibuya.',
    'Tous les PC récupèrent 1 HP. Tous les PC retournent leur défausse et la placent au-dessus de leur pioche. Choisissez un PC ; vous pouvez le déplacer à Shibuya.',
    'Tous les PC récupèrent 1 HP. Tous les PC retournent leur défausse et la placent sous leur pioche. Choisissez un PC ; déplacez-le à Shibuya.',
  ],
  [
    'Infligez 3 dégâts cognitifs à un ennemi. Vous pouvez déplacer un PC d’une zone adjacente (sauf le Site) vers cette zone.',
    'Infligez 3 dégâts cognitifs à un ennemi. Vous pouvez déplacer un PC d’une zone adjacente (y compris le Site) vers cette zone.',
    'Infligez 3 dégâts cognitifs à un ennemi. Vous pouvez déplacer un PC de cette zone vers une zone adjacente (sauf le Site).',
  ],
  [
    'S’il n’y a aucune carte Problème dans cette zone, un PC de cette zone gagne la carte du dessus de la pioche Compagnon.',
    'S’il y a une carte Problème dans cette zone, un PC de cette zone gagne la carte du dessus de la pioche Compagnon.',
    'S’il n’y a aucune carte Problème dans cette zone, un PC de cette zone gagne la carte du dessous de la pioche Compagnon.',
  ],
  [
    'Effectuez un jet d’achat à la place d’un autre PC. Ce PC peut être dans n’importe quelle zone. Si vous achetez une carte Rare ou mieux, gagnez 1 jeton AP.',
    'Effectuez un jet d’achat à la place d’un autre PC. Ce PC doit être dans cette zone. Si vous achetez une carte Rare ou mieux, gagnez 1 jeton AP.',
    'Effectuez un jet d’achat à la place d’un autre PC. Ce PC peut être dans n’importe quelle zone. Si vous achetez une carte Rare ou inférieure, gagnez 1 jeton AP.',
  ],
  [
    'Tant que cette carte n’est pas épuisée, vous avez +1 en combat.',
    'Tant que cette carte est épuisée, vous avez +1 en combat.',
    'Épuisez cette carte : vous avez +1 en combat.',
  ],
  [
    'Quand vous êtes à terre, infligez 3 dégâts physiques à un ennemi.',
    'Quand vous n’êtes pas à terre, infligez 3 dégâts physiques à un ennemi.',
    'Quand vous êtes à terre, un ennemi vous inflige 3 dégâts physiques.',
  ],
  [
    'Dépensez 1 munition : combattre. Vous avez +2 combat et infligez +1 dégât pour cette attaque.',
    'Gagnez 1 munition : combattre. Vous avez +2 combat et infligez +1 dégât pour cette attaque.',
    'Dépensez 1 munition : combattre. Vous avez +2 combat et soignez 1 dégât pour cette attaque.',
  ],
  [
    'Dépensez 1 pansement : choisissez un investigateur ou un Allié dans votre lieu et soignez-lui 1 dégât ou 1 horreur.',
    'Dépensez 1 pansement : choisissez un investigateur ou un Allié dans votre lieu et soignez-lui 1 dégât et 1 horreur.',
    'Dépensez 1 pansement : choisissez un investigateur ou un Allié dans votre lieu et infligez-lui 1 dégât ou 1 horreur.',
  ],
  [
    'Quand la révélation d’une traîtrise commence contre un investigateur de votre lieu, dépensez 1 charge : annulez-la.',
    'Quand la révélation d’une traîtrise se termine contre un investigateur de votre lieu, dépensez 1 charge : annulez-la.',
    'Quand la révélation d’une traîtrise commence contre un investigateur dans n’importe quel lieu, dépensez 1 charge : annulez-la.',
  ],
  [
    'Aucun ennemi ne peut se déplacer dans le lieu attaché.',
    'Les ennemis peuvent se déplacer dans le lieu attaché.',
    'Les ennemis doivent se déplacer dans le lieu attaché.',
  ],
  [
    'Si vous deviez être vaincu par des dégâts ou de l’horreur, soignez-les plutôt jusqu’à 1 de moins que votre santé ou votre santé mentale, et exilez cette carte. À la fin du round, subissez 1 horreur.',
    'Si vous deviez être vaincu par des dégâts ou de l’horreur, soignez-les plutôt jusqu’à 1 de plus que votre santé ou votre santé mentale, et exilez cette carte. À la fin du round, subissez 1 horreur.',
    'Si vous deviez être vaincu par des dégâts ou de l’horreur, soignez-les plutôt jusqu’à 1 de moins que votre santé ou votre santé mentale, et exilez cette carte. Au début du round, subissez 1 horreur.',
  ],
  [
    'Cherchez une traîtrise dans toute la défausse Rencontre et retirez-la de la partie.',
    'Cherchez une traîtrise dans toute la pioche Rencontre et retirez-la de la partie.',
    'Cherchez une traîtrise dans toute la défausse Rencontre et mettez-la en jeu.',
  ],
  [
    'Vous pouvez déplacer 1 charge entre deux de vos Sorts.',
    'Vous devez déplacer 1 charge entre deux de vos Sorts.',
    'Vous ne pouvez pas déplacer 1 charge entre deux de vos Sorts.',
  ],
  [
    'Chaque investigateur, une fois par round : subissez 1 dégât et piochez 1 carte.',
    'Chaque investigateur, une fois par partie : subissez 1 dégât et piochez 1 carte.',
    'Chaque investigateur, une fois par round : subissez 1 dégât et défaussez 1 carte.',
  ],
  [
    'Gagnez 4 ressources au choix, à placer sur un seul territoire occupé par un de vos ouvriers.',
    'Gagnez 4 ressources du même type, à placer sur un seul territoire occupé par un de vos ouvriers.',
    'Perdez 4 ressources au choix, à prendre sur un seul territoire occupé par un de vos ouvriers.',
  ],
  [
    'Avoir des unités sur au moins 4 types de terrain différents.',
    'Avoir des unités sur au plus 4 types de terrain différents.',
    'Un adversaire a des unités sur au moins 4 types de terrain différents.',
  ],
  [
    'Si vous êtes l’attaquant, votre adversaire perd 2 puissances au début du combat.',
    'Si vous êtes l’attaquant, votre adversaire perd 2 puissances à la fin du combat.',
    'Si vous êtes l’attaquant, votre adversaire gagne 2 puissances au début du combat.',
  ],
  [
    'Vos actions de commerce ne coûtent rien.',
    'Vos actions de commerce ont un coût.',
    'Les actions de commerce des autres joueurs ne coûtent rien.',
  ],
  [
    'Vous pouvez remettre sur votre pioche jusqu’à trois autres cartes de votre main.',
    'Vous pouvez remettre sous votre pioche jusqu’à trois autres cartes de votre main.',
    'Vous pouvez remettre sur votre pioche trois autres cartes de votre main.',
  ],
  [
    'Lors d’un achat, considérez la carte comme d’une rareté inférieure d’un cran, ou réduisez son coût de 3.',
    'Lors d’un achat, considérez la carte comme d’une rareté supérieure d’un cran, ou augmentez son coût de 3.',
    'Lors d’un achat, considérez la carte comme d’une rareté inférieure d’un cran et réduisez son coût de 3.',
  ],
  [
    'Quand vous êtes sur le « Site », chaque PC de la même zone récupère 1 HP.',
    'Quand vous êtes sur le « Site », un PC de la même zone récupère 1 HP.',
    'Quand vous êtes sur le « Site », chaque PC d’une zone adjacente récupère 1 HP.',
  ],
  [
    'S’il n’y a qu’un seul PC sur le « Site », révélez SC05-LT.',
    'S’il y a au moins un PC sur le « Site », révélez SC05-LT.',
    'S’il n’y a qu’un seul PC sur le « Site », défaussez SC05-LT.',
  ],
  ['Défaussez cette carte : enquêter. Pendant cette enquête, ce lieu a -2 occultation.'],
  ['À jouer pendant votre tour. Maximum une fois par round. Vous gagnez 1 action pour ce tour.'],
  ['Après que vous avez échoué à un test d’enquête : découvrez 1 indice dans votre lieu.'],
  ['À la fin du round : défaussez cette carte.'],
  [
    'Mettez la Chambre de la cloche en jeu. Si un investigateur contrôle le Quart du pilote, le prochain acte est Voie d’eau ; sinon, Voie obscure. Retirez l’autre de la partie.',
  ],
  ['Après avoir découvert un indice, inclinez cette carte : piochez 1 carte.'],
  ['Quand vous commercez, vous obtenez 1 ressource de plus.'],
  ['Vous possédez 20 pièces ou plus.'],
  ['Écoutez le passeur. Gagnez 1 popularité et 1 pièce.'],
  ['Quand vous piochez une carte Problème, défaussez-la et piochez-en une autre.'],
  ['Quand un PC de cette zone effectue une action d’attaque, la réduction de dégâts de l’ennemi ne s’applique pas.'],
  [
    'Posez 1 jeton Progression sur chaque PC qui partage sa zone avec un PC en ayant plus que lui, et autant sur cette carte qu’il y a de PC.',
  ],
  ['Testez la volonté (2). En cas de réussite, défaussez cette carte.'],
];
