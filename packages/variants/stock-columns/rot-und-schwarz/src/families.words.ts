import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Red and Black',
  summary: 'Eight aces, eight foundations, and columns in which red and black alternate.',
  guide: 'Build the columns down, red on black or black on red; the aces go up to kings. Stock and waste give the other cards.',
  rules: `## Goal
Build the eight aces up in suit to kings. You win when all 104 cards are on the foundations.

## Layout
Place the eight aces of two decks on the foundations. Eight face-up cards below them begin the columns. The other 88 cards are the stock.

## Play
- Columns are built down in alternating colours.
- The exposed card of each column is available. Cards in sequence move together.
- Turn the stock card by card onto the waste, whenever you like. The top card of the waste may go to a foundation or to a column.
- An empty column is filled only by the top card of the waste; once stock and waste are used up, it stays empty.
- There is only one pass through the stock.
- No card comes back from the foundations.

## Variations
- Alternating foundations: build the foundations up in alternating colours.
- Any card: a card or run of another column may also fill an empty column.
- Automatic filling: an empty column is filled at once with the top card of the waste or, if there is none, with one from the stock. When both are used up, an empty column is not filled.

## Advice
Every card you turn covers another. Make every useful move in the columns before you turn the next one.`,
  actions: { turn: 'Turn a card' },
  options: {
    foundations: { name: 'Foundations', values: { suit: 'In suit', alternating: 'Alternating colours' } },
    gaps: { name: 'Empty columns', values: { waste: 'From the waste', any: 'Any card', auto: 'Filled automatically' } },
  },
};

export const de: Words = {
  name: 'Rot und Schwarz',
  summary: 'Acht Asse, acht Familien, und in den Reihen wechseln sich Rot und Schwarz ab.',
  guide:
    'In den Reihen geht es abwärts, Rot und Schwarz im Wechsel; auf den Assen aufwärts bis zum König. Die übrigen Karten gibt der Talon.',
  rules: `## Ziel
Auf acht Assen werden acht Familien aufgebaut, jede in einer Farbe bis zum König. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Aus zwei Kartenspielen kommen die acht Asse als Grundkarten auf den Tisch. Darunter beginnen acht offene Karten die Reihen. Die übrigen 88 sind der Talon.

## Spielen
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt.
- Spielbar ist die freie Karte jeder Reihe. Karten, die in Folge liegen, werden gemeinsam verlegt.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen, wann immer man will. Ihre oberste Karte darf auf eine Familie oder in die Reihen.
- Eine leere Reihe füllt nur die oberste Karte der Ablage; sind Talon und Ablage leer, bleibt sie leer.
- Der Talon wird nur einmal durchgespielt.
- Von den Familien kommt keine Karte zurück.

## Spielarten
- Familien im Wechsel: Die Familien wachsen im Wechsel von Rot und Schwarz.
- Leere Reihen mit jeder Karte: Auch eine Karte oder Folge aus einer anderen Reihe darf hinein.
- Leere Reihen von selbst gefüllt: Sofort rückt die oberste Karte der Ablage nach, und wenn keine da ist, eine vom Talon. Sind beide leer, bleibt eine leere Reihe leer.

## Rat
Jede umgeschlagene Karte deckt eine andere zu. Erst in den Reihen alles spielen, dann umschlagen.`,
  actions: { turn: 'Karte umdrehen' },
  options: {
    foundations: { name: 'Familien', values: { suit: 'In derselben Farbe', alternating: 'Im Wechsel' } },
    gaps: { name: 'Leere Reihen füllt', values: { waste: 'Die Ablage', any: 'Jede Karte', auto: 'Von selbst die Ablage' } },
  },
};
