import type { DeckWords } from './en.js';

/**
 * German words that turn the names of a French deck into those of a German deck. Daus is neuter like Ass; Unter and Ober are masculine like
 * Bube.
 */
export const de: DeckWords = {
  german: [
    [String.raw`\bKreuz (?=[A-ZÄÖÜ])`, 'Eichel-'],
    [String.raw`\bKaro (?=[A-ZÄÖÜ])`, 'Schellen-'],
    [String.raw`\bHerz (?=[A-ZÄÖÜ])`, 'Herz-'],
    [String.raw`\bPik (?=[A-ZÄÖÜ])`, 'Laub-'],
    [String.raw`\bKreuz\b`, 'Eichel'],
    [String.raw`\bKaro\b`, 'Schellen'],
    [String.raw`\bPik\b`, 'Laub'],
    [String.raw`\b(e|E)ine (rot|schwarz)e Dame\b`, '$1in $2er Ober'],
    [String.raw`\b(e|E)ine Dame\b`, '$1in Ober'],
    [String.raw`\bDamen?\b`, 'Ober'],
    [String.raw`\bBuben?\b`, 'Unter'],
    [String.raw`\bAss\b`, 'Daus'],
    [String.raw`\bAsse\b`, 'Däuser'],
  ],
};
