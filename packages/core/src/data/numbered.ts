import { facesOf } from '../cards/faces.js';
import { formatDeck, newDeck } from '../cards/deck.js';
import type { DeckSpec } from '../contract.js';

/**
 * Returns the cards of one of Microsoft's deals, in dealing order. The shuffle takes cards out of a sorted deck by the pseudo-random numbers of
 * Microsoft's C library, each of which is 15 bits of a state of 31 bits.
 * @returns undefined when the number is not 1 to 2³¹ − 1
 */
export function microsoftDeal(number: number, spec: DeckSpec): string | undefined {
  if (number < 1 || number >= 2 ** 31) return undefined;
  const { rank } = facesOf(spec);
  const left = newDeck(spec).sort((a, b) => rank[a]! - rank[b]! || a - b);
  let state = number;
  const dealt = Array.from({ length: left.length }, () => {
    state = (Math.imul(state, 214_013) + 2_531_011) & 0x7fff_ffff;
    const place = (state >>> 16) % left.length;
    const card = left[place]!;
    left[place] = left.at(-1)!;
    left.pop();
    return card;
  });
  return formatDeck(dealt, spec);
}
