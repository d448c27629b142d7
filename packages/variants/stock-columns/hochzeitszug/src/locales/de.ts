import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Hochzeitszug',
  summary: 'Zwischen zwei Reihen Päckchen wachsen in Zweiersprüngen acht Damen und acht Könige: acht Brautpaare.',
  rules: `## Ziel
In der Mitte stehen am Ende acht Damen und unter ihnen acht Könige. Damen wachsen aus Zweien: 2, 4, 6, 8, 10, Dame. Könige wachsen aus Assen: Ass, 3, 5, 7, 9, Bube, König. Beide farbgerecht.

## Auslegen
Zwei Kartenspiele. Oben und unten liegen je acht Päckchen aus vier offenen Karten, dazwischen ist Platz für den Zug. Die übrigen 40 Karten sind der Talon.

## Spielen
- Frei ist von jedem Päckchen die oberste Karte. Asse, Zweien und alles, was auf sie folgt, kommen in die Mitte.
- Auf einem Päckchen wird in derselben Farbe um eins abwärts angelegt, Karte für Karte.
- Ein leerer Platz bekommt gleich vier neue Karten vom Talon.
- Zweimal darf man neu auslegen, am besten erst, wenn nichts mehr geht: Die Päckchen kommen von rechts nach links, erst die oberen, dann die unteren, umgedreht unter den Talon, und alles wird ausgelegt, soweit die Karten reichen. Gemischt wird nicht.
- Nach dem ersten Mal füllt sich ein leerer Platz nicht mehr von selbst: Vier Karten vom Talon dürfen dorthin oder eine einzelne Karte von einem Päckchen. Wer neu auslegen will, füllt vorher vom Talon, was leer ist.

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
