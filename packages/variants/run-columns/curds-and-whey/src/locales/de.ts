import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Quark und Molke',
  summary: 'Dreizehn kurze Reihen: Angelegt wird abwärts in der Farbe oder Gleiches auf Gleiches.',
  rules: `Auch bekannt als Curds and Whey.

## Ziel
In den Reihen sollen vier Familien entstehen, jede in einer Farbe vom König bis zum Ass und in einer Reihe für sich. Dann ist die Patience aufgegangen.

## Auslegen
Alle Karten liegen offen in dreizehn Reihen zu vieren.

## Spielen
- Angelegt wird abwärts in derselben Farbe oder auf eine Karte gleichen Werts: Auf die Pik-Neun kommen die Pik-Acht und jede andere Neun.
- Bewegt wird die unterste Karte oder eine Folge, die ganz in einer Farbe abwärts geht oder ganz aus gleichen Werten besteht, auch ein Teil davon vom Ende her. Was beides mischt, bewegt sich nicht im Ganzen.
- Auf ein Ass kommt nur ein anderes Ass.
- In eine leere Reihe darf nur ein König, allein oder mit seiner Folge.

## Rat
Gleiches auf Gleiches ist nur geparkt: Bevor man es hinlegt, muss man wissen, wie es wieder fortkommt. Könige bald in leere Reihen, die Familien darauf in der Farbe.

## Herkunft
Das Spiel hat David Parlett erfunden.`,
};
