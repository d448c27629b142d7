/** The cards of a deck: ranks and colours, also those of suits of its own. */
import { bare, suit } from '../plain.js';
import { isRules, listOf, textOf, type Json } from './resolve.js';

/** The cards of a deck, as the rules use them. */
export interface ReadDeck {
  /** Returns the rank of a card: its place among the letters of its suit, from 1; 0 for a card without a letter. */
  rank(card: string): number;
  /** Returns the colour of a card. */
  colour(card: string): string;
  /** The highest rank of all suits. */
  readonly highest: number;
  /** Letters of the ranks of suits that have none of their own. */
  readonly letters: readonly string[];
}

const LETTERS = 'A23456789TJQK'.split('');
const COLOURS: Readonly<Record<string, string>> = { C: 'black', D: 'red', H: 'red', S: 'black' };

/** Reads the cards of a deck. @param deck the field `deck` of a patience */
export function readDeck(deck: Json): ReadDeck {
  const { suits, letters } = isRules(deck) ? deck : {};
  const usual = letters === undefined ? LETTERS : listOf(letters).map(textOf);
  const own = listOf(suits).filter(isRules);
  const ofSuit = (letter: string): (typeof own)[number] | undefined => own.find((one) => one['suit'] === letter);
  const lettersOf = (letter: string): readonly string[] => {
    const given = ofSuit(letter)?.['letters'];
    return given === undefined ? usual : listOf(given).map(textOf);
  };
  const all = suits === undefined ? ['C'] : listOf(suits).map((one) => (isRules(one) ? textOf(one['suit']) : textOf(one)));
  return {
    rank: (card) => lettersOf(suit(card)).indexOf(bare(card).slice(0, -1)) + 1,
    colour: (card) => textOf(ofSuit(suit(card))?.['colour']) || COLOURS[suit(card)]!,
    highest: Math.max(...all.map((one) => lettersOf(one).length)),
    letters: usual,
  };
}
