import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Monte Carlo',
  summary: 'Discard touching cards of the same rank in pairs, and the square closes up behind them.',
  guide: 'Discard two cards of the same rank that touch, also at a corner. Then close up: the gaps are filled and new cards dealt.',
  rules: `## Goal
Discard all cards in pairs. You win when all 52 cards have been discarded.

## Layout
Deal five rows of five face-up cards to form a square. The other 27 cards are the stock.

## Play
- Two cards of the same rank may be discarded when they touch: side by side, one above the other, or at a corner.
- Cards on either side of a gap do not touch.
- At any time you may close up: all cards move together, from left to right and row by row, and the empty places at the end are filled from the stock.
- When the stock is empty you go on closing up, as long as a gap comes before a card.

## Advice
Don’t take every pair at once: what you discard at the front moves everything behind it. Close the rows up in your head to see which pairs will come together.`,
  actions: { close: 'Close up' },
  reasons: { apart: 'These cards do not touch.', 'no-gap': 'There is no gap to close.' },
  piles: { tableau: 'place' },
};

export const de: Words = {
  name: 'Monte Carlo',
  summary: 'Gleiche Karten, die sich berühren, werden paarweise abgelegt, und das Quadrat rückt nach.',
  guide:
    'Zwei gleiche Werte, die sich berühren, auch an einer Ecke, werden zusammen abgelegt. Aufrücken schließt die Lücken und gibt neue Karten.',
  rules: `## Ziel
Alle 52 Karten werden paarweise abgelegt; dann ist die Patience aufgegangen.

## Auslegen
Fünf Zeilen zu fünf offenen Karten bilden ein Quadrat. Die übrigen 27 Karten sind der Talon.

## Spielen
- Zwei Karten gleichen Werts werden abgelegt, wenn sie sich berühren: waagerecht, senkrecht oder über Eck.
- Eine Lücke trennt: Über sie hinweg berührt sich nichts.
- Jederzeit darf man aufrücken lassen: Alle Karten schließen auf, von links nach rechts und Zeile für Zeile, und der Talon füllt das Ende auf.
- Ist der Talon leer, wird weiter aufgerückt, solange noch eine Lücke vor einer Karte liegt.

## Rat
Nicht jedes Paar sofort nehmen: Was vorn abgelegt wird, verschiebt alles, was dahinter liegt. Wer die Zeilen im Kopf aufrückt, sieht, welche Paare danach nebeneinanderkommen.`,
  actions: { close: 'Aufrücken' },
  reasons: { apart: 'Die Karten berühren sich nicht.', 'no-gap': 'Es ist keine Lücke da, in die etwas rücken könnte.' },
  piles: { tableau: 'Platz' },
};
