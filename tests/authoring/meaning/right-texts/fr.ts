import { rightTexts } from '../right-text.ts';

export const fr = rightTexts({
  roundDamage: 'Un ennemi subit autant de dégâts cognitifs que le numéro du round en cours, sans dépasser 6.',
  healByTroubles:
    'Tous les PC de cette zone récupèrent chacun 1 HP par carte de trouble présente dans la zone, et au moins 1.',
  allCostFive: 'Quelle que soit la carte que vous achetez, son coût d’achat passe à 5.',
  unreadTrouble: 'Quand tu pioches une carte de trouble, défausse-la sans en appliquer le contenu.',
  cardTakesDamage:
    'Cette carte subit à votre place les dégâts que vous devriez subir. Dès qu’elle en porte 5 ou plus, retirez-la du jeu.',
  otherDown: '2 dégâts physiques à un ennemi, mais 4 si un autre PC de cette zone est à terre.',
  anyAreaAp: 'Un PC au choix gagne un jeton AP, quelle que soit la zone où il se trouve.',
  refreshOnDown: 'Chaque fois qu’un autre PC tombe à terre, enlevez un jeton d’épuisement de cette carte.',
  boostOthers: 'Les actions d’attaque des autres PC de cette zone infligent 2 dégâts de plus.',
  carryThree: 'Déplacez-vous sans test vers une zone adjacente, accompagné de trois PC de cette zone au maximum.',
  bodyguard: 'Tu subis à la place des autres PC de cette zone les dégâts physiques qui leur sont infligés.',
  discardDraw: 'Défausser au plus 3 cartes de sa main, puis en piocher autant.',
  buyEpic:
    'Achetez jusqu’à deux cartes au marché de cette zone, à condition qu’elles ne dépassent pas la rareté Épique.',
  othersAp: 'Chacun des PC de cette zone, sauf vous, reçoit un jeton AP.',
  doubleDamage: 'Quand tu effectues une action d’attaque, ses dégâts sont doublés.',
  reduceAndStrike:
    'Les dégâts que vous inflige un ennemi sont réduits de 2. Vous pouvez lui infliger des dégâts cognitifs égaux à ceux d’avant la réduction.',
  fiveMinus: 'Chaque participant subit des dégâts physiques : 5 moins le nombre de participants.',
  reshuffleSite:
    '3 dégâts cognitifs à tous les participants. On mélange la défausse du SITE avec sa pioche, puis chaque participant en pioche une carte.',
  downedCannotAttack: 'Un PC à terre n’a pas le droit d’attaquer cet ennemi.',
  perAnomaly: 'Pour chaque Anomalie dont un participant est équipé, son porteur subit 1 dégât cognitif.',
  unsealOrArtifact:
    'Gagnez un artefact. Si votre compétence SITE porte un jeton de sceau, retirez-le ; dans le cas contraire, gagnez un artefact de plus.',
  lockedEquipment:
    '2 dégâts cognitifs à chaque participant. Aucun d’eux ne peut se défaire de son équipement avant la fin du scénario.',
  buyCostFour: 'Achetez une carte du marché de cette zone dont le coût d’achat n’excède pas 4.',
  irreducible: 'Inflige 2 dégâts physiques à un ennemi ; rien ne peut les réduire.',
  apWithVehicle: 'Gagnez un jeton AP, et un autre encore si vous êtes équipé d’un Véhicule.',
  machineDamage: 'Un ennemi subit 3 dégâts physiques ; une Machine en subit 5.',
  discardEquipped:
    'Défaussez une carte dont un PC de cette zone est équipé. Si c’est impossible, tous les PC de cette zone subissent 1 dégât physique.',
  leaveArea: 'Tout PC qui quitte cette zone subit 1 dégât physique.',
  refillMarket:
    'Les PC de cette zone subissent tous 1 dégât physique. Défausser l’ensemble des cartes du marché de la zone, puis le regarnir.',
  noHealing: 'Aucun PC de cette zone ne récupère de HP.',
  lure: 'Ajoutez un jeton de progression sur cette carte. S’il y en a au moins deux, retirez-en deux, et un PC de cette zone pioche une carte de trouble et la met en place.',
  discardForDamage:
    'Un ennemi subit 2 dégâts physiques. Vous pouvez défausser une carte de votre main pour lui en infliger 2 de plus.',
  twoTools: '3 dégâts physiques à un ennemi ; 5 si vous avez au moins deux Outils équipés.',
  selfHarm: 'Inflige 4 dégâts cognitifs à un ennemi et subis-en 1 toi-même.',
  environmentReduction:
    'Réduisez de 1 les dégâts physiques que vous subissez, et de 2 de plus lorsqu’ils viennent d’une carte Environnement.',
  twiceOwnDamage: 'Un ennemi subit en dégâts physiques le double des dégâts posés sur vous.',
  twoEnemies: 'Choisissez deux ennemis au plus : chacun subit 2 dégâts physiques.',
  giveCard:
    'Ajoutez à la main d’un PC, où qu’il soit, une carte de la vôtre qui ne soit pas une carte de départ. Si cette carte est au moins Rare, vous gagnez un jeton AP.',
  recycle: 'Les objets consommables que tu as utilisés sont défaussés au lieu d’être mis au rebut.',
  chooseArtifact:
    'Au moment où un artefact est obtenu, piochez-en un de plus, choisissez-en un et jetez celui que vous n’avez pas choisi.',
  fewTroubles: 'S’il n’y a pas plus d’une carte de trouble dans cette zone, gagnez un jeton AP.',
  handFive: 'Les PC ajustent leur main à 5 cartes au lieu de 4.',
  swapTrouble:
    'Lorsqu’un PC qui n’est pas à terre pioche une carte de trouble, il peut la défausser en subissant 1 dégât cognitif irréductible.',
  hungryAp:
    'Chaque PC qui n’est pas à terre et possède deux jetons AP ou moins peut subir 1 dégât physique, impossible à réduire, et gagner un jeton AP.',
  downDraws:
    'Quand un PC tombe à terre, tous les autres PC piochent 2 cartes chacun, puis peuvent mettre au rebut une carte de leur main. Posez un jeton de progression sur cette carte : si elle en porte plus qu’il n’y a de PC, la partie est perdue.',
  gateSinks:
    'Retirez deux jetons de progression, ou un seul si un PC se trouve dans cette zone. Quand il n’en reste plus, révélez SC05-LT s’il y a un PC dans le SITE ; sinon, vous avez perdu.',
  contagion: 'Un PC qui entre dans une zone où se trouve un autre PC ayant des jetons de progression en reçoit un.',
  discardScenarios: 'Toutes les cartes scénario révélées sont défaussées, sauf celle-ci.',
  carrierChoice:
    'Le porteur peut subir 2 dégâts physiques s’il se trouve dans la même zone que SC02-LR. S’il ne les subit pas, placez ici un jeton de progression et déplacez SC02-LR vers la zone suivante.',
  onlyWithProgress: 'Seuls les PC ayant un jeton de progression peuvent attaquer.',
  oneTrain: 'À votre tour, vous pouvez, une seule fois, faire avancer l’un de vos trains jusqu’à la gare voisine.',
  shareLimit: 'Nul ne peut détenir plus de trois actions d’une même ligne.',
  dividends:
    'Le joueur qui possède le plus d’actions de la ligne touche un dividende de 500, le deuxième un dividende de 200.',
  bankShort: 'Si la banque n’a pas assez d’argent, prenez tout ce qui lui reste.',
  othersPay: 'Chaque autre joueur verse 50 à la banque.',
  handLimit: 'Si vous avez plus de sept cartes en main, défaussez-vous jusqu’à n’en garder que sept.',
  emptyDeck: 'La pioche est vide ? Mélangez la défausse pour en former une nouvelle.',
  tieMoney: 'En cas d’égalité, le plus riche l’emporte.',
  swapHands: 'Deux joueurs de votre choix échangent leurs mains.',
  skillTest:
    'Un exemplaire au maximum peut être engagé par test de compétence. Si le test réussit, l’investigateur qui l’effectue pioche une carte.',
  moveOnce: 'Impossible de se déplacer plus d’une fois par round.',
  keepSkill:
    'Après avoir raté un test, épuisez cette carte : reprenez en main l’une des compétences que vous y aviez engagées au lieu de la défausser.',
  twoTokens:
    'Quand un investigateur dans votre lieu devrait tirer un jeton Chaos, il en tire deux à la place. Il en choisit un ; l’autre est remis sans effet.',
  failedBy: 'Test d’agilité (3). En cas d’échec, subissez 1 dégât par point d’écart, 2 au maximum.',
  retreatNearby:
    'Si vous perdez un combat, vous pouvez battre en retraite vers un territoire voisin que vous contrôlez et où ne se trouve aucune autre unité, plutôt que vers votre base.',
  attackerVolley: 'Quand vous attaquez, votre adversaire perd 2 points de force au début du combat.',
  strongUnloved: 'Votre force est de 8 ou plus, votre popularité de 3 ou moins.',
  discardOrHorror: 'Chaque investigateur doit choisir : défausser une carte de sa main au hasard ou subir 1 horreur.',
  halvedAgility:
    'Jusqu’à la fin du round, l’agilité de chaque investigateur actuellement en jeu est réduite de moitié (arrondie à l’unité supérieure).',
  othersSilent: 'Aucun autre joueur ne peut utiliser de cartes pendant ce tour.',
  lastPassengerName: 'Le Trente-Cinquième Passager',
  chimeName: 'Le Carillon de cinq heures',
  summerStory: 'Celles qui auraient dû s’élever à l’été 2020.',
  fiveHundredStory: 'Cinq cents yens à qui le détache sans le casser. À ce jour, personne ne les a touchés.',
  marchStory: 'Le 4 mars est passé, et personne n’est venu la chercher.',
  interestStory: 'Cinq ans d’intérêts.',
  appealStory: 'La « dernière requête » vient d’entrer dans sa cinquième année.',
  safetyStory: 'Pour toute sécurité, une affichette : « La sécurité d’abord ».',
  passengersStory:
    'Une enveloppe sans timbre est arrivée au poste de contrôle de Shinagawa. À l’intérieur, une liste de passagers décolorée. En face des trente-quatre noms, depuis cinq ans, toujours la même mention : « en visite ».',
  deliveryStory: '8 h 59. Le camion de livraison coupa son moteur et ne fut plus, dès lors, qu’un simple camion.',
  timetableStory:
    'Sur l’horaire de l’arrêt, un seul départ a été ajouté à la main. Départ dans douze rounds. La destination a bavé : illisible.',
  gateStory:
    'Hors du portail aussi, un carillon sonne cinq heures, avec une minute de retard. Au premier pas, Minori a grandi de cinq ans.',
  lullabyStory:
    'À neuf heures du soir, les haut-parleurs d’urgence de la cité diffusent une berceuse. Il y a cinq ans, juste avant le dernier vers, l’Anneau s’est ouvert dans le ciel et la chanteuse a disparu.',
  festivalStory:
    'Il y a cinq ans, le 31 août, l’association du quartier a remis au lendemain le rangement de la fête d’été. Le lendemain n’est jamais venu.',
  knivesStory: 'Vendus par trois. Il n’en revient jamais que deux.',
});
