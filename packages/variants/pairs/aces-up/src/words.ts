import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Aces Up',
  summary: 'Discard the lower of two cards of a suit, until only the aces are left.',
  guide: 'When two columns end with the same suit, discard the lower card; the ace is highest. Only the four aces are to be left.',
  rules: `Also known as Aces High and Drivel.

## Goal
Discard all cards but the four aces. You win when only they are left.

## Layout
Deal four face-up cards side by side: they begin four columns. The other 48 cards are the stock.

## Play
- When the exposed cards of two columns are of the same suit, you may discard the lower one. The ace is the highest card.
- Any exposed card may fill an empty column. For a harder game, only aces may.
- When no more cards can be discarded, or whenever you like, deal a card from the stock to every column, empty ones too.
- There is only one pass through the stock.

## Advice
An empty column is your only tool: use it to uncover a card that beats another exposed card of its suit. An ace that lies on other cards blocks its whole column.`,
  actions: { deal: 'Deal four cards' },
  options: { gaps: { name: 'An empty column takes', values: { any: 'Any card', aces: 'Aces only' } } },
  reasons: { 'none-higher': 'No other column ends in a higher card of this suit.' },
};

export const de: Words = {
  name: 'Vier Asse',
  summary: 'Von zwei Karten einer Farbe wird die niedrigere abgelegt, bis nur noch die Asse liegen.',
  guide:
    'Enden zwei Reihen in derselben Farbe, wird die niedrigere Karte abgelegt; das Ass ist die höchste. Nur die vier Asse sollen bleiben.',
  rules: `Auch bekannt als Aces Up, Asse hoch, Groß gegen Klein.

## Ziel
Alle Karten außer den Assen werden abgelegt. Liegen nur noch die vier Asse, ist die Patience aufgegangen.

## Auslegen
Vier offene Karten nebeneinander beginnen vier Reihen. Die übrigen 48 sind der Talon.

## Spielen
- Sind die freien Karten zweier Reihen von derselben Farbe, darf die niedrigere abgelegt werden. Das Ass ist die höchste Karte.
- In eine leere Reihe darf jede freie Karte. Wer es schwerer mag, lässt nur Asse zu.
- Geht nichts mehr, oder wann immer man will, gibt der Talon jeder Reihe eine Karte, auch den leeren.
- Der Talon wird nur einmal durchgespielt.

## Rat
Eine leere Reihe ist der einzige Hebel: Dorthin gehört eine Karte, unter der eine höhere liegt, gegen die eine andere freie abgelegt werden kann. Ein Ass, das auf anderen Karten liegt, sperrt seine ganze Reihe.`,
  actions: { deal: 'Vier Karten geben' },
  options: { gaps: { name: 'In eine leere Reihe darf', values: { any: 'Jede Karte', aces: 'Nur ein Ass' } } },
  reasons: { 'none-higher': 'An keinem anderen Ende liegt eine höhere Karte dieser Farbe.' },
};
