/** Common parts of plain models with a stock. They use no code of core. */
import type { Role } from '../contract.js';
import { bare, faceDown, type PlainPile, type PlainState } from './plain.js';

/** Returns a stock of face-down cards. @param cards the cards in dealing order */
export const plainStock = (cards: readonly string[]): PlainPile[] => [cards.map(faceDown).reverse()];

/** Returns an action that turns `count` cards, or all that are left, from the stock onto the waste one by one. */
export const plainTurn =
  (count = 1) =>
  ({ piles }: PlainState): boolean => {
    const cards = piles.stock![0]!.splice(-count).reverse();
    piles.waste![0]!.push(...cards.map(bare));
    return cards.length > 0;
  };

/** Returns an action that turns the waste over when the stock is empty. @param times number of redeals; Infinity for no limit */
export const plainRedeal =
  (times: number) =>
  (state: PlainState): boolean => {
    const [stock, waste] = [state.piles.stock![0]!, state.piles.waste![0]!];
    if (stock.length > 0 || waste.length === 0 || state.redeals >= times) return false;
    stock.push(...waste.splice(0).reverse().map(faceDown));
    if (times !== Infinity) state.redeals++;
    return true;
  };

/** Returns an action that deals one face-up card from the stock to each pile of a role, while there are cards. */
export const plainRow =
  (role: Role) =>
  ({ piles }: PlainState): boolean => {
    const stock = piles.stock![0]!;
    if (stock.length === 0) return false;
    for (const pile of piles[role]!) if (stock.length > 0) pile.push(bare(stock.pop()!));
    return true;
  };

/** Fills empty piles with a face-up card from the first source that has one. */
export function plainFill(piles: readonly PlainPile[], ...sources: readonly PlainPile[]): void {
  for (const pile of piles) {
    const source = sources.find((one) => one.length > 0);
    if (pile.length === 0 && source) pile.push(bare(source.pop()!));
  }
}
