import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Dragon Cells',
  summary: 'Three suits from one to nine, three kinds of dragons and a flower, in eight columns and three cells.',
  guide:
    'Build the columns down in different suits, the foundations up in suit from one. Win by clearing the columns. Click a dragon when all four of its kind are free.',
  rules: `A game of columns and cells with forty cards like the tiles of mahjong.

## Goal
Bring the cards of the three suits to the foundations, each from one to nine, and gather the dragons. You win when no card lies in a column and the cells hold only gathered dragons.

## Deck
Bamboo, coins and characters have nine cards each. There are four green, four red and four white dragons, and one flower. Dragons and the flower have no rank.

## Layout
Deal all cards face up in eight columns of five.

## Play
- Columns are built down in any suit but the same; runs move together. Nothing is placed on a dragon.
- Each of the three cells holds any one card.
- An empty column takes any card or run.
- When all four dragons of a kind are exposed, in columns or cells, click one that is in a column: all four are gathered face down in one cell. The cell must be empty or hold one of them, and it stays taken.
- The flower is moved to its place automatically as soon as it is exposed.
- No card comes back from the foundations.

## Advice
Every kind of dragon costs a cell, but frees up to four places. Keep a cell free until the first four can be gathered.`,
  actions: { gather: 'Gather dragons' },
  reasons: {
    'no-dragon': 'Only dragons are gathered.',
    'dragons-covered': 'All four dragons of this kind must be exposed first.',
    'no-cell': 'The dragons need an empty cell, or one of them in a cell.',
  },
  piles: { flower: 'flower place' },
  suits: { B: 'bamboo', K: 'coins', Z: 'characters', G: 'green dragon', R: 'red dragon', W: 'white dragon', F: 'flower' },
  ranks: { '1': 'one' },
};

export const de: Words = {
  name: 'Drachenzellen',
  summary: 'Drei Farben von eins bis neun, dreierlei Drachen und eine Blume, in acht Reihen und drei Zellen.',
  guide:
    'In den Reihen geht es abwärts auf jede andere Farbe, auf den Familien von eins an aufwärts in einer. Das Ziel: alle Reihen räumen. Sind vier gleiche Drachen frei, einen anklicken.',
  rules: `Reihen und Zellen mit vierzig Karten, die den Steinen des Mah-Jongg gleichen.

## Ziel
Die Karten der drei Farben kommen auf ihre Familien, jede von eins bis neun, und die Drachen werden gesammelt. Liegt in den Reihen keine Karte mehr und in den Zellen nichts als gesammelte Drachen, ist die Patience aufgegangen.

## Blatt
Bambus, Münzen und Zeichen haben je neun Karten. Dazu kommen vier grüne, vier rote und vier weiße Drachen und eine Blume. Drachen und Blume haben keinen Wert.

## Auslegen
Alle Karten liegen offen in acht Reihen zu fünf.

## Spielen
- In den Reihen wird abwärts angelegt, auf jede Farbe, nur nicht auf die eigene; Folgen werden gemeinsam verlegt. Auf einen Drachen kommt nichts.
- Jede der drei Zellen nimmt eine beliebige Karte auf.
- In eine leere Reihe darf jede Karte oder Folge.
- Sind alle vier Drachen einer Art frei, in Reihen oder Zellen, so sammelt ein Klick auf einen in einer Reihe alle verdeckt in einer Zelle. Sie muss leer sein oder schon einen von ihnen enthalten, und sie bleibt besetzt.
- Die Blume geht von selbst auf ihren Platz, sobald sie frei ist.
- Von ihrer Familie kommt keine Karte zurück.

## Rat
Jede Art Drachen kostet eine Zelle, macht aber bis zu vier Plätze frei. Eine Zelle offen halten, bis die ersten vier gehen.`,
  actions: { gather: 'Drachen sammeln' },
  reasons: {
    'no-dragon': 'Gesammelt werden nur Drachen.',
    'dragons-covered': 'Erst müssen alle vier Drachen dieser Art frei sein.',
    'no-cell': 'Die Drachen brauchen eine leere Zelle, oder einer von ihnen liegt schon in einer.',
  },
  piles: { flower: 'Platz der Blume' },
  suits: { B: 'Bambus', K: 'Münzen', Z: 'Zeichen', G: 'Gründrache', R: 'Rotdrache', W: 'Weißdrache', F: 'Blume' },
  ranks: { '1': 'Eins' },
};
