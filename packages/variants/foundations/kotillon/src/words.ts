import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Royal Cotillion',
  summary: 'Aces and twos are built up by twos until queens and kings stand in pairs.',
  guide: 'Build up by twos in suit: from the ace to the queen, and from the two to the king. There is no other building.',
  rules: `Also known as Lords and Ladies and as Kotillon.

## Goal
In each suit build two piles up by twos, through all thirteen ranks: one from the ace to the queen, one from the two to the king. You win when four pairs of queen and king lie side by side.

## Layout
Use two decks. On the left is the ladies’ side: four columns of three face-up cards. On the right is the lords’ side: sixteen face-up cards, four rows of four. Between them leave room for eight piles: a row for each suit, from the top clubs, diamonds, hearts and spades, from the ace on the left and from the two on the right. The other 76 cards are the stock.

## Play
- One ace and one two of each suit begin the piles as soon as they are available.
- They are built up in suit by twos: ace, 3, 5, 7, 9, jack, king, 2, 4, 6, 8, 10, queen; two, 4, 6, 8, 10, queen, ace, 3, 5, 7, 9, jack, king.
- On the ladies’ side only the exposed card of each column is available. Its gaps stay empty.
- On the lords’ side all cards are available. A gap is filled at once from the waste, or from the stock when the waste is empty.
- The top card of the waste is available too. There is no other building.
- Turn the stock card by card onto the waste. There is only one pass through the stock.

## Advice
Play from the ladies’ side first: it uncovers new cards. On the lords’ side it pays to wait until the waste shows a card that you want to save.

## History
The cotillion is a ballroom dance of the eighteenth century, and this game is its picture in cards: at the end each queen has her king.`,
  actions: { turn: 'Turn the stock' },
  piles: {
    tableau: 'ladies’ side',
    reserve: 'lords’ side',
    f1: 'clubs from the ace',
    f2: 'clubs from the two',
    f3: 'diamonds from the ace',
    f4: 'diamonds from the two',
    f5: 'hearts from the ace',
    f6: 'hearts from the two',
    f7: 'spades from the ace',
    f8: 'spades from the two',
  },
  reasons: { 'other-suit': 'This place is for another suit.' },
};

export const de: Words = {
  name: 'Kotillon',
  summary: 'In Zweiersprüngen tanzen Asse und Zweien im Kreis, bis jede Dame neben ihrem König steht.',
  guide: 'In Zweiersprüngen aufwärts in einer Farbe: vom Ass bis zur Dame, von der Zwei bis zum König. Sonst wird nirgends angelegt.',
  rules: `Auch bekannt als Royal Cotillion und Lords and Ladies.

## Ziel
Von jeder Farbe wachsen zwei Stapel in Zweiersprüngen einmal durch alle Werte: einer vom Ass bis zur Dame, einer von der Zwei bis zum König. Liegen vier Damen und vier Könige paarweise nebeneinander, ist die Patience aufgegangen.

## Auslegen
Zwei Kartenspiele. Links liegt die Damenseite: vier Spalten von drei offenen Karten. Rechts liegt die Herrenseite: sechzehn offene Karten, vier Zeilen zu vier. Dazwischen ist Platz für acht Stapel: je Farbe eine Zeile, von oben Kreuz, Karo, Herz und Pik, links ab Ass und rechts ab Zwei. Die übrigen 76 Karten sind der Talon.

## Spielen
- Ein Ass und eine Zwei jeder Farbe beginnen die Stapel, sobald sie frei sind.
- Darauf wird in der Farbe in Zweiersprüngen aufgebaut: Ass, 3, 5, 7, 9, Bube, König, 2, 4, 6, 8, 10, Dame; Zwei, 4, 6, 8, 10, Dame, Ass, 3, 5, 7, 9, Bube, König.
- Auf der Damenseite ist von jeder Spalte nur die Karte frei, auf der keine andere liegt. Ihre Lücken bleiben leer.
- Auf der Herrenseite sind alle Karten frei. Eine Lücke füllt sofort die oberste Karte der Ablage, oder der Talon, wenn dort nichts liegt.
- Auch die oberste Karte der Ablage ist frei. Angelegt wird nirgends.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen und nur einmal durchgespielt.

## Rat
Die Damenseite zuerst: Sie gibt neue Karten frei. Auf der Herrenseite lohnt es sich zu warten, bis auf der Ablage eine Karte liegt, die man retten möchte.

## Herkunft
Der Kotillon ist ein Gesellschaftstanz des 18. Jahrhunderts, der Königliche Kotillon sein Bild in Karten: Am Ende hat jede Dame ihren König.`,
  actions: { turn: 'Umschlagen' },
  piles: {
    tableau: 'Damenseite',
    reserve: 'Herrenseite',
    f1: 'Kreuz ab Ass',
    f2: 'Kreuz ab Zwei',
    f3: 'Karo ab Ass',
    f4: 'Karo ab Zwei',
    f5: 'Herz ab Ass',
    f6: 'Herz ab Zwei',
    f7: 'Pik ab Ass',
    f8: 'Pik ab Zwei',
  },
  reasons: { 'other-suit': 'Dieser Platz gehört einer anderen Farbe.' },
};
