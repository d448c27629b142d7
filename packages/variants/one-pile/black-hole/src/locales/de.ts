import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Schwarzes Loch',
  summary: 'Alle Karten stürzen auf das Pik-Ass, immer eine Stufe auf oder ab.',
  rules: `Auch bekannt als Black Hole.

## Ziel
Alle Karten fallen in das schwarze Loch, auf das Pik-Ass.

## Auslegen
Das Pik-Ass wird zuerst ausgelegt: Es ist das Loch. Die übrigen 51 Karten liegen offen in siebzehn Fächern zu drei Karten.

## Spielen
- Ins Loch fällt die oberste Karte eines Fächers, wenn sie um eins höher oder niedriger ist als die letzte dort. Die Farbe spielt keine Rolle.
- Ass und König sind Nachbarn.
- In den Fächern wird nichts angelegt, und leere bleiben leer.

## Rat
Alles liegt offen, also wird gerechnet: Wo liegen die vier Karten eines Wertes, und welche davon sind noch begraben? Wer von einem Wert die letzte zu früh nimmt, schneidet den Weg ab.

## Herkunft
Erdacht von David Parlett, der auch über die Geschichte der Kartenspiele geschrieben hat. Bei gutem Spiel gehen etwa sieben von acht Spielen auf.`,
  piles: { foundation: 'schwarzes Loch', tableau: 'Fächer' },
};
