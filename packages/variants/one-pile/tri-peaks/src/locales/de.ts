import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Drei Gipfel',
  summary: 'Drei Gipfel aus Karten werden auf einer einzigen Kette abgetragen, die auf und ab läuft.',
  rules: `Auch bekannt als Tri Peaks, Three Peaks.

## Ziel
Alle 28 Karten der drei Gipfel kommen auf die Kette. Was dann noch im Talon liegt, zählt nicht.

## Auslegen
Achtzehn verdeckte Karten bilden drei Gipfel zu je drei Zeilen. Zehn offene Karten liegen als gemeinsamer Fuß darunter; jede Karte wird von zwei Karten der nächsten Zeile halb bedeckt. Eine weitere Karte beginnt die Kette, die übrigen 23 sind der Talon.

## Spielen
- Frei ist eine Karte, auf der keine andere mehr liegt. War sie verdeckt, wird sie aufgedeckt.
- Auf die Kette kommt eine freie Karte, wenn sie um eins höher oder niedriger ist als deren letzte. Die Farbe spielt keine Rolle.
- Ass und König sind Nachbarn: Die Kette läuft über die Ecke weiter. Wer es schwerer mag, lässt sie dort wenden.
- Geht es nicht weiter, wird die nächste Karte des Talons auf die Kette gelegt. Umgedreht wird er nicht.

## Rat
Passen zwei Karten, so nimm die, nach der die Kette am weitesten läuft; und sonst die, die eine verdeckte Karte freigibt.

## Herkunft
Erdacht hat das Spiel Robert Hogue im Jahr 1989, für den Computer.`,
  actions: { turn: 'Nächste Karte' },
  options: { corner: { name: 'Ass und König', values: { open: 'Sind Nachbarn', closed: 'Sind keine Nachbarn' } } },
  piles: { foundation: 'Kette', tableau: 'Stein' },
};
