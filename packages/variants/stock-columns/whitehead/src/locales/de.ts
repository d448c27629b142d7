import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Whitehead',
  summary: 'Klondike mit offenen Karten, Rot auf Rot und Schwarz auf Schwarz.',
  rules: `## Ziel
Auf vier Assen wachsen vier Familien, jede in ihrer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Sieben Reihen, in der ersten eine Karte, in der letzten sieben, alle offen. Die übrigen 24 Karten sind der Talon.

## Spielen
- In den Reihen wird abwärts angelegt, Rot auf Rot und Schwarz auf Schwarz: die Herz-Neun auf die Herz- oder die Karo-Zehn.
- Zusammen wandern nur Karten einer einzigen Farbe, also etwa Herz-Neun und Herz-Acht.
- In eine leere Reihe darf jede Karte oder Folge.
- Von ihrer Familie darf die oberste Karte in die Reihen zurückkehren.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen und nur einmal durchgespielt.

## Rat
Wo man die Wahl hat, in der eigenen Farbe anlegen: Nur solche Folgen lassen sich wieder umlegen. Leere Reihen aufsparen.

## Herkunft
Sie ist eine der Schwestern von Klondike, in denen man alles sieht und deshalb für alles selbst verantwortlich ist.`,
  actions: { turn: 'Karte umdrehen' },
};
