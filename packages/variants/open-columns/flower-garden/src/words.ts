import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Flower Garden',
  summary: 'Six beds, and a bouquet of sixteen cards that is always at hand.',
  guide: 'Build the beds down in any suit, and the foundations up in suit from the ace. Every card of the bouquet is always available.',
  rules: `Also known as The Bouquet and The Garden.

## Goal
Build four foundations up in suit from ace to king. You win when all 52 cards are on the foundations.

## Layout
Deal 36 cards face up into six beds of six. The other sixteen are the bouquet: they are spread out, and every one is available.

## Play
- Cards move one at a time; the exposed card of each bed and all cards of the bouquet are available. A run may be moved in one go if there are enough empty beds.
- Beds are built down regardless of suit.
- Any card may fill an empty bed.
- No card goes back to the bouquet.
- The top card of a foundation may come back to the beds.

## Advice
An empty bed is worth more than many cards in the bouquet. Look for low cards that are buried; play from the bouquet only what clears a bed or goes to a foundation.`,
  piles: { tableau: 'bed', reserve: 'bouquet' },
};

export const de: Words = {
  name: 'Blumengarten',
  summary: 'Sechs Beete und ein Strauß von sechzehn Karten, der immer zur Hand ist.',
  guide:
    'In den Beeten geht es abwärts, gleich in welcher Farbe; auf den Familien vom Ass aufwärts, in einer Farbe. Jede Karte des Straußes ist immer frei.',
  rules: `Auch bekannt als Flower Garden und The Bouquet.

## Ziel
Auf vier Assen wachsen vier Familien, jede in einer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
36 Karten liegen offen in sechs Beeten zu sechs. Die übrigen sechzehn sind der Strauß: Sie liegen einzeln, und jede ist frei.

## Spielen
- Die Karten werden einzeln bewegt; spielbar sind die freie Karte jedes Beetes und alle Karten des Straußes. Eine Folge darf auf einmal verlegt werden, wenn genug leere Beete da sind.
- In den Beeten wird abwärts angelegt, gleich in welcher Farbe.
- In ein leeres Beet darf jede Karte.
- In den Strauß kommt keine Karte zurück.
- Von ihrer Familie darf die oberste Karte in die Beete zurückkehren.

## Rat
Ein leeres Beet ist mehr wert als viele Karten im Strauß. Zuerst nach den niedrigen Karten sehen, die tief liegen; aus dem Strauß nur spielen, was ein Beet leert oder auf eine Familie passt.`,
  piles: { tableau: 'Beet', reserve: 'Strauß' },
};
