import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Canfield',
  summary: 'Dreizehn Karten in der Reserve, vier kurze Reihen: Die meisten Spiele könnten aufgehen, und nur wenige tun es.',
  rules: `Auch bekannt als Dämon und Demon.

## Ziel
Vier Familien wachsen farbgerecht auf vier Grundkarten desselben Werts. Nach dem König geht es mit dem Ass weiter. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Dreizehn Karten bilden die Reserve, von der nur die oberste zu sehen ist. Die nächste Karte ist die erste Grundkarte: ihr Wert gilt für alle vier. Vier offene Karten beginnen die Reihen, die übrigen 34 sind der Talon.

## Spielen
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt; auf ein Ass gehört ein König.
- Von Reihe zu Reihe wandert immer eine ganze Reihe; auf die Grundkarten geht die unterste Karte allein.
- Die oberste Karte der Reserve ist immer frei.
- Eine Lücke füllt sofort die Reserve. Ist sie verbraucht, darf die oberste Karte der Ablage hinein, wann man will.

## Talon
Immer drei Karten werden auf einmal auf die Ablage umgeschlagen; frei ist nur die oberste. Ist der Talon leer, wird die Ablage umgedreht, beliebig oft. Auf Wunsch nur zweimal oder gar nicht, oder mit einer statt drei Karten.

## Rat
Alles dreht sich um die Reserve: Jeder Zug, der eine Karte von ihr holt, ist ein guter Zug.

## Herkunft
Richard Canfield soll sie in seinem Kasino verkauft haben: fünfzig Dollar für das Blatt, fünf zurück für jede Karte auf ihrer Familie. In England heißt sie der Dämon.`,
  actions: { turn: 'Umschlagen', redeal: 'Ablage umdrehen' },
  options: {
    draw: { name: 'Umschlagen', values: { 3: 'Drei Karten', 1: 'Eine Karte' } },
    redeals: { name: 'Ablage umdrehen', values: { unlimited: 'Beliebig oft', 2: 'Zweimal', 0: 'Nie' } },
  },
};
