import type { SampleTranslations } from '../sample-texts/sample-translations.ts';

export const de: SampleTranslations = [
  [
    'Wirf bis zu 2 Handkarten ab. Füge einem Gegner so viel körperlichen Schaden zu, wie du Karten abgeworfen hast.',
    'Wirf 2 Handkarten ab. Füge einem Gegner so viel körperlichen Schaden zu, wie du Karten abgeworfen hast.',
    'Wirf bis zu 2 Handkarten ab. Füge einem Gegner so viel geistigen Schaden zu, wie du Karten abgeworfen hast.',
  ],
  [
    'Wenn ein PC in diesem Gebiet eine Ärgerkarte nicht lösen konnte, verliert er 2 HP und jeder andere PC 1 AP.',
    'Wenn ein PC in diesem Gebiet eine Ärgerkarte nicht lösen konnte, verliert er 1 HP und jeder andere PC 2 AP.',
    'Wenn ein PC in diesem Gebiet eine Ärgerkarte gelöst hat, verliert er 2 HP und jeder andere PC 1 AP.',
  ],
  [
    'Bis zum Ende des Zuges können PCs in diesem Gebiet nicht geheilt werden.',
    'Bis zum Beginn des nächsten Zuges können PCs in diesem Gebiet nicht geheilt werden.',
    'Bis zum Ende des Zuges können PCs in diesem Gebiet geheilt werden.',
  ],
  [
    'Bei erfolgreicher Bewegungsprobe darfst du 1 Gegner aus einem angrenzenden Gebiet hierher bewegen.',
    'Bei erfolgreicher Bewegungsprobe musst du 1 Gegner aus einem angrenzenden Gebiet hierher bewegen.',
    'Bei erfolgreicher Bewegungsprobe darfst du 1 Gegner aus einem beliebigen Gebiet hierher bewegen.',
  ],
  [
    'Lege eine zufällige Handkarte unter den Stapel.',
    'Lege eine Handkarte deiner Wahl unter den Stapel.',
    'Lege eine zufällige Handkarte auf den Stapel.',
  ],
  [
    'Wenn dir eine Probe mit Zielwert höchstens 7 misslingt, darfst du einen einzigen Würfel neu werfen.',
    'Wenn dir eine Probe mit Zielwert mindestens 7 misslingt, darfst du einen einzigen Würfel neu werfen.',
    'Wenn dir eine Probe mit Zielwert höchstens 7 misslingt, darfst du alle Würfel neu werfen.',
  ],
  [
    'Wer eine Linie mit 3 oder mehr verbundenen Bahnhöfen besitzt, darf vor dem Würfeln 1 Münze bezahlen und bis zu 2 Bahnhöfe weiterfahren.',
    'Wer eine Linie mit 3 oder mehr verbundenen Bahnhöfen besitzt, darf nach dem Würfeln 1 Münze bezahlen und bis zu 2 Bahnhöfe weiterfahren.',
    'Wer eine Linie mit 3 oder mehr verbundenen Bahnhöfen besitzt, darf vor dem Würfeln 1 Münze erhalten und bis zu 2 Bahnhöfe weiterfahren.',
  ],
  [
    'Jedes Mal, wenn du umsteigst, zahlst du 1 Münze an die Bank. Wer nicht zahlen kann, setzt seinen nächsten Zug aus.',
    'Wenn du das erste Mal umsteigst, zahlst du 1 Münze an die Bank. Wer nicht zahlen kann, setzt seinen nächsten Zug aus.',
    'Jedes Mal, wenn du umsteigst, zahlst du 1 Münze an die Bank. Wer nicht zahlen kann, setzt diesen Zug aus.',
  ],
  [
    'Wer die wenigsten Münzen hat, erhält von einem anderen Spieler 2 Münzen.',
    'Wer die meisten Münzen hat, erhält von einem anderen Spieler 2 Münzen.',
    'Wer die wenigsten Münzen hat, gibt einem anderen Spieler 2 Münzen.',
  ],
  [
    'Kampf. Bei Erfolg darfst du anstatt mit diesem Angriff 1 Schaden mehr zuzufügen den Gegner erschöpfen.',
    'Kampf. Bei Erfolg darfst du mit diesem Angriff 1 Schaden mehr zufügen und den Gegner erschöpfen.',
    'Kampf. Bei Erfolg darfst du anstatt mit diesem Angriff 1 Schaden mehr zuzufügen den Gegner spielbereit machen.',
  ],
  [
    'Erzwungen - Zu Beginn deines Zuges: Hast du mehr als 5 Karten auf der Hand, wirf Karten ab, bis du 5 hast.',
    'Erzwungen - Zu Ende deines Zuges: Hast du mehr als 5 Karten auf der Hand, wirf Karten ab, bis du 5 hast.',
    'Erzwungen - Zu Beginn deines Zuges: Hast du weniger als 5 Karten auf der Hand, wirf Karten ab, bis du 5 hast.',
  ],
  [
    'Diese Karte kann nur an ein Ereignis mit aufgedruckten Kosten von höchstens 3 angehängt werden.',
    'Diese Karte kann nur an ein Ereignis mit aufgedruckten Kosten von mindestens 3 angehängt werden.',
    'Diese Karte kann nur an eine Vorteilskarte mit aufgedruckten Kosten von höchstens 3 angehängt werden.',
  ],
  [
    'Wähle einen Ermittler. Er heilt bis zu 2 Horror oder 1 Schaden.',
    'Wähle einen Ermittler. Er heilt 2 Horror oder 1 Schaden.',
    'Wähle einen Ermittler. Er heilt bis zu 2 Horror und 1 Schaden.',
  ],
  [
    'Solange du hier ermittelst, wird der Schleierwert halbiert (aufgerundet).',
    'Solange du hier ermittelst, wird der Schleierwert verdoppelt (aufgerundet).',
    'Solange du hier ermittelst, wird der Schleierwert halbiert (abgerundet).',
  ],
  [
    'Nachdem dich dieser Gegner angegriffen hat, lege 1 Hinweis an diesen Ort. Hast du keinen Hinweis, nimmst du stattdessen 1 Schaden.',
    'Bevor dich dieser Gegner angreift, lege 1 Hinweis an diesen Ort. Hast du keinen Hinweis, nimmst du stattdessen 1 Schaden.',
    'Nachdem dich dieser Gegner angegriffen hat, lege 1 Hinweis an diesen Ort. Hast du keinen Hinweis, nimmst du stattdessen 1 Horror.',
  ],
  [
    'Nach der Bewegung erhältst du 2 Macht, sofern sich kein feindlicher Mech in einem angrenzenden Gebiet befindet.',
    'Vor der Bewegung erhältst du 2 Macht, sofern sich kein feindlicher Mech in einem angrenzenden Gebiet befindet.',
    'Nach der Bewegung erhältst du 2 Macht, sofern sich ein feindlicher Mech in einem angrenzenden Gebiet befindet.',
  ],
  [
    'Bei mindestens 10 Beliebtheit kostet der Bau dieses Gebäudes 1 Holz weniger.',
    'Bei höchstens 10 Beliebtheit kostet der Bau dieses Gebäudes 1 Holz weniger.',
    'Bei mindestens 10 Beliebtheit kostet der Bau dieses Gebäudes 1 Holz mehr.',
  ],
  [
    'In deinem nächsten Zug kannst du keine untere Aktion ausführen. Führe stattdessen die obere Aktion zweimal aus.',
    'In deinem aktuellen Zug kannst du keine untere Aktion ausführen. Führe stattdessen die obere Aktion zweimal aus.',
    'In deinem nächsten Zug kannst du keine untere Aktion ausführen. Führe stattdessen die obere Aktion einmal aus.',
  ],
  [
    'Bewege alle deine Arbeiter von Äckern oder Bergen in die Fabrik.',
    'Bewege alle deine Arbeiter von Äckern oder Wäldern in die Fabrik.',
    'Bewege einen deiner Arbeiter von Äckern oder Bergen in die Fabrik.',
  ],
  [
    'Jeder andere Spieler wirft eine zufällige Karte ab; danach darfst du eine ziehen.',
    'Jeder Spieler wirft eine zufällige Karte ab; danach darfst du eine ziehen.',
    'Jeder andere Spieler wirft eine selbst gewählte Karte ab; danach darfst du eine ziehen.',
  ],
  [
    'Du kannst diese Fähigkeit höchstens zweimal pro Partie einsetzen.',
    'Du kannst diese Fähigkeit höchstens einmal pro Partie einsetzen.',
    'Du kannst diese Fähigkeit höchstens zweimal pro Runde einsetzen.',
  ],
  [
    'Wähle einen Gegenspieler. Er wählt eine seiner Ressourcen und er verliert sie, dann bekommst du sie.',
    'Wähle einen Gegenspieler. Du wählst eine seiner Ressourcen und er verliert sie, dann bekommst du sie.',
    'Wähle einen Gegenspieler. Er wählt eine seiner Ressourcen und er bekommt sie, dann verlierst du sie.',
  ],
  [
    'Sind weniger als 3 Gegner in diesem Gebiet, lege einen an die von dir am weitesten entfernte Stätte.',
    'Sind mehr als 3 Gegner in diesem Gebiet, lege einen an die von dir am weitesten entfernte Stätte.',
    'Sind weniger als 3 Gegner in diesem Gebiet, lege einen an die von dir am nächsten gelegene Stätte.',
  ],
  [
    'Bis zum Ende der Runde dürfen deine Mechs durch Seen ziehen, dort aber nicht anhalten.',
    'Bis zum Ende der Phase dürfen deine Mechs durch Seen ziehen, dort aber nicht anhalten.',
    'Bis zum Ende der Runde dürfen deine Mechs durch Seen ziehen, dort und auch anhalten.',
  ],
  [
    'Zahle 2 Münzen oder erschöpfe einen Arbeiter: Sieh dir die oberste Karte eines beliebigen Stapels an und lege sie danach unter den Stapel.',
    'Zahle 2 Münzen und erschöpfe einen Arbeiter: Sieh dir die oberste Karte eines beliebigen Stapels an und lege sie danach unter den Stapel.',
    'Zahle 2 Münzen oder erschöpfe einen Arbeiter: Sieh dir die oberste Karte eines beliebigen Stapels an und lege sie danach oben auf den Stapel zurück.',
  ],
  [
    'Am Ende deines Zuges legst du bis zu 3 Handkarten verdeckt in das Gebiet und heilst je Karte 1 HP.',
    'Am Anfang deines Zuges legst du bis zu 3 Handkarten verdeckt in das Gebiet und heilst je Karte 1 HP.',
    'Am Ende deines Zuges legst du bis zu 3 Handkarten verdeckt in das Gebiet und heilst insgesamt 1 HP.',
  ],
  [
    'Ein PC, der ein Gebiet mit mehr als 2 Gegnern betritt, nimmt nach seiner Wahl 3 körperlichen oder 2 geistigen Schaden.',
    'Ein PC, der ein Gebiet mit mindestens 2 Gegnern betritt, nimmt nach seiner Wahl 3 körperlichen oder 2 geistigen Schaden.',
    'Ein PC, der ein Gebiet mit mehr als 2 Gegnern betritt, nimmt 3 körperlichen und 2 geistigen Schaden.',
  ],
  [
    'Nur der Sieger des Kampfes darf dem Verlierer 1 Holz wegnehmen.',
    'Der Sieger des Kampfes darf dem Verlierer 1 Holz wegnehmen.',
    'Nur der Verlierer des Kampfes darf dem Sieger 1 Holz wegnehmen.',
  ],
  [
    'Einmal pro Spiel gilt eine misslungene Fertigkeitsprobe als gelungen.',
    'Einmal pro Runde gilt eine misslungene Fertigkeitsprobe als gelungen.',
    'Einmal pro Spiel gilt eine gelungene Fertigkeitsprobe als misslungen.',
  ],
  [
    'Ist der Stapel leer, mische die Ablage zu einem neuen Stapel, danach wirft jeder PC 1 Karte ab.',
    'Ist der Stapel leer, mische die Ablage zu einem neuen Stapel, danach wirft ein PC 1 Karte ab.',
    'Ist der Stapel leer, mische die Ablage zu einem neuen Stapel, danach zieht jeder PC 1 Karte.',
  ],
  [
    'In dieser Runde kannst du dich nicht bewegen, darfst aber stattdessen zweimal ermitteln.',
    'In dieser Runde kannst du dich bewegen, darfst aber stattdessen zweimal ermitteln.',
    'In dieser Runde kannst du dich nicht bewegen, darfst aber stattdessen zweimal entkommen.',
  ],
  [
    'Wer das meiste Geld hat, beginnt die nächste Runde.',
    'Wer das wenigste Geld hat, beginnt die nächste Runde.',
    'Wer das meiste Geld hat, beginnt die aktuelle Runde.',
  ],
  [
    'Für jedes Gebiet, das du kontrollierst: Nimm alle deine Einheiten von dort zurück, es sei denn, du zahlst 1 Nahrung.',
    'Für jedes Gebiet, das du kontrollierst: Nimm alle deine Einheiten von dort zurück, es sei denn, du zahlst 1 Öl.',
    'Für jedes Gebiet, das du kontrollierst: Nimm alle deine Einheiten von dort zurück, und zahle 1 Nahrung.',
  ],
  [
    'Erschöpfe diese Karte und zahle 1 Ressource: Greife einen Gegner am selben Ort an. Hat er höchstens 3 verbleibende Ausdauer, besiege ihn.',
    'Mache diese Karte spielbereit und zahle 1 Ressource: Greife einen Gegner am selben Ort an. Hat er höchstens 3 verbleibende Ausdauer, besiege ihn.',
    'Erschöpfe diese Karte und zahle 1 Ressource: Greife einen Gegner am selben Ort an. Hat er mindestens 3 verbleibende Ausdauer, besiege ihn.',
  ],
  [
    'Wenn ein anderer PC zu Boden geht, sieh dir einmal die obersten 2 Karten des Stapels an, nimm 1 auf die Hand und lege den Rest zurück.',
    'Wenn dein PC zu Boden geht, sieh dir einmal die obersten 2 Karten des Stapels an, nimm 1 auf die Hand und lege den Rest zurück.',
    'Wenn ein anderer PC zu Boden geht, sieh dir einmal die untersten 2 Karten des Stapels an, nimm 1 auf die Hand und lege den Rest zurück.',
  ],
  [
    'Nachdem du ein Gebäude errichtet hast, musst du eine Kampfkarte abwerfen, die dein Gegner auswählt.',
    'Bevor du ein Gebäude errichtest, musst du eine Kampfkarte abwerfen, die dein Gegner auswählt.',
    'Nachdem du ein Gebäude errichtet hast, musst du eine Kampfkarte abwerfen, die du auswählst.',
  ],
  [
    'Solange sich kein Gegner an einem verbundenen Ort befindet, erhält jeder Ermittler hier +1 Beweglichkeit.',
    'Solange sich ein Gegner an einem verbundenen Ort befindet, erhält jeder Ermittler hier +1 Beweglichkeit.',
    'Solange sich kein Gegner an einem verbundenen Ort befindet, erhält jeder Ermittler hier +1 Intellekt.',
  ],
  [
    'Halbiere den Schaden, der dir in diesem Zug zugefügt wird (abgerundet).',
    'Verdopple den Schaden, der dir in diesem Zug zugefügt wird (abgerundet).',
    'Halbiere den Schaden, der dir in diesem Zug zugefügt wird (aufgerundet).',
  ],
  [
    'Ein Zug, der an einem Bahnhof hält, nimmt 1 Fahrgast eines anderen Bahnhofs auf, bevor er 2 Fahrgäste absetzt.',
    'Ein Zug, der an einem Bahnhof hält, nimmt 1 Fahrgast eines anderen Bahnhofs auf, nachdem er 2 Fahrgäste absetzt.',
    'Ein Zug, der an einem Bahnhof hält, nimmt 1 Fahrgast  auf, bevor er 2 Fahrgäste absetzt.',
  ],
  [
    'Ein PC muss beliebig viele Gegner in angrenzenden Gebieten wählen und jedem 1 Schaden zufügen.',
    'Ein PC darf beliebig viele Gegner in angrenzenden Gebieten wählen und jedem 1 Schaden zufügen.',
    'Ein PC muss einen Gegner in angrenzenden Gebieten wählen und ihm 1 Schaden zufügen.',
  ],
];
