import type { AdviceWords } from './en.js';

/** German, of the adviser. */
export const de: AdviceWords = {
  outlook: 'Aussicht zeigen',
  open: 'Kann noch aufgehen',
  lost: 'Kann nicht mehr aufgehen',
  impossible: 'Dieses Spiel kann nicht aufgehen',
  unknown: 'Ob es noch aufgeht, ist unbekannt',
  thinking: 'Es wird gerechnet …',
  odds: 'in {share} der möglichen Lagen',
  line: 'Tipp aus einer Folge, die aufgeht',
  guess: 'Tipp nach Vermutung über die verdeckten Karten',
  look: 'Tipp nach dem, was zu sehen ist',
};
