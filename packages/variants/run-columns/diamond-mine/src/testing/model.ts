/** The rules of Diamond Mine once more, plain and slow, to check the variant against. */
import { faceDown, inOrder, oneBelow, plainModel, rank, sameSuit, single, suit, turnUp, type PlainGame } from '@patience/core/testing';

/** The model. */
export const model = (_options?: object): PlainGame =>
  plainModel({
    deal: (deck) => ({
      foundation: [[]],
      tableau: Array.from({ length: 13 }, (_, i) =>
        deck.filter((_card, j) => j % 13 === i).map((card, line) => (line < 3 ? faceDown(card) : card)),
      ),
    }),
    lift: { tableau: (cards) => inOrder(cards, oneBelow) },
    lay: {
      foundation([card], onto, _to, { pile }) {
        const next = onto === undefined || rank(card!) === (rank(onto) % 13) + 1;
        return single(pile.slice(pile.indexOf(card!))) && suit(card!) === 'D' && next;
      },
      tableau: ([card], onto) => suit(card!) !== 'D' && (onto === undefined || (suit(onto) !== 'D' && oneBelow(card!, onto))),
    },
    after: ({ piles }) => turnUp(piles.tableau!),
    status({ piles }) {
      const done = piles.tableau!.every(
        (pile) =>
          pile.length === 0 ||
          (pile.length === 13 && pile.every((card, i) => !card.startsWith('<') && sameSuit(card, pile[0]!) && rank(card) === 13 - i)),
      );
      return done && piles.foundation![0]!.length > 0 ? 'won' : 'playing';
    },
  });
