import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Nine-Card Fan',
  summary: 'Four foundations from two to ace, nine cards in the fan, and a score that ticks down.',
  guide:
    'Up in suit on the twos, down in suit on the auxiliary piles. Win by bringing all cards to the foundations. A card tried in a wrong place costs 50 points for good.',
  rules: `## Goal
Build the four twos up in suit: 2, 3, 4, up to the king and the ace. You win when the four aces lie on top.

## Layout
The four twos are the base cards. Nine face-up cards form the fan above them, and one card opens each of the four auxiliary piles below. The other 35 cards are the stock.

## Play
- Every card of the fan is available, for its foundation or for an auxiliary pile. The fan is never refilled and nothing goes back to it.
- Auxiliary piles are built down in suit; a king may be placed on the ace of its suit, but nothing on a three. Cards move one at a time, to a foundation or to another auxiliary pile; a run may be moved in one go if there are enough empty piles.
- An empty auxiliary pile takes any card: from the waste, the fan or another auxiliary pile.
- Turn the stock card by card onto the waste, whose top card is available. When the stock is empty, you may turn the waste over once: two passes in all.
- No card comes back from the foundations.

## Score
- You start with 1500 points and, from your first move on, lose one every second.
- A card from the fan or the waste to its foundation: 150.
- A card from an auxiliary pile to its foundation: 75, or, as an option, 150 + 75.
- The fan emptied: 300. The game won: 500.
- A card tried where it may not go: minus 50 points, also after Undo. The score never falls below zero.
- As an option, playing time is limited to 25 minutes. When it is over, you have lost.

## Advice
Don’t plunder the fan too early: its cards won’t run away. An empty auxiliary pile is often worth more than 75 points.`,
  actions: { turn: 'Turn a card', redeal: 'Turn the waste over' },
  options: {
    fromPile: { name: 'Card from an auxiliary pile', values: { instead: '75 points', additional: '150 + 75 points' } },
    timeLimit: { name: 'Playing time', values: { none: 'Unlimited', 1500: '25 minutes' } },
  },
  reasons: { 'no-redeal': 'The stock has been played through twice.' },
  piles: { foundation: 'foundation', tableau: 'auxiliary pile', reserve: 'fan' },
};

export const de: Words = {
  name: 'Der Fächer',
  summary: 'Vier Familien von der Zwei bis zum Ass, neun Karten im Fächer, ein Wettlauf mit den Punkten.',
  guide:
    'Auf den Zweien aufwärts, auf den Hilfsstapeln abwärts, stets in einer Farbe. Das Ziel: alle Karten auf die Familien. Ein falscher Platz kostet 50 Punkte, endgültig.',
  rules: `## Ziel
Auf vier Zweien wachsen vier Familien, jede in einer Farbe: 2, 3, 4 bis König und Ass. Liegen die vier Asse obenauf, ist die Patience aufgegangen.

## Auslegen
Die vier Zweien sind die Grundkarten. Darüber bilden neun offene Karten den Fächer, darunter eröffnet je eine Karte die vier Hilfsstapel. Die übrigen 35 sind der Talon.

## Spielen
- Jede Karte des Fächers ist frei. Sie darf auf ihre Familie oder auf einen Hilfsstapel. Der Fächer wird nicht nachgefüllt, und nichts kommt auf ihn zurück.
- Auf den Hilfsstapeln wird abwärts in derselben Farbe gelegt; auf ein Ass gehört also der König seiner Farbe, auf eine Drei nichts mehr. Die Karten werden einzeln bewegt, auf eine Familie oder einen anderen Hilfsstapel; eine Folge darf auf einmal verlegt werden, wenn genug leere Hilfsstapel da sind.
- Ein leerer Hilfsstapel nimmt jede Karte: von der Ablage, aus dem Fächer oder von einem anderen Hilfsstapel.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen, deren oberste Karte frei ist. Ist er leer, darf die Ablage einmal umgedreht werden: zwei Durchgänge im Ganzen.
- Von den Familien kommt keine Karte zurück.

## Punkte
- Am Anfang stehen 1500 Punkte, von denen ab dem ersten Zug jede Sekunde einen nimmt.
- Eine Karte aus dem Fächer oder von der Ablage auf ihre Familie: 150.
- Eine Karte von einem Hilfsstapel auf ihre Familie: 75, oder auf Wunsch 75 zusätzlich zu den 150.
- Der leere Fächer: 300. Die aufgegangene Patience: 500.
- Eine Karte, die dort nicht hindarf: 50 Punkte Abzug, den auch „Rückgängig“ nicht zurücknimmt. Unter null fällt der Stand nie.
- Auf Wunsch ist die Spielzeit auf 25 Minuten begrenzt. Ist sie um, ist die Patience nicht aufgegangen.

## Rat
Den Fächer nicht zu früh plündern: seine Karten laufen nicht davon. Ein freier Hilfsstapel ist oft mehr wert als 75 Punkte.`,
  actions: { turn: 'Karte umdrehen', redeal: 'Ablage umdrehen' },
  options: {
    fromPile: { name: 'Karte vom Hilfsstapel', values: { instead: '75 Punkte', additional: '150 + 75 Punkte' } },
    timeLimit: { name: 'Spielzeit', values: { none: 'Unbegrenzt', 1500: '25 Minuten' } },
  },
  reasons: { 'no-redeal': 'Der Talon ist schon zweimal durchgespielt.' },
  piles: { foundation: 'Familie', tableau: 'Hilfsstapel', reserve: 'Fächer' },
};
