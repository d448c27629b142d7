import type { Words } from '@patience/core';

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
