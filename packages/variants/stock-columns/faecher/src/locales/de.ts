import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Der Fächer',
  summary: 'Vier Familien von der Zwei bis zum Ass, neun Karten im Fächer, ein Wettlauf mit den Punkten.',
  rules: `## Ziel
Auf vier Zweien wachsen vier Familien, jede in ihrer Farbe: 2, 3, 4 bis König und Ass. Liegen die vier Asse obenauf, ist die Patience aufgegangen.

## Auslegen
Die vier Zweien sind die Grundkarten. Darüber bilden neun offene Karten den Fächer, darunter eröffnet je eine Karte die vier Hilfsstapel. Die übrigen 35 sind der Talon.

## Spielen
- Jede Karte des Fächers ist frei. Sie darf auf ihre Familie oder auf einen Hilfsstapel. Der Fächer wird nicht nachgefüllt, und nichts kommt auf ihn zurück.
- Auf den Hilfsstapeln wird farbgerecht abwärts gelegt; auf ein Ass gehört also der König seiner Farbe, auf eine Drei nichts mehr. Die Karten werden einzeln bewegt, auf eine Familie oder einen anderen Hilfsstapel; eine Folge darf auf einmal verlegt werden, wenn genug leere Hilfsstapel da sind.
- Ein leerer Hilfsstapel nimmt jede Karte: von der Ablage, aus dem Fächer oder von einem anderen Hilfsstapel.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen, deren oberste Karte frei ist. Ist er leer, darf die Ablage einmal umgedreht werden: zwei Durchgänge im Ganzen.
- Eine Karte wählen, dann ihr Ziel. Ein Doppelklick auf einen Hilfsstapel, dessen Ende auf eine Familie passt, schickt alles hoch, was folgt.

## Punkte
- Am Anfang stehen 1500 Punkte, von denen ab dem ersten Zug jede Sekunde einen nimmt.
- Eine Karte aus dem Fächer oder von der Ablage auf ihre Familie: 150.
- Eine Karte von einem Hilfsstapel auf ihre Familie: 75, oder auf Wunsch 75 zusätzlich zu den 150.
- Der leere Fächer: 300. Die aufgegangene Patience: 500.
- Ein falsches Ziel: 50 Punkte Abzug. Unter null fällt der Stand nie.
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
