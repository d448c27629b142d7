import type { Pile } from '@patience/core';
import type { Cursor, Direction } from '../table/cursor.js';
import type { Spot } from '../table/spot.js';

/**
 * Returns the card to which an arrow key, Home or End leads: the same one where nothing lies further on.
 * @param mirrored left and right are exchanged, as on a left-handed table
 */
export function nextSpot(cursor: Cursor, { pile, depth }: Spot, direction: Direction, mirrored = false): Spot {
  const { rows, piles, view, reachable } = cursor;
  const row = rows.find((one) => one.includes(pile))!;
  if (direction === 'up' || direction === 'down') {
    const to = depth + (direction === 'up' ? 1 : -1);
    const here = piles.find(({ id }) => id === pile)!;
    if (here.fan) return view.card(pile, to) ? { pile, depth: to } : { pile, depth };
    const beyond = nearestBeyond(
      here,
      piles.filter(({ id }) => row.includes(id) && reachable(id)),
      direction,
    );
    return beyond === undefined ? { pile, depth } : { pile: beyond, depth: 0 };
  }
  const stops = row.filter((id) => id === pile || reachable(id));
  const step = (direction === 'right') === mirrored ? -1 : 1;
  const to = direction === 'first' ? stops[0] : direction === 'last' ? stops.at(-1) : stops[stops.indexOf(pile) + step];
  return to === undefined || to === pile ? { pile, depth } : { pile: to, depth: 0 };
}

/** Returns the nearest of the piles that lies above or below, as in a grid. */
function nearestBeyond({ at: [x, y] }: Pile, piles: readonly Pile[], direction: 'up' | 'down'): string | undefined {
  const sign = direction === 'up' ? -1 : 1;
  const distance = ({ at: [u, v] }: Pile): number => (v - y) * sign + Math.abs(u - x);
  return piles.filter(({ at: [u, v] }) => (v - y) * sign > 0 && Math.abs(u - x) < 1).sort((a, b) => distance(a) - distance(b))[0]?.id;
}
