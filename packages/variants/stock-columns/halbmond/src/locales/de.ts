import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Halbmond',
  summary: 'Sechzehn Päckchen im Bogen; dreimal kommt bei allen die unterste Karte nach oben.',
  rules: `Auch bekannt als Crescent und La Demi-Lune.

## Ziel
Von jeder Farbe wachsen zwei Familien: eine vom Ass aufwärts bis zum König, eine vom König abwärts bis zum Ass. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Aus zwei Kartenspielen kommen ein Ass und ein König jeder Farbe in die Mitte. Die anderen 96 Karten liegen zu je sechs in sechzehn Päckchen, die einen Halbmond bilden. Alle Karten liegen offen. Wer es schwerer mag, sieht nur die oberste jedes Päckchens.

## Spielen
- Bewegt wird immer eine einzelne Karte, die oberste eines Päckchens.
- Im Halbmond wird farbgerecht angelegt, aufwärts wie abwärts. Ass und König passen aufeinander.
- Ein leeres Päckchen bleibt leer.
- Treffen sich die beiden Familien einer Farbe, darf eine Karte von der einen auf die andere wechseln. Die Asse und Könige, mit denen sie begannen, bleiben liegen. In den Halbmond kommt keine Karte zurück.

## Verschieben
Dreimal im Spiel darf man verschieben: Bei jedem Päckchen kommt dann die unterste Karte nach oben. Die anderen behalten ihre Ordnung.

## Rat
Vor dem Verschieben alle Züge ansehen, denn danach liegt auf jedem Päckchen eine andere Karte. Eine lange Folge lässt sich Karte für Karte auf ein anderes Päckchen legen und liegt dann umgekehrt: So passt sie zur anderen Familie.

## Herkunft
Eine alte Patience, die in französischen Büchern La Demi-Lune heißt.`,
  actions: { shift: 'Verschieben' },
  options: { cards: { name: 'Karten im Halbmond', values: { open: 'Alle offen', closed: 'Nur die obersten offen' } } },
  piles: { stock: 'Verschieben', tableau: 'Päckchen' },
  reasons: {
    base: 'Das Ass oder der König, mit dem eine Familie begann, bleibt liegen.',
    'no-shift': 'Dreimal ist schon verschoben worden.',
    'nothing-below': 'Kein Päckchen hat mehr als eine Karte.',
  },
};
