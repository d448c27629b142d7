import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Lucas',
  summary: 'The aces are home already, thirteen short columns wait.',
  rules: `## Goal
Build eight families on eight aces, each in its suit from ace to king. When all 104 cards lie there, you have won.

## Layout
The eight aces lie on the foundations from the start. Thirteen columns of three face-up cards are dealt from the rest. The other 57 cards are the stock.

## Play
- Columns build down in suit: the nine of hearts on the ten of hearts.
- Cards move one at a time; the exposed card of each column and the top card of the waste are available. A run may be moved in one go if there are enough empty columns.
- Any card may fill an empty column.
- Turn the stock card by card onto the waste, whose top card is available. You go through it once.

## Advice
Thirteen columns give you room: first free the twos and threes that are covered.

## History
It is an easier sister of Forty Thieves in which no ace has to be found.`,
  actions: { turn: 'Turn a card' },
};

export const de: Words = {
  name: 'Lucas',
  summary: 'Die Asse liegen schon oben, dreizehn kurze Reihen warten.',
  rules: `## Ziel
Auf acht Assen wachsen acht Familien, jede in ihrer Farbe vom Ass bis zum König. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Die acht Asse liegen von Anfang an oben. Aus den anderen Karten werden dreizehn Reihen zu drei offenen Karten gelegt. Die übrigen 57 Karten sind der Talon.

## Spielen
- In den Reihen wird farbgerecht abwärts angelegt: die Herz-Neun auf die Herz-Zehn.
- Die Karten werden einzeln bewegt; frei sind die letzte Karte jeder Reihe und die oberste der Ablage. Eine Folge darf auf einmal verlegt werden, wenn genug leere Reihen da sind.
- In eine leere Reihe darf jede Karte.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen, deren oberste Karte frei ist. Er wird nur einmal durchgespielt.

## Rat
Dreizehn Reihen geben viel Luft: Zuerst die Zweien und Dreien befreien, die zugedeckt liegen.

## Herkunft
Sie ist eine leichtere Schwester der Vierzig Räuber, in der die Asse nicht gesucht werden müssen.`,
  actions: { turn: 'Karte umdrehen' },
};
