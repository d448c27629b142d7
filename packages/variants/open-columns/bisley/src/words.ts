import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Bisley',
  summary: 'Foundations are built up from the aces and down from the kings until they meet.',
  guide: 'Build in suit: the aces up, the kings down, and the columns either way. An empty column stays empty.',
  rules: `## Goal
Build the four aces up in suit and the four kings down in suit. Where the two meet does not matter: you win when all 52 cards are on the foundations.

## Layout
The four aces are laid out first. The other 48 cards are dealt face up into thirteen columns: three in each of the first four, four in each of the others.

## Play
- Cards move one at a time; the exposed card of each column is available.
- As the kings become available they may be placed beside the aces as foundations.
- Columns are built up or down in suit, and the direction may change.
- An empty column is not filled.
- No card comes back from the foundations.
- Only a two may be placed on an ace, only a queen on a king.

## Advice
Free the kings early: that doubles your choice. Moving a run card by card reverses it.

## History
Bisley in the English county of Surrey is famous for its rifle ranges.`,
};

export const de: Words = {
  name: 'Bisley',
  summary: 'Familien wachsen von den Assen aufwärts und von den Königen abwärts, bis sie sich treffen.',
  guide:
    'Alles in derselben Farbe: auf den Assen aufwärts, auf den Königen abwärts, in den Reihen auf und ab. Eine leere Reihe bleibt leer.',
  rules: `## Ziel
Jede Farbe wächst auf ihrem Ass aufwärts und auf ihrem König abwärts. Wo die beiden sich treffen, ist gleich: Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Die vier Asse werden zuerst ausgelegt. Die übrigen 48 Karten liegen offen in dreizehn Reihen: drei in jeder der ersten vier, vier in jeder der übrigen.

## Spielen
- Die Karten werden einzeln bewegt; spielbar ist die freie Karte jeder Reihe.
- Sobald ein König frei ist, darf er neben die Asse; auf ihm wird in seiner Farbe abwärts gelegt.
- In den Reihen wird in derselben Farbe angelegt, aufwärts oder abwärts, auch im Wechsel.
- Eine leere Reihe bleibt leer.
- Von den Familien kommt keine Karte zurück.
- Auf ein Ass kommt in den Reihen nur die Zwei, auf einen König nur die Dame.

## Rat
Könige früh freispielen, sie verdoppeln die Auswahl. Eine Folge, die falsch herum liegt, dreht sich um, wenn sie Karte für Karte weiterwandert.

## Herkunft
Bisley in der englischen Grafschaft Surrey ist berühmt für seine Schießstände.`,
};
