import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Little Picture Gallery',
  summary: 'Three rows are built up by threes: kings above, queens below them, jacks at the bottom.',
  guide: 'Build up by threes in suit: 4, 7, 10, king above; 3, 6, 9, queen in the middle; 2, 5, 8, jack below.',
  rules: `## Goal
Bring the four kings to the first row, the queens to the second and the jacks to the third, and discard the aces; then you win.

## Layout
Three rows of four face-up cards are the gallery. Below them lies a row of four face-up cards, the reserve. The other 36 cards are the stock.

## Play
- Aces take no part: they are discarded as soon as they are exposed.
- A four may fill a gap in the first row, a three in the second, a two in the third.
- On these build up in suit by threes: 4, 7, 10, king; 3, 6, 9, queen; 2, 5, 8, jack.
- The top card of each reserve pile is available, and so is each card of the gallery that lies alone.
- Whenever you like, best when no move is left, deal four cards from the stock onto the reserve, one on each pile. Gaps in it are filled only from the stock.
- The cellar has room for four cards, one of each suit, from the reserve or the gallery. From there they may be played to the gallery.

## Advice
The cellar is for gallery cards that are in the way. Do not fill it with cards of the reserve.

## History
A small form of the Picture Gallery, which is played with two decks and eight cards in each row.`,
  actions: { deal: 'Deal four cards' },
  piles: { foundation: 'picture', tableau: 'reserve pile', cell: 'cellar', discard: 'aces' },
  reasons: {
    'suit-taken': 'A card of this suit lies in the cellar already.',
    begun: 'A picture that has been begun stays where it hangs.',
  },
};

export const de: Words = {
  name: 'Kleine Bildergalerie',
  summary: 'Drei Zeilen Bilder wachsen in Dreiersprüngen: oben die Könige, darunter die Damen, zuunterst die Buben.',
  guide: 'In Dreiersprüngen aufwärts in einer Farbe: oben 4, 7, 10, König; in der Mitte 3, 6, 9, Dame; unten 2, 5, 8, Bube.',
  rules: `## Ziel
Am Ende hängen in der ersten Zeile die vier Könige, in der zweiten die Damen, in der dritten die Buben, und die Asse sind abgelegt; dann ist die Patience aufgegangen.

## Auslegen
Drei Zeilen zu vier offenen Karten sind die Galerie. Darunter kommt die Hilfsreihe mit vier offenen Karten. Die übrigen 36 Karten sind der Talon.

## Spielen
- Asse spielen nicht mit: Sie werden abgelegt, sobald sie frei sind.
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
