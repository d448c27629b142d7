import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Fortune’s Favor',
  summary: 'Twelve single cards, and gaps that the waste fills at once: fortune is on your side.',
  guide: 'Build the columns down in suit, and the aces up in suit. An empty column is filled at once from the waste or the stock.',
  rules: `## Goal
Build the four aces up in suit to kings. You win when all 52 cards are on the foundations.

## Layout
The four aces are laid out first. Deal twelve columns of one face-up card. The other 36 cards are the stock.

## Play
- Cards move one at a time; the exposed card of each column and the top card of the waste are available.
- Columns are built down in suit: the nine of hearts on the ten of hearts. Towards the end, when there are empty columns, a run may be moved in one go.
- An empty column is filled at once with the top card of the waste, or of the stock if there is no waste. When both are used up, any card may fill it.
- Turn the stock card by card onto the waste. There is only one pass through the stock.
- No card comes back from the foundations.

## Advice
Every column that you empty takes a card off the waste. Before you turn a card, see whether a move in the columns lets you play the one that lies there.

## History
It is a gentle variant of Busy Aces for a single deck: nearly every deal can be won.`,
  actions: { turn: 'Turn a card' },
};

export const de: Words = {
  name: 'Gunst der Fortuna',
  summary: 'Zwölf einzelne Karten, und jede Lücke füllt sofort die Ablage: Das Glück spielt mit.',
  guide:
    'In den Reihen geht es abwärts in derselben Farbe, auf den Assen aufwärts. Eine leere Reihe wird sofort von der Ablage oder dem Talon gefüllt.',
  rules: `Auch bekannt als Fortune’s Favor.

## Ziel
Auf den vier Assen wachsen vier Familien, jede in einer Farbe bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Die vier Asse werden zuerst ausgelegt. Darunter liegen zwölf Reihen mit je einer offenen Karte. Die übrigen 36 Karten sind der Talon.

## Spielen
- Die Karten werden einzeln bewegt; frei sind die letzte jeder Reihe und die oberste der Ablage.
- In den Reihen wird abwärts in derselben Farbe angelegt: die Herz-Neun auf die Herz-Zehn. Gegen Ende, wenn es leere Reihen gibt, darf eine Folge auf einmal verlegt werden.
- Eine leere Reihe erhält sofort die oberste Karte der Ablage oder, wenn dort keine liegt, die nächste des Talons. Sind beide verbraucht, darf in eine leere Reihe jede Karte.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen. Er wird nur einmal durchgespielt.
- Von den Familien kommt keine Karte zurück.

## Rat
Jede geleerte Reihe holt eine Karte von der Ablage. Vor dem Umschlagen also nachsehen, ob ein Zug in den Reihen die Karte unterbringt, die dort liegt.

## Herkunft
Eine freundliche Verwandte der Patience Busy Aces, mit nur einem Kartenspiel: Fast jedes Spiel geht auf.`,
  actions: { turn: 'Karte umdrehen' },
};
