import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Festung',
  summary: 'Zehn Reihen, in denen auf- und abwärts in der Farbe angelegt wird: Sie fällt nur selten.',
  rules: `Auch bekannt als Fortress.

## Ziel
Auf vier Assen wachsen vier Familien, jede in ihrer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Alle Karten liegen offen in zehn Reihen: sechs in jeder der ersten beiden, fünf in jeder der übrigen.

## Spielen
- Die Karten werden einzeln bewegt; frei ist die letzte Karte jeder Reihe. Mehrere, die einander in derselben Farbe folgen, dürfen auf einmal verlegt werden, wenn genug leere Reihen da sind.
- In den Reihen wird in derselben Farbe angelegt, aufwärts oder abwärts, auch im Wechsel: auf die Herz-Neun die Herz-Acht oder die Herz-Zehn.
- Auf ein Ass kommt in den Reihen nur die Zwei, auf einen König nur die Dame.
- In eine leere Reihe darf jede Karte.
- Von ihrer Familie kommt keine Karte zurück.

## Rat
Eine Folge dreht sich um, wenn sie Karte für Karte weiterwandert. Leere Reihen sind der Schlüssel: erst eine freispielen, dann Ordnung schaffen.`,
};
