import { rightTexts } from '../right-text.ts';

export const pl = rightTexts({
  roundDamage:
    'Jeden przeciwnik otrzymuje tyle obrażeń poznawczych, ile wynosi numer bieżącej rundy, lecz nie więcej niż 6.',
  healByTroubles:
    'Każdy PC na tym obszarze odzyskuje tyle HP, ile kart kłopotów leży na tym obszarze, ale co najmniej 1.',
  allCostFive: 'Koszt zakupu każdej karty, którą kupujesz, wynosi 5.',
  unreadTrouble: 'Gdy dobierzesz kartę kłopotów, odrzuć ją bez stosowania jej treści.',
  cardTakesDamage:
    'Ta karta przyjmuje obrażenia zamiast ciebie. Gdy zbierze się na niej 5 lub więcej obrażeń, usuń ją z gry.',
  otherDown:
    'Zadaj jednemu przeciwnikowi 2 obrażenia fizyczne. Jeżeli inny PC na tym obszarze jest powalony, zadaj zamiast tego 4.',
  anyAreaAp: 'Jeden PC, obojętnie na którym obszarze, otrzymuje żeton AP.',
  refreshOnDown: 'Za każdym razem, gdy inny PC zostaje powalony, zdejmij z tej karty jeden żeton wyczerpania.',
  boostOthers: 'Akcje ataku innych PC na tym obszarze zadają o 2 obrażenia więcej.',
  carryThree: 'Przejdź bez testu na sąsiedni obszar. Możesz zabrać ze sobą najwyżej trzech PC z tego obszaru.',
  bodyguard: 'Obrażenia fizyczne, które miałby otrzymać inny PC na tym obszarze, otrzymujesz ty.',
  discardDraw: 'Odrzuć maksymalnie trzy karty z ręki i dobierz tyle samo.',
  buyEpic: 'Kup na rynku tego obszaru co najwyżej dwie karty o rzadkości nie wyższej niż Epicka.',
  othersAp: 'Wszyscy pozostali PC na tym obszarze otrzymują po jednym żetonie AP.',
  doubleDamage: 'Gdy wykonujesz akcję ataku, podwój jej obrażenia.',
  reduceAndStrike:
    'Zmniejsz o 2 obrażenia zadane ci przez przeciwnika. Możesz zadać temu przeciwnikowi tyle obrażeń poznawczych, ile wynosiły obrażenia przed zmniejszeniem.',
  fiveMinus: 'Każdy uczestnik otrzymuje obrażenia fizyczne w liczbie równej 5 minus liczba uczestników.',
  reshuffleSite:
    'Wszyscy uczestnicy otrzymują po 3 obrażenia poznawcze. Odrzucone karty SITE wtasowuje się do ich talii, po czym każdy uczestnik dobiera z niej jedną kartę.',
  downedCannotAttack: 'Powaleni PC nie mogą atakować tego przeciwnika.',
  perAnomaly: 'Za każdą Anomalię, w którą wyposażony jest uczestnik, otrzymuje on 1 obrażenie poznawcze.',
  unsealOrArtifact:
    'Zdobywasz artefakt. Jeśli na twojej umiejętności SITE leży żeton pieczęci, zdejmij go, a jeśli nie – zdobądź jeszcze jeden artefakt.',
  lockedEquipment:
    'Wszyscy uczestnicy otrzymują po 2 obrażenia poznawcze i aż do końca scenariusza nie mogą zdejmować ekwipunku.',
  buyCostFour: 'Kup z rynku tego obszaru jedną kartę, której koszt zakupu nie przekracza 4.',
  irreducible: 'Jeden przeciwnik otrzymuje 2 obrażenia fizyczne, których nie można zmniejszyć.',
  apWithVehicle: 'Otrzymujesz żeton AP oraz drugi, jeśli masz w ekwipunku Pojazd.',
  machineDamage: 'Jeden przeciwnik otrzymuje 3 obrażenia fizyczne, chyba że jest Maszyną: wtedy otrzymuje ich 5.',
  discardEquipped:
    'Odrzucana jest jedna karta z ekwipunku PC na tym obszarze. Jeśli to niemożliwe, wszyscy PC na tym obszarze otrzymują po 1 obrażeniu fizycznym.',
  leaveArea: 'PC opuszczający ten obszar otrzymuje 1 obrażenie fizyczne.',
  refillMarket:
    'Każdy PC na tym obszarze otrzymuje 1 obrażenie fizyczne. Odrzuć cały rynek tego obszaru i uzupełnij go na nowo.',
  noHealing: 'PC na tym obszarze nie odzyskują HP.',
  lure: 'Na tę kartę trafia żeton postępu. Jeżeli ma ich teraz dwa lub więcej, zdejmij dwa, po czym jeden PC na tym obszarze dobiera kartę kłopotów i ją wykłada.',
  discardForDamage:
    'Zadaj jednemu przeciwnikowi 2 obrażenia fizyczne. Jeśli odrzucisz kartę z ręki, zadaj mu dodatkowe 2.',
  twoTools: 'Jeden przeciwnik otrzymuje 3 obrażenia fizyczne, a jeśli masz w ekwipunku przynajmniej dwa Narzędzia – 5.',
  selfHarm: 'Zadaj jednemu przeciwnikowi 4 obrażenia poznawcze, a na siebie przyjmij 1.',
  environmentReduction:
    'Otrzymywane przez ciebie obrażenia fizyczne zmniejsz o 1; jeśli pochodzą z karty Otoczenia – o kolejne 2.',
  twiceOwnDamage: 'Zadaj jednemu przeciwnikowi dwa razy tyle obrażeń fizycznych, ile obrażeń masz na sobie.',
  twoEnemies: 'Wybierz nie więcej niż dwóch przeciwników; każdy z nich otrzymuje 2 obrażenia fizyczne.',
  giveCard:
    'Przekaż jedną kartę z ręki (oprócz Startowej) na rękę dowolnego PC na dowolnym obszarze. Jeśli jest co najmniej Rzadka, otrzymujesz żeton AP.',
  recycle: 'Zużyty przez ciebie przedmiot jednorazowy, który trafiłby na złom, zostaje zamiast tego odrzucony.',
  chooseArtifact: 'Gdy zdobywany jest artefakt, dobierz o jeden więcej i wybierz jeden z nich, a niewybrany wyrzuć.',
  fewTroubles: 'Jeśli na tym obszarze leży nie więcej niż jedna karta kłopotów, otrzymujesz żeton AP.',
  handFive: 'PC dostosowują rękę do pięciu kart, a nie do czterech.',
  swapTrouble:
    'Gdy PC, który nie jest powalony, dobierze kartę kłopotów, może ją odrzucić, przyjmując 1 obrażenie poznawcze, którego nie da się zmniejszyć.',
  hungryAp:
    'Każdy PC, który nie jest powalony i ma nie więcej niż 2 żetony AP, może przyjąć 1 obrażenie fizyczne, niemożliwe do zmniejszenia, i otrzymać żeton AP.',
  downDraws:
    'Gdy jakiś PC zostaje powalony, pozostali PC dobierają po dwie karty, a następnie każdy z nich może zezłomować kartę z ręki. Połóż na tej karcie żeton postępu. Jeśli jest ich na niej więcej niż PC w grze, przegrywacie.',
  gateSinks:
    'Zdejmij 2 żetony postępu, a jeśli na tym obszarze jest jakiś PC – tylko 1. Gdy nie zostanie żaden, odkryj SC05-LT, o ile w SITE jest jakiś PC; w przeciwnym razie przegrywacie.',
  contagion: 'Jeśli PC wejdzie na obszar, na którym inny PC ma żetony postępu, połóż jeden żeton na tym, który wszedł.',
  discardScenarios: 'Odrzuć całą resztę odkrytych kart scenariusza.',
  carrierChoice:
    'Posłaniec, który jest na tym samym obszarze co SC02-LR, może przyjąć 2 obrażenia fizyczne. Jeśli tego nie zrobi, połóż tutaj żeton postępu i przesuń SC02-LR na następny obszar.',
  onlyWithProgress: 'Atakować mogą wyłącznie PC mający żetony postępu.',
  oneTrain: 'W swojej turze możesz jeden raz przesunąć jeden ze swoich pociągów na sąsiednią stację.',
  shareLimit: 'Żaden gracz nie może mieć więcej niż trzech akcji tej samej linii.',
  dividends: 'Dywidenda: 500 dla gracza z największą liczbą akcji tej linii, 200 dla drugiego pod tym względem.',
  bankShort: 'Gdy w banku brakuje pieniędzy, weź tyle, ile jest.',
  othersPay: 'Wszyscy gracze oprócz ciebie wpłacają do banku po 50.',
  handLimit: 'Masz na ręce ponad siedem kart? Odrzucaj, aż zostanie ci siedem.',
  emptyDeck: 'Po wyczerpaniu talii potasujcie stos kart odrzuconych; staje się on nową talią.',
  tieMoney: 'W razie remisu zwycięża gracz, który ma więcej pieniędzy.',
  swapHands: 'Wskaż dwóch graczy: zamieniają się wszystkimi kartami z ręki.',
  skillTest:
    'Do jednego testu umiejętności można dołożyć najwyżej jeden egzemplarz. Jeśli test się powiedzie, wykonujący go badacz dobiera kartę.',
  moveOnce: 'Nie wolno ci poruszyć się więcej niż raz na rundę.',
  keepSkill:
    'Po nieudanym teście wyczerp tę kartę: jedna umiejętność, którą dołożyłeś do tego testu, wraca na twoją rękę, zamiast zostać odrzucona.',
  twoTokens:
    'Gdy badacz w twojej lokacji miałby dobrać żeton chaosu, dobiera zamiast tego dwa. Wybiera jeden z nich, a drugi wraca bez efektu.',
  failedBy: 'Test zręczności (3). W razie porażki otrzymujesz 1 obrażenie za każdy brakujący punkt, maksymalnie 2.',
  retreatNearby:
    'Po przegranej walce możesz wycofać się nie do bazy, lecz na sąsiednie terytorium, które kontrolujesz i na którym nie ma innych jednostek.',
  attackerVolley: 'Jeśli atakujesz, na początku walki twój przeciwnik traci 2 punkty siły.',
  strongUnloved: 'Masz siłę 8 lub większą, a popularność 3 lub mniejszą.',
  discardOrHorror: 'Każdy badacz musi wybrać jedno: odrzuca losową kartę z ręki albo otrzymuje 1 punkt przerażenia.',
  halvedAgility:
    'Zręczność wszystkich badaczy będących teraz w grze spada do końca rundy o połowę (zaokrąglając wynik w górę).',
  othersSilent: 'W tej turze nikt poza tobą nie może używać kart.',
  lastPassengerName: 'Trzydziesty piąty pasażer',
  chimeName: 'Dzwon o piątej',
  summerStory: 'Miały wystrzelić w niebo latem 2020 roku.',
  fiveHundredStory: 'Pięćset jenów, jeśli wyjmiesz go w całości. Do dziś nikt ich nie odebrał.',
  marchStory: 'Minął czwarty marca, a nikt po nią nie przyszedł.',
  interestStory: 'Odsetki za pięć lat.',
  appealStory: '„Ostatnia prośba” trwa już piąty rok.',
  safetyStory: 'Jedyne zabezpieczenie to naklejka „Bezpieczeństwo przede wszystkim”.',
  passengersStory:
    'Na posterunek kontrolny Shinagawa dotarła koperta bez znaczka. W środku wyblakła lista pasażerów. Przy trzydziestu czterech nazwiskach od pięciu lat widnieje niezmiennie: „zwiedza”.',
  deliveryStory:
    'Ósma pięćdziesiąt dziewięć. Ciężarówka dostawcza zgasiła silnik i odtąd była już tylko zwykłą ciężarówką.',
  timetableStory:
    'Do rozkładu na przystanku ktoś dopisał ręcznie jeden jedyny kurs. Odjazd za dwanaście rund. Cel podróży jest rozmazany i nieczytelny.',
  gateStory:
    'Za bramą też bije dzwon o piątej, tyle że o minutę później. Przy pierwszym kroku Minori urosła o pięć lat.',
  lullabyStory:
    'O dziewiątej wieczorem głośniki alarmowe osiedla nadają kołysankę. Pięć lat temu, tuż przed ostatnim wersem, na niebie otworzył się Pierścień, a śpiewaczka zniknęła.',
  festivalStory:
    'Trzydziestego pierwszego sierpnia, pięć lat temu, komitet osiedlowy odłożył sprzątanie po letnim festynie do jutra. Jutro nie nadeszło.',
  knivesStory: 'Sprzedawane po trzy. Zawsze wracają tylko dwa.',
});
