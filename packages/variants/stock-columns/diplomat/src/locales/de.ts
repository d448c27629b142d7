import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Der Diplomat',
  summary: 'Acht Reihen, in denen jede Farbe auf jede passt.',
  rules: `## Ziel
Auf acht Assen wachsen acht Familien, jede in ihrer Farbe vom Ass bis zum König. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Aus zwei Kartenspielen werden acht Reihen zu vier offenen Karten gelegt. Die übrigen 72 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts angelegt, gleich in welcher Farbe: irgendeine Neun auf irgendeine Zehn.
- Die Karten werden einzeln bewegt; frei sind die letzte Karte jeder Reihe und die oberste der Ablage. Eine Folge darf auf einmal verlegt werden, wenn genug leere Reihen da sind.
- In eine leere Reihe darf jede Karte.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen, deren oberste Karte frei ist. Er wird nur einmal durchgespielt.

## Rat
Anlegen kann man fast überall; die Kunst ist, dabei nicht die Karten zu begraben, die als nächste gebraucht werden.

## Herkunft
Sie gehört zu einer Gruppe mit politischen Namen, neben dem Kongress und dem Parlament.`,
  actions: { turn: 'Karte umdrehen' },
};
