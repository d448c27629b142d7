import type { GameSnapshot } from '@patience/element';
import { writeDeal } from '../address/deal.js';

/** Returns the query that deals the cards on the table again. */
export const dealQuery = (game: Pick<GameSnapshot, 'options' | 'source' | 'variant'>): URLSearchParams =>
  writeDeal({ ...game.source, options: game.options }, game.variant.options);

/** In the address, instead of the id of a game: a fresh one. */
export const NEW_GAME = 'new';

/** Prefix of a shared game in the fragment of an address. */
export const SHARED_GAME = 'game=';
