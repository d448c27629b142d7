import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Agnes Sorel',
  summary: 'Red on red, black on black, a base that changes, and the stock alone fills gaps.',
  rules: `Also known as Agnes.

## Goal
Build four families in suit on four bases of the same rank. After the king the ace follows. When all 52 cards lie there, you have won.

## Layout
Seven columns, one card in the first and seven in the last, all face up; if you like it stricter, only the end cards, and what comes free is turned up. The next card is the first base, and its rank holds for all four. The other 23 cards are the stock.

## Play
- Columns build down, red on red and black on black; a king goes on an ace. Cards in order move together.
- You lay nothing in an empty column; it is filled when the stock deals again.
- Whenever you like, the stock gives each column a card, face up, from left to right: seven cards three times, then the last two.
- No card comes back from its family.

## Advice
Given the choice, build in suit. It seldom comes out; be glad of each card that gets home.

## History
It is named after the mistress of Charles VII of France.`,
  actions: { deal: 'Deal a row' },
  options: { columns: { name: 'Columns', values: { open: 'Open', hidden: 'Half hidden' } } },
};

export const de: Words = {
  name: 'Agnes Sorel',
  summary: 'Rot auf Rot, Schwarz auf Schwarz, eine wechselnde Grundkarte, und Lücken füllt nur der Talon.',
  rules: `Auch bekannt als Agnes.

## Ziel
Vier Familien wachsen farbgerecht auf vier Grundkarten desselben Werts. Nach dem König geht es mit dem Ass weiter. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Sieben Reihen, in der ersten eine Karte, in der letzten sieben, alle offen; wer es strenger mag, legt nur die unterste offen und deckt auf, was frei wird. Die nächste Karte ist die erste Grundkarte, ihr Wert gilt für alle vier. Die übrigen 23 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts angelegt, Rot auf Rot und Schwarz auf Schwarz; auf ein Ass gehört ein König. Geordnete Karten wandern zusammen.
- In eine leere Reihe legt man nichts; sie füllt sich erst, wenn der Talon wieder gibt.
- Wann man will, gibt der Talon jeder Reihe eine Karte, offen und von links nach rechts: dreimal sieben und am Ende zwei.
- Aus einer Familie kommt keine Karte zurück.

## Rat
Wo man die Wahl hat, in der eigenen Farbe anlegen. Die Patience geht selten auf; jede Karte auf einer Familie ist ein Erfolg.

## Herkunft
Benannt nach der Geliebten Karls VII. von Frankreich.`,
  actions: { deal: 'Reihe geben' },
  options: { columns: { name: 'Reihen', values: { open: 'Offen', hidden: 'Halb verdeckt' } } },
};
