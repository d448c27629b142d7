import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Die Pyramide',
  summary: 'Je zwei Karten, die dreizehn ergeben, gehen ab, bis von der Pyramide nichts mehr steht.',
  rules: `## Ziel
Die Pyramide wird abgetragen: Zwei freie Karten, die zusammen dreizehn zählen, gehen ab. Ist auch die Spitze fort, ist die Patience aufgegangen. Wer es strenger will, muss auch Talon und Ablage leeren.

## Auslegen
Achtundzwanzig offene Karten bilden eine Pyramide aus sieben Zeilen; jede Karte wird von zwei Karten der nächsten Zeile halb bedeckt. Die übrigen 24 sind der Talon, dessen oberste Karte offen daneben liegt.

## Spielen
- Frei sind die Karten der Pyramide, auf denen keine andere mehr liegt, die offene Karte des Talons und die oberste der Ablage.
- Ein Ass zählt eins, der Bube elf, die Dame zwölf. Es passen also Dame und Ass, Bube und Zwei, Zehn und Drei, Neun und Vier, Acht und Fünf, Sieben und Sechs.
- Ein König zählt allein dreizehn und geht allein ab.
- Die offene Karte des Talons darf auf die Ablage gelegt werden; die nächste rückt nach.
- Ist der Talon verbraucht, wird die Ablage umgedreht: zweimal, oder auf Wunsch gar nicht.

## Rat
Zuerst nachsehen, ob eine Karte alle ihre Partner unter sich begraben hat. Und nicht jedes Paar sofort nehmen: Manchmal wird einer der beiden anderswo dringender gebraucht.`,
  actions: { turn: 'Auf die Ablage', redeal: 'Ablage umdrehen' },
  options: {
    redeals: { name: 'Ablage umdrehen', values: { 2: 'Zweimal', 0: 'Nie' } },
    goal: { name: 'Abzutragen', values: { pyramid: 'Die Pyramide', all: 'Alle Karten' } },
  },
  reasons: { 'no-king': 'Nur ein König geht allein ab.' },
  piles: { tableau: 'Stein', open: 'offene Karte' },
};
