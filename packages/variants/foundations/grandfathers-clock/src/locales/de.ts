import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Großvaters Uhr',
  summary: 'Zwölf Familien stehen im Kreis und wachsen, bis jede ihre Stunde zeigt.',
  rules: `Auch bekannt als Grandfather’s Clock.

## Ziel
Auf dem Zifferblatt zeigt am Ende jeder Platz seine Stunde: das Ass die Eins, der Bube die Elf, die Dame die Zwölf.

## Auslegen
Zwölf bestimmte Karten bilden das Zifferblatt, von der Kreuz-Neun auf der Zwölf im Uhrzeigersinn: Herz-Zehn, Pik-Bube, Karo-Dame, Kreuz-König, Herz-Zwei, Pik-Drei, Karo-Vier, Kreuz-Fünf, Herz-Sechs, Pik-Sieben und Karo-Acht. Die übrigen 40 Karten liegen offen in acht Reihen zu fünf.

## Spielen
- Auf dem Zifferblatt wird aufwärts in der Farbe angelegt, bis die Stunde erreicht ist; auf den König folgt das Ass. Vom Zifferblatt kommt keine Karte zurück.
- In den Reihen wird abwärts angelegt, gleich welche Farbe.
- Die Karten werden einzeln bewegt; frei ist die letzte Karte jeder Reihe. Eine Folge darf auf einmal verlegt werden, wenn genug leere Reihen da sind.
- In eine leere Reihe darf jede Karte.

## Rat
Die Plätze von eins bis vier brauchen vier Karten, die anderen drei. Früh eine Reihe leeren; und nicht jede Karte gleich auf das Zifferblatt legen, die in den Reihen noch trägt.`,
  piles: { foundation: 'Stunde' },
};
