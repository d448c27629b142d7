import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Red and Black: the Row',
  summary: 'Red, black, red: a single row that takes all the cards if you miss none.',
  guide:
    'Red and black alternate in the row; rank and suit don’t matter. Win by bringing all cards into the row. Take from the waste whatever fits.',
  rules: `## Goal
Bring all 52 cards into one row in which red and black alternate. Ranks and suits don’t matter, so even children can play. You win when all 52 are in the row.

## Play
- Turn the top card of the stock. The first one begins the row.
- If a turned card is red and the last one of the row black, or the reverse, it joins the row. If not, it goes to the waste.

## One pass
There is only one pass through the stock. The top card of the waste may join the row as soon as it fits, several in turn if they do, and even after the last card of the stock. If the stock is empty and that card doesn’t fit, you have lost. If you never miss a card that fits, you always win.

## Two passes
The waste is left alone until the stock is empty. Then it is turned over and played through once more, without shuffling. Only after that is the waste played from the top, as long as red and black alternate. The first card that doesn’t fit ends the game.`,
  actions: { turn: 'Turn a card', redeal: 'Turn the waste over' },
  options: { passes: { name: 'Passes', values: { one: 'One', two: 'Two' } } },
  reasons: { 'same-colour': 'Black must follow red, and red must follow black.' },
  piles: { foundation: 'row' },
};

export const de: Words = {
  name: 'Rot und Schwarz: die Reihe',
  summary: 'Rot auf Schwarz auf Rot: eine einzige Reihe, die alle Karten aufnimmt, wenn man keine übersieht.',
  guide:
    'In der Reihe wechseln Rot und Schwarz; Wert und Farbe zählen nicht. Das Ziel: alle Karten in der Reihe. Was von der Ablage passt, kommt dazu.',
  rules: `## Ziel
Alle 52 Karten kommen in eine Reihe, in der sich Rot und Schwarz abwechseln. Werte und Farbzeichen spielen keine Rolle, darum können schon Kinder mitspielen. Liegen alle dort, ist die Patience aufgegangen.

## Spielen
- Die oberste Karte des Talons wird umgedreht. Die erste beginnt die Reihe.
- Ist eine umgedrehte Karte rot und die letzte der Reihe schwarz, oder umgekehrt, so kommt sie in die Reihe. Sonst kommt sie auf die Ablage.

## Ein Durchgang
Der Talon wird nur einmal durchgespielt. Die oberste Karte der Ablage darf in die Reihe, sobald sie passt, auch mehrere nacheinander und auch noch nach der letzten Karte des Talons. Ist der Talon leer und passt sie nicht, ist die Patience nicht aufgegangen. Wer keine passende Karte übersieht, gewinnt immer.

## Zwei Durchgänge
Die Ablage bleibt liegen, bis der Talon leer ist. Dann wird sie umgedreht und ohne Mischen noch einmal durchgespielt. Erst danach wird sie von oben abgetragen, solange Rot und Schwarz sich abwechseln. Die erste Karte, die nicht passt, beendet das Spiel.`,
  actions: { turn: 'Karte umdrehen', redeal: 'Ablage umdrehen' },
  options: { passes: { name: 'Durchgänge', values: { one: 'Einer', two: 'Zwei' } } },
  reasons: { 'same-colour': 'Auf Rot muss Schwarz folgen, auf Schwarz Rot.' },
  piles: { foundation: 'Reihe' },
};
