import { rightTexts } from '../right-text.ts';

export const de = rightTexts({
  roundDamage: 'Ein Gegner erleidet kognitiven Schaden in Höhe der aktuellen Rundenzahl, höchstens jedoch 6.',
  healByTroubles: 'Alle PCs in diesem Gebiet heilen je so viele HP, wie hier Störungskarten liegen, mindestens aber 1.',
  allCostFive: 'Die Kaufkosten sämtlicher Karten, die du kaufst, betragen 5.',
  unreadTrouble: 'Störungskarten, die du ziehst, kommen auf den Ablagestapel, ohne ausgeführt zu werden.',
  cardTakesDamage:
    'Schaden, der dich träfe, nimmt stattdessen diese Karte. Sobald sich darauf 5 oder mehr Schadenspunkte angesammelt haben, wird sie entfernt.',
  otherDown:
    'Füge einem Gegner 2 körperlichen Schaden zu. Falls ein anderer PC in diesem Gebiet ausgeschaltet ist, sind es stattdessen 4.',
  anyAreaAp: 'Irgendein PC, ganz gleich in welchem Gebiet, bekommt einen AP-Marker.',
  refreshOnDown: 'Sooft ein anderer PC ausgeschaltet wird, entferne einen Erschöpfungsmarker von dieser Karte.',
  boostOthers: 'Angriffsaktionen anderer PCs in diesem Gebiet richten 2 Schaden mehr an.',
  carryThree:
    'Ohne Probe in ein angrenzendes Gebiet ziehen; dabei dürfen höchstens drei PCs aus diesem Gebiet mitkommen.',
  bodyguard: 'Körperlichen Schaden, den ein anderer PC in diesem Gebiet erleiden würde, erleidest stattdessen du.',
  discardDraw: 'Lege höchstens 3 Karten aus der Hand ab. Für jede davon ziehst du eine Karte.',
  buyEpic: 'Kaufen Sie auf dem Markt dieses Gebiets maximal zwei Karten, die nicht seltener als „episch“ sind.',
  othersAp: 'Alle PCs in diesem Gebiet außer dir bekommen je einen AP-Marker.',
  doubleDamage: 'Deine Angriffsaktionen richten doppelten Schaden an.',
  reduceAndStrike:
    'Fügt dir ein Gegner Schaden zu, erleidest du 2 weniger. Wenn du willst, erleidet dieser Gegner so viel kognitiven Schaden, wie der Schaden vor der Verringerung betrug.',
  fiveMinus: 'Alle Teilnehmenden erleiden körperlichen Schaden in Höhe von 5 abzüglich ihrer Anzahl.',
  reshuffleSite:
    'Jeder Teilnehmende erleidet 3 kognitiven Schaden. Die abgelegten SITE-Karten werden in ihren Stapel gemischt, dann zieht jeder Teilnehmende davon eine.',
  downedCannotAttack: 'Wer ausgeschaltet ist, kann diesen Gegner nicht angreifen.',
  perAnomaly: 'Für jeden Spuk, den Teilnehmende ausgerüstet haben, erleidet sein Besitzer 1 kognitiven Schaden.',
  unsealOrArtifact:
    'Sie erhalten ein Artefakt. Liegt auf Ihrer SITE-Fähigkeit ein Siegelmarker, so nehmen Sie ihn weg; andernfalls erhalten Sie ein zweites Artefakt.',
  lockedEquipment:
    'Alle Teilnehmenden erleiden 2 kognitiven Schaden und können bis zum Ende des Szenarios keine Ausrüstung mehr ablegen.',
  buyCostFour: 'Eine Karte vom Markt dieses Gebiets kaufen, deren Kaufkosten nicht mehr als 4 betragen.',
  irreducible: 'Ein Gegner erleidet 2 körperlichen Schaden, der sich nicht verringern lässt.',
  apWithVehicle: 'Nimm dir einen AP-Marker und, falls du ein Fahrzeug ausgerüstet hast, noch einen.',
  machineDamage: '3 körperlicher Schaden an einem Gegner. Ist er eine Maschine, sind es stattdessen 5.',
  discardEquipped:
    'Ein PC in diesem Gebiet legt eine seiner ausgerüsteten Karten ab. Ist das nicht möglich, erleiden alle PCs in diesem Gebiet 1 körperlichen Schaden.',
  leaveArea: 'Jeder PC, der dieses Gebiet verlässt, erleidet 1 körperlichen Schaden.',
  refillMarket:
    '1 körperlicher Schaden an allen PCs in diesem Gebiet. Der gesamte Markt dieses Gebiets wird abgelegt und neu aufgefüllt.',
  noHealing: 'Kein PC in diesem Gebiet kann HP heilen.',
  lure: 'Auf diese Karte kommt ein Fortschrittsmarker. Sind es dann nicht weniger als zwei, nimm zwei davon weg, und ein PC in diesem Gebiet zieht eine Störungskarte und legt sie aus.',
  discardForDamage:
    '2 körperlicher Schaden an einem Gegner. Legen Sie eine Handkarte ab, so erleidet er noch einmal 2 körperlichen Schaden.',
  twoTools: 'Ein Gegner erleidet 3 körperlichen Schaden oder, wenn du zwei oder mehr Werkzeuge ausgerüstet hast, 5.',
  selfHarm: 'Du selbst erleidest 1 kognitiven Schaden, ein Gegner 4.',
  environmentReduction:
    'Du erleidest 1 körperlichen Schaden weniger; stammt er von einer Umwelt-Karte, noch einmal 2 weniger.',
  twiceOwnDamage: 'Füge einem Gegner körperlichen Schaden zu, und zwar doppelt so viel, wie Schaden auf dir liegt.',
  twoEnemies: 'Wähle einen oder zwei Gegner: Jeder von ihnen erleidet 2 körperlichen Schaden.',
  giveCard:
    'Eine deiner Handkarten, die kein Starter ist, geht auf die Hand eines beliebigen PCs in einem beliebigen Gebiet. Ist sie mindestens selten, bekommst du einen AP-Marker.',
  recycle: 'Von dir benutzte Verbrauchsgegenstände werden nicht verschrottet, sondern abgelegt.',
  chooseArtifact:
    'Wird ein Artefakt erhalten, zieht man eines mehr und sucht sich eines aus; das nicht gewählte wird weggeworfen.',
  fewTroubles: 'Liegen in diesem Gebiet weniger als 2 Störungskarten, erhältst du einen AP-Marker.',
  handFive: 'PCs passen ihre Hand auf fünf statt auf vier Karten an.',
  swapTrouble:
    'Zieht ein PC, der nicht ausgeschaltet ist, eine Störungskarte, kann er sie ablegen, wenn er dafür 1 kognitiven Schaden nimmt, der nicht verringert werden kann.',
  hungryAp:
    'Jeder nicht ausgeschaltete PC mit weniger als 3 AP-Markern darf 1 nicht verringerbaren körperlichen Schaden nehmen, um einen AP-Marker zu erhalten.',
  downDraws:
    'Wird ein PC ausgeschaltet, ziehen alle anderen PCs je 2 Karten und dürfen danach je eine Handkarte verschrotten. Legt einen Fortschrittsmarker auf diese Karte. Sind es mehr Marker als PCs, habt ihr verloren.',
  gateSinks:
    'Nimm 2 Fortschrittsmarker weg, aber nur einen, wenn ein PC in diesem Gebiet ist. Sind alle Marker weg, decke SC05-LT auf, falls ein PC in der SITE ist; sonst habt ihr verloren.',
  contagion: 'Ein PC, der ein Gebiet betritt, in dem ein anderer PC Fortschrittsmarker hat, bekommt selbst einen.',
  discardScenarios: 'Bis auf diese werden alle aufgedeckten Szenariokarten abgelegt.',
  carrierChoice:
    'Ein Bote, der im selben Gebiet wie SC02-LR ist, darf 2 körperlichen Schaden nehmen. Geschieht das nicht, kommt ein Fortschrittsmarker hierher und SC02-LR zieht ins nächste Gebiet weiter.',
  onlyWithProgress: 'Angreifen können nur PCs, die Fortschrittsmarker haben.',
  oneTrain: 'Einmal je eigenem Spielzug darf ein eigener Zug bis zu einer benachbarten Station vorrücken.',
  shareLimit: 'Von jeder Linie darf man höchstens drei Aktien besitzen.',
  dividends: 'Als Dividende erhält, wer die meisten Aktien dieser Linie hat, 500 und wer die zweitmeisten hat, 200.',
  bankShort: 'Reicht das Geld der Bank nicht aus, bekommst du, was noch da ist.',
  othersPay: 'Alle außer dir zahlen je 50 an die Bank.',
  handLimit: 'Wer mehr als sieben Handkarten hat, legt ab, bis es nur noch sieben sind.',
  emptyDeck: 'Ist der Nachziehstapel aufgebraucht, wird der Ablagestapel gemischt und bildet den neuen Nachziehstapel.',
  tieMoney: 'Bei Gleichstand gewinnt, wer mehr Geld besitzt.',
  swapHands: 'Zwei Spieler deiner Wahl tauschen ihre Handkarten.',
  skillTest:
    'Zu jeder Fertigkeitsprobe darf höchstens ein Exemplar beigetragen werden. Gelingt die Probe, zieht der Ermittler, der sie durchführt, eine Karte.',
  moveOnce: 'Sie dürfen sich je Runde höchstens einmal bewegen.',
  keepSkill:
    'Erschöpfe diese Karte, nachdem du eine Probe nicht bestanden hast: Eine Fertigkeit, die du zu dieser Probe beigetragen hast, kommt auf deine Hand zurück, statt abgelegt zu werden.',
  twoTokens:
    'Würde ein Ermittler an deinem Ort einen Chaosmarker ziehen, zieht er stattdessen zwei. Er sucht sich einen aus, der andere geht wirkungslos zurück.',
  failedBy:
    'Gewandtheitsprobe (3). Misslingt sie, erleidest du für jeden fehlenden Punkt 1 Schaden, insgesamt aber nicht mehr als 2.',
  retreatNearby:
    'Nach einem verlorenen Kampf darfst du dich, statt in deine Heimatbasis, in ein benachbartes Gebiet zurückziehen, das du kontrollierst und in dem keine andere Einheit steht.',
  attackerVolley: 'Sind Sie der Angreifer, so verliert Ihr Gegner zu Beginn des Kampfes 2 Stärke.',
  strongUnloved: 'Du hast mindestens 8 Stärke und nicht mehr als 3 Beliebtheit.',
  discardOrHorror:
    'Jeder Ermittler muss sich entscheiden: entweder eine zufällige Handkarte ablegen oder 1 Horror nehmen.',
  halvedAgility:
    'Für den Rest der Runde halbiert sich die Gewandtheit aller Ermittler, die jetzt im Spiel sind (aufgerundet).',
  othersSilent: 'In diesem Zug kann außer dir niemand Karten einsetzen.',
  lastPassengerName: 'Fahrgast Nummer fünfunddreißig',
  chimeName: 'Das Fünf-Uhr-Läuten',
  summerStory: 'Sie hätten im Sommer 2020 aufsteigen sollen.',
  fiveHundredStory: 'Wer es heil herauslöst, bekommt fünfhundert Yen. Bis heute hat sie sich keiner geholt.',
  marchStory: 'Auch nach dem vierten März kam niemand, um sie abzuholen.',
  interestStory: 'Die Zinsen von fünf Jahren.',
  appealStory: 'Die „letzte Bitte“ ist im fünften Jahr angekommen.',
  safetyStory: 'Die einzige Sicherung ist ein Zettel: „Sicherheit geht vor“.',
  passengersStory:
    'Am Kontrollposten Shinagawa ist ein Umschlag ohne Briefmarke eingegangen. Darin liegt eine verblichene Passagierliste: Bei allen 34 Personen steht seit fünf Jahren unverändert „auf Besichtigung“.',
  deliveryStory: 'Um 8:59 Uhr stellte der Lieferlaster den Motor ab. Von da an war er bloß noch ein Laster.',
  timetableStory:
    'Im Fahrplan der Haltestelle hat jemand von Hand eine einzige Fahrt nachgetragen. Abfahrt ist in zwölf Runden; das Ziel ist verwischt und nicht zu lesen.',
  gateStory:
    'Auch vor dem Tor läutet es um fünf, hier allerdings eine Minute später. Beim ersten Schritt wuchs Minori um fünf Jahre.',
  lullabyStory:
    'Abends um neun spielen die Notfalllautsprecher der Siedlung ein Schlaflied. Kurz vor der letzten Zeile tat sich vor fünf Jahren am Himmel der Ring auf, und die Sängerin verschwand.',
  festivalStory:
    'Vor fünf Jahren, am 31. August, verschob der Nachbarschaftsverein das Aufräumen nach dem Sommerfest auf den nächsten Tag. Der nächste Tag kam nicht.',
  knivesStory: 'Drei bilden einen Satz. Zurück kommen jedes Mal nur zwei.',
});
