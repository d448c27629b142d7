import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Raglan',
  summary: 'Wie König Albert, aber die Asse liegen schon: meist geht es auf.',
  rules: `## Ziel
Auf den vier Assen wachsen vier Familien, jede in ihrer Farbe bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Die vier Asse werden zuerst ausgelegt. 42 Karten liegen offen in neun Reihen: eine in der ersten, in jeder folgenden eine mehr, in den letzten drei je sieben. Die übrigen sechs sind die Reserve und liegen einzeln.

## Spielen
- Die Karten werden einzeln bewegt; frei sind die letzte Karte jeder Reihe und alle Karten der Reserve. Eine Folge darf auf einmal verlegt werden, wenn genug leere Reihen da sind.
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt.
- In eine leere Reihe darf jede Karte.
- Auf einen leeren Reserveplatz kommt nichts mehr.
- Von ihrer Familie darf die oberste Karte in die Reihen zurückkehren.

## Rat
Die ersten Reihen sind schnell leer. Wer sie leer lässt, kann Folgen umlegen; die Reserve erst angreifen, wenn eine ihrer Karten wirklich weiterhilft.`,
};
