/** The rules of Northwest Territory once more, plain and slow, to check the variant against. */
import {
  acesUp,
  alternate,
  dealTriangle,
  emptyPiles,
  faceDown,
  inOrder,
  oneBelow,
  plainModel,
  rank,
  single,
  turnUp,
  type PlainGame,
} from '@patience/core/testing';

const builds = (upper: string, lower: string): boolean => alternate(upper, lower) && oneBelow(upper, lower);

/** The model. */
export const model = (_options?: object): PlainGame =>
  plainModel({
    deal: (deck) => ({
      foundation: emptyPiles(4),
      reserve: deck.slice(36).map((card) => [card]),
      tableau: dealTriangle(deck, 8).map((pile) => pile.map(faceDown)),
    }),
    lift: { foundation: single, reserve: single, tableau: (cards) => inOrder(cards, builds) },
    lay: {
      foundation: (cards, onto, _to, from) => from.role !== 'foundation' && acesUp(cards, onto),
      tableau: ([card], onto) => (onto === undefined ? rank(card!) === 13 : builds(card!, onto)),
    },
    after: ({ piles }) => turnUp(piles.tableau!),
  });
