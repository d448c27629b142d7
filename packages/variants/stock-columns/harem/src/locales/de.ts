import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Harem',
  summary: 'Am Ende sitzt der Sultan, der Herz-König, im Kreis von acht Damen.',
  rules: `Auch bekannt als Sultan, Sultan of Turkey und Emperor of Germany.

## Ziel
Um den Herz-König in der Mitte wachsen acht Familien in ihrer Farbe bis zur Dame. Ist der Sultan von seinen acht Damen umgeben, ist die Patience aufgegangen.

## Auslegen
Aus zwei Kartenspielen kommen die acht Könige und ein Herz-Ass in die Mitte: ein Herz-König als Sultan ins Zentrum, das Herz-Ass über ihn, die anderen Könige ringsum. Sechs offene Karten liegen auf den Diwanen an den Seiten. Die übrigen Karten sind der Talon.

## Spielen
- Auf den König folgt das Ass seiner Farbe, dann die Zwei und so weiter bis zur Dame. Das Herz-Ass beginnt gleich mit der Zwei. Auf den Sultan kommt nichts.
- Frei sind die Karten auf den Diwanen und die oberste Karte der Ablage.
- Auf einen freien Diwan darf die oberste Karte der Ablage, wann man will.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen und im Ganzen dreimal durchgespielt.
- Wer es milder mag, spielt mit acht Diwanen.

## Rat
Diwane nicht mit hohen Karten belegen: Was bald gebraucht wird, gehört dorthin.

## Herkunft
Eine alte Bilderpatience, die in Lady Cadogans Buch aus dem 19. Jahrhundert als The Sultan steht.`,
  actions: { turn: 'Umschlagen', redeal: 'Ablage umdrehen' },
  options: { divans: { name: 'Diwane', values: { 6: 'Sechs', 8: 'Acht' } } },
  piles: { cell: 'Diwan', f5: 'Sultan' },
};
