import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Agnes Bernauer',
  summary: 'Open columns as in Klondike, a base that changes, and seven reserves.',
  rules: `## Goal
Build four families in suit on four bases of the same rank. After the king the ace follows. When all 52 cards lie there, you have won.

## Layout
Seven columns, one card in the first and seven in the last, all face up. Seven reserve cards above them. The next card is the first base, and its rank holds for all four. The other 16 cards are the stock.

## Play
- Columns build down in alternating colours; a king goes on an ace. Cards in order move together.
- Only the rank that ends a family, the one below the base, may fill an empty column, alone or with its run.
- The top card of each reserve is available. Nothing is laid there.
- Whenever you like, the stock gives each reserve a card: seven cards twice, then the last two.

## Advice
Clear the reserves as far as you can before the stock deals: each new card covers an old one.

## History
It is named after the barber’s daughter from Augsburg who loved a duke and was drowned in the Danube in 1435.`,
  actions: { deal: 'Deal reserves' },
};

export const de: Words = {
  name: 'Agnes Bernauer',
  summary: 'Offene Reihen wie bei Klondike, eine wechselnde Grundkarte und sieben Reservestapel.',
  rules: `## Ziel
Vier Familien wachsen farbgerecht auf vier Grundkarten desselben Werts. Nach dem König geht es mit dem Ass weiter. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Sieben Reihen, in der ersten eine Karte, in der letzten sieben, alle offen. Darüber sieben Reservekarten. Die nächste Karte ist die erste Grundkarte, ihr Wert gilt für alle vier. Die übrigen 16 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt; auf ein Ass gehört ein König. Geordnete Karten wandern zusammen.
- In eine leere Reihe darf nur die Karte, die eine Familie abschließt: der Wert unter der Grundkarte, allein oder mit ihrer Folge.
- Von jedem Reservestapel ist die oberste Karte frei. Dorthin gelegt wird nichts.
- Wann man will, gibt der Talon jedem Reservestapel eine Karte: zweimal sieben und am Ende zwei.

## Rat
Bevor der Talon gibt, die Reserve so weit leeren, wie es geht: Jede neue Karte deckt eine alte zu.

## Herkunft
Sie heißt nach der Baderstochter aus Augsburg, die einen Herzog liebte und 1435 in der Donau ertränkt wurde.`,
  actions: { deal: 'Reserve geben' },
};
