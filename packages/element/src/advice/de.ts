import type { AdviceWords } from './en.js';

/** German words of the adviser. */
export const de: AdviceWords = {
  outlook: 'Zeigen, ob es noch aufgehen kann',
  open: 'Kann noch aufgehen',
  lost: 'Kann nicht mehr aufgehen',
  impossible: 'Dieses Spiel kann nicht aufgehen',
  unknown: 'Ob es noch aufgehen kann, ist nicht bekannt',
  thinking: 'Es wird gerechnet …',
  odds: 'Chance {share}',
  line: 'Führt zum Gewinn',
  guess: 'Sieht gut aus, doch manche Karten liegen verdeckt',
  look: 'Sieht gut aus',
};
