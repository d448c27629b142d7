import type { Words } from '@patience/core';

export const de: Words = {
  name: 'König Albert',
  summary: 'Neun Reihen wie eine Treppe, und sieben Karten als eiserne Reserve.',
  rules: `Auch bekannt als King Albert und Idiot’s Delight.

## Ziel
Auf vier Assen wachsen vier Familien, jede in ihrer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
45 Karten liegen offen in neun Reihen: eine in der ersten, neun in der letzten. Die übrigen sieben sind die Reserve und liegen einzeln.

## Spielen
- Die Karten werden einzeln bewegt; frei sind die letzte Karte jeder Reihe und alle Karten der Reserve. Eine Folge darf auf einmal verlegt werden, wenn genug leere Reihen da sind.
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt.
- In eine leere Reihe darf jede Karte.
- Auf einen leeren Reserveplatz kommt nichts mehr.
- Von ihrer Familie darf die oberste Karte in die Reihen zurückkehren.

## Rat
Die Reserve ist kostbar: Jede ihrer Karten lässt sich nur einmal ausspielen. Die kurzen Reihen zuerst räumen, leere Reihen nicht ohne Not füllen.

## Herkunft
Die Patience heißt nach Albert I., dem König der Belgier im Ersten Weltkrieg.`,
};
