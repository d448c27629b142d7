import type { SavedGame } from '@patience/core';
import { anySeed } from '../game/dealer.js';
import { optionsOf } from '../game-request.js';
import { askedWith } from '../game/storage.js';
import type { DealRequest, GuestVariant } from './protocol.js';
import type { GameRequest } from '../game-request.js';

/**
 * Returns the deal that a page requests in the form of the protocol: option values that are no numbers become text.
 * @param startOptions the variant's options for a request that names neither options nor cards
 */
export function dealRequest({ seed, deck, options }: GameRequest, startOptions: GuestVariant['startOptions']): DealRequest {
  const isNamed = seed !== undefined || !!deck;
  const given = Object.entries(optionsOf(options ?? (isNamed ? {} : startOptions)) ?? {}).filter(([, value]) => value !== undefined);
  return {
    ...(deck ? { deck } : { seed: seed ?? anySeed() }),
    options: Object.fromEntries(given.map(([name, value]) => [name, typeof value === 'number' ? value : String(value)])),
  };
}

/** Returns the deal and the options of a game, each if the page requested it. */
export const requestedPart = ({ seed, deck, options }: GameRequest, of: SavedGame): string =>
  JSON.stringify([seed !== undefined || deck ? (of.deck ?? of.seed) : null, options === undefined ? null : of.options]);

/**
 * Tells whether a stored game is continued: even a later deal of the player is, as long as the page requests the same.
 * @param kept the text of the game @param opened the game as the guest opened it @param asked the page's current request
 */
export const goesOn = (request: GameRequest, kept: string, opened: SavedGame, asked: string): boolean =>
  askedWith(kept) === asked || requestedPart(request, opened) === asked;
