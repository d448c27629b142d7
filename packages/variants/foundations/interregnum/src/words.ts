import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Interregnum',
  summary: 'Eight indicators say where the foundations begin, and each of them is its foundation’s last card.',
  guide:
    'Each foundation begins one rank above its indicator and is built up regardless of suit; the indicator itself is its last card. Deal when nothing fits.',
  rules: `## Goal
Build eight foundations of thirteen cards up, regardless of suit. You win when all 104 cards are on the foundations.

## Layout
Shuffle two decks. Deal eight cards face up in a row: these are the indicators. Below them is room for eight foundations, and below those deal eight columns of one card. The other 88 cards are the stock.

## Play
- A foundation begins with a card one rank above the indicator over it: under a nine, begin with a ten. An ace follows a king.
- The exposed card of each column is available. Nothing is built on the columns, and empty columns are not filled.
- The thirteenth card of a foundation is its indicator, which cannot be used before.
- When you can’t go on, deal a row: one card onto each column, the empty ones too. The stock is dealt eleven times.
- No card comes back from the foundations.

## Advice
Where a card fits on two foundations, choose the one whose next card is available, or the one that lags behind. Look at what a move uncovers before you deal.

## History
It is Auld Lang Syne for two decks; the throne is vacant until the indicator takes its place.`,
  actions: { deal: 'Deal a row' },
  reasons: {
    'reserve-ends': 'Only the indicator over it completes this foundation.',
    'reserve-last': 'An indicator is the last card of its foundation.',
  },
  piles: { reserve: 'indicator' },
};

export const de: Words = {
  name: 'Interregnum',
  summary: 'Acht Zeiger bestimmen, womit die Familien beginnen, und jeder beschließt die seine.',
  guide:
    'Jede Familie beginnt eine Stufe über ihrem Zeiger und wächst aufwärts, gleich in welcher Farbe; der Zeiger selbst beschließt sie. Passt nichts, wird gegeben.',
  rules: `## Ziel
Acht Familien aus dreizehn Karten wachsen aufwärts, gleich in welcher Farbe. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Zwei Kartenspiele werden gemischt. Acht offene Karten in einer Zeile sind die Zeiger. Darunter ist Platz für acht Familien, und darunter liegen acht Reihen mit je einer Karte. Die übrigen 88 Karten sind der Talon.

## Spielen
- Eine Familie beginnt mit einer Karte, die um eins höher ist als der Zeiger darüber: unter einer Neun mit einer Zehn. Auf den König folgt das Ass.
- Frei ist die letzte Karte jeder Reihe. In den Reihen wird nichts angelegt, und leere bleiben leer.
- Die dreizehnte Karte einer Familie ist ihr Zeiger; vorher wird er nicht bewegt.
- Geht es nicht weiter, gibt der Talon jeder Reihe eine Karte, auch den leeren. Das geht elfmal.
- Von den Familien kommt keine Karte zurück.

## Rat
Passt eine Karte auf zwei Familien, soll sie dorthin, wo die nächste schon frei liegt, oder auf die Familie, die zurückliegt. Vor dem Geben nachsehen, was ein Zug noch freilegt.

## Herkunft
Es ist Auld Lang Syne für zwei Kartenspiele; der Thron ist leer, bis der Zeiger ihn besteigt.`,
  actions: { deal: 'Lage geben' },
  reasons: {
    'reserve-ends': 'Diese Familie beschließt nur ihr Zeiger.',
    'reserve-last': 'Ein Zeiger ist die letzte Karte seiner Familie.',
  },
  piles: { reserve: 'Zeiger' },
};
