import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Amerikanische Kröte',
  summary: 'Canfield mit zwei Kartenspielen, acht Reihen und einer offenen Reserve.',
  rules: `Auch bekannt als American Toad.

## Ziel
Acht Familien wachsen farbgerecht auf acht Grundkarten desselben Werts. Nach dem König geht es mit dem Ass weiter. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Zwanzig offene Karten bilden die Reserve, von der nur die oberste frei ist. Die nächste Karte ist die erste Grundkarte: ihr Wert gilt für alle acht. Acht offene Karten beginnen die Reihen, die übrigen 75 sind der Talon.

## Spielen
- In den Reihen wird farbgerecht abwärts angelegt; auf ein Ass gehört der König.
- Von Reihe zu Reihe wandert die unterste Karte oder die ganze Reihe.
- Eine Lücke füllt sofort die Reserve. Ist sie verbraucht, darf jede Karte oder ganze Reihe hinein.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen und zweimal durchgespielt.

## Rat
Die Reserve liegt offen: Wer sieht, was als Nächstes kommt, räumt eine Reihe zur rechten Zeit.

## Herkunft
Die bekannteste der Canfield-Schwestern für zwei Kartenspiele; sie geht oft auf.`,
  actions: { turn: 'Umschlagen', redeal: 'Ablage umdrehen' },
};
