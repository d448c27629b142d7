import type { Locale } from '@patience/core';
import type { SandboxFault } from './frame.js';

/** Words of the host about a table in a sandbox. */
interface SandboxWords {
  /** Stands above the table, outside its frame. */
  readonly byOthers: string;
  readonly faults: Readonly<Record<SandboxFault, string>>;
}

export const words: Readonly<Record<Locale, SandboxWords>> = {
  en: {
    byOthers: 'A game by a third party. Enter no passwords here.',
    faults: {
      silent: 'it does not answer',
      noisy: 'it sent more than a table has to say',
      focus: 'it took the keyboard while somebody was using the page',
    },
  },
  de: {
    byOthers: 'Ein Spiel von Dritten. Hier keine Passwörter eingeben.',
    faults: {
      silent: 'es antwortet nicht',
      noisy: 'es sendet mehr, als ein Tisch zu sagen hat',
      focus: 'es hat die Tastatur an sich gezogen, während sie anderswo gebraucht wurde',
    },
  },
};
