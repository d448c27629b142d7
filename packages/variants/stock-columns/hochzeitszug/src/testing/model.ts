/** The rules of Hochzeitszug once more, plain and slow, to check the variant against. */
import { bare, emptyPiles, faceDown, plainModel, plainStock, rank, single, suit, type PlainPile } from '@patience/core/testing';

/** Cards from the end of the first list, one on each of eight piles and round again, four times. */
function fourEach(cards: string[]): PlainPile[] {
  const piles = emptyPiles(8);
  for (let i = 0; i < 32; i++) {
    const card = cards.pop();
    if (card !== undefined) piles[i % 8]!.push(bare(card));
  }
  return piles;
}

/** The model. Packets 0–7 lie above, 8–15 below; foundations 0–7 begin with twos, 8–15 with aces. */
export const model = plainModel({
  deal(deck) {
    const rest = [...deck].reverse();
    const tableau = [...fourEach(rest), ...fourEach(rest)];
    return { stock: plainStock([...rest].reverse()), tableau, foundation: emptyPiles(16) };
  },
  lift: { tableau: single },
  lay: {
    tableau: ([card], onto, { state }) =>
      onto === undefined ? state.redeals > 0 : suit(card!) === suit(onto) && rank(card!) + 1 === rank(onto),
    foundation: ([card], onto, { index }) =>
      onto === undefined ? rank(card!) === (index < 8 ? 2 : 1) : suit(card!) === suit(onto) && rank(card!) === rank(onto) + 2,
  },
  actions: {
    fill({ piles }) {
      const gap = piles.tableau!.find((pile) => pile.length === 0);
      const stock = piles.stock![0]!;
      if (gap === undefined || stock.length === 0) return false;
      gap.push(...stock.splice(-4).reverse().map(bare));
      return true;
    },
    redeal(state) {
      const { piles } = state;
      const stock = piles.stock![0]!;
      if (state.redeals === 2) return false;
      if (stock.length > 0 && piles.tableau!.some((pile) => pile.length === 0)) return false;
      for (const i of [7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8]) stock.unshift(...piles.tableau![i]!.map(faceDown).reverse());
      piles.tableau = [...fourEach(stock), ...fourEach(stock)];
      state.redeals++;
      return true;
    },
  },
  after({ piles, redeals }) {
    if (redeals > 0) return;
    for (const pile of piles.tableau!) if (pile.length === 0) pile.push(...piles.stock![0]!.splice(-4).reverse().map(bare));
  },
});
