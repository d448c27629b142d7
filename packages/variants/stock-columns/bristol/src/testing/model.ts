/** The rules of Bristol once more, plain and slow, to check the variant against. */
import {
  dealRows,
  emptyPiles,
  oneBelow,
  plainModel,
  plainRow,
  plainStock,
  rank,
  single,
  type PlainGame,
  type PlainPile,
} from '@patience/core/testing';

/** Kings lie beneath all other cards of their fan. */
const kingsDown = (fan: PlainPile): PlainPile => [
  ...fan.filter((card) => rank(card) === 13).reverse(),
  ...fan.filter((card) => rank(card) !== 13),
];

/** The model. */
export const model = ({ aces }: { aces: 0 | 1 }): PlainGame =>
  plainModel({
    deal(deck) {
      const rest = deck.slice(aces);
      return {
        stock: plainStock(rest.slice(27)),
        reserve: rest.slice(24, 27).map((card) => [card]),
        foundation: [deck.slice(0, aces), ...emptyPiles(3)],
        tableau: dealRows(rest.slice(0, 24), [3, 3, 3, 3, 3, 3, 3, 3]).map(kingsDown),
      };
    },
    lift: { reserve: single, tableau: single },
    lay: {
      foundation: ([card], onto) => (onto === undefined ? rank(card!) === 1 : oneBelow(onto, card!)),
      tableau: ([card], onto) => onto !== undefined && oneBelow(card!, onto),
    },
    actions: { deal: plainRow('reserve') },
  });
