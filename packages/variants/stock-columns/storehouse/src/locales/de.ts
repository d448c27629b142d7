import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Vorratshaus',
  summary: 'Die vier Zweien liegen schon aus, und angelegt wird nur in der eigenen Farbe.',
  rules: `Auch bekannt als Storehouse, Provisions und Straight Up.

## Ziel
Vier Familien wachsen farbgerecht auf den vier Zweien, nach dem König schließt das Ass sie ab. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Die vier Zweien liegen von Anfang an aus. Dreizehn Karten bilden die Reserve, von der nur die oberste zu sehen ist. Vier offene Karten beginnen die Reihen, die übrigen 31 sind der Talon.

## Spielen
- In den Reihen wird farbgerecht abwärts angelegt; auf ein Ass gehört der König.
- Von Reihe zu Reihe wandert immer eine ganze Reihe; auf die Familien geht die unterste Karte allein.
- Die oberste Karte der Reserve ist immer frei.
- Eine Lücke füllt sofort die Reserve. Ist sie verbraucht, darf die oberste Karte der Ablage hinein, wann man will.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen und im Ganzen dreimal durchgespielt.

## Rat
Eine Reihe aufzubauen, die ganz auf eine andere passt, schafft Platz für die Reserve.

## Herkunft
Sie gehört zu den Schwestern von Canfield und erinnert an den Fächer, in dem ebenfalls die Reserve den Ausschlag gibt.`,
  actions: { turn: 'Umschlagen', redeal: 'Ablage umdrehen' },
};
