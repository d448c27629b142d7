import type { GameSnapshot } from '@patience/element';
import { writeDeal } from '../address/deal.js';

/** Returns the query that deals the cards on the table again. */
export const dealQuery = (game: Pick<GameSnapshot, 'options' | 'source' | 'variant'>): URLSearchParams =>
  writeDeal({ ...game.source, options: game.options }, game.variant.options);

/** Value of `game` in an address that requests a new game, instead of the id of a stored one. */
export const NEW_GAME = 'new';

/** Prefix of a shared game in the fragment of an address. */
export const SHARED_GAME = 'game=';
