import type { GameSnapshot } from '@patience/element';
import { writeDeal } from '../address/deal.js';

/** The query that brings the deal on the table again. */
export const addressOf = (game: Pick<GameSnapshot, 'options' | 'source' | 'variant'>): URLSearchParams =>
  writeDeal({ ...game.source, options: game.options }, game.variant.options);

/** In the address, instead of the id of a game: a fresh one. */
export const NEW_GAME = 'new';

/** Behind the address, before the code of a game that comes along. */
export const CARRIED = 'game=';
