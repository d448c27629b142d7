import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Rot und Schwarz: die Reihe',
  summary: 'Rot auf Schwarz auf Rot: eine einzige Reihe, die alle Karten aufnimmt, wenn man keine übersieht.',
  rules: `## Ziel
Alle 52 Karten kommen in eine Reihe, in der sich Rot und Schwarz abwechseln. Werte und Farbzeichen spielen keine Rolle, darum können schon Kinder mitspielen.

## Spielen
- Die oberste Karte des Talons wird umgedreht. Die erste beginnt die Reihe.
- Ist eine umgedrehte Karte rot und die letzte der Reihe schwarz, oder umgekehrt, so kommt sie in die Reihe. Sonst kommt sie auf die Ablage.

## Ein Durchgang
Die oberste Karte der Ablage darf in die Reihe, sobald sie passt, auch mehrere nacheinander und auch noch nach der letzten Karte des Talons. Ist der Talon leer und passt sie nicht, ist die Patience nicht aufgegangen. Wer keine passende Karte übersieht, gewinnt immer.

## Zwei Durchgänge
Die Ablage bleibt liegen, bis der Talon leer ist. Dann wird sie umgedreht und ohne Mischen noch einmal durchgespielt. Erst danach wird sie von oben abgetragen, solange Rot und Schwarz sich abwechseln. Die erste Karte, die nicht passt, beendet das Spiel.`,
  actions: { turn: 'Karte umdrehen', redeal: 'Ablage umdrehen' },
  options: { passes: { name: 'Durchgänge', values: { one: 'Einer', two: 'Zwei' } } },
  reasons: { 'same-colour': 'Auf Rot muss Schwarz folgen, auf Schwarz Rot.' },
  piles: { foundation: 'Reihe' },
};
