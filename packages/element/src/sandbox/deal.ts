import type { SavedGame } from '@patience/core';
import { anySeed } from '../game/dealer.js';
import { optionsOf } from '../game-request.js';
import { askedWith } from '../game/storage.js';
import type { DealRequest } from './protocol.js';
import type { GameRequest } from '../game-request.js';

/** Returns the deal that a page asks for in the form of the protocol: values of options are texts, as far as they are no numbers. */
export function dealRequest({ seed = anySeed(), deck, options }: GameRequest): DealRequest {
  const given = Object.entries(optionsOf(options) ?? {}).filter(([, value]) => value !== undefined);
  return {
    ...(deck ? { deck } : { seed }),
    options: Object.fromEntries(given.map(([name, value]) => [name, typeof value === 'number' ? value : String(value)])),
  };
}

/** Returns the deal and the options of a game, each as far as the page asked for any. */
export const requestedPart = ({ seed, deck, options }: GameRequest, of: SavedGame): string =>
  JSON.stringify([seed !== undefined || deck ? (of.deck ?? of.seed) : null, options === undefined ? null : of.options]);

/**
 * Returns whether a kept game goes on: a player who dealt anew goes on with that deal, as long as the page asks for the same as then.
 * @param kept the text of the game @param opened the game as the guest opened it @param asked what the page asks for now
 */
export const goesOn = (request: GameRequest, kept: string, opened: SavedGame, asked: string): boolean =>
  askedWith(kept) === asked || requestedPart(request, opened) === asked;
