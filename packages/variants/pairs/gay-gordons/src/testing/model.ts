/** The rules of Gay Gordons once more, plain and slow, to check the variant against. */
import { dealRows, plainModel, rank, sameSuit, single, type PlainGame } from '@patience/core/testing';

/** The partner of each rank, by written ranks. */
const COUPLES = ['AT', '29', '38', '47', '56', 'JJ', 'QK'];

/** The model. */
export const model = (_options?: object): PlainGame =>
  plainModel({
    deal(deck) {
      const tableau = dealRows(deck.slice(0, 50), [5, 5, 5, 5, 5, 5, 5, 5, 5, 5]);
      const reserve = deck.slice(50);
      for (const column of tableau) {
        const jacks = column.filter((card) => rank(card) === 11);
        const other = rank(reserve[1]!) === 11 ? 0 : 1;
        if (jacks.length === 3) [column[column.indexOf(jacks[1]!)], reserve[other]] = [reserve[other]!, jacks[1]!];
      }
      return { reserve: [reserve], discard: [[]], tableau };
    },
    lift: { reserve: single, tableau: single },
    pair: (one, two) =>
      COUPLES.some((couple) => couple === one.charAt(0) + two.charAt(0) || couple === two.charAt(0) + one.charAt(0)) &&
      (rank(one) < 12 || !sameSuit(one, two)),
  });
