import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Gaps',
  summary: 'Four rows, and four gaps in place of the aces: card by card each suit is put in order.',
  guide:
    'A gap takes only the next higher card in suit of the card to its left; at the left end, any two. Win with one suit in each row, two to king.',
  rules: `Also known as Montana.

## Goal
Each row holds one suit, from the two at the left end up to the king. You win when all four rows are in order.

## Layout
All 52 cards lie face up in four rows of thirteen. Then the aces are removed, leaving four gaps.

## Play
- A gap may be filled only with the next higher card in the suit of the card to its left: the eight of hearts to the right of the seven.
- At the left end of a row any two may fill the gap, even one that already begins another row.
- Nothing fits to the right of a king or of another gap.
- You may redeal twice, whenever you like: cards in order from the left end stay; all the others are shuffled and dealt again row by row, leaving a gap after the cards in order.

## Advice
Before every move ask how useful the new gap will be: to the right of a king it is dead. Bring twos to the left early.`,
  actions: { redeal: 'Redeal' },
  reasons: {
    'not-next': 'Only the next card of the suit fits here; at the left end only a two.',
    'redeals-used': 'There is no further redeal.',
  },
  piles: { tableau: 'place' },
};

export const de: Words = {
  name: 'Lücken',
  summary: 'Vier Zeilen ohne Asse, vier Lücken: Karte um Karte rückt jede Farbe an ihren Platz.',
  guide:
    'In eine Lücke passt nur die nächsthöhere Karte in der Farbe der Karte links davon; ganz links jede Zwei. Das Ziel: in jeder Zeile eine Farbe, von der Zwei bis zum König.',
  rules: `Auch bekannt als Gaps, Montana.

## Ziel
In jeder Zeile liegt eine Farbe, von der Zwei ganz links bis zum König. Liegen alle vier Zeilen so, ist die Patience aufgegangen.

## Auslegen
Alle 52 Karten liegen offen in vier Zeilen zu dreizehn. Dann werden die Asse weggenommen; wo sie lagen, sind nun Lücken.

## Spielen
- In eine Lücke kommt die Karte, die in der Farbe auf ihre linke Nachbarin folgt: neben die Herz-Sieben die Herz-Acht.
- Am linken Ende einer Zeile darf jede Zwei in die Lücke, auch eine, mit der schon eine andere Zeile beginnt.
- Rechts von einem König und rechts von einer anderen Lücke passt nichts.
- Zweimal darf neu ausgelegt werden, wann immer man will: Was von links an schon geordnet liegt, bleibt; alles andere wird gemischt und Zeile für Zeile wieder hingelegt, mit einer Lücke hinter den geordneten Karten.

## Rat
Vor jedem Zug fragen, was die neue Lücke taugt: Rechts von einem König ist sie tot. Zweien früh nach links bringen.`,
  actions: { redeal: 'Neu auslegen' },
  reasons: {
    'not-next': 'Hierher passt nur die nächste Karte derselben Farbe, am linken Ende nur eine Zwei.',
    'redeals-used': 'Es wird nicht noch einmal neu ausgelegt.',
  },
  piles: { tableau: 'Platz' },
};
