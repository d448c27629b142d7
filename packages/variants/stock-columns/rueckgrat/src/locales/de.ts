import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Rückgrat',
  summary: 'Zwei Reihen Wirbel mit einem Steißbein, an jeder Seite vier Rippen.',
  rules: `Auch bekannt als Backbone.

## Ziel
Acht Familien wachsen vom Ass bis zum König, jede in ihrer Farbe. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Aus zwei Kartenspielen kommen in die Mitte zwei Reihen von je elf offenen Karten, das Rückgrat. Quer über ihre Enden kommt eine weitere Karte, das Steißbein. Links und rechts davon liegen je vier Karten, die Rippen. Die übrigen 73 Karten sind der Talon.

## Spielen
- Zuerst ist im Rückgrat nur das Steißbein frei. Ist es fort, sind es die letzten Karten beider Reihen.
- Auf das Rückgrat wird nichts gelegt.
- An den Rippen wird farbgerecht abwärts angelegt. Die Karten werden einzeln bewegt; eine Folge darf auf einmal verlegt werden, wenn genug Lücken da sind.
- In eine Lücke darf jede freie Karte: aus dem Rückgrat, von den Rippen oder von der Ablage. Wer es schwerer mag, nimmt dazu keine Karten des Rückgrats.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen und im Ganzen zweimal durchgespielt.

## Rat
Das Steißbein geht vor, dann das Rückgrat: Solange es liegt, hält es 22 Karten fest. Lücken dafür aufheben, vor allem für Könige, denn an sie lässt sich alles anlegen.

## Herkunft
Eine alte Bilderpatience: Ausgelegt gleicht sie dem, wonach sie heißt.`,
  actions: { turn: 'Umschlagen', redeal: 'Ablage umdrehen' },
  options: { gaps: { name: 'Lücken füllt', values: { any: 'Jede Karte', ribs: 'Keine Karte des Rückgrats' } } },
  piles: { tableau: 'Rippe', reserve: 'Rückgrat', r1: 'Rückgrat links', r2: 'Rückgrat rechts', r3: 'Steißbein' },
};
