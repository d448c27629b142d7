import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Osmosis',
  summary: 'A card seeps down only when its rank has arrived in the family above.',
  rules: `Also known as Treasure Trove; with an open reserve as Peek.

## Goal
Four families of thirteen cards, each in its suit, in any order.

## Layout
Four packets of four cards lie one below the other at the left, with only the top card face up. To the right the next card begins the top family. The other 35 are the stock.

## Play
- The top family takes any card of its suit.
- The other families begin, from top to bottom, with the three cards of the same rank as the first.
- Each of them takes a card of its suit only if one of the same rank lies in the family above already.
- Available are the top cards of the packets and of the waste. When a packet’s top card has gone, the next one is turned up.
- The stock is turned three cards at a time, over and over without limit; if you like it easier, turn single cards.
- If you want to see what awaits you, lay the packets out open.

## Advice
When a packet holds two cards of a rank, and the upper one is of the lower family’s suit, the game is mostly lost. Turning by threes, every card played changes what comes to the top next time round: sometimes it pays to leave one.`,
  actions: { turn: 'Turn', redeal: 'Turn the waste over' },
  options: {
    reserve: { name: 'Reserve', values: { hidden: 'Face down', open: 'Open (Peek)' } },
    turn: { name: 'Turning', values: { 3: 'Three at a time', 1: 'One at a time' } },
  },
  reasons: {
    'other-suit': 'This family collects another suit.',
    'other-base': 'Every family begins with the rank of the first.',
    'not-above': 'This rank does not lie in the family above yet.',
  },
  piles: { reserve: 'packet' },
};

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
