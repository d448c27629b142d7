import { SUITS } from '@patience/core';
import type { Json } from '@patience/recipe';
import { asList, isObject, type JsonObject } from '../json/path.js';
import { listText, wordsIn, type FieldKey, type Spec } from './field.js';

/** Characters of a list of ranks at most. */
const LONGEST = 200;

/** Returns the deck's own suits in the list of its suits. */
export const ownIn = (suits: Json | undefined): readonly JsonObject[] => asList(suits).filter(isObject);

/** Returns a list of suits as recipes have it: the four usual ones are left out. */
export const suitsPart = (suits: readonly Json[]): Json | undefined =>
  suits.length === SUITS.length && SUITS.every((suit) => suits.includes(suit)) ? undefined : suits;

/** Returns the spec of a field for ranks as they are written on the cards: `A, 2, 3` or `1..22`. @param usual ranks that are meant by none */
export const lettersSpec = (key: FieldKey, usual: readonly string[]): Spec => ({
  key,
  control: { kind: 'text', max: LONGEST },
  read: (part) => listText(part, usual.join(', ')),
  write: (value) => {
    const letters = lettersIn(String(value));
    return letters.length === 0 || letters.join() === usual.join() ? undefined : letters;
  },
});

/** Reads a list of ranks; `1..22` means all numbers from 1 to 22. */
const lettersIn = (text: string): readonly string[] =>
  wordsIn(text.toUpperCase()).flatMap((each) => {
    const [, first, last] = /^(\d{1,2})(?:\.\.|-|–)(\d{1,2})$/.exec(each) ?? [];
    if (first === undefined || Number(last) < Number(first)) return each;
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) => String(Number(first) + i));
  });
