import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Monte Carlo',
  summary: 'Gleiche Karten, die sich berühren, gehen paarweise ab, und das Quadrat rückt nach.',
  rules: `## Ziel
Alle 52 Karten gehen paarweise ab.

## Auslegen
Fünf Zeilen zu fünf offenen Karten bilden ein Quadrat. Die übrigen 27 Karten sind der Talon.

## Spielen
- Zwei Karten gleichen Werts gehen ab, wenn sie sich berühren: waagerecht, senkrecht oder über Eck.
- Eine Lücke trennt: Über sie hinweg berührt sich nichts.
- Jederzeit darf man aufrücken lassen: Alle Karten schließen auf, von links nach rechts und Zeile für Zeile, und der Talon füllt das Ende auf.
- Ist der Talon leer, wird weiter aufgerückt, solange noch eine Lücke vor einer Karte liegt.

## Rat
Nicht jedes Paar sofort nehmen: Was vorn abgeht, verschiebt alles, was dahinter liegt. Wer die Zeilen im Kopf aufrückt, sieht, welche Paare danach nebeneinanderkommen.`,
  actions: { close: 'Aufrücken' },
  reasons: { apart: 'Die Karten berühren sich nicht.', 'no-gap': 'Es ist keine Lücke da, in die etwas rücken könnte.' },
  piles: { tableau: 'Platz' },
};
