import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Aces Up',
  summary: 'Of two cards of a suit the lower one goes, until only the aces are left.',
  rules: `Also known as Aces High, Drivel.

## Goal
You win when only the four aces are left; all other cards are discarded.

## Layout
Four face-up cards side by side begin four columns. The other 48 are the stock.

## Play
- When the exposed cards of two columns are of the same suit, the lower one is discarded. The ace is the highest card.
- Any exposed card may fill an empty column. For a harder game, only aces may.
- When nothing more goes, or whenever you like, the stock deals a card to every column, the empty ones too.
- The stock is gone through once.

## Advice
An empty column is your only means: move a card there that covers a higher card of the same suit as another exposed card. An ace that lies on other cards blocks its whole column.`,
  actions: { deal: 'Deal four cards' },
  options: { gaps: { name: 'An empty column takes', values: { any: 'Any card', aces: 'Aces only' } } },
  reasons: { 'none-higher': 'No other column ends in a higher card of this suit.' },
};

export const de: Words = {
  name: 'Aces Up',
  summary: 'Von zwei Karten einer Farbe wird die niedrigere abgelegt, bis nur noch die Asse liegen.',
  rules: `Auch bekannt als Asse hoch, Vier Asse, Groß gegen Klein.

## Ziel
Alle Karten außer den Assen werden abgelegt. Liegen nur noch die vier Asse, ist die Patience aufgegangen.

## Auslegen
Vier offene Karten nebeneinander beginnen vier Reihen. Die übrigen 48 sind der Talon.

## Spielen
- Sind die freien Karten zweier Reihen von derselben Farbe, wird die niedrigere abgelegt. Das Ass ist die höchste Karte.
- In eine leere Reihe darf jede freie Karte. Wer es schwerer mag, lässt nur Asse zu.
- Geht nichts mehr oder will man nicht mehr, gibt der Talon jeder Reihe eine Karte, auch den leeren.
- Der Talon wird nur einmal durchgespielt.

## Rat
Eine leere Reihe ist der einzige Hebel: Dorthin gehört eine Karte, unter der eine höhere liegt, mit der eine andere freie abgehen kann. Ein Ass, das auf anderen Karten liegt, sperrt seine ganze Reihe.`,
  actions: { deal: 'Vier Karten geben' },
  options: { gaps: { name: 'In eine leere Reihe darf', values: { any: 'Jede Karte', aces: 'Nur ein Ass' } } },
  reasons: { 'none-higher': 'An keinem anderen Ende liegt eine höhere Karte dieser Farbe.' },
};
