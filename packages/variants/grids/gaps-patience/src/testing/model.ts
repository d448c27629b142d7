/** The rules of Gaps once more, plain and slow, to check the variant against. */
import { bare, emptyPiles, faceDown, plainModel, rank, sameSuit, shufflePlain, single, type PlainGame } from '@patience/core/testing';

/** Counts the places of a row that are in order, from the left end on. */
function ordered(cards: readonly (readonly string[])[]): number {
  const wrong = cards.findIndex(([card], i) => !card || rank(card) !== i + 2 || !sameSuit(card, cards[0]![0]!));
  return wrong < 0 ? cards.length : wrong;
}

const rowsOf = <T>(places: readonly T[]): T[][] => [0, 13, 26, 39].map((first) => places.slice(first, first + 13));

/** The model. @param notes where the deal's stream of chance stands */
export const model = (_options: object, notes: Readonly<Record<string, number>>): PlainGame =>
  plainModel({
    notes,
    deal: (deck) => ({
      tableau: deck.map((card) => (rank(card) === 1 ? [] : [card])),
      discard: [deck.filter((card) => rank(card) === 1)],
    }),
    lift: { tableau: single },
    lay: {
      tableau([card], onto, { index, state }) {
        if (onto !== undefined) return false;
        const [left] = state.piles.tableau![index - 1] ?? [];
        return index % 13 === 0 ? rank(card!) === 2 : left !== undefined && sameSuit(left, card!) && rank(card!) === rank(left) + 1;
      },
    },
    actions: {
      redeal(state) {
        if (state.redeals === 2) return false;
        const rows = rowsOf(state.piles.tableau!);
        const kept = rows.map(ordered);
        const loose = rows.flatMap((cards, line) => cards.slice(kept[line]).flat()).map(faceDown);
        shufflePlain(loose, state);
        state.piles.tableau = rows.flatMap((cards, line) => {
          const end = emptyPiles(13 - kept[line]!);
          for (const pile of end.slice(1)) pile.push(bare(loose.pop()!));
          return [...cards.slice(0, kept[line]), ...end];
        });
        state.redeals++;
        return true;
      },
    },
    status: ({ piles }) => (rowsOf(piles.tableau!).every((cards) => ordered(cards) === 12) ? 'won' : 'playing'),
  });
