import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Kleine Bildergalerie',
  summary: 'Drei Reihen Bilder wachsen in Dreiersprüngen: oben die Könige, darunter die Damen, zuunterst die Buben.',
  rules: `## Ziel
Am Ende hängen in der ersten Reihe die vier Könige, in der zweiten die Damen, in der dritten die Buben, und die Asse sind weg.

## Auslegen
Drei Reihen zu vier offenen Karten sind die Galerie. Darunter kommt die Hilfsreihe mit vier offenen Karten. Die übrigen 36 Karten sind der Talon.

## Spielen
- Asse spielen nicht mit: Sie verschwinden, sobald sie offen liegen.
- In eine Lücke der ersten Reihe gehört eine Vier, in die zweite eine Drei, in die dritte eine Zwei.
- Darauf wird farbgerecht in Dreiersprüngen aufgebaut: 4, 7, 10, König; 3, 6, 9, Dame; 2, 5, 8, Bube.
- Dafür frei sind die oberste Karte jedes Hilfsstapels und alle Karten der Galerie, die einzeln liegen.
- Wann man will, am besten erst, wenn nichts mehr geht, gibt der Talon vier Karten auf die Hilfsreihe, auf jeden Stapel eine. Lücken dort füllt nur er.
- In den Keller dürfen vier Karten, von jeder Farbe eine. Von dort kommen sie in die Galerie.

## Rat
Der Keller ist für die Karten da, die in der Galerie im Weg liegen. Wer ihn mit Hilfskarten füllt, hat ihn bald umsonst gefüllt.

## Herkunft
Die kleine Schwester der Bildergalerie, die mit zwei Kartenspielen und acht Karten in jeder Reihe gelegt wird.`,
  actions: { deal: 'Vier Karten geben' },
  piles: { foundation: 'Bild', tableau: 'Hilfsstapel', cell: 'Keller', discard: 'Asse' },
  reasons: { 'suit-taken': 'Von dieser Farbe liegt schon eine Karte im Keller.', begun: 'Ein Bild, das begonnen ist, bleibt hängen.' },
};
