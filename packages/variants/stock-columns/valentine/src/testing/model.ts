/** The rules of Valentine once more, plain and slow, to check the variant against. */
import { bare, faceDown, plainModel, plainStock, rank, sameSuit, single, type PlainGame, type PlainState } from '@patience/core/testing';

const hasGap = ({ piles }: PlainState): boolean => piles.tableau!.some((pile) => pile.length === 0);

function fill(state: PlainState): boolean {
  const { tableau, stock, waste } = state.piles;
  if (!hasGap(state) || stock![0]!.length + waste![0]!.length === 0) return false;
  for (const pile of tableau!) {
    if (pile.length > 0) continue;
    const card = waste![0]!.pop() ?? stock![0]!.pop();
    if (card !== undefined) pile.push(bare(card));
  }
  return true;
}

function turn(state: PlainState): boolean {
  const { stock, waste } = state.piles;
  if (hasGap(state) || waste![0]!.length > 0 || stock![0]!.length === 0) return false;
  waste![0]!.push(bare(stock![0]!.pop()!));
  return true;
}

/** The cards in dealing order: what the stock has, then the fourth column from its lowest card on, and so on to the first. */
function gather(state: PlainState): boolean {
  const { piles } = state;
  const open = piles.waste![0]!.pop();
  if (hasGap(state) || open === undefined) return false;
  const order = [...piles.stock![0]!.toReversed(), ...piles.tableau!.toReversed().flat()];
  piles.tableau = [[open], ...order.splice(0, 3).map((card) => [bare(card)])];
  piles.stock = [order.map(faceDown).reverse()];
  return true;
}

/** The model. */
export const model = (_options?: object): PlainGame =>
  plainModel({
    deal: (deck) => ({ stock: plainStock(deck.slice(4)), waste: [[]], tableau: deck.slice(0, 4).map((card) => [card]) }),
    lift: { tableau: single, waste: single },
    lay: { tableau: ([card], onto) => onto !== undefined && sameSuit(card!, onto) && rank(onto) - rank(card!) === 1 },
    actions: { fill, turn, gather },
    status: ({ piles }) => (piles.stock![0]!.length + piles.waste![0]!.length === 0 ? 'won' : 'playing'),
  });
