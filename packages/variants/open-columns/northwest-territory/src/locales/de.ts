import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Nordwest-Territorium',
  summary: 'Acht Reihen, meist verdeckt, und sechzehn Karten in Reserve.',
  rules: `Auch bekannt als Northwest Territory.

## Ziel
Auf vier Assen wachsen vier Familien, jede in ihrer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Acht Reihen, in der ersten eine Karte, in der letzten acht; nur die letzte Karte jeder Reihe liegt offen. Die übrigen sechzehn sind die Reserve: Sie liegen offen und einzeln.

## Spielen
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt.
- Eine offene Karte wandert mit allem, was geordnet auf ihr liegt.
- Jede Karte der Reserve ist frei; zurück kommt keine.
- Wird eine verdeckte Karte frei, wird sie sofort aufgedeckt.
- In eine leere Reihe darf nur ein König, allein oder mit seiner Folge.
- Von ihrer Familie darf die oberste Karte in die Reihen zurückkehren.

## Rat
Die langen Reihen rechts zuerst aufdecken. Die Reserve schrumpft nur: ihre Karten dort einsetzen, wo sie eine Folge verlängern, die eine verdeckte Karte befreit.`,
};
