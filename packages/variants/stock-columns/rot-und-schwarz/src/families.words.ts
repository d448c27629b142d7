import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Red and Black',
  summary: 'Eight aces, eight families, and a tableau in which red and black take turns.',
  rules: `## Goal
Build eight families on eight aces, each in suit up to the king. When all 104 cards lie there, you have won.

## Layout
The eight aces of two packs are laid out as foundations. Eight face-up cards below them begin the tableau. The other 88 cards are the stock.

## Play
- The tableau builds down in alternating colours.
- The end card of each column is available, and so is any ordered end of a column: the run moves as a whole.
- Turn the stock card by card onto the waste, whenever you like. The top card of the waste may go to a family or to the tableau.
- A gap in the tableau is filled only by the top card of the waste.
- You go through the stock once.

## Variations
- Alternating foundations: instead of eight families there are eight ladders of red and black in turn.
- Gaps by any card: a card or run of the tableau may fill a gap, too.
- Gaps by themselves: the top card of the waste moves in at once or, if there is none, one from the stock.

## Advice
Every card you turn covers another. Use up the tableau before you turn the next one.`,
  actions: { turn: 'Turn a card' },
  options: {
    foundations: { name: 'Foundations', values: { suit: 'In suit', alternating: 'Alternating colours' } },
    gaps: { name: 'Gaps are filled by', values: { waste: 'The waste', any: 'Any card', auto: 'The game itself' } },
  },
};

export const de: Words = {
  name: 'Rot und Schwarz',
  summary: 'Acht Asse, acht Familien, und in der Auslage wechseln sich Rot und Schwarz ab.',
  rules: `## Ziel
Auf acht Assen werden acht Familien aufgebaut, jede farbgerecht bis zum König. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Aus zwei Kartenspielen kommen die acht Asse als Grundkarten auf den Tisch. Darunter beginnen acht offene Karten die Auslage. Die übrigen 88 sind der Talon.

## Spielen
- In der Auslage wird abwärts und im Wechsel von Rot und Schwarz angelegt.
- Frei ist die unterste Karte jeder Reihe, ebenso jedes geordnete Ende einer Reihe: die Folge wird im Ganzen umgelegt.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen, wann immer man will. Ihre oberste Karte darf auf eine Familie oder in die Auslage.
- Eine Lücke in der Auslage füllt nur die oberste Karte der Ablage.
- Der Talon wird nur einmal durchgespielt.

## Spielarten
- Grundkarten im Wechsel: statt acht Familien wachsen acht Leitern, in denen sich Rot und Schwarz abwechseln.
- Lücken mit jeder Karte: auch eine Karte oder Folge der Auslage darf in die Lücke.
- Lücken von selbst: sofort rückt die oberste Karte der Ablage nach, und wenn keine da ist, eine vom Talon.

## Rat
Jede umgeschlagene Karte deckt eine andere zu. Erst die Auslage ausschöpfen, dann umschlagen.`,
  actions: { turn: 'Karte umdrehen' },
  options: {
    foundations: { name: 'Grundkarten', values: { suit: 'Farbgerecht', alternating: 'Im Wechsel' } },
    gaps: { name: 'Lücken füllt', values: { waste: 'Die Ablage', any: 'Jede Karte', auto: 'Das Spiel selbst' } },
  },
};
