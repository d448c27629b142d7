import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Backbone',
  summary: 'Two columns of vertebrae with a tailbone, and four ribs on each side.',
  guide: 'Build the ribs down in suit, and the foundations up in suit from the ace. Only the free end of the backbone may be played.',
  rules: `## Goal
Build eight foundations up in suit from ace to king. You win when all 104 cards are on the foundations.

## Layout
Deal two columns of eleven face-up cards from two decks in the middle: the backbone. One more card lies across their ends: the tailbone. On each side place four cards, the ribs. The other 73 cards are the stock.

## Play
- At first only the tailbone of the backbone is available. When it is gone, the exposed cards of its two columns are available.
- Nothing may be placed on the backbone.
- The ribs are built down in suit. Cards move one at a time; a run may be moved in one go if there are enough gaps.
- Any available card may fill a gap: from the backbone, the ribs or the waste. For a harder game, do not use the backbone for this.
- Turn the stock card by card onto the waste, whose top card is available. There are two passes: when the stock is empty, turn the waste over, without shuffling.
- No card comes back from the foundations.

## Advice
The tailbone comes first, then the backbone: until it goes, it blocks 22 cards. Keep gaps for it, above all for kings, since anything can be built on them.

## History
An old patience, played for its picture: the layout looks like its name.`,
  actions: { turn: 'Turn the stock', redeal: 'Turn the waste over' },
  options: { gaps: { name: 'Gaps', values: { any: 'Any card', ribs: 'No card of the backbone' } } },
  piles: { tableau: 'rib', reserve: 'backbone', r1: 'backbone left', r2: 'backbone right', r3: 'tailbone' },
};

export const de: Words = {
  name: 'Rückgrat',
  summary: 'Zwei Reihen Wirbel mit einem Steißbein, an jeder Seite vier Rippen.',
  guide:
    'An den Rippen geht es abwärts in derselben Farbe; auf den Familien vom Ass aufwärts. Vom Rückgrat ist nur das freie Ende spielbar.',
  rules: `Auch bekannt als Backbone.

## Ziel
Acht Familien wachsen vom Ass bis zum König, jede in einer Farbe. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Aus zwei Kartenspielen kommen in die Mitte zwei Reihen von je elf offenen Karten, das Rückgrat. Quer über ihre Enden kommt eine weitere Karte, das Steißbein. Links und rechts davon liegen je vier Karten, die Rippen. Die übrigen 73 Karten sind der Talon.

## Spielen
- Zuerst ist im Rückgrat nur das Steißbein frei. Ist es fort, sind es die freien Karten beider Reihen.
- Auf das Rückgrat wird nichts gelegt.
- An den Rippen wird abwärts in derselben Farbe angelegt. Die Karten werden einzeln bewegt; eine Folge darf auf einmal verlegt werden, wenn genug Lücken da sind.
- In eine Lücke darf jede freie Karte: aus dem Rückgrat, von den Rippen oder von der Ablage. Wer es schwerer mag, nimmt dazu keine Karten des Rückgrats.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen, deren oberste Karte frei ist, und im Ganzen zweimal durchgespielt. Für den nächsten Durchgang wird die Ablage umgedreht, ohne zu mischen.
- Von den Familien kommt keine Karte zurück.

## Rat
Das Steißbein geht vor, dann das Rückgrat: Solange es liegt, hält es 22 Karten fest. Lücken dafür aufheben, vor allem für Könige, denn an sie lässt sich alles anlegen.

## Herkunft
Eine alte Bilderpatience: Ausgelegt gleicht sie dem, wonach sie heißt.`,
  actions: { turn: 'Umschlagen', redeal: 'Ablage umdrehen' },
  options: { gaps: { name: 'Lücken füllt', values: { any: 'Jede Karte', ribs: 'Keine Karte des Rückgrats' } } },
  piles: { tableau: 'Rippe', reserve: 'Rückgrat', r1: 'Rückgrat links', r2: 'Rückgrat rechts', r3: 'Steißbein' },
};
