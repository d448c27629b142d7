import type { Game } from '@patience/core';
import { actionIn } from '../../table/actions.js';

/** Tells whether moves make a combination: pairs leave the table or no card can be laid on a column, until an action interrupts them. */
const hasChains = ({ table, piles }: Game): boolean =>
  table.rules.actions.length > 0 && (table.variant.pair !== undefined || piles.every(({ role, accept }) => role !== 'tableau' || !accept));

/** Returns how many gestures in a row, up to the last one, moved cards without turning the stock or another action; 0 where combinations do not count. */
export function chainOf(game: Game): number {
  if (!hasChains(game)) return 0;
  const { gestures, cursor } = game;
  let n = 0;
  while (n < cursor && actionIn(game, gestures[cursor - 1 - n]!) === undefined) n++;
  return n;
}
