import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Labyrinth',
  summary: 'Rows of eight cards are dealt from the stock, and each column can be played from both ends.',
  guide: 'The foundations are built up in suit. The first and the last card of each column are available.',
  rules: `## Goal
Build the four aces up in suit to kings. You win when all 52 cards are on the foundations.

## Layout
The four aces begin the foundations. Deal eight face-up cards in a row; the other 40 cards are the stock.

## Play
- A card that follows in suit may be played to its foundation. Nothing is built in the columns.
- As long as there is only the first row, every gap is filled at once from the stock.
- When you can’t go on, deal a new row, one card onto each column, as far as the stock goes. From now on gaps are no longer filled.
- Of each column, the first card and the last card are available, those at its upper and its lower end. When the first card leaves, the column closes up.
- Deal a new row whenever you like. There is only one pass through the stock.

## Advice
Play every card that fits, above all in the first row: each gap there brings a card from the stock, and a new row can wait.`,
  actions: { deal: 'Deal a row' },
};

export const de: Words = {
  name: 'Labyrinth',
  summary: 'Aus dem Talon kommen Lagen zu acht Karten, und jede Reihe gibt ihre Karten an beiden Enden her.',
  guide: 'Die Familien wachsen in ihrer Farbe aufwärts. Frei sind in jeder Reihe die erste und die letzte Karte.',
  rules: `## Ziel
Auf vier Assen wachsen vier Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Die vier Asse beginnen die Familien. Acht offene Karten liegen nebeneinander; die übrigen 40 sind der Talon.

## Spielen
- Auf eine Familie kommt die nächste Karte ihrer Farbe. In den Reihen wird nichts angelegt.
- Solange nur die erste Lage da ist, füllt der Talon jede Lücke sofort.
- Geht es nicht weiter, gibt der Talon eine neue Lage: auf jede Reihe eine Karte, soweit er reicht. Von da an wird keine Lücke mehr gefüllt.
- Frei sind in jeder Reihe die erste und die letzte Karte, also die am oberen und die am unteren Ende. Geht die erste, rücken die anderen nach.
- Eine neue Lage gibt es, wann immer man will. Der Talon wird nur einmal durchgespielt.

## Rat
Jede Karte spielen, die passt, besonders in der ersten Lage: Dort bringt jede Lücke eine Karte aus dem Talon, und die nächste Lage kann warten.`,
  actions: { deal: 'Lage geben' },
};
