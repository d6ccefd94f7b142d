import type { SampleTranslations } from './sample-translations.ts';

export const de: SampleTranslations = [
  [
    'Fügt ein gegnerischer Angriff einem Ermittler an deinem Ort Schaden zu: Reduziere diesen Schaden um 2.',
    'Fügt ein gegnerischer Angriff einem Ermittler an deinem Ort Schaden zu: Erhöhe diesen Schaden um 2.',
    'Fügt ein gegnerischer Angriff einem Ermittler an einem verbundenen Ort Schaden zu: Reduziere diesen Schaden um 2.',
  ],
  [
    'Einmal pro Runde: Ein anderer Ermittler an deinem Ort übernimmt die Kontrolle über diese Karte.',
    'Einmal pro Zug: Ein anderer Ermittler an deinem Ort übernimmt die Kontrolle über diese Karte.',
    'Einmal pro Runde: Ein Ermittler an deinem Ort übernimmt die Kontrolle über diese Karte.',
  ],
  [
    'Gib 1 Ladung aus und nimm 1 Horror: Kampf. Für diesen Angriff verwendest du Willenskraft anstelle von Kampfkraft und fügst +1 Schaden zu.',
    'Gib 1 Ladung aus und nimm 1 Horror: Kampf. Für diesen Angriff verwendest du Willenskraft und Kampfkraft und fügst +1 Schaden zu.',
    'Gib 1 Ladung aus und heile 1 Horror: Kampf. Für diesen Angriff verwendest du Willenskraft anstelle von Kampfkraft und fügst +1 Schaden zu.',
  ],
  [
    'Nur spielbar, wenn sich ein anderer Ermittler an deinem Ort befindet. Als zusätzliche Kosten zahlen die dortigen Ermittler gemeinsam 3 Ressourcen. Ziehe 3 Karten.',
    'Nur spielbar, wenn sich kein anderer Ermittler an deinem Ort befindet. Als zusätzliche Kosten zahlen die dortigen Ermittler gemeinsam 3 Ressourcen. Ziehe 3 Karten.',
    'Nur spielbar, wenn sich ein anderer Ermittler an deinem Ort befindet. Zusätzlich erhalten die dortigen Ermittler gemeinsam 3 Ressourcen. Ziehe 3 Karten.',
  ],
  [
    'Erschöpfe diese Karte: Ermittle. Gelingt die Probe um 2 oder mehr, entdeckst du hier 1 weiteren Hinweis.',
    'Mache diese Karte spielbereit: Ermittle. Gelingt die Probe um 2 oder mehr, entdeckst du hier 1 weiteren Hinweis.',
    'Erschöpfe diese Karte: Ermittle. Misslingt die Probe um 2 oder mehr, entdeckst du hier 1 weiteren Hinweis.',
  ],
  [
    'Durchsuche die obersten 6 Karten deines Decks nach einer Vorteilskarte und ziehe sie. Mische dein Deck.',
    'Durchsuche die untersten 6 Karten deines Decks nach einer Vorteilskarte und ziehe sie. Mische dein Deck.',
    'Durchsuche die obersten 6 Karten deines Decks nach einer Vorteilskarte und lege sie ab. Mische dein Deck.',
  ],
  [
    'Einmal pro Runde, erschöpfe diese Karte: Wähle beliebig viele Ermittler an deinem Ort. Jeder von ihnen zieht 1 Karte und nimmt 1 Horror.',
    'Einmal pro Runde, erschöpfe diese Karte: Wähle einen Ermittler an deinem Ort. Er zieht 1 Karte und nimmt 1 Horror.',
    'Einmal pro Runde, erschöpfe diese Karte: Wähle beliebig viele Ermittler an deinem Ort. Jeder von ihnen zieht 1 Karte oder nimmt 1 Horror.',
  ],
  [
    'Du entkommst automatisch allen Gegnern, die mit dir im Kampf sind.',
    'Du entkommst automatisch einem Gegner, der mit dir im Kampf ist.',
    'Du entkommst automatisch allen Gegnern, die nicht mit dir im Kampf sind.',
  ],
  [
    'Spiele dies in deinem Zug. Wähle eine deiner Fähigkeiten. Bis zum Ende der Phase ist ihr Wert verdoppelt.',
    'Spiele dies in deinem Zug. Wähle eine deiner Fähigkeiten. Bis zum Ende der Runde ist ihr Wert verdoppelt.',
    'Spiele dies in deinem Zug. Wähle eine deiner Fähigkeiten. Bis zum Ende der Phase ist ihr Wert halbiert.',
  ],
  [
    'Einmal pro Runde: Wähle einen anderen Ermittler an einem verbundenen Ort. Er darf sich an deinen Ort bewegen.',
    'Einmal pro Runde: Wähle einen anderen Ermittler an einem verbundenen Ort. Er muss sich an deinen Ort bewegen.',
    'Einmal pro Runde: Wähle einen anderen Ermittler an deinem Ort. Er darf sich an einen verbundenen Ort bewegen.',
  ],
  [
    'Nachdem du einen Ort aufgedeckt hast: Sieh dir die obersten 3 Karten des Begegnungsdecks an und lege sie in beliebiger Reihenfolge zurück.',
    'Bevor du einen Ort aufdeckst: Sieh dir die obersten 3 Karten des Begegnungsdecks an und lege sie in beliebiger Reihenfolge zurück.',
    'Nachdem du einen Ort aufgedeckt hast: Sieh dir die obersten 3 Karten des Begegnungsdecks an und lege sie in derselben Reihenfolge zurück.',
  ],
  [
    'Wirf eine andere Karte aus deiner Hand ab.',
    'Wirf eine Karte aus deiner Hand ab.',
    'Ziehe eine andere Karte auf deine Hand.',
  ],
  [
    'Wenn möglich, musst du sie sofort spielen.',
    'Wenn möglich, darfst du sie sofort spielen.',
    'Du darfst sie nicht sofort spielen.',
  ],
  [
    'Du musst sie zu deiner nächsten Probe beitragen.',
    'Du musst sie zu deiner vorherigen Probe beitragen.',
    'Du darfst sie zu deiner nächsten Probe beitragen.',
  ],
  [
    'Solange du hier bist und mit keinem Gegner kämpfst: Willenskraft +1.',
    'Solange du hier bist und mit einem Gegner kämpfst: Willenskraft +1.',
    'Solange du irgendwo bist und mit keinem Gegner kämpfst: Willenskraft +1.',
  ],
  [
    'Wenn die Agenda vorrückt: Jeder Ermittler hier ist besiegt (erleidet aber kein Trauma).',
    'Wenn die Agenda vorrückt: Ein Ermittler hier ist besiegt (erleidet aber kein Trauma).',
    'Wenn die Agenda vorrückt: Jeder Ermittler hier ist besiegt (und erleidet ein Trauma).',
  ],
  [
    'Beute: wer am wenigsten Ausdauer übrig hat.',
    'Beute: wer am meisten Ausdauer übrig hat.',
    'Beute: wer noch Ausdauer übrig hat.',
  ],
  [
    'Lege 1 Verderben auf den nächsten Gegner mit Kultist. Bei gleicher Entfernung auf den mit der höchsten aufgedruckten Ausdauer.',
    'Lege 1 Verderben auf den am weitesten entfernten Gegner mit Kultist. Bei gleicher Entfernung auf den mit der höchsten aufgedruckten Ausdauer.',
    'Lege 1 Verderben auf den nächsten Gegner mit Kultist. Bei gleicher Entfernung auf den mit der niedrigsten aufgedruckten Ausdauer.',
  ],
  [
    'Wähle eins: Nimm 2 Horror; oder verliere in dieser Runde 1 Aktion und wirf 1 Handkarte ab.',
    'Führe beides aus: Nimm 2 Horror und verliere in dieser Runde 1 Aktion und wirf 1 Handkarte ab.',
    'Wähle eins: Nimm 2 Horror; oder erhalte in dieser Runde 1 Aktion und wirf 1 Handkarte ab.',
  ],
  [
    'Wähle einen Vorteil unter deiner Kontrolle und hänge dies an ihn an. Höchstens 1 pro Vorteil. Gibt es keinen Vorteil, wirf diese Karte ab.',
    'Wähle einen Vorteil unter deiner Kontrolle und löse dies von ihm. Höchstens 1 pro Vorteil. Gibt es keinen Vorteil, wirf diese Karte ab.',
    'Wähle einen Vorteil unter deiner Kontrolle und hänge dies an ihn an. Höchstens 1 pro Vorteil. Gibt es einen Vorteil, wirf diese Karte ab.',
  ],
  [
    'Ziel: Sobald 1 Fortschrittsmarker pro Ermittler liegt, rückt der Akt vor. Liegt der Glockenwächter in der Siegpunkteablage, ist 1 weniger nötig (mindestens 1).',
    'Ziel: Sobald 1 Fortschrittsmarker liegt, rückt der Akt vor. Liegt der Glockenwächter in der Siegpunkteablage, ist 1 weniger nötig (mindestens 1).',
    'Ziel: Sobald 1 Fortschrittsmarker pro Ermittler liegt, rückt der Akt vor. Liegt der Glockenwächter in der Siegpunkteablage, ist 1 mehr nötig (mindestens 1).',
  ],
  [
    'Einmal pro Runde für die Gruppe: Wähle einen spielbereiten Gegner, der nicht Elite ist, an einem verbundenen Ort und erschöpfe ihn.',
    'Einmal pro Runde für die Gruppe: Wähle einen spielbereiten Elite-Gegner an einem verbundenen Ort und erschöpfe ihn.',
    'Einmal pro Runde für die Gruppe: Wähle einen erschöpften Gegner, der nicht Elite ist, an einem verbundenen Ort und mache ihn spielbereit.',
  ],
  [
    'Jeder Ermittler, an dessen Ort kein anderer Ermittler ist, nimmt 1 Horror. Gibt es keinen solchen, erhält diese Karte Nachrüsten.',
    'Jeder Ermittler, an dessen Ort ein anderer Ermittler ist, nimmt 1 Horror. Gibt es keinen solchen, erhält diese Karte Nachrüsten.',
    'Jeder Ermittler, an dessen Ort kein anderer Ermittler ist, nimmt 1 Horror. Gibt es keinen solchen, verliert diese Karte Nachrüsten.',
  ],
  [
    'Im Kampf kannst du 1 Kampfkarte mehr einsetzen.',
    'Im Kampf kannst du 1 Kampfkarte weniger einsetzen.',
    'Im Kampf kannst du keine Kampfkarte mehr einsetzen.',
  ],
  [
    'Nach einem Kampf ziehst du 1 Kampfkarte, egal ob du gewonnen oder verloren hast.',
    'Vor einem Kampf ziehst du 1 Kampfkarte, egal ob du gewinnst oder verlierst.',
    'Nach einem Kampf ziehst du 1 Kampfkarte, aber nur, wenn du gewonnen hast.',
  ],
  [
    'Gewinnst du als Angreifer einen Kampf, verlierst du keine Beliebtheit für Arbeiter, die sich zurückziehen.',
    'Gewinnst du als Angreifer einen Kampf, verlierst du Beliebtheit für Arbeiter, die sich zurückziehen.',
    'Gewinnst du als Verteidiger einen Kampf, verlierst du keine Beliebtheit für Arbeiter, die sich zurückziehen.',
  ],
  [
    'Wenn du hier produzierst, entsteht 1 Erzeugnis mehr. Kontrollierst du das Gebiet, kannst du auch ohne Arbeiter produzieren.',
    'Wenn du hier produzierst, entsteht 1 Erzeugnis weniger. Kontrollierst du das Gebiet, kannst du auch ohne Arbeiter produzieren.',
    'Wenn du hier produzierst, entsteht 1 Erzeugnis mehr. Kontrollierst du das Gebiet, kannst du nur mit Arbeitern produzieren.',
  ],
  [
    'Jedes Mal, wenn du eine Verbesserung durchführst, erhältst du 1 Macht.',
    'Das erste Mal, wenn du eine Verbesserung durchführst, erhältst du 1 Macht.',
    'Jedes Mal, wenn du eine Verbesserung durchführst, verlierst du 1 Macht.',
  ],
  [
    'Habe mindestens 3 Bauwerke und höchstens 1 Mech auf dem Spielplan.',
    'Habe höchstens 3 Bauwerke und mindestens 1 Mech auf dem Spielplan.',
    'Habe mindestens 3 Bauwerke oder höchstens 1 Mech auf dem Spielplan.',
  ],
  [
    'Anzahl deiner Bauwerke auf Gebieten, die keine Ausgänge deiner Heimatbasis sind.',
    'Anzahl deiner Bauwerke auf Gebieten, die Ausgänge deiner Heimatbasis sind.',
    'Anzahl gegnerischer Bauwerke auf Gebieten, die keine Ausgänge ihrer Heimatbasis sind.',
  ],
  [
    'Kontrolliere 3 Gebiete, die an Seen grenzen.',
    'Kontrolliere 3 Seen.',
    'Kontrolliere höchstens 3 Gebiete, die an Seen grenzen.',
  ],
  [
    'Dein Charakter und deine Mechs können Seen betreten und verlassen.',
    'Dein Charakter und deine Mechs können Seen weder betreten noch verlassen.',
    'Dein Charakter und deine Mechs können Seen nur verlassen.',
  ],
  [
    'Als Verteidiger gewinnst du bei Gleichstand.',
    'Als Angreifer gewinnst du bei Gleichstand.',
    'Als Verteidiger verlierst du bei Gleichstand.',
  ],
  [
    'Bei den Kosten deiner unteren Aktionen darf 1 Ressource von beliebiger Art sein.',
    'Bei den Kosten deiner oberen Aktionen darf 1 Ressource von beliebiger Art sein.',
    'Bei den Kosten deiner unteren Aktionen muss 1 Ressource von derselben Art sein.',
  ],
  [
    'Besitze mindestens 6 Ressourcen derselben Art.',
    'Besitze mindestens 6 Ressourcen verschiedener Art.',
    'Besitze höchstens 6 Ressourcen derselben Art.',
  ],
  [
    'Verlierst du einen Kampf, darfst du dich statt in deine Heimatbasis in ein angrenzendes Gebiet zurückziehen, das du kontrollierst und in dem keine anderen Einheiten stehen.',
    'Gewinnst du einen Kampf, darfst du dich statt in deine Heimatbasis in ein angrenzendes Gebiet zurückziehen, das du kontrollierst und in dem keine anderen Einheiten stehen.',
    'Verlierst du einen Kampf, musst du dich statt in deine Heimatbasis in ein angrenzendes Gebiet zurückziehen, das du kontrollierst und in dem keine anderen Einheiten stehen.',
  ],
  [
    'Füge bis zu 3 Gegnern in diesem oder einem angrenzenden Gebiet je 2 körperlichen Schaden zu.',
    'Füge bis zu 3 Gegnern in diesem oder einem angrenzenden Gebiet insgesamt 2 körperlichen Schaden zu.',
    'Füge bis zu 3 Gegnern in diesem Gebiet je 2 körperlichen Schaden zu.',
  ],
  [
    'Sobald ein PC Shinagawa betritt, lege diese Karte ab und decke die nächste Szenariokarte auf.',
    'Sobald ein PC Shinagawa verlässt, lege diese Karte ab und decke die nächste Szenariokarte auf.',
    'Sobald ein PC Shinagawa betritt, lege diese Karte ab und decke die vorherige Szenariokarte auf.',
  ],
  [
    'Lege 1 Fortschrittsmarker auf diese Karte. Liegen dort 3 oder mehr, entferne 3 davon und füge jedem PC in diesem Gebiet 1 körperlichen Schaden zu. Erhalte danach 1 Karte aus der Verbannung.',
    'Lege 1 Fortschrittsmarker auf diese Karte. Liegen dort 3 oder mehr, lege 3 weitere dazu und füge jedem PC in diesem Gebiet 1 körperlichen Schaden zu. Erhalte danach 1 Karte aus der Verbannung.',
    'Lege 1 Fortschrittsmarker auf diese Karte. Liegen dort 3 oder mehr, entferne 3 davon und füge einem PC in diesem Gebiet 1 körperlichen Schaden zu. Erhalte danach 1 Karte aus der Verbannung.',
  ],
  [
    'Alle PCs heilen 1 HP. Alle PCs drehen ihren Ablagestapel um und legen ihn unter ihr Deck. Wähle einen PC; du darfst ihn nach Shibuya bewegen.',
    'Alle PCs heilen 1 HP. Alle PCs drehen ihren Ablagestapel um und legen ihn oben auf ihr Deck. Wähle einen PC; du darfst ihn nach Shibuya bewegen.',
    'Alle PCs heilen 1 HP. Alle PCs drehen ihren Ablagestapel um und legen ihn unter ihr Deck. Wähle einen PC; bewege ihn nach Shibuya.',
  ],
  [
    'Füge einem Gegner 3 kognitiven Schaden zu. Du darfst einen PC aus einem angrenzenden Gebiet (außer der Stätte) in dieses Gebiet versetzen.',
    'Füge einem Gegner 3 kognitiven Schaden zu. Du darfst einen PC aus einem angrenzenden Gebiet (auch der Stätte) in dieses Gebiet versetzen.',
    'Füge einem Gegner 3 kognitiven Schaden zu. Du darfst einen PC aus diesem Gebiet in ein angrenzendes Gebiet (außer der Stätte) versetzen.',
  ],
  [
    'Liegt in diesem Gebiet keine Problemkarte, erhält ein PC in diesem Gebiet die oberste Karte des Gefährtenstapels.',
    'Liegt in diesem Gebiet eine Problemkarte, erhält ein PC in diesem Gebiet die oberste Karte des Gefährtenstapels.',
    'Liegt in diesem Gebiet keine Problemkarte, erhält ein PC in diesem Gebiet die unterste Karte des Gefährtenstapels.',
  ],
  [
    'Lege anstelle eines anderen PCs dessen Kaufprobe ab. Der PC darf in einem beliebigen Gebiet sein. Kaufst du eine Karte von Selten oder höher, erhältst du 1 AP-Marker.',
    'Lege anstelle eines anderen PCs dessen Kaufprobe ab. Der PC muss in diesem Gebiet sein. Kaufst du eine Karte von Selten oder höher, erhältst du 1 AP-Marker.',
    'Lege anstelle eines anderen PCs dessen Kaufprobe ab. Der PC darf in einem beliebigen Gebiet sein. Kaufst du eine Karte von Selten oder niedriger, erhältst du 1 AP-Marker.',
  ],
  [
    'Solange diese Karte nicht erschöpft ist, hast du Kampf +1.',
    'Solange diese Karte erschöpft ist, hast du Kampf +1.',
    'Erschöpfe diese Karte: Du hast Kampf +1.',
  ],
  [
    'Solange du am Boden bist, füge einem Gegner 3 körperlichen Schaden zu.',
    'Solange du nicht am Boden bist, füge einem Gegner 3 körperlichen Schaden zu.',
    'Solange du am Boden bist, fügt ein Gegner dir 3 körperlichen Schaden zu.',
  ],
  [
    'Gib 1 Munition aus: Kampf. Du bekommst für diesen Angriff +2 Kampfkraft und fügst +1 Schaden zu.',
    'Erhalte 1 Munition: Kampf. Du bekommst für diesen Angriff +2 Kampfkraft und fügst +1 Schaden zu.',
    'Gib 1 Munition aus: Kampf. Du bekommst für diesen Angriff +2 Kampfkraft und verhinderst 1 Schaden.',
  ],
  [
    'Gib 1 Verband aus: Wähle einen Ermittler oder Verbündeten an deinem Ort. Heile 1 Schaden oder 1 Horror von ihm.',
    'Gib 1 Verband aus: Wähle einen Ermittler oder Verbündeten an deinem Ort. Heile 1 Schaden und 1 Horror von ihm.',
    'Gib 1 Verband aus: Wähle einen Ermittler oder Verbündeten an deinem Ort. Füge ihm 1 Schaden oder 1 Horror zu.',
  ],
  [
    'Wenn die Enthüllung eines Verrats gegen einen Ermittler an deinem Ort beginnt, gib 1 Ladung aus: Brich sie ab.',
    'Wenn die Enthüllung eines Verrats gegen einen Ermittler an deinem Ort endet, gib 1 Ladung aus: Brich sie ab.',
    'Wenn die Enthüllung eines Verrats gegen einen Ermittler an einem beliebigen Ort beginnt, gib 1 Ladung aus: Brich sie ab.',
  ],
  [
    'Gegner können sich nicht an den Ort bewegen, an dem dies hängt.',
    'Gegner können sich an den Ort bewegen, an dem dies hängt.',
    'Gegner können sich nur an den Ort bewegen, an dem dies hängt.',
  ],
  [
    'Würdest du durch Schaden oder Horror besiegt, heile stattdessen so viel davon, dass du 1 weniger hast als deine Ausdauer oder geistige Gesundheit, und schicke diese Karte ins Exil. Am Ende der Runde nimmst du 1 Horror.',
    'Würdest du durch Schaden oder Horror besiegt, heile stattdessen so viel davon, dass du 1 mehr hast als deine Ausdauer oder geistige Gesundheit, und schicke diese Karte ins Exil. Am Ende der Runde nimmst du 1 Horror.',
    'Würdest du durch Schaden oder Horror besiegt, heile stattdessen so viel davon, dass du 1 weniger hast als deine Ausdauer oder geistige Gesundheit, und schicke diese Karte ins Exil. Zu Beginn der Runde nimmst du 1 Horror.',
  ],
  [
    'Durchsuche den gesamten Ablagestapel der Begegnungskarten nach einem Verrat und entferne ihn aus dem Spiel.',
    'Durchsuche das gesamte Begegnungsdeck nach einem Verrat und entferne ihn aus dem Spiel.',
    'Durchsuche den gesamten Ablagestapel der Begegnungskarten nach einem Verrat und bringe ihn ins Spiel.',
  ],
  [
    'Du darfst 1 Ladung zwischen zweien deiner Zauber verschieben.',
    'Du musst 1 Ladung zwischen zweien deiner Zauber verschieben.',
    'Du darfst 1 Ladung nicht zwischen zweien deiner Zauber verschieben.',
  ],
  [
    'Jeder Ermittler einmal pro Runde: Nimm 1 Schaden und ziehe 1 Karte.',
    'Jeder Ermittler einmal pro Spiel: Nimm 1 Schaden und ziehe 1 Karte.',
    'Jeder Ermittler einmal pro Runde: Nimm 1 Schaden und lege 1 Karte ab.',
  ],
  [
    'Du erhältst insgesamt 4 Ressourcen beliebiger Art. Lege sie auf ein Gebiet mit einem deiner Arbeiter.',
    'Du erhältst insgesamt 4 Ressourcen derselben Art. Lege sie auf ein Gebiet mit einem deiner Arbeiter.',
    'Du erhältst insgesamt 4 Ressourcen beliebiger Art. Lege sie auf ein Gebiet ohne deine Arbeiter.',
  ],
  [
    'Du hast Einheiten auf mindestens 4 verschiedenen Geländearten.',
    'Du hast Einheiten auf höchstens 4 verschiedenen Geländearten.',
    'Ein Gegner hat Einheiten auf mindestens 4 verschiedenen Geländearten.',
  ],
  [
    'Zu Beginn eines Kampfes verliert dein Gegner 2 Macht, wenn du angreifst.',
    'Am Ende eines Kampfes verliert dein Gegner 2 Macht, wenn du angreifst.',
    'Zu Beginn eines Kampfes verlierst du 2 Macht, wenn du angreifst.',
  ],
  [
    'Deine Handelsaktionen sind kostenlos.',
    'Deine Handelsaktionen verursachen Kosten.',
    'Die Handelsaktionen anderer Spieler sind kostenlos.',
  ],
  [
    'Du darfst bis zu drei andere Handkarten oben auf deinen Stapel zurücklegen.',
    'Du darfst bis zu drei andere Handkarten unter deinen Stapel zurücklegen.',
    'Du darfst drei andere Handkarten oben auf deinen Stapel zurücklegen.',
  ],
  [
    'Beim Kauf gilt die Karte als eine Seltenheit niedriger, oder ihre Kosten sinken um 3.',
    'Beim Kauf gilt die Karte als eine Seltenheit höher, oder ihre Kosten steigen um 3.',
    'Beim Kauf gilt die Karte als eine Seltenheit niedriger, und ihre Kosten sinken um 3.',
  ],
  [
    'Bist du in der „Stätte“, heilen alle PCs im selben Gebiet 1 HP.',
    'Bist du in der „Stätte“, heilt ein PC im selben Gebiet 1 HP.',
    'Bist du in der „Stätte“, heilen alle PCs in einem angrenzenden Gebiet 1 HP.',
  ],
  [
    'Ist nur ein PC in der „Stätte“, decke SC05-LT auf.',
    'Ist mehr als ein PC in der „Stätte“, decke SC05-LT auf.',
    'Ist nur ein PC in der „Stätte“, lege SC05-LT ab.',
  ],
  ['Wirf diese Karte ab: Ermittle. Für diese Ermittlung hat der Ort -2 Schleier.'],
  ['Nur in deinem Zug spielbar. Maximal einmal pro Runde. Du bekommst in diesem Zug 1 Aktion.'],
  ['Nachdem dir eine Ermittlungsprobe misslungen ist: Entdecke 1 Hinweis an deinem Ort.'],
  ['Am Rundenende: Wirf diese Karte ab.'],
  [
    'Bringe die Glockenkammer ins Spiel. Kontrolliert ein Ermittler die Lotsenwache, ist der nächste Akt „Wasserweg“, sonst „Dunkler Weg“. Der andere wird aus dem Spiel entfernt.',
  ],
  ['Nachdem du einen Hinweis entdeckt hast, erschöpfe diese Karte: Ziehe 1 Karte.'],
  ['Beim Handel erhältst du 1 Ressource mehr.'],
  ['Du hast wenigstens 20 Münzen.'],
  ['Hör dem Fährmann zu. Du erhältst 1 Beliebtheit und 1 Münze.'],
  ['Ziehst du eine Problemkarte, lege sie ab und ziehe eine neue.'],
  ['Führt ein PC in diesem Gebiet eine Angriffsaktion aus, gilt die Schadensverringerung des Gegners nicht.'],
  [
    'Lege 1 Fortschrittsmarker auf jeden PC, der mit einem PC im selben Gebiet ist, der mehr davon hat, und so viele auf diese Karte, wie es PCs gibt.',
  ],
  ['Mache eine Willenskraftprobe (2). Gelingt sie, wird diese Karte abgelegt.'],
];
