import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Bristol',
  summary: 'Eight fans, and three piles to which the stock is dealt; suits never matter.',
  guide: 'Suits never matter: build the fans down, and the foundations up from the ace. Only the stock adds to the three piles.',
  rules: `If one ace is placed on a foundation at the start, the game is called Belvedere.

## Goal
Build four foundations up from ace to king, regardless of suit. You win when all 52 cards are on the foundations.

## Layout
Deal eight fans of three face-up cards, row by row. Move each king to the bottom of its fan, under any king already there. The next three cards begin the three piles of the reserve, face up; the other 25 cards are the stock, in Belvedere 24. In Belvedere the ace of spades is already on a foundation.

## Play
- The top cards of the fans and of the three piles are available.
- Fans are built down regardless of suit: any eight may be placed on any nine.
- Cards move one at a time.
- An empty fan is not filled.
- The three piles are filled only from the stock: whenever you like, deal a card to each, empty or not. There is only one pass through the stock. A single card left at the end goes to the first pile.
- No card comes back from the foundations.

## Advice
Before each deal play as many cards as you can from the piles to the fans: cards buried there, kings above all, are hard to get at. Move first the cards that block each other.

## History
Invented by Albert Morehead and Geoffrey Mott-Smith around 1950.`,
  actions: { deal: 'Deal three cards' },
  options: { aces: { name: 'Aces at the beginning', values: { 0: 'None on the table', 1: 'One on the table (Belvedere)' } } },
  piles: { tableau: 'fan', reserve: 'pile' },
};

export const de: Words = {
  name: 'Bristol',
  summary: 'Acht Fächer, drei Stapel, die der Talon beschickt, und nirgends zählt die Farbe.',
  guide:
    'Auf die Farbe kommt es nie an: In den Fächern geht es abwärts, auf den Familien vom Ass aufwärts. Auf die drei Stapel legt nur der Talon.',
  rules: `Liegt ein Ass von Anfang an aus, heißt die Patience Belvedere.

## Ziel
Auf vier Assen wachsen vier Familien bis zum König; auf die Farbe kommt es nicht an. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Acht Fächer zu drei offenen Karten, Zeile für Zeile gegeben. Könige kommen in ihrem Fächer unter die anderen Karten, der spätere zuunterst. Die nächsten drei Karten beginnen offen die drei Stapel der Reserve, die übrigen 25 Karten sind der Talon, bei Belvedere 24. In der Spielart Belvedere liegt das Pik-Ass schon als erste Grundkarte aus.

## Spielen
- Frei sind die obersten Karten der Fächer und der drei Stapel.
- In den Fächern wird abwärts angelegt, gleich in welcher Farbe: Auf eine Neun kommt jede Acht.
- Die Karten werden einzeln bewegt.
- Ein leerer Fächer bleibt leer.
- Auf die drei Stapel legt nur der Talon: Wann man will, gibt er jedem eine Karte, auch einem leeren. Er wird nur einmal durchgespielt. Bleibt am Ende eine Karte übrig, kommt sie auf den ersten Stapel.
- Von ihrer Familie kommt keine Karte zurück.

## Rat
Vor jedem Geben von den Stapeln in die Fächer spielen, was geht: Begrabene Karten, vor allem Könige, sind dort schwer wieder zu bekommen. Zuerst Karten lösen, die einander sperren.

## Herkunft
Die Patience stammt von Albert Morehead und Geoffrey Mott-Smith, um 1950.`,
  actions: { deal: 'Drei Karten geben' },
  options: { aces: { name: 'Asse am Anfang', values: { 0: 'Keines liegt aus', 1: 'Eines liegt aus (Belvedere)' } } },
  piles: { tableau: 'Fächer', reserve: 'Stapel' },
};
