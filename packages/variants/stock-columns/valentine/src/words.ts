import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Valentine',
  summary: 'Four columns are dealt and gathered again and again, until each of them holds a suit from king to ace.',
  guide:
    'Place a card on the next higher one of its suit. Win with a suit in each column, king to ace. Then tap the stock to fill empty columns, turn a card, or deal again.',
  rules: `## Goal
Build each suit down from the king to the ace in a column of its own. When stock and waste are used up, all four are complete, and you win.

## Layout
Deal one face-up card to each of four columns. The other 48 cards are the stock.

## Play
- Columns are built down in suit: the nine of hearts on the ten of hearts. The exposed card of each column and the card on the waste are available. An ace is low, and nothing is placed on it. Cards move one at a time.
- Empty columns are not filled with cards of your choice. Before you go on, the card on the waste fills the first one, cards of the stock the others.
- When no column is empty, turn one card of the stock onto the waste. The waste has room for a single card.
- When that card cannot be placed, or you do not want to, gather: the columns go below the stock in their order, without shuffling. Then the card on the waste begins the first column, and the stock deals the three others. You may do so as often as you like.

## Advice
There is little to decide, and the game can take long: a run, once built, is kept together when the columns are gathered. You need not place every card at once. A card left where it is changes which cards meet in the next round.`,
  actions: { fill: 'Fill the empty columns', turn: 'Turn a card', gather: 'Gather and deal again' },
  reasons: {
    'no-gap': 'No column is empty.',
    'gap-first': 'First the empty columns must be filled.',
    'waste-taken': 'The waste has room for a single card.',
  },
};

export const de: Words = {
  name: 'Valentine',
  summary: 'Vier Reihen werden immer wieder gegeben und eingesammelt, bis in jeder eine Farbe vom König zum Ass liegt.',
  guide:
    'Eine Karte gehört auf die nächsthöhere ihrer Farbe. Das Ziel: in jeder Reihe eine Farbe, vom König bis zum Ass. Danach der Talon: Er füllt Lücken, deckt auf oder gibt neu.',
  rules: `## Ziel
Jede Farbe liegt am Ende in einer eigenen Reihe, vom König bis zum Ass. Sind Talon und Ablage leer, so sind alle vier vollständig, und die Patience ist aufgegangen.

## Auslegen
Vier offene Karten beginnen vier Reihen. Die übrigen 48 sind der Talon.

## Spielen
- In den Reihen wird abwärts in derselben Farbe angelegt: die Herz-Neun auf die Herz-Zehn. Frei sind die oberste Karte jeder Reihe und die Karte der Ablage. Das Ass ist die niedrigste; auf ein Ass wird nichts gelegt. Bewegt wird immer eine einzelne Karte.
- In eine leere Reihe legt man nichts nach eigener Wahl. Ehe es weitergeht, füllt die Karte der Ablage die erste, der Talon die anderen.
- Ist keine Reihe leer, kommt eine Karte des Talons auf die Ablage. Dort ist nur für eine Platz.
- Passt sie nicht oder soll sie nicht passen, wird eingesammelt: Die Reihen kommen in ihrer Ordnung unter den Talon, ohne zu mischen. Danach beginnt die Karte der Ablage die erste Reihe, und der Talon gibt die drei anderen. Das ist beliebig oft erlaubt.

## Rat
Viel zu entscheiden ist nicht, und es kann dauern: Was einmal geordnet ist, kommt in einem Stück wieder, sobald der Talon dort angelangt ist. Nicht jede Karte muss sofort gelegt werden. Wer eine liegen lässt, ändert, welche Karten sich in der nächsten Runde begegnen.`,
  actions: { fill: 'Leere Reihen füllen', turn: 'Karte umdrehen', gather: 'Einsammeln und neu geben' },
  reasons: {
    'no-gap': 'Keine Reihe ist leer.',
    'gap-first': 'Erst müssen die leeren Reihen gefüllt werden.',
    'waste-taken': 'Auf der Ablage ist nur für eine Karte Platz.',
  },
};
