import { rightTexts } from '../right-text.ts';

export const it = rightTexts({
  roundDamage: 'Infliggi a un nemico danni cognitivi pari al numero del round in corso, fino a un massimo di 6.',
  healByTroubles: 'Ogni PC in quest’area recupera 1 HP per ogni carta problema nell’area, e comunque almeno 1.',
  allCostFive: 'Tutte le carte che acquisti hanno un costo d’acquisto di 5.',
  unreadTrouble: 'Quando peschi una carta problema, la scarti senza applicarne il testo.',
  cardTakesDamage: 'Questa carta subisce i danni al posto tuo. Appena ne ha accumulati almeno 5, rimuovila dal gioco.',
  otherDown: 'Un nemico subisce 2 danni fisici, ma ne subisce invece 4 se un altro PC in quest’area è a terra.',
  anyAreaAp: 'Un PC a scelta, in qualunque area si trovi, ottiene un segnalino AP.',
  refreshOnDown: 'Quando un altro PC finisce a terra, si toglie un segnalino esaurimento da questa carta.',
  boostOthers: 'Quando un altro PC in quest’area compie un’azione d’attacco, i suoi danni aumentano di 2.',
  carryThree: 'Spostati in un’area adiacente senza fare la prova, portando con te non più di tre PC di quest’area.',
  bodyguard: 'I danni fisici destinati agli altri PC in quest’area li subisci tu al loro posto.',
  discardDraw: 'Scarta dalla mano al massimo tre carte, poi pescane altrettante.',
  buyEpic: 'Acquistate fino a due carte dal mercato di quest’area, purché di rarità non superiore a Epica.',
  othersAp: 'Tutti gli altri PC in quest’area ottengono un segnalino AP ciascuno.',
  doubleDamage: 'Le tue azioni d’attacco infliggono il doppio dei danni.',
  reduceAndStrike:
    'Subisci 2 danni in meno da un nemico. A quel nemico puoi infliggere tanti danni cognitivi quanti erano i danni prima della riduzione.',
  fiveMinus: 'Ciascun partecipante subisce un numero di danni fisici pari a 5 meno il numero dei partecipanti.',
  reshuffleSite:
    '3 danni cognitivi a ogni partecipante. Rimescolate gli scarti del SITE nel suo mazzo; poi ogni partecipante ne pesca una carta.',
  downedCannotAttack: 'Chi è a terra non può attaccare questo nemico.',
  perAnomaly: 'Per ogni Anomalia equipaggiata dai partecipanti, chi la possiede subisce 1 danno cognitivo.',
  unsealOrArtifact:
    'Ottieni un artefatto. Rimuovi il segnalino sigillo dalla tua abilità SITE; se non ce n’è uno, ottieni un secondo artefatto.',
  lockedEquipment:
    'Ogni partecipante subisce 2 danni cognitivi e non può togliersi l’equipaggiamento fino al termine dello scenario.',
  buyCostFour: 'Acquista dal mercato di quest’area una carta dal costo d’acquisto pari o inferiore a 4.',
  irreducible: '2 danni fisici a un nemico. Questi danni non si possono ridurre.',
  apWithVehicle: 'Ottieni un segnalino AP; se hai un Veicolo equipaggiato, ne ottieni un altro.',
  machineDamage: 'Infliggete 3 danni fisici a un nemico; se è una Macchina, infliggetene invece 5.',
  discardEquipped:
    'Scarta una carta equipaggiata da un PC in quest’area; se non puoi, ogni PC in quest’area subisce 1 danno fisico.',
  leaveArea: 'Quando un PC lascia quest’area, gli viene inflitto 1 danno fisico.',
  refillMarket:
    '1 danno fisico a ogni PC in quest’area. Tutte le carte del mercato dell’area vengono scartate, e il mercato viene rifornito.',
  noHealing: 'Nessun PC in quest’area può recuperare HP.',
  lure: 'Metti un segnalino progresso su questa carta. Se ce ne sono almeno due, rimuovine due e un PC in quest’area pesca e piazza una carta problema.',
  discardForDamage: '2 danni fisici a un nemico. Scartando una carta dalla mano, puoi infliggergliene altri 2.',
  twoTools: 'Infliggi a un nemico 3 danni fisici, oppure 5 se hai equipaggiato due o più Attrezzi.',
  selfHarm: '4 danni cognitivi a un nemico e 1 a te stesso.',
  environmentReduction:
    'I danni fisici che subisci sono ridotti di 1; se provengono da una carta Ambiente, di altri 2.',
  twiceOwnDamage: 'Un nemico subisce danni fisici pari al doppio dei danni che hai addosso.',
  twoEnemies: 'Scegli non più di due nemici e infliggi 2 danni fisici a ciascuno.',
  giveCard:
    'Scegli una carta della tua mano, purché non Iniziale, e dalla a un PC in qualsiasi area, che la aggiunge alla propria mano. Se è Rara o superiore, ottieni un segnalino AP.',
  recycle: 'Quando un oggetto consumabile che hai usato verrebbe rottamato, scartalo invece.',
  chooseArtifact:
    'Quando si ottiene un artefatto, se ne pesca uno in più e se ne sceglie uno; quello non scelto si butta.',
  fewTroubles: 'Se le carte problema in quest’area sono meno di due, ottieni un segnalino AP.',
  handFive: 'La mano dei PC si adegua a 5 carte anziché a 4.',
  swapTrouble:
    'Un PC non a terra che pesca una carta problema può subire 1 danno cognitivo, che non può essere ridotto, per scartarla.',
  hungryAp:
    'Tutti i PC con al massimo due segnalini AP, esclusi quelli a terra, possono subire ciascuno 1 danno fisico non riducibile per ottenere un segnalino AP.',
  downDraws:
    'Se un PC finisce a terra, ogni altro PC pesca due carte, dopodiché può rottamare una carta della propria mano. Aggiungete un segnalino progresso a questa carta: se i segnalini sono più dei PC, avete perso.',
  gateSinks:
    'Togli 2 segnalini progresso; se in quest’area c’è un PC, togline 1 solo. Quando sono finiti, se c’è un PC nel SITE rivela SC05-LT, altrimenti la partita è persa.',
  contagion:
    'Quando un PC entra in un’area in cui c’è un altro PC con segnalini progresso, il nuovo arrivato riceve un segnalino progresso.',
  discardScenarios: 'Scarta tutte le carte scenario rivelate tranne questa.',
  carrierChoice:
    'Il corriere che si trova nella stessa area di SC02-LR può subire 2 danni fisici. Se non li subisce, metti qui un segnalino progresso e sposta SC02-LR nell’area successiva.',
  onlyWithProgress: 'Possono attaccare soltanto i PC con segnalini progresso.',
  oneTrain: 'Nel tuo turno puoi far avanzare un tuo treno fino alla stazione vicina, una sola volta.',
  shareLimit: 'Ogni giocatore può avere al massimo tre azioni della stessa linea.',
  dividends: 'Chi ha più azioni di quella linea riceve un dividendo di 500, chi è secondo uno di 200.',
  bankShort: 'Se la banca non ha abbastanza denaro, ricevi quello che c’è.',
  othersPay: 'Gli altri giocatori pagano 50 ciascuno alla banca.',
  handLimit: 'Chi ha in mano più di sette carte ne scarta fino ad averne sette.',
  emptyDeck: 'Esaurito il mazzo, si mescolano gli scarti, che diventano il nuovo mazzo.',
  tieMoney: 'A parità di punti vince chi ha più soldi.',
  swapHands: 'Scegliete due giocatori, che si scambiano le carte in mano.',
  skillTest:
    'Non se ne può impegnare più di una copia per prova di abilità. Se la prova riesce, l’investigatore che la effettua pesca una carta.',
  moveOnce: 'In un round puoi muoverti al massimo una volta.',
  keepSkill:
    'Dopo aver fallito una prova, esaurisci questa carta: riprendi in mano una delle abilità che hai impegnato in quella prova, anziché scartarla.',
  twoTokens:
    'Quando un investigatore nel tuo luogo pescherebbe un segnalino caos, ne pesca invece due: ne sceglie uno e l’altro torna dentro senza effetto.',
  failedBy:
    'Prova di agilità (3). Se fallisci, subisci tanti danni quanti sono i punti che ti mancano, ma mai più di 2.',
  retreatNearby:
    'Dopo una sconfitta in combattimento puoi ritirarti, invece che nella tua base, in un territorio confinante che controlli e in cui non ci sono altre unità.',
  attackerVolley: 'Quando attacchi, all’inizio del combattimento il tuo avversario perde 2 punti potenza.',
  strongUnloved: 'Hai almeno 8 di potenza e al massimo 3 di popolarità.',
  discardOrHorror:
    'Ogni investigatore deve scartare a caso una carta dalla mano oppure subire 1 orrore: la scelta è sua.',
  halvedAgility:
    'Fino a fine round, l’agilità di ogni investigatore ora in gioco è dimezzata (arrotondando per eccesso).',
  othersSilent: 'In questo turno gli altri giocatori non possono usare carte.',
  lastPassengerName: 'Il trentacinquesimo passeggero',
  chimeName: 'La campana delle cinque',
  summerStory: 'Dovevano salire in cielo nell’estate del 2020.',
  fiveHundredStory: 'Cinquecento yen a chi lo stacca intero. Finora non li ha riscossi nessuno.',
  marchStory: 'Il quattro marzo è passato, ma nessuno è venuto a prenderla.',
  interestStory: 'Interessi per cinque anni.',
  appealStory: 'L’«ultimo appello» è al suo quinto anno.',
  safetyStory: 'L’unica sicura è un adesivo con scritto «Sicurezza prima di tutto».',
  passengersStory:
    'Al posto di blocco di Shinagawa è arrivata una busta senza francobollo. Dentro c’è un elenco di passeggeri sbiadito: trentaquattro persone, tutte segnate da cinque anni come «in visita».',
  deliveryStory:
    'Ore otto e cinquantanove. Il furgone delle consegne spense il motore e da quel momento fu un furgone come tanti.',
  timetableStory:
    'All’orario della fermata qualcuno ha aggiunto a mano una sola corsa. Parte fra dodici round. La destinazione è sbavata e illeggibile.',
  gateStory:
    'Anche fuori dal cancello c’è la campana delle cinque, ma suona con un minuto di ritardo. Al primo passo Minori crebbe di cinque anni.',
  lullabyStory:
    'Alle nove di sera gli altoparlanti d’emergenza del quartiere trasmettono una ninna nanna. Cinque anni fa, un attimo prima dell’ultimo verso, l’Anello si aprì nel cielo e la cantante scomparve.',
  festivalStory:
    'Il trentuno agosto di cinque anni fa, il comitato di quartiere rimandò all’indomani lo smontaggio della festa d’estate. L’indomani non arrivò.',
  knivesStory: 'Si vendono a gruppi di tre. Ne tornano sempre solo due.',
});
