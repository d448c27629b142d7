import type { Locale } from '@patience/core';

type Rules = readonly (readonly [RegExp, string])[];

/** From a French deck's names to a German deck's, in names and in whole sentences. The Daus is neuter like the Ass, Unter and Ober like the Bube. */
const RULES: Readonly<Record<Locale, Rules>> = {
  de: [
    [/\bKreuz (?=[A-ZÄÖÜ])/g, 'Eichel-'],
    [/\bKaro (?=[A-ZÄÖÜ])/g, 'Schellen-'],
    [/\bHerz (?=[A-ZÄÖÜ])/g, 'Herz-'],
    [/\bPik (?=[A-ZÄÖÜ])/g, 'Laub-'],
    [/\bKreuz\b/g, 'Eichel'],
    [/\bKaro\b/g, 'Schellen'],
    [/\bPik\b/g, 'Laub'],
    [/\b(e|E)ine (rot|schwarz)e Dame\b/g, '$1in $2er Ober'],
    [/\b(e|E)ine Dame\b/g, '$1in Ober'],
    [/\bDamen?\b/g, 'Ober'],
    [/\bBuben?\b/g, 'Unter'],
    [/\bAss\b/g, 'Daus'],
    [/\bAsse\b/g, 'Däuser'],
  ],
  en: [
    [/\bclubs\b/g, 'acorns'],
    [/\bdiamonds\b/g, 'bells'],
    [/\bspades\b/g, 'leaves'],
    [/\ba queen\b/g, 'an Ober'],
    [/\bqueen(s?)\b/g, 'Ober$1'],
    [/\ba jack\b/g, 'an Unter'],
    [/\bjack(s?)\b/g, 'Unter$1'],
    [/\ban ace\b/g, 'a Daus'],
    [/\baces\b/g, 'Dauses'],
    [/\bace\b/g, 'Daus'],
  ],
};

/** A name of a card, or a sentence with such names, as a player with a German deck says it: „Eichel-Ober“, “Ober of acorns”. */
export const reword = (text: string, locale: Locale): string => RULES[locale].reduce((said, [from, to]) => said.replace(from, to), text);
