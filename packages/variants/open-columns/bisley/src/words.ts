import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Bisley',
  summary: 'Families grow up from the aces and down from the kings until they meet.',
  rules: `## Goal
Each suit grows up on its ace and down on its king. Where the two meet does not matter: when all 52 cards lie there, you have won.

## Layout
The four aces are laid out first. The other 48 cards are dealt face up into thirteen columns: three in each of the first four, four in each of the others.

## Play
- You always move the end card of a column.
- As soon as a king is free it may go beside the aces; on it goes its suit, downwards.
- Columns build in suit, up or down, and may turn as they please.
- An empty column stays empty.
- No card comes back from the families.

## Advice
Free the kings early: they double your choice. A run that lies the wrong way round turns over when it wanders on card by card.

## History
Bisley in the English county of Surrey is famous for its rifle ranges.`,
};

export const de: Words = {
  name: 'Bisley',
  summary: 'Familien wachsen von den Assen aufwärts und von den Königen abwärts, bis sie sich treffen.',
  rules: `## Ziel
Jede Farbe wächst auf ihrem Ass aufwärts und auf ihrem König abwärts. Wo die beiden sich treffen, ist gleich: Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Die vier Asse werden zuerst ausgelegt. Die übrigen 48 Karten liegen offen in dreizehn Reihen: drei in jeder der ersten vier, vier in jeder der übrigen.

## Spielen
- Bewegt wird immer nur die letzte Karte einer Reihe.
- Sobald ein König frei ist, darf er neben die Asse; auf ihm wird in seiner Farbe abwärts gelegt.
- In den Reihen wird in derselben Farbe angelegt, aufwärts oder abwärts, auch im Wechsel.
- Eine leere Reihe bleibt leer.
- Von den Familien kommt keine Karte zurück.

## Rat
Könige früh freispielen, sie verdoppeln die Auswahl. Eine Folge, die falsch herum liegt, dreht sich um, wenn sie Karte für Karte weiterwandert.

## Herkunft
Bisley in der englischen Grafschaft Surrey ist berühmt für seine Schießstände.`,
};
