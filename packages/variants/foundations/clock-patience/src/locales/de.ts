import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Die Uhr',
  summary: 'Jede Karte kommt unter ihre Stunde, und alles hängt am vierten König.',
  rules: `## Ziel
Alle Karten werden aufgedeckt, ehe der vierte König erscheint.

## Auslegen
Alle Karten werden verdeckt zu dreizehn Päckchen von je vier gegeben: zwölf im Kreis wie die Stunden einer Uhr, das dreizehnte in der Mitte.

## Spielen
- Die oberste Karte der Mitte ist schon beim Geben aufgedeckt.
- Die offene Karte kommt offen unter das Päckchen ihrer Stunde: das Ass unter die Eins, der Bube unter die Elf, die Dame unter die Zwölf, der König unter die Mitte. Dann wird die oberste Karte dieses Päckchens aufgedeckt, und so weiter.
- Mit dem vierten König ist es zu Ende. War er die letzte verdeckte Karte, so ist die Patience aufgegangen.

## Rat
Zu entscheiden gibt es nichts: eine Patience zum Zuschauen. Sie geht in einem von dreizehn Spielen auf.`,
  actions: { next: 'Weiter' },
  reasons: { over: 'Alle Könige sind offen.' },
  piles: { tableau: 'Stunde', t13: 'Mitte' },
};
