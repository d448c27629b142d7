import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Skorpion',
  summary: 'Jede offene Karte darf wandern, aber nur auf die nächste ihrer Farbe.',
  rules: `Auch bekannt als Scorpion; wenn in leere Reihen jede Karte darf, als Wespe (Wasp).

## Ziel
In den Reihen sollen vier Familien entstehen, jede in einer Farbe vom König bis zum Ass und in einer Reihe für sich. Dann ist die Patience aufgegangen.

## Auslegen
Sieben Reihen zu sieben Karten. In den ersten vier liegen die ersten drei Karten verdeckt, alle anderen offen. Die letzten drei Karten sind der Talon.

## Spielen
- Jede offene Karte darf bewegt werden, und alle Karten, die auf ihr liegen, gehen mit, auch wenn sie keine Ordnung haben.
- Angelegt wird abwärts in derselben Farbe, an das Ende einer Reihe: Auf die Herz-Neun kommt nur die Herz-Acht.
- Auf ein Ass kommt nichts mehr.
- Wird eine verdeckte Karte frei, wird sie sofort aufgedeckt.
- In eine leere Reihe darf nur ein König mit allem, was auf ihm liegt; in der Wespe jede Karte.

## Talon
Jederzeit darf er seine drei Karten auf die ersten drei Reihen geben.

## Rat
Zu jeder Karte am Ende einer Reihe gibt es nur eine, die passt: erst nachsehen, wo sie liegt und was mit ihr käme. Kreise vermeiden, in denen eine Karte über der liegt, auf die sie gehört.`,
  actions: { deal: 'Drei Karten geben' },
  options: { gaps: { name: 'Leere Reihen', values: { kings: 'Nur Könige', any: 'Jede Karte (Wespe)' } } },
};
