import type { Words } from '@patience/core';

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
