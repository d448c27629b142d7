/** Common parts of plain models with a stock. They use nothing of core. */
import type { Role } from '../contract.js';
import { bare, faceDown, type PlainPile, type PlainState } from './plain.js';

/** A stock of these cards, the first to deal on top. */
export const plainStock = (cards: readonly string[]): PlainPile[] => [cards.map(faceDown).reverse()];

/** An action: so many cards, or what is left of them, are turned onto the waste one by one. */
export const plainTurn =
  (count = 1) =>
  ({ piles }: PlainState): boolean => {
    const cards = piles.stock![0]!.splice(-count).reverse();
    piles.waste![0]!.push(...cards.map(bare));
    return cards.length > 0;
  };

/** An action: when the stock is used up, the waste is turned over. Counted, unless there is no limit. */
export const plainRedeal =
  (times: number) =>
  (state: PlainState): boolean => {
    const [stock, waste] = [state.piles.stock![0]!, state.piles.waste![0]!];
    if (stock.length > 0 || waste.length === 0 || state.redeals >= times) return false;
    stock.push(...waste.splice(0).reverse().map(faceDown));
    if (times !== Infinity) state.redeals++;
    return true;
  };

/** An action: each pile of the role gets a card of the stock, face up, as long as there are some. */
export const plainRow =
  (role: Role) =>
  ({ piles }: PlainState): boolean => {
    const stock = piles.stock![0]!;
    if (stock.length === 0) return false;
    for (const pile of piles[role]!) if (stock.length > 0) pile.push(bare(stock.pop()!));
    return true;
  };

/** Gaps among these piles are filled from the first of those that has a card, face up. */
export function plainFill(piles: readonly PlainPile[], ...sources: readonly PlainPile[]): void {
  for (const pile of piles) {
    const source = sources.find((one) => one.length > 0);
    if (pile.length === 0 && source) pile.push(bare(source.pop()!));
  }
}
