import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Napoleon’s Tomb',
  summary: 'In the middle build down from six to ace four times, in the corners up from seven to king.',
  guide: 'Build down from six to ace in the middle, four times over, and up from seven to king at the corners. Suits don’t matter.',
  rules: `Also known as Napoleons Grab.

## Goal
Build the tomb in the middle down from a six to an ace, four times over, 24 cards in all. Build the four corners up from a seven to a king. Suits don’t matter. You win when all 52 cards are on the foundations.

## Layout
Nothing is laid out: all cards are the stock. Leave room for nine piles in a square: the tomb in the middle, the sevens in the corners, and between them four places for spare cards.

## Play
- Turn the stock card by card onto the waste, whose top card is always available.
- A six begins the tomb. After an ace there, another six follows.
- Any four sevens begin the corners.
- Each of the four places takes one card from the waste, whenever you like. From there it may be played only to the tomb or to a corner.
- There is only one pass through the stock.
- No card comes back from the foundations.

## Advice
Use the spare places above all for cards that the tomb needs, and for those that a corner needs soon. A card that will not be wanted for a long time is better left on the waste.

## History
One of many patiences named after Napoleon.`,
  actions: { turn: 'Turn the stock' },
  piles: { cell: 'spare place', f1: 'tomb', f2: 'corner 1', f3: 'corner 2', f4: 'corner 3', f5: 'corner 4' },
};

export const de: Words = {
  name: 'Napoleons Grab',
  summary: 'Viermal geht es in der Mitte von der Sechs zum Ass, in den Ecken von der Sieben zum König.',
  guide:
    'In der Mitte viermal von der Sechs abwärts bis zum Ass, in den Ecken von der Sieben aufwärts bis zum König. Die Farbe spielt keine Rolle.',
  rules: `Auch bekannt als Napoleon’s Tomb.

## Ziel
In der Mitte liegt das Grab: Dort geht es von der Sechs abwärts bis zum Ass, viermal hintereinander, bis 24 Karten liegen. In den vier Ecken geht es von der Sieben aufwärts bis zum König. Die Farben spielen keine Rolle. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Ausgelegt wird nichts: Alle Karten sind der Talon. Platz ist für neun Stapel im Quadrat: in der Mitte das Grab, in den Ecken die Siebenen, dazwischen vier Plätze für Hilfskarten.

## Spielen
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen. Ihre oberste Karte ist immer frei.
- Eine Sechs beginnt das Grab. Auf ein Ass folgt dort wieder eine Sechs.
- Vier Siebenen, gleich welche, beginnen die Ecken.
- Auf die vier Plätze darf je eine Karte von der Ablage, wann man will. Von dort kommt sie nur noch in die Mitte oder in eine Ecke.
- Der Talon wird nur einmal durchgespielt.
- Von den Familien kommt keine Karte zurück.

## Rat
Auf die Plätze gehören vor allem Karten des Grabes und was eine Ecke bald braucht. Was noch lange nicht passt, bleibt besser auf der Ablage.

## Herkunft
Eine der vielen Patiencen, die nach Napoleon heißen.`,
  actions: { turn: 'Umschlagen' },
  piles: { cell: 'Hilfsplatz', f1: 'Grab', f2: 'Ecke 1', f3: 'Ecke 2', f4: 'Ecke 3', f5: 'Ecke 4' },
};
