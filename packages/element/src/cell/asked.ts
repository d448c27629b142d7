import type { SavedGame } from '@patience/core';
import { anySeed, type Wanted } from '../table/dealer.js';
import { optionsOf } from '../table/given.js';
import { askedWith } from '../table/storage.js';
import type { CellDeal } from './messages.js';

/** What is wanted, as a deal that a cell can be asked for: values of options are texts, as far as they are no numbers. */
export function dealOf({ seed = anySeed(), deck, options }: Wanted): CellDeal {
  const given = Object.entries(optionsOf(options) ?? {}).filter(([, value]) => value !== undefined);
  return {
    ...(deck ? { deck } : { seed }),
    options: Object.fromEntries(given.map(([name, value]) => [name, typeof value === 'number' ? value : String(value)])),
  };
}

/** What the page asked for, by a game that has just that: the deal and the options, each as far as it asked for any. */
export const askedFor = ({ seed, deck, options }: Wanted, of: SavedGame): string =>
  JSON.stringify([seed !== undefined || deck ? (of.deck ?? of.seed) : null, options === undefined ? null : of.options]);

/**
 * Does a kept game go on? A player who dealt anew goes on with that deal, as long as the page asks for the same as then.
 * @param kept its text @param opened as the cell opened it @param asked for by the page now
 */
export const goesOn = (wanted: Wanted, kept: string, opened: SavedGame, asked: string): boolean =>
  askedWith(kept) === asked || askedFor(wanted, opened) === asked;
