import type { Pile } from '../../contract.js';
import { dealFor, demand, type Law, type Trial } from '../law.js';

/** Checks that piles are inside the table, and that none overlaps another unless one covers the other or has `overlaps` and leaves part of it free. */
export const layout: Law = {
  name: 'piles lie inside the table and apart from each other',
  each: 'options',
  check(trial) {
    for (let seed = 0; seed < 5; seed++) {
      const { piles, index } = dealFor(trial, seed).table.rules;
      /** Returns whether a pile covers another one directly or through other piles. */
      const covers = (upper: Pile, lower: Pile): boolean =>
        lower.coveredBy?.some((id) => id === upper.id || covers(upper, piles[index.get(id)!]!)) ?? false;
      for (const where of ['at', 'wide'] as const) {
        const placed = piles.flatMap((pile) => (pile[where] ? [{ pile, x: pile[where][0], y: pile[where][1] }] : []));
        for (const { pile, x, y } of placed)
          demand(x <= 24 && y <= 12, trial, `table: ${pile.id}.${where}`, `[${x}, ${y}] is outside of a table of 25 × 13 cards`);
        for (const [i, one] of placed.entries())
          for (const two of placed.slice(i + 1)) {
            const distance = Math.max(Math.abs(one.x - two.x), Math.abs(one.y - two.y));
            if (distance >= 0.99 || covers(one.pile, two.pile) || covers(two.pile, one.pile)) continue;
            const mayOverlap = one.pile.overlaps === true || two.pile.overlaps === true;
            demand(
              mayOverlap && distance >= STRIP,
              trial,
              `table: ${one.pile.id}.${where}`,
              mayOverlap
                ? `lies on ${two.pile.id}, so that the player cannot reach both; \`overlaps\` needs a distance of ${STRIP} cards`
                : `overlaps ${two.pile.id}, which neither covers it nor has a permission (\`overlaps\`)`,
            );
          }
      }
    }
  },
};

/**
 * The smallest visible part of a covered card in a fan, as a fraction of a card's width or height. A smaller part would hide the index of
 * the card. The narrowest fan of the installed variants, eleven cards in a reserve, shows exactly this part.
 */
const STRIP = 0.2;
/** Tolerance for rounding errors of positions such as a third of a card. */
const TOLERANCE = 1e-9;
/** Smallest number of cards for which a fan needs room, even if fewer cards are dealt to its pile. */
const FEWEST = 2;

/** Checks that every fan has room for its dealt cards up to the next pile in its direction, or up to the edge of the table. */
export const fans: Law = {
  name: 'every fan has room for the cards that are dealt there',
  each: 'options',
  check(trial) {
    for (let seed = 0; seed < 5; seed++) {
      const { piles, index } = dealFor(trial, seed).table.rules;
      const { len } = dealFor(trial, seed).table;
      for (const where of ['at', 'wide'] as const) {
        const placed = piles.flatMap((pile) => (pile[where] ? [{ pile, x: pile[where][0], y: pile[where][1] }] : []));
        for (const one of placed) hasRoom(trial, where, one, placed, len[index.get(one.pile.id)!]!);
      }
    }
  },
};

interface Placed {
  readonly pile: Pile;
  readonly x: number;
  readonly y: number;
}

/** Checks the room of one fanned pile. @param dealt number of cards on the pile after the deal */
function hasRoom(trial: Trial, where: 'at' | 'wide', { pile, x, y }: Placed, placed: readonly Placed[], dealt: number): void {
  const { id, fan, fanned = Infinity, limit = Infinity } = pile;
  const cards = Math.min(Math.max(dealt, FEWEST), fanned, limit);
  if (fan === undefined || cards < 2) return;
  const sideways = fan !== 'down';
  /**
   * Returns the distance of another pile in the direction of the fan, from the place of the fanned pile; at most 0 when the other pile lies
   * beside or behind the fan.
   */
  const ahead = (other: Placed): number => {
    if (sideways ? Math.abs(other.y - y) >= 1 : Math.abs(other.x - x) >= 1) return 0;
    return fan === 'down' ? other.y - y : fan === 'left' ? x - other.x : other.x - x;
  };
  const stop = placed.filter((other) => ahead(other) > 0).sort((a, b) => ahead(a) - ahead(b))[0];
  // A fan below the last row has room to the lower edge, since the table grows with it.
  if (!stop && fan === 'down') return;
  const room = stop ? ahead(stop) - 1 : fan === 'left' ? x : Math.max(...placed.map((other) => other.x)) - x;
  const needed = (cards - 1) * STRIP;
  const end = stop ? `pile "${stop.pile.id}"` : `the ${fan} edge of the table`;
  demand(
    room >= needed - TOLERANCE,
    trial,
    `table: ${id}.${where}`,
    `fans ${cards} cards ${fan === 'down' ? 'downwards' : `to the ${fan}`}, but between it and ${end} there is room for ${inCards(room)} of a card, and ${inCards(needed)} are needed to see them: move it, let it fan the other way, or show fewer (\`fanned\`)`,
  );
}

const inCards = (length: number): string => String(Math.round(Math.max(0, length) * 100) / 100);
