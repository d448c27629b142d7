import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Rot und Schwarz: Paare',
  summary: 'Immer zwei Karten: eine rote und eine schwarze gehen als Paar ab.',
  rules: `## Ziel
Alle 52 Karten werden zu Paaren aus einer roten und einer schwarzen.

## Spielen
- Vom Talon werden immer zwei Karten zugleich umgedreht. Ist eine rot und die andere schwarz, kommen sie als Paar zur Seite. Sonst kommen beide auf die Ablage.
- Ist der Talon leer, wird die Ablage gemischt und noch einmal durchgespielt.
- Liegen nach dem letzten Durchgang alle Karten bei den Paaren, ist die Patience aufgegangen.

## Durchgänge
Üblich sind zwei Durchgänge. Mit drei oder vier geht die Patience öfter auf. Zu entscheiden gibt es nichts: man dreht um, schaut zu und hofft.`,
  actions: { turn: 'Paar umdrehen', shuffle: 'Ablage mischen' },
  options: { passes: { name: 'Durchgänge', values: { 2: 'Zwei', 3: 'Drei', 4: 'Vier' } } },
  reasons: { 'no-redeal': 'Das war der letzte Durchgang.' },
  piles: { foundation: 'Paar' },
};
