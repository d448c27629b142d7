import type { Words } from '@patience/core';

export const en: Words = {
  name: 'American Toad',
  summary: 'Canfield with two decks, eight columns and a face-up reserve.',
  guide: 'Build the columns down in suit, and the foundations up in suit from the base card. The reserve fills empty columns.',
  rules: `## Goal
Build eight foundations up in suit on eight base cards of the same rank. An ace follows a king. You win when all 104 cards are on the foundations.

## Layout
Twenty face-up cards form the reserve, of which only the top one is available. The next card is the first base card: all eight foundations begin with its rank. Eight face-up cards begin the columns, and the other 75 are the stock.

## Play
- Columns are built down in suit; a king may be placed on an ace.
- A column may be moved as a whole, or its exposed card alone.
- An empty column is filled at once from the reserve. When that is used up, any card or whole column may fill it.
- Turn the stock card by card onto the waste, whose top card is available. There are two passes: when the stock is empty, turn the waste over, without shuffling.
- No card comes back from the foundations.

## Advice
The reserve is face up: see which card comes next, and clear a column at the right time.

## History
The best known two-deck relative of Canfield; it can often be won.`,
  actions: { turn: 'Turn the stock', redeal: 'Turn the waste over' },
};

export const de: Words = {
  name: 'Amerikanische Kröte',
  summary: 'Canfield mit zwei Kartenspielen, acht Reihen und einer offenen Reserve.',
  guide:
    'In den Reihen geht es abwärts in derselben Farbe; auf den Familien aufwärts in einer Farbe, von der Grundkarte an. Leere Reihen füllt die Reserve.',
  rules: `Auch bekannt als American Toad.

## Ziel
Auf acht Grundkarten desselben Werts wachsen acht Familien aufwärts, jede in einer Farbe. Auf den König folgt das Ass. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Zwanzig offene Karten bilden die Reserve, von der nur die oberste frei ist. Die nächste Karte ist die erste Grundkarte: Ihr Wert gilt für alle acht. Acht offene Karten beginnen die Reihen, die übrigen 75 sind der Talon.

## Spielen
- In den Reihen wird abwärts in derselben Farbe angelegt; auf ein Ass gehört der König.
- Eine Reihe darf als Ganzes verlegt werden oder ihre freie Karte allein.
- Eine leere Reihe wird sofort aus der Reserve gefüllt. Ist sie verbraucht, darf jede Karte oder ganze Reihe hinein.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen, deren oberste Karte frei ist, und zweimal durchgespielt. Für den nächsten Durchgang wird die Ablage umgedreht, ohne zu mischen.
- Von den Familien kommt keine Karte zurück.

## Rat
Die Reserve liegt offen: Wer sieht, was als Nächstes kommt, räumt eine Reihe zur rechten Zeit.

## Herkunft
Die bekannteste der Canfield-Schwestern für zwei Kartenspiele; sie geht oft auf.`,
  actions: { turn: 'Umschlagen', redeal: 'Ablage umdrehen' },
};
