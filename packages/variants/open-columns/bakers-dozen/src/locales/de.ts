import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Bäckerdutzend',
  summary: 'Dreizehn Reihen zu vier Karten, die Könige ganz unten: meist geht es auf.',
  rules: `Auch bekannt als Baker’s Dozen; mit jeder Karte in leeren Reihen als Spanische Patience.

## Ziel
Auf vier Assen wachsen vier Familien, jede in ihrer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Alle Karten liegen offen in dreizehn Reihen zu vier. Dann werden die Könige jeder Reihe unter ihre anderen Karten gelegt.

## Spielen
- Die Karten werden einzeln bewegt; frei ist die letzte Karte jeder Reihe.
- In den Reihen wird abwärts angelegt, gleich in welcher Farbe.
- Eine leere Reihe bleibt leer; in der Spanischen Patience darf jede Karte hinein, und eine Folge darf auf einmal verlegt werden, wenn genug leere Reihen da sind.
- Von ihrer Familie darf die oberste Karte in die Reihen zurückkehren.

## Rat
Die Reihen nicht ohne Not leeren: Jede leere ist ein Platz weniger. Auf Könige und Damen bauen, auf denen lange Folgen Platz haben.

## Herkunft
Ein Dutzend des Bäckers sind dreizehn Brötchen: eines gab er zu, um nicht wegen zu leichter Ware bestraft zu werden.`,
  options: { gaps: { name: 'Leere Reihen', values: { none: 'Bleiben leer', any: 'Jede Karte (Spanische Patience)' } } },
};
