import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Union Square',
  summary: 'Two decks and sixteen columns: each foundation is built up to the king and down again to the ace.',
  guide: 'Columns are built up or down in suit, each in one direction. The foundations are built up from ace to king, then down again.',
  rules: `Also known as British Square.

## Goal
With two decks, build four foundations in suit from ace to king, then with a second king down again to the ace. You win when all 104 cards are on the foundations.

## Layout
Deal sixteen face-up cards, which begin sixteen columns. The other 88 cards are the stock.

## Play
- Cards move one at a time; the exposed card of each column and the top card of the waste are available. A run may be moved in one go if there are enough empty columns.
- Columns are built up or down in suit, but each only in one direction: the second card decides it.
- An ace begins a foundation, one in each suit. After thirteen cards the other king of the suit follows, and from there it is built down.
- Any available card may fill an empty column.
- No card comes back from the foundations.

## Stock
Turn one card at a time onto the waste. There is only one pass through the stock.

## Advice
A column can be taken apart only from its end. Use empty columns to reverse a run, so that it comes off in the order in which the foundation needs it.`,
  actions: { turn: 'Turn' },
  reasons: {
    'suit-begun': 'A foundation of this suit has already been begun.',
    'other-way': 'This column is built in the other direction.',
  },
};

export const de: Words = {
  name: 'Union Square',
  summary: 'Zwei Kartenspiele und sechzehn Reihen: Jede Familie wächst bis zum König und wieder hinab bis zum Ass.',
  guide:
    'In den Reihen wird auf- oder abwärts in derselben Farbe angelegt, in jeder nur in einer Richtung. Die Familien gehen vom Ass zum König und zurück.',
  rules: `Auch bekannt als British Square.

## Ziel
Mit zwei Kartenspielen wachsen vier Familien, jede in einer Farbe vom Ass bis zum König und mit dem zweiten König wieder hinab bis zum Ass. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Sechzehn offene Karten beginnen sechzehn Reihen. Die übrigen 88 sind der Talon.

## Spielen
- Die Karten werden einzeln bewegt; spielbar sind die freie Karte jeder Reihe und die oberste der Ablage. Eine Folge darf auf einmal verlegt werden, wenn genug leere Reihen da sind.
- In den Reihen wird aufwärts oder abwärts in derselben Farbe angelegt, in jeder aber nur in einer Richtung: Die zweite Karte bestimmt sie.
- Ein Ass beginnt eine Familie, in jeder Farbe eine. Nach dreizehn Karten folgt der andere König der Farbe, und dann geht es abwärts.
- In eine leere Reihe darf jede freie Karte.
- Von ihrer Familie kommt keine Karte zurück.

## Talon
Karte für Karte wird der Talon auf die Ablage umgeschlagen. Er wird nur einmal durchgespielt.

## Rat
Eine Reihe lässt sich nur vom Ende her abtragen. Mit leeren Reihen wird eine Folge umgedreht, damit sie so abgeht, wie die Familie sie braucht.`,
  actions: { turn: 'Umschlagen' },
  reasons: {
    'suit-begun': 'In dieser Farbe ist schon eine Familie begonnen.',
    'other-way': 'In dieser Reihe geht es in die andere Richtung.',
  },
};
