/** Deals by number, as other programs have them. */
import { rank, suit } from '../plain.js';

/** Returns the cards of one of Microsoft's deals, in dealing order. @param deck the same cards in any order */
export function microsoftDeal(number: number, deck: readonly string[]): readonly string[] {
  const place = (card: string): number => rank(card) * 4 + 'CDHS'.indexOf(suit(card));
  let left = [...deck].sort((a, b) => place(a) - place(b));
  let state = BigInt(number);
  return deck.map(() => {
    state = (state * 214_013n + 2_531_011n) % 2n ** 31n;
    const chosen = Number(state / 65_536n) % left.length;
    const card = left[chosen]!;
    const last = left[left.length - 1]!;
    left = left.map((one, i) => (i === chosen ? last : one)).slice(0, -1);
    return card;
  });
}
