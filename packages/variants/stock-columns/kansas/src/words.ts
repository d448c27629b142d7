import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Kansas',
  summary: 'Canfield with three columns built in any suit, a reserve of twelve, and a single pass.',
  guide: 'Build the columns down in any suit, and the foundations up in suit from the base card. The reserve fills empty columns.',
  rules: `## Goal
Build four foundations up in suit, all from the same rank; an ace follows a king. You win when all 52 cards are on the foundations.

## Layout
Twelve cards are the reserve; only its top card is face up. The next card is the base card: it starts the first foundation, and the other three start with the same rank. Then deal three columns of one card. The other 36 cards are the stock.

## Play
- Columns are built down regardless of suit; a king may be placed on an ace. Cards in sequence move together, as many as you like.
- The top card of the reserve is available. An empty column is filled at once from the reserve, as long as it has cards; after that only a card of the waste may fill it.
- No card comes back from the foundations.

## Stock
Turn one card at a time onto the waste, whose top card is available. There is only one pass.

## Advice
What is buried in the waste rarely comes up again: place as many of its cards as you can, and clear columns early to bring out the reserve.

## History
It is known from AisleRiot, the collection of the GNOME desktop.`,
  actions: { turn: 'Turn a card' },
};

export const de: Words = {
  name: 'Kansas',
  summary: 'Canfield mit drei Reihen in beliebiger Farbe, zwölf Karten Reserve und einem einzigen Durchgang.',
  guide:
    'In den Reihen geht es abwärts, gleich in welcher Farbe; auf den Familien aufwärts in einer Farbe, von der Grundkarte an. Leere Reihen füllt die Reserve.',
  rules: `## Ziel
Vier Familien wachsen, jede in einer Farbe, auf Grundkarten desselben Werts; auf den König folgt das Ass. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Zwölf Karten sind die Reserve; nur ihre oberste liegt offen. Die nächste Karte ist die Grundkarte: Mit ihr beginnt die erste Familie, mit demselben Wert die anderen drei. Dann drei Reihen zu einer Karte. Die übrigen 36 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts angelegt, gleich in welcher Farbe; auf ein Ass gehört ein König. Karten, die in Folge liegen, werden gemeinsam verlegt, so viele man will.
- Die oberste Karte der Reserve ist frei. Eine leere Reihe füllt die Reserve sofort, solange sie reicht; danach darf nur eine Karte der Ablage hinein.
- Von den Familien kommt keine Karte zurück.

## Talon
Er wird Karte für Karte auf die Ablage umgeschlagen, deren oberste Karte frei ist. Er wird nur einmal durchgespielt.

## Rat
Was in der Ablage verschwindet, kommt selten wieder: möglichst viele ihrer Karten anlegen, und früh Reihen leeren, damit die Reserve schwindet.

## Herkunft
Bekannt aus AisleRiot, der Sammlung von GNOME.`,
  actions: { turn: 'Umschlagen' },
};
