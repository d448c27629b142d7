import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Aces Up',
  summary: 'Of two cards of a suit the lower one goes, until only the aces are left.',
  rules: `Also known as Aces High, Drivel.

## Goal
Only the four aces stay; all other cards go.

## Layout
Four face-up cards side by side begin four columns. The other 48 are the stock.

## Play
- When two columns end in cards of the same suit, the lower one goes. The ace is the highest card.
- The end card of a column may move into an empty one. If you like it harder, only aces may.
- When nothing more goes, or you wish no more, the stock deals a card to every column, the empty ones too.
- The stock is gone through once.

## Advice
An empty column is your only lever: move the card there that lies on something higher of the suit of another card in sight. An ace that lies on other cards locks its whole column.`,
  actions: { deal: 'Deal four cards' },
  options: { gaps: { name: 'An empty column takes', values: { any: 'Any card', aces: 'Aces only' } } },
  reasons: { 'none-higher': 'No other column ends in a higher card of this suit.' },
};

export const de: Words = {
  name: 'Asse hoch',
  summary: 'Von zwei Karten einer Farbe geht die niedrigere ab, bis nur noch die Asse liegen.',
  rules: `Auch bekannt als Vier Asse, Groß gegen Klein, Aces Up.

## Ziel
Nur die vier Asse bleiben liegen; alle anderen Karten gehen ab.

## Auslegen
Vier offene Karten nebeneinander beginnen vier Reihen. Die übrigen 48 sind der Talon.

## Spielen
- Liegen an den Enden zweier Reihen Karten derselben Farbe, geht die niedrigere ab. Das Ass ist die höchste Karte.
- In eine leere Reihe darf die unterste Karte einer anderen. Wer es schwerer mag, lässt nur Asse zu.
- Geht nichts mehr oder will man nicht mehr, gibt der Talon jeder Reihe eine Karte, auch den leeren.
- Umgedreht wird der Talon nicht.

## Rat
Eine leere Reihe ist der einzige Hebel: Dorthin gehört die Karte, unter der eine höhere in der Farbe einer anderen freien liegt. Ein Ass, das auf anderen Karten liegt, sperrt seine ganze Reihe.`,
  actions: { deal: 'Vier Karten geben' },
  options: { gaps: { name: 'In eine leere Reihe darf', values: { any: 'Jede Karte', aces: 'Nur ein Ass' } } },
  reasons: { 'none-higher': 'An keinem anderen Ende liegt eine höhere Karte dieser Farbe.' },
};
