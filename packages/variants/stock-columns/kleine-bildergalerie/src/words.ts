import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Little Picture Gallery',
  summary: 'Three rows of pictures grow by threes: kings above, queens below them, jacks at the bottom.',
  rules: `## Goal
In the end the four kings hang in the first row, the queens in the second, the jacks in the third, and the aces are discarded; then you win.

## Layout
Three rows of four face-up cards are the gallery. Below them lies the helper row of four face-up cards. The other 36 cards are the stock.

## Play
- Aces take no part: they are discarded as soon as they are exposed.
- A four belongs in a gap of the first row, a three in the second, a two in the third.
- They are built up in suit by threes: 4, 7, 10, king; 3, 6, 9, queen; 2, 5, 8, jack.
- The top card of each helper pile is available, and each card of the gallery that lies alone.
- Whenever you like, best when no move is left, the stock deals four cards onto the helper row, one on each pile. Only the stock fills its gaps.
- The cellar has room for four cards, one of each suit, from a helper pile or the gallery. From there they go to the gallery.

## Advice
The cellar is for cards that are in the way in the gallery. Do not fill it with helper cards.

## History
The little sister of the Picture Gallery, which is laid with two decks and eight cards in each row.`,
  actions: { deal: 'Deal four cards' },
  piles: { foundation: 'picture', tableau: 'helper pile', cell: 'cellar', discard: 'aces' },
  reasons: {
    'suit-taken': 'A card of this suit lies in the cellar already.',
    begun: 'A picture that has been begun stays where it hangs.',
  },
};

export const de: Words = {
  name: 'Kleine Bildergalerie',
  summary: 'Drei Zeilen Bilder wachsen in Dreiersprüngen: oben die Könige, darunter die Damen, zuunterst die Buben.',
  rules: `## Ziel
Am Ende hängen in der ersten Zeile die vier Könige, in der zweiten die Damen, in der dritten die Buben, und die Asse sind abgelegt; dann ist die Patience aufgegangen.

## Auslegen
Drei Zeilen zu vier offenen Karten sind die Galerie. Darunter kommt die Hilfsreihe mit vier offenen Karten. Die übrigen 36 Karten sind der Talon.

## Spielen
- Asse spielen nicht mit: Sie verschwinden, sobald sie offen liegen.
- In eine Lücke der ersten Zeile gehört eine Vier, in die zweite eine Drei, in die dritte eine Zwei.
- Darauf wird in derselben Farbe in Dreiersprüngen aufgebaut: 4, 7, 10, König; 3, 6, 9, Dame; 2, 5, 8, Bube.
- Dafür frei sind die oberste Karte jedes Hilfsstapels und alle Karten der Galerie, die einzeln liegen.
- Wann man will, am besten erst, wenn nichts mehr geht, gibt der Talon vier Karten auf die Hilfsreihe, auf jeden Stapel eine. Lücken dort füllt nur er.
- In den Keller dürfen vier Karten, von jeder Farbe eine, aus der Hilfsreihe oder der Galerie. Von dort kommen sie in die Galerie.

## Rat
Der Keller ist für die Karten da, die in der Galerie im Weg liegen. Mit Hilfskarten sollte man ihn nicht füllen.

## Herkunft
Die kleine Schwester der Bildergalerie, die mit zwei Kartenspielen und acht Karten in jeder Reihe gelegt wird.`,
  actions: { deal: 'Vier Karten geben' },
  piles: { foundation: 'Bild', tableau: 'Hilfsstapel', cell: 'Keller', discard: 'Asse' },
  reasons: { 'suit-taken': 'Von dieser Farbe liegt schon eine Karte im Keller.', begun: 'Ein Bild, das begonnen ist, bleibt hängen.' },
};
