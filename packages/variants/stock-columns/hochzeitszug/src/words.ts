import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Wedding Procession',
  summary: 'Between two rows of packets build by twos to eight queens and eight kings: eight couples.',
  guide: 'In the middle build by twos in suit: 2, 4, 6 to the queen; ace, 3, 5 to the king. Build the packets down in suit.',
  rules: `Also known as Hochzeitszug.

## Goal
In suit, by twos, build eight foundations from two to queen: 2, 4, 6, 8, 10, queen; and below them eight from ace to king: ace, 3, 5, 7, 9, jack, king. You win when all 104 cards are on the foundations.

## Layout
Use two decks. Eight packets of four face-up cards lie above and eight below, and between them is room for the procession. The other 40 cards are the stock.

## Play
- The top card of each packet is available. Aces and twos begin the foundations in the middle.
- Packets are built down in suit, card by card.
- An empty place is filled at once with four cards from the stock, or with what is left of it. When the stock is empty, it stays empty until you lay out again.
- You may lay out again twice, best when no move is left: pick up the packets from right to left, the upper row first, turn them over, place them under the stock, and deal again as far as the cards go. Nothing is shuffled.
- After the first redeal empty places are no longer filled automatically: you may deal four cards from the stock to the first empty place, or move a single packet card to any of them. Before you lay out again, empty places must be filled from the stock, as long as it has cards.
- No card comes back from the foundations.

## Advice
Before you gather the packets, look at how the cards lie: nothing is shuffled, so you know their order.

## History
A German patience. When you win, the wedding procession passes between the guests.`,
  actions: { fill: 'Deal four cards', redeal: 'Lay out again' },
  piles: { tableau: 'packet' },
  reasons: {
    'gap-waits': 'Until you have laid out again, only the stock fills an empty place.',
    'gap-first': 'First fill the empty place with four cards from the stock.',
    'no-gap': 'No place is empty.',
    'no-redeal': 'The packets have been laid out again twice already.',
  },
};

export const de: Words = {
  name: 'Hochzeitszug',
  summary: 'Zwischen zwei Reihen Päckchen wachsen in Zweiersprüngen acht Damen und acht Könige: acht Brautpaare.',
  guide:
    'In der Mitte geht es in Zweiersprüngen aufwärts in einer Farbe: 2, 4, 6 bis zur Dame; Ass, 3, 5 bis zum König. Auf den Päckchen um eins abwärts.',
  rules: `## Ziel
In der Mitte liegen am Ende acht Damen und unter ihnen acht Könige; liegen alle 104 Karten dort, ist die Patience aufgegangen. Damen wachsen aus Zweien: 2, 4, 6, 8, 10, Dame. Könige wachsen aus Assen: Ass, 3, 5, 7, 9, Bube, König. Beide in derselben Farbe.

## Auslegen
Zwei Kartenspiele. Oben und unten liegen je acht Päckchen aus vier offenen Karten, dazwischen ist Platz für den Zug. Die übrigen 40 Karten sind der Talon.

## Spielen
- Frei ist von jedem Päckchen die oberste Karte. Asse, Zweien und alles, was auf sie folgt, kommen in die Mitte.
- Auf einem Päckchen wird in derselben Farbe um eins abwärts angelegt, Karte für Karte.
- Ein leerer Platz bekommt gleich vier neue Karten vom Talon, oder was von ihm übrig ist. Ist der Talon leer, bleibt der Platz leer, bis neu ausgelegt wird.
- Zweimal darf man neu auslegen, am besten erst, wenn nichts mehr geht: Die Päckchen kommen von rechts nach links, erst die oberen, dann die unteren, umgedreht unter den Talon, und alles wird ausgelegt, soweit die Karten reichen. Gemischt wird nicht.
- Nach dem ersten Mal füllt sich ein leerer Platz nicht mehr von selbst: Der erste leere Platz bekommt auf Wunsch vier Karten vom Talon, oder eine einzelne Karte von einem Päckchen kommt auf irgendeinen. Wer neu auslegen will, füllt vorher vom Talon, was leer ist, solange er reicht.
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
