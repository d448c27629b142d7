import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Pinguin',
  summary: 'Die erste Karte, der Schnabel, bestimmt, womit alle Familien beginnen.',
  rules: `Auch bekannt als Penguin und Beak and Flipper.

## Ziel
Vier Familien wachsen in ihrer Farbe aufwärts. Sie beginnen mit dem Wert der zuerst ausgelegten Karte, des Schnabels, und gehen über König und Ass im Kreis. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
49 Karten liegen offen in sieben Reihen zu sieben, Zeile für Zeile ausgelegt. Die allererste Karte ist der Schnabel; die drei anderen Karten seines Wertes kommen, wo immer sie auftauchen, gleich zu den Familien. Darüber ist die Flosse: sieben Kellerplätze.

## Spielen
- In den Reihen wird abwärts in derselben Farbe angelegt, auf ein Ass der König.
- Eine Karte wandert mit allem, was in ihrer Farbe geordnet auf ihr liegt.
- Jeder Kellerplatz nimmt eine beliebige Karte auf.
- In eine leere Reihe darf nur eine Karte, die um eins niedriger ist als der Schnabel, allein oder mit ihrer Folge.
- Von ihrer Familie kommt keine Karte zurück.

## Rat
Der Schnabel liegt unter sechs Karten. Zuerst die Karten, die um eins niedriger sind, nach unten bringen, dann ihn selbst ausgraben; fast jedes Spiel geht auf.

## Herkunft
David Parlett erfand den Pinguin für sein Patiencebuch von 1979, das im Verlag gleichen Namens erschien.`,
};
