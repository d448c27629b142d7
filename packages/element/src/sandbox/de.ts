import type { SandboxWords } from './en.js';

/** German words of the sandbox host. */
export const de: SandboxWords = {
  byOthers: 'Ein Spiel von Dritten. Hier keine Passwörter eingeben.',
  faults: {
    silent: 'es antwortet nicht',
    unheard: 'es antwortet nicht; vielleicht verbieten die Richtlinien der Seite seine Skripte',
    noisy: 'es sendet mehr, als ein Tisch zu sagen hat',
    focus: 'es hat die Tastatur an sich gezogen, während sie anderswo gebraucht wurde',
  },
};
