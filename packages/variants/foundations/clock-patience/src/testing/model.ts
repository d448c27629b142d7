/** The rules of Clock once more, plain and slow, to check the variant against. */
import { bare, isDown, plainModel, plainStock, rank, type PlainGame } from '@patience/core/testing';

/** The model. */
export const model = (_options?: object): PlainGame =>
  plainModel({
    deal(deck) {
      const hours = Array.from({ length: 13 }, (_, i) => plainStock(deck.slice(4 * i, 4 * i + 4))[0]!);
      hours[12]!.push(bare(hours[12]!.pop()!));
      return { tableau: hours };
    },
    notes: { hand: 13 },
    actions: {
      next({ piles, notes }) {
        if (notes['hand'] === 0) return false;
        const card = piles.tableau![notes['hand']! - 1]!.pop()!;
        const hour = piles.tableau![rank(card) - 1]!;
        hour.unshift(card);
        notes['hand'] = isDown(hour.at(-1)!) ? rank(card) : 0;
        hour.push(bare(hour.pop()!));
        return true;
      },
    },
    status({ piles, notes }) {
      if (notes['hand']! > 0) return 'playing';
      return piles.tableau!.flat().some(isDown) ? 'lost' : 'won';
    },
  });
