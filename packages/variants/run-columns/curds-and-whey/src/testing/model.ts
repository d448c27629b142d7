/** The rules of Curds and Whey once more, plain and slow, to check the variant against. */
import { dealRows, emptyPiles, inOrder, oneBelow, plainModel, rank, sameSuit, type PlainGame } from '@patience/core/testing';

const curd = (upper: string, lower: string): boolean => rank(upper) === rank(lower);
const whey = (upper: string, lower: string): boolean => sameSuit(upper, lower) && oneBelow(upper, lower);

/** The model. */
export const model = (_options?: object): PlainGame =>
  plainModel({
    deal: (deck) => ({
      tableau: dealRows(
        deck,
        emptyPiles(13).map(() => 4),
      ),
    }),
    lift: { tableau: (cards) => inOrder(cards, curd) || inOrder(cards, whey) },
    lay: { tableau: ([card], onto) => (onto === undefined ? rank(card!) === 13 : curd(card!, onto) || whey(card!, onto)) },
    status({ piles: { tableau } }) {
      const families = tableau!.filter((column) => column.length === 13 && rank(column[0]!) === 13 && inOrder(column, whey));
      return families.length === 4 ? 'won' : 'playing';
    },
  });
