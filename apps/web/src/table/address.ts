import type { Game } from '@patience/core';
import { writeDeal } from '../address/deal.js';

/** The query that brings the deal on the table again. */
export const addressOf = (game: Game): URLSearchParams => writeDeal({ ...game.source, options: game.options }, game.variant.options);
