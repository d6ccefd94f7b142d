import type { SampleTranslations } from '../sample-texts/sample-translations.ts';

export const fr: SampleTranslations = [
  [
    'Défaussez jusqu’à 2 cartes de votre main et infligez à un ennemi autant de dégâts physiques.',
    'Défaussez 2 cartes de votre main et infligez à un ennemi autant de dégâts physiques.',
    'Défaussez jusqu’à 2 cartes de votre main et infligez à un ennemi autant de dégâts mentaux.',
  ],
  [
    'Quand un PJ de cette zone n’a pas pu résoudre une carte Ennui, il perd 2 PV et tous les autres PJ perdent 1 PA.',
    'Quand un PJ de cette zone n’a pas pu résoudre une carte Ennui, il perd 1 PV et tous les autres PJ perdent 2 PA.',
    'Quand un PJ de cette zone a résolu une carte Ennui, il perd 2 PV et tous les autres PJ perdent 1 PA.',
  ],
  [
    'Jusqu’à la fin du tour, les PJ de cette zone ne peuvent pas se soigner.',
    'Jusqu’au début du prochain tour, les PJ de cette zone ne peuvent pas se soigner.',
    'Jusqu’à la fin du tour, les PJ de cette zone peuvent se soigner.',
  ],
  [
    'Si le test de déplacement réussit, vous pouvez déplacer dans cette zone un ennemi d’une zone adjacente.',
    'Si le test de déplacement réussit, vous devez déplacer dans cette zone un ennemi d’une zone adjacente.',
    'Si le test de déplacement réussit, vous pouvez déplacer dans cette zone un ennemi d’une zone quelconque.',
  ],
  [
    'Placez une carte au hasard de votre main sous la pioche.',
    'Placez une carte au choix de votre main sous la pioche.',
    'Placez une carte au hasard de votre main sur la pioche.',
  ],
  [
    'Quand vous échouez à un test dont la difficulté est de 7 ou moins, vous pouvez relancer un seul dé.',
    'Quand vous échouez à un test dont la difficulté est de 7 ou plus, vous pouvez relancer un seul dé.',
    'Quand vous échouez à un test dont la difficulté est de 7 ou moins, vous pouvez relancer tous les dés.',
  ],
  [
    'Le propriétaire d’une ligne reliant au moins 3 gares peut, avant le lancer de dé, payer 1 pièce pour avancer de 2 gares au maximum.',
    'Le propriétaire d’une ligne reliant au moins 3 gares peut, après le lancer de dé, payer 1 pièce pour avancer de 2 gares au maximum.',
    'Le propriétaire d’une ligne reliant au moins 3 gares peut, avant le lancer de dé, recevoir 1 pièce pour avancer de 2 gares au maximum.',
  ],
  [
    'À chaque correspondance, payez 1 pièce à la banque. Un joueur qui ne peut pas payer passe son prochain tour.',
    'À la première correspondance, payez 1 pièce à la banque. Un joueur qui ne peut pas payer passe son prochain tour.',
    'À chaque correspondance, payez 1 pièce à la banque. Un joueur qui ne peut pas payer passe son tour actuel.',
  ],
  [
    'Le joueur qui possède le moins de pièces en reçoit 2 d’un autre joueur.',
    'Le joueur qui possède le plus de pièces en reçoit 2 d’un autre joueur.',
    'Le joueur qui possède le moins de pièces en donne 2 à un autre joueur.',
  ],
  [
    'Combattre. En cas de réussite, au lieu d’infliger 1 dégât de plus, vous pouvez incliner l’ennemi.',
    'Combattre. En cas de réussite, infligez 1 dégât de plus et vous pouvez incliner l’ennemi.',
    'Combattre. En cas de réussite, au lieu d’infliger 1 dégât de plus, vous pouvez redresser l’ennemi.',
  ],
  [
    'Forcé - Au début de votre tour : si vous avez plus de 5 cartes en main, défaussez-en jusqu’à n’en avoir que 5.',
    'Forcé - À la fin de votre tour : si vous avez plus de 5 cartes en main, défaussez-en jusqu’à n’en avoir que 5.',
    'Forcé - Au début de votre tour : si vous avez moins de 5 cartes en main, défaussez-en jusqu’à n’en avoir que 5.',
  ],
  [
    'Cette carte ne peut être attachée qu’à un événement dont le coût imprimé est de 3 ou moins.',
    'Cette carte ne peut être attachée qu’à un événement dont le coût imprimé est de 3 ou plus.',
    'Cette carte ne peut être attachée qu’à un atout dont le coût imprimé est de 3 ou moins.',
  ],
  [
    'Choisissez un investigateur. Il soigne jusqu’à 2 horreurs ou 1 dégât.',
    'Choisissez un investigateur. Il soigne 2 horreurs ou 1 dégât.',
    'Choisissez un investigateur. Il soigne jusqu’à 2 horreurs et 1 dégât.',
  ],
  [
    'Pendant que vous enquêtez dans ce lieu, l’occultation est divisée par deux (arrondie au supérieur).',
    'Pendant que vous enquêtez dans ce lieu, l’occultation est doublée (arrondie au supérieur).',
    'Pendant que vous enquêtez dans ce lieu, l’occultation est divisée par deux (arrondie à l’inférieur).',
  ],
  [
    'Après que cet ennemi vous a attaqué, placez 1 indice dans ce lieu. Si vous n’en avez aucun, subissez plutôt 1 dégât.',
    'Avant que cet ennemi vous attaque, placez 1 indice dans ce lieu. Si vous n’en avez aucun, subissez plutôt 1 dégât.',
    'Après que cet ennemi vous a attaqué, placez 1 indice dans ce lieu. Si vous n’en avez aucun, subissez plutôt 1 horreur.',
  ],
  [
    'Après le déplacement, gagnez 2 de puissance si aucun mech ennemi n’est sur un territoire adjacent.',
    'Avant le déplacement, gagnez 2 de puissance si aucun mech ennemi n’est sur un territoire adjacent.',
    'Après le déplacement, gagnez 2 de puissance si un mech ennemi est sur un territoire adjacent.',
  ],
  [
    'Si votre popularité est d’au moins 10, construire ce bâtiment coûte 1 bois de moins.',
    'Si votre popularité est d’au plus 10, construire ce bâtiment coûte 1 bois de moins.',
    'Si votre popularité est d’au moins 10, construire ce bâtiment coûte 1 bois de plus.',
  ],
  [
    'Au prochain tour, vous ne pouvez pas effectuer d’action du bas. À la place, effectuez deux fois l’action du haut.',
    'Au tour en cours, vous ne pouvez pas effectuer d’action du bas. À la place, effectuez deux fois l’action du haut.',
    'Au prochain tour, vous ne pouvez pas effectuer d’action du bas. À la place, effectuez une fois l’action du haut.',
  ],
  [
    'Déplacez tous vos ouvriers présents sur une ferme ou une montagne vers l’Usine.',
    'Déplacez tous vos ouvriers présents sur une ferme ou une forêt vers l’Usine.',
    'Déplacez un de vos ouvriers présent sur une ferme ou une montagne vers l’Usine.',
  ],
  [
    'Chaque autre joueur défausse une carte au hasard ; vous pouvez ensuite en piocher une.',
    'Chaque joueur défausse une carte au hasard ; vous pouvez ensuite en piocher une.',
    'Chaque autre joueur défausse une carte de son choix ; vous pouvez ensuite en piocher une.',
  ],
  [
    'Vous ne pouvez pas utiliser cette capacité plus de deux fois par partie.',
    'Vous ne pouvez pas utiliser cette capacité plus de une fois par partie.',
    'Vous ne pouvez pas utiliser cette capacité plus de deux fois par manche.',
  ],
  [
    'Choisissez un adversaire. Il choisit une de ses ressources et la perd, puis vous la gagnez.',
    'Choisissez un adversaire. Vous choisissez une de ses ressources et la perd, puis vous la gagnez.',
    'Choisissez un adversaire. Il choisit une de ses ressources et la gagne, puis vous la perdez.',
  ],
  [
    'S’il y a moins de 3 ennemis dans cette zone, placez-en un sur le site le plus éloigné de vous.',
    'S’il y a plus de 3 ennemis dans cette zone, placez-en un sur le site le plus éloigné de vous.',
    'S’il y a moins de 3 ennemis dans cette zone, placez-en un sur le site le plus proche de vous.',
  ],
  [
    'Jusqu’à la fin de la manche, vos mechs peuvent traverser les lacs mais pas s’y arrêter.',
    'Jusqu’à la fin de la phase, vos mechs peuvent traverser les lacs mais pas s’y arrêter.',
    'Jusqu’à la fin de la manche, vos mechs peuvent traverser les lacs et aussi s’y arrêter.',
  ],
  [
    'Payez 2 pièces ou inclinez un ouvrier : regardez la carte du dessus d’une pioche au choix, puis placez-la dessous.',
    'Payez 2 pièces et inclinez un ouvrier : regardez la carte du dessus d’une pioche au choix, puis placez-la dessous.',
    'Payez 2 pièces ou inclinez un ouvrier : regardez la carte du dessus d’une pioche au choix, puis placez-la dessus.',
  ],
  [
    'À la fin de votre tour, posez jusqu’à 3 cartes de votre main face cachée dans la zone et récupérez 1 PV par carte.',
    'Au début de votre tour, posez jusqu’à 3 cartes de votre main face cachée dans la zone et récupérez 1 PV par carte.',
    'À la fin de votre tour, posez jusqu’à 3 cartes de votre main face cachée dans la zone et récupérez 1 PV au total.',
  ],
  [
    'Un PJ qui entre dans une zone contenant plus de 2 ennemis subit au choix 3 dégâts physiques ou 2 dégâts mentaux.',
    'Un PJ qui entre dans une zone contenant au moins 2 ennemis subit au choix 3 dégâts physiques ou 2 dégâts mentaux.',
    'Un PJ qui entre dans une zone contenant plus de 2 ennemis subit 3 dégâts physiques et 2 dégâts mentaux.',
  ],
  [
    'Seul le vainqueur du combat peut prendre 1 bois au perdant.',
    'Le vainqueur du combat peut prendre 1 bois au perdant.',
    'Seul le perdant du combat peut prendre 1 bois au vainqueur.',
  ],
  [
    'Une fois par partie, considérez un test de compétence raté comme réussi.',
    'Une fois par round, considérez un test de compétence raté comme réussi.',
    'Une fois par partie, considérez un test de compétence réussi comme raté.',
  ],
  [
    'Quand la pioche est épuisée, mélangez la défausse pour en former une nouvelle, puis chaque PJ défausse 1 carte.',
    'Quand la pioche est épuisée, mélangez la défausse pour en former une nouvelle, puis un PJ défausse 1 carte.',
    'Quand la pioche est épuisée, mélangez la défausse pour en former une nouvelle, puis chaque PJ pioche 1 carte.',
  ],
  [
    'Ce round, vous ne pouvez pas vous déplacer, mais vous pouvez enquêter deux fois à la place.',
    'Ce round, vous pouvez vous déplacer, mais vous pouvez enquêter deux fois à la place.',
    'Ce round, vous ne pouvez pas vous déplacer, mais vous pouvez échapper deux fois à la place.',
  ],
  [
    'Le joueur ayant le plus d’argent commence la prochaine manche.',
    'Le joueur ayant le moins d’argent commence la prochaine manche.',
    'Le joueur ayant le plus d’argent commence la manche en cours.',
  ],
  [
    'Pour chaque territoire que vous contrôlez, à moins de payer 1 nourriture, retirez-en toutes vos unités.',
    'Pour chaque territoire que vous contrôlez, à moins de payer 1 pétrole, retirez-en toutes vos unités.',
    'Pour chaque territoire que vous contrôlez, payez 1 nourriture, et retirez-en toutes vos unités.',
  ],
  [
    'Inclinez cette carte et payez 1 ressource : attaquez un ennemi dans le même lieu. S’il lui reste au plus 3 points de vie, il est vaincu.',
    'Redressez cette carte et payez 1 ressource : attaquez un ennemi dans le même lieu. S’il lui reste au plus 3 points de vie, il est vaincu.',
    'Inclinez cette carte et payez 1 ressource : attaquez un ennemi dans le même lieu. S’il lui reste au moins 3 points de vie, il est vaincu.',
  ],
  [
    'Quand un autre PJ est à terre, regardez une seule fois les 2 cartes du dessus de la pioche, prenez-en 1 en main et remettez le reste.',
    'Quand vous êtes à terre, regardez une seule fois les 2 cartes du dessus de la pioche, prenez-en 1 en main et remettez le reste.',
    'Quand un autre PJ est à terre, regardez une seule fois les 2 cartes du dessous de la pioche, prenez-en 1 en main et remettez le reste.',
  ],
  [
    'Après avoir déployé une structure, vous devez défausser une carte de combat choisie par votre adversaire.',
    'Avant de déployer une structure, vous devez défausser une carte de combat choisie par votre adversaire.',
    'Après avoir déployé une structure, vous devez défausser une carte de combat de votre choix.',
  ],
  [
    'Tant qu’aucun ennemi n’est dans un lieu connecté, chaque investigateur ici gagne +1 agilité.',
    'Tant qu’un ennemi est dans un lieu connecté, chaque investigateur ici gagne +1 agilité.',
    'Tant qu’aucun ennemi n’est dans un lieu connecté, chaque investigateur ici gagne +1 intellect.',
  ],
  [
    'Divisez par deux les dégâts qui vous sont infligés ce tour-ci, en arrondissant à l’inférieur.',
    'Doublez les dégâts qui vous sont infligés ce tour-ci, en arrondissant à l’inférieur.',
    'Divisez par deux les dégâts qui vous sont infligés ce tour-ci, en arrondissant au supérieur.',
  ],
  [
    'Un train arrêté en gare prend 1 passager d’une autre gare avant de déposer 2 passagers.',
    'Un train arrêté en gare prend 1 passager d’une autre gare après de déposer 2 passagers.',
    'Un train arrêté en gare prend 1 passager  avant de déposer 2 passagers.',
  ],
  [
    'Un PJ doit choisir autant d’ennemis qu’il veut dans les zones adjacentes et infliger 1 dégât à chacun.',
    'Un PJ peut choisir autant d’ennemis qu’il veut dans les zones adjacentes et infliger 1 dégât à chacun.',
    'Un PJ doit choisir un ennemi dans les zones adjacentes et lui infliger 1 dégât.',
  ],
];
