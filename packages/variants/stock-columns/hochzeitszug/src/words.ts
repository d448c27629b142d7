import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Wedding Procession',
  summary: 'Between two rows of packets eight queens and eight kings grow by twos: eight couples.',
  rules: `Also known as Hochzeitszug.

## Goal
Build eight foundations in suit by twos to the queen: 2, 4, 6, 8, 10, queen; and below them eight to the king: ace, 3, 5, 7, 9, jack, king. You win when all 104 cards are there.

## Layout
Two decks. Eight packets of four face-up cards lie above and eight below, and between them is room for the procession. The other 40 cards are the stock.

## Play
- The top card of each packet is available. Aces, twos and what follows them go to the middle.
- Packets are built down in suit, card by card.
- An empty place gets four new cards from the stock at once.
- Twice you may lay out again, best when no move is left: the packets are turned over and laid under the stock, from right to left, the upper ones first, and all is laid out as far as the cards go. Nothing is shuffled.
- After the first time an empty place is no longer filled by itself: the first empty place may get four cards from the stock, or a single card from a packet may go to any. Before you lay out again, fill what is empty from the stock.
- No card comes back from the foundations.

## Advice
Before you gather the packets, look how the cards lie: nothing is shuffled, so you know their order.

## History
A German patience. When you win, the wedding goes down the lane between the guests.`,
  actions: { fill: 'Deal four cards', redeal: 'Lay out again' },
  piles: { tableau: 'packet' },
  reasons: {
    'gap-waits': 'Before all is laid out again for the first time, only the stock fills an empty place.',
    'gap-first': 'Four cards of the stock go to the empty place first.',
    'no-gap': 'No place is empty.',
    'no-redeal': 'The packets have been laid out again twice already.',
  },
};

export const de: Words = {
  name: 'Hochzeitszug',
  summary: 'Zwischen zwei Reihen Päckchen wachsen in Zweiersprüngen acht Damen und acht Könige: acht Brautpaare.',
  rules: `## Ziel
In der Mitte liegen am Ende acht Damen und unter ihnen acht Könige; liegen alle 104 Karten dort, ist die Patience aufgegangen. Damen wachsen aus Zweien: 2, 4, 6, 8, 10, Dame. Könige wachsen aus Assen: Ass, 3, 5, 7, 9, Bube, König. Beide in derselben Farbe.

## Auslegen
Zwei Kartenspiele. Oben und unten liegen je acht Päckchen aus vier offenen Karten, dazwischen ist Platz für den Zug. Die übrigen 40 Karten sind der Talon.

## Spielen
- Frei ist von jedem Päckchen die oberste Karte. Asse, Zweien und alles, was auf sie folgt, kommen in die Mitte.
- Auf einem Päckchen wird in derselben Farbe um eins abwärts angelegt, Karte für Karte.
- Ein leerer Platz bekommt gleich vier neue Karten vom Talon.
- Zweimal darf man neu auslegen, am besten erst, wenn nichts mehr geht: Die Päckchen kommen von rechts nach links, erst die oberen, dann die unteren, umgedreht unter den Talon, und alles wird ausgelegt, soweit die Karten reichen. Gemischt wird nicht.
- Nach dem ersten Mal füllt sich ein leerer Platz nicht mehr von selbst: Der erste leere Platz bekommt auf Wunsch vier Karten vom Talon, oder eine einzelne Karte von einem Päckchen kommt auf irgendeinen. Wer neu auslegen will, füllt vorher vom Talon, was leer ist.
- Von den Familien kommt keine Karte zurück.

## Rat
Vor dem Zusammenschieben lohnt ein Blick, wie die Karten liegen: Gemischt wird nicht, ihre Ordnung steht also fest.

## Herkunft
Eine deutsche Patience. Wenn sie aufgeht, zieht der Hochzeitszug durch die Gasse zwischen den Gästen.`,
  actions: { fill: 'Vier Karten geben', redeal: 'Neu auslegen' },
  piles: { tableau: 'Päckchen' },
  reasons: {
    'gap-waits': 'Vor dem ersten neuen Auslegen füllt nur der Talon einen leeren Platz.',
    'gap-first': 'Erst kommen vier Karten vom Talon auf den leeren Platz.',
    'no-gap': 'Kein Platz ist leer.',
    'no-redeal': 'Die Päckchen sind schon zweimal neu ausgelegt.',
  },
};
