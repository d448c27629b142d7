/** In the order in which Microsoft's program lays a new deck: rank by rank, clubs, diamonds, hearts, spades. */
const DECK = Array.from({ length: 52 }, (_, i) => 'A23456789TJQK'[Math.floor(i / 4)]! + 'CDHS'[i % 4]!);

/**
 * The deal that Microsoft's FreeCell gives this number, in dealing order. Its shuffle takes cards out of a deck with
 * the pseudo-random numbers of the C library of its time, of which each is 15 bits of a 31-bit state.
 * @param number 1 to 2³¹ − 1; the first version stopped at 32,000, later ones at 1,000,000
 */
export function microsoftDeal(number: number): string {
  const left = [...DECK];
  let state = number;
  return DECK.map(() => {
    state = (Math.imul(state, 214_013) + 2_531_011) & 0x7fff_ffff;
    const chosen = (state >>> 16) % left.length;
    const card = left[chosen]!;
    left[chosen] = left.at(-1)!;
    left.pop();
    return card;
  }).join(' ');
}
