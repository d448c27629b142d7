import type { Words } from '@patience/core';

export const en: Words = {
  name: 'American Toad',
  summary: 'Canfield with two packs, eight columns and an open reserve.',
  rules: `## Goal
Build eight families in suit on eight bases of the same rank. After the king the ace follows. When all 104 cards lie there, you have won.

## Layout
Twenty face-up cards form the reserve, of which only the top one is available. The next card is the first base: its rank holds for all eight. Eight face-up cards begin the columns, and the other 75 are the stock.

## Play
- Columns build down in suit; the king goes on the ace.
- Between columns you move the end card or the whole column.
- A gap is filled from the reserve at once. When that is used up, any card or whole column may fill it.
- Turn the stock card by card onto the waste; you go through it twice.

## Advice
The reserve is open: see what comes next, and clear a column at the right time.

## History
The best known of Canfield’s sisters for two packs; it comes out often.`,
  actions: { turn: 'Turn', redeal: 'Turn the waste over' },
};

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
