/** The rules of Calculation once more, plain and slow, to check the variant against. */
import { bare, emptyPiles, plainModel, plainStock, single, turnUp, type PlainGame } from '@patience/core/testing';

/** The ranks on each foundation, from its base card on. */
const FAMILIES = ['A23456789TJQK', '2468TQA3579JK', '369Q258JA47TK', '48Q37J26TA59K'];

/** The model. */
export const model = (_options?: object): PlainGame =>
  plainModel({
    deal: (deck) => ({
      stock: plainStock(deck.slice(4)),
      foundation: deck.slice(0, 4).map((card) => [card]),
      tableau: emptyPiles(4),
    }),
    lift: { stock: single, tableau: single },
    lay: {
      foundation: ([card], _onto, to) => FAMILIES[to.index]![to.pile.length] === bare(card!)[0],
      tableau: (_cards, _onto, _to, from) => from.role === 'stock',
    },
    after: ({ piles }) => turnUp(piles.stock!),
  });
