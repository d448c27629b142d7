import type { AdviceWords } from './en.js';

/** German words of the adviser. */
export const de: AdviceWords = {
  outlook: 'Zeigen, ob es noch aufgeht',
  open: 'Kann noch aufgehen',
  lost: 'Kann nicht mehr aufgehen',
  impossible: 'Dieses Spiel kann nicht aufgehen',
  unknown: 'Ob es noch aufgeht, ist unbekannt',
  thinking: 'Es wird gerechnet …',
  odds: 'Chance {share}',
  line: 'Tipp aus einer Lösung',
  guess: 'Eine Vermutung, denn manche Karten liegen verdeckt',
  look: 'Tipp nach dem, was zu sehen ist',
};
