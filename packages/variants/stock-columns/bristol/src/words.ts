import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Bristol',
  summary: 'Eight fans, three heaps that the stock feeds, and nowhere do suits matter.',
  rules: `When an ace lies out from the beginning, it is Belvedere.

## Goal
Build four families on four aces up to their kings; suits don’t matter. When all 52 cards lie there, you have won.

## Layout
Eight fans of three face-up cards, dealt row by row. Kings go beneath the other cards of their fan. The next three cards begin the three heaps of the reserve, face up; the others are the stock. In Belvedere the ace of spades lies out as the first base.

## Play
- The top cards of the fans and of the three heaps are available.
- Fans build down whatever the suit: on a nine goes any eight.
- You always move a single card.
- An empty fan stays empty.
- Only the stock lays cards on the heaps: whenever you like it deals one to each, an empty one too. You go through it once. When one card is left at the end, it goes to the first heap.
- No card comes back from its family.

## Advice
Before each deal play from the heaps to the fans what you can: cards buried there, kings above all, are hard to get at. Undo first what lies on one another the wrong way round.

## History
A game by Albert Morehead and Geoffrey Mott-Smith, of around 1950.`,
  actions: { deal: 'Deal three cards' },
  options: { aces: { name: 'Aces at the beginning', values: { 0: 'None on the table', 1: 'One on the table (Belvedere)' } } },
  piles: { tableau: 'fan', reserve: 'heap' },
};

export const de: Words = {
  name: 'Bristol',
  summary: 'Acht Fächer, drei Stapel, die der Talon beschickt, und nirgends zählt die Farbe.',
  rules: `Liegt ein Ass von Anfang an aus, heißt die Patience Belvedere.

## Ziel
Auf vier Assen wachsen vier Familien bis zum König; auf die Farbe kommt es nicht an. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Acht Fächer zu drei offenen Karten, Zeile für Zeile gegeben. Könige kommen in ihrem Fächer unter die anderen Karten. Die nächsten drei Karten beginnen offen die drei Stapel der Reserve, der Rest ist der Talon. In der Spielart Belvedere liegt das Pik-Ass schon als erste Grundkarte aus.

## Spielen
- Frei sind die obersten Karten der Fächer und der drei Stapel.
- In den Fächern wird abwärts angelegt, gleich in welcher Farbe: Auf eine Neun kommt jede Acht.
- Bewegt wird immer nur eine Karte.
- Ein leerer Fächer bleibt leer.
- Auf die drei Stapel legt nur der Talon: Wann man will, gibt er jedem eine Karte, auch einem leeren. Umgedreht wird er nicht. Bleibt am Ende eine Karte übrig, kommt sie auf den ersten Stapel.
- Von ihrer Familie kommt keine Karte zurück.

## Rat
Vor jedem Geben von den Stapeln in die Fächer spielen, was geht: Begrabene Karten, vor allem Könige, sind dort schwer wieder zu bekommen. Karten, die verkehrt herum aufeinanderliegen, zuerst lösen.

## Herkunft
Die Patience stammt von Albert Morehead und Geoffrey Mott-Smith, um 1950.`,
  actions: { deal: 'Drei Karten geben' },
  options: { aces: { name: 'Asse am Anfang', values: { 0: 'Keines liegt aus', 1: 'Eines liegt aus (Belvedere)' } } },
  piles: { tableau: 'Fächer', reserve: 'Stapel' },
};
