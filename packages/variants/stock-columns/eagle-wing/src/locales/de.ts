import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Adlerschwinge',
  summary: 'Acht Federn zu höchstens drei Karten, und in der Mitte eine Reserve, die verdeckt bleibt.',
  rules: `Auch bekannt als Eagle Wing und Thirteen Down.

## Ziel
Vier Familien wachsen farbgerecht auf vier Grundkarten desselben Werts. Nach dem König geht es mit dem Ass weiter. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Dreizehn verdeckte Karten bilden in der Mitte die Reserve, den Rumpf. Die nächste Karte ist die erste Grundkarte, ihr Wert gilt für alle vier. Links und rechts vom Rumpf beginnen je vier offene Karten die Schwingen. Die übrigen 30 Karten sind der Talon.

## Spielen
- In den Schwingen wird farbgerecht abwärts angelegt; auf ein Ass gehört der König. Die Karten werden einzeln bewegt; eine Folge darf auf einmal verlegt werden, wenn genug leere Plätze da sind.
- Mehr als drei Karten liegen in keiner Reihe.
- Eine Lücke füllt sofort die Reserve. Ist sie verbraucht, darf jede Karte hinein.
- Die letzte Karte der Reserve wird aufgedeckt und spielt mit.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen und im Ganzen dreimal durchgespielt.

## Rat
Drei Karten sind schnell erreicht. Lücken schaffen geht vor Anlegen, denn nur so kommt die Reserve heraus.

## Herkunft
Das Bild gab ihr den Namen: ein Adler mit ausgebreiteten Schwingen.`,
  actions: { turn: 'Umschlagen', redeal: 'Ablage umdrehen' },
};
