import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Osmosis',
  summary: 'A card may be played only when its rank is already on the foundation above.',
  guide: 'A card goes on the foundation of its suit when its rank is already on the foundation above; the top foundation takes any rank.',
  rules: `Also known as Treasure Trove; with the reserve face up, as Peek.

## Goal
Build four foundations of thirteen cards, each in one suit, in any order. You win when all 52 cards are there.

## Layout
Four packets of four cards are placed in a column on the left, with only the top card face up. To the right the next card begins the top foundation. The other 35 are the stock.

## Play
- The top foundation takes any card of its suit.
- The other foundations begin, from top to bottom, with the three cards of the same rank as the first.
- Each of them takes a card of its suit only if a card of the same rank is already on the foundation above.
- The top cards of the packets and of the waste are available. When the top card of a packet is played, the next one is turned up.
- Turn three cards of the stock at a time onto the waste. When the stock is empty, turn the waste over, without shuffling, as often as you like. For an easier game, turn one card at a time.
- As an option, the packets lie face up.

## Advice
When a packet holds two cards of a rank, and the upper one is of the lower foundation’s suit, the game is usually lost. Turning by threes, every card played changes what comes to the top next time round: so it sometimes pays not to play one.`,
  actions: { turn: 'Turn the stock', redeal: 'Turn the waste over' },
  options: {
    reserve: { name: 'Reserve', values: { hidden: 'Face down', open: 'Face up (Peek)' } },
    turn: { name: 'Turning', values: { 3: 'Three at a time', 1: 'One at a time' } },
  },
  reasons: {
    'other-suit': 'This foundation is for another suit.',
    'other-base': 'Every foundation begins with the rank of the first.',
    'not-above': 'This rank is not on the foundation above yet.',
  },
  piles: { reserve: 'packet' },
};

export const de: Words = {
  name: 'Osmose',
  summary: 'Eine Karte sickert erst nach unten, wenn ihr Wert in der Familie darüber angekommen ist.',
  guide: 'Eine Karte darf zu ihrer Farbe, wenn ihr Wert schon in der Familie darüber liegt; die oberste Familie nimmt jeden Wert.',
  rules: `Auch bekannt als Osmosis; mit offener Reserve als Peek.

## Ziel
Vier Familien zu dreizehn Karten, jede in einer Farbe, gleich in welcher Folge. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Vier Päckchen zu vier Karten liegen links untereinander, nur die oberste Karte ist offen. Rechts daneben beginnt die nächste Karte die oberste Familie. Die übrigen 35 sind der Talon.

## Spielen
- Die oberste Familie nimmt jede Karte ihrer Farbe.
- Die anderen Familien beginnen von oben nach unten mit den drei Karten vom selben Wert wie die erste.
- Jede von ihnen nimmt eine Karte ihrer Farbe nur, wenn eine vom selben Wert in der Familie darüber schon liegt.
- Frei sind die obersten Karten der Päckchen und der Ablage. Ist die oberste Karte eines Päckchens fort, wird die nächste aufgedeckt.
- Vom Talon werden immer drei Karten auf die Ablage umgeschlagen. Er wird beliebig oft durchgespielt; für den nächsten Durchgang wird die Ablage umgedreht, ohne zu mischen. Wer es leichter mag, schlägt einzeln um.
- Wer vorher sehen will, was ihn erwartet, legt die Päckchen offen aus.

## Rat
Liegen in einem Päckchen zwei Karten von einem Wert, die obere mit der Farbe der unteren Familie, so geht das Spiel meist nicht mehr auf. Beim Umschlagen zu dreien ändert jede gespielte Karte, was im nächsten Durchgang oben liegt: Manchmal lohnt es, eine liegen zu lassen.`,
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
