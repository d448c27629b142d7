import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Pagat',
  summary: 'All 78 cards of a tarot deck are face up: four suits with knights, 22 trumps, and six cells.',
  guide: 'Build the columns down in suit, and the foundations up in suit from the aces and the first trump.',
  rules: `A game of columns and cells for the tarot deck. It is named after the lowest trump.

## Goal
Build five foundations: each of the four suits up from ace to king, and the trumps from 1 to 22. You win when all 78 cards are there.

## Deck
Each suit has a knight between the jack and the queen, and so fourteen cards. The 22 trumps are a suit of their own; the highest is the Fool.

## Layout
Deal all cards face up in twelve columns: seven cards in each of the six in the middle, six in the others.

## Play
- Columns are built down in suit. Only a trump may be placed on a trump.
- Cards in sequence move together regardless of suit; the highest of them must fit where they go.
- An empty column takes any card or run.
- Each of the six cells holds any one card.
- No card comes back from the foundations.

## Advice
Long runs of mixed suits are easy to move and hard to take apart. Free the aces before you tidy up, and keep two cells empty.`,
  suits: { T: 'trumps' },
  ranks: {
    '1': 'one',
    '11': { name: 'eleven', as: '8' },
    '12': 'twelve',
    '13': 'thirteen',
    '14': 'fourteen',
    '15': 'fifteen',
    '16': 'sixteen',
    '17': 'seventeen',
    '18': { name: 'eighteen', as: '8' },
    '19': 'nineteen',
    '20': 'twenty',
    '21': 'twenty-one',
    '22': 'twenty-two',
    C: 'knight',
  },
  cards: { '22T': 'Fool' },
};

export const de: Words = {
  name: 'Pagat',
  summary: 'Alle 78 Tarockkarten liegen offen: vier Farben mit Cavalls, 22 Tarocke und sechs Zellen.',
  guide: 'In den Reihen geht es abwärts in derselben Farbe; auf den Familien aufwärts in einer Farbe, vom Ass oder vom ersten Tarock an.',
  rules: `Reihen und Zellen für das große Tarockblatt. Die Patience heißt nach dem niedrigsten Tarock.

## Ziel
Fünf Familien wachsen: die vier Farben vom Ass bis zum König, die Tarocke von 1 bis 22. Liegen alle 78 Karten dort, ist die Patience aufgegangen.

## Blatt
Jede Farbe hat zwischen Bube und Dame einen Cavall, also vierzehn Karten. Die 22 Tarocke sind eine eigene Farbe; der höchste ist der Sküs.

## Auslegen
Alle Karten liegen offen in zwölf Reihen: je sieben in den sechs mittleren, je sechs in den anderen.

## Spielen
- In den Reihen wird abwärts in derselben Farbe angelegt; auf ein Tarock passt nur ein Tarock.
- Karten, deren Werte abwärts aufeinander folgen, werden gemeinsam verlegt, gleich in welchen Farben; die höchste muss am Ziel passen.
- In eine leere Reihe darf jede Karte oder Folge.
- Jede der sechs Zellen nimmt eine beliebige Karte auf.
- Von ihrer Familie kommt keine Karte zurück.

## Rat
Lange Folgen in gemischten Farben sind schnell verlegt, aber schwer aufzulösen. Erst die Asse freilegen, dann aufräumen, und zwei Zellen frei halten.`,
  suits: { T: 'Tarock' },
  ranks: {
    '1': 'Eins',
    '11': 'Elf',
    '12': 'Zwölf',
    '13': 'Dreizehn',
    '14': 'Vierzehn',
    '15': 'Fünfzehn',
    '16': 'Sechzehn',
    '17': 'Siebzehn',
    '18': 'Achtzehn',
    '19': 'Neunzehn',
    '20': 'Zwanzig',
    '21': 'Einundzwanzig',
    '22': 'Zweiundzwanzig',
    C: { name: 'Cavall', as: 'K' },
  },
  cards: { '22T': 'Sküs' },
};
