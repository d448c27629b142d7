import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Osmose',
  summary: 'Eine Karte sickert erst nach unten, wenn ihr Wert in der Familie darüber angekommen ist.',
  rules: `Auch bekannt als Osmosis; mit offener Reserve als Peek.

## Ziel
Vier Familien zu dreizehn Karten, jede in ihrer Farbe, gleich in welcher Folge.

## Auslegen
Vier Päckchen zu vier Karten liegen links untereinander, nur die oberste Karte ist offen. Rechts daneben beginnt die nächste Karte die oberste Familie. Die übrigen 35 sind der Talon.

## Spielen
- Die oberste Familie nimmt jede Karte ihrer Farbe.
- Die anderen Familien beginnen von oben nach unten mit den drei Karten vom selben Wert wie die erste.
- Jede von ihnen nimmt eine Karte ihrer Farbe nur, wenn eine vom selben Wert in der Familie darüber schon liegt.
- Frei sind die obersten Karten der Päckchen und der Ablage. Wird ein Päckchen von oben her frei, wird die nächste Karte aufgedeckt.
- Der Talon wird zu dreien umgeschlagen und beliebig oft von vorn; wer es leichter mag, schlägt einzeln um.
- Wer vorher sehen will, was ihn erwartet, legt die Päckchen offen aus.

## Rat
Liegen in einem Päckchen zwei Karten von einem Wert, die obere mit der Farbe der unteren Familie, so geht das Spiel meist nicht mehr auf. Beim Umdrehen zu dreien ändert jede gespielte Karte, was im nächsten Umlauf oben liegt: Manchmal lohnt es, eine liegen zu lassen.`,
  actions: { turn: 'Umschlagen', redeal: 'Ablage umdrehen' },
  options: {
    reserve: { name: 'Reserve', values: { hidden: 'Verdeckt', open: 'Offen (Peek)' } },
    turn: { name: 'Umdrehen', values: { 3: 'Zu dreien', 1: 'Einzeln' } },
  },
  reasons: {
    'other-suit': 'Diese Familie sammelt eine andere Farbe.',
    'other-base': 'Jede Familie beginnt mit demselben Wert wie die erste.',
    'not-above': 'Dieser Wert liegt in der Familie darüber noch nicht.',
  },
  piles: { reserve: 'Päckchen' },
};
