/** The rules of Sly Fox once more, plain and slow, to check the variant against. */
import { oneBelow, plainFill, plainModel, plainStock, plainTurn, sameSuit, single, type PlainGame } from '@patience/core/testing';

/** The model. */
export const model = (_options?: object): PlainGame =>
  plainModel({
    // `free`: 0 before the first round, 1 while the reserve is open, 2 while it is closed; `laid`: cards laid in this round.
    notes: { free: 0, laid: 0 },
    deal: (deck) => ({
      stock: plainStock(deck.slice(28)),
      waste: [[]],
      foundation: deck.slice(0, 8).map((card) => [card]),
      reserve: deck.slice(8, 28).map((card) => [card]),
    }),
    lift: { waste: single, reserve: (cards, { state }) => single(cards) && state.notes['free'] !== 2 },
    lay: {
      foundation: ([card], onto, { index }) => sameSuit(card!, onto!) && (index < 4 ? oneBelow(onto!, card!) : oneBelow(card!, onto!)),
      reserve: (_cards, _onto, _to, from) => from.role === 'waste',
    },
    actions: {
      turn(state) {
        if (state.piles.waste![0]!.length > 0 || !plainTurn()(state)) return false;
        if (state.notes['free'] !== 2) Object.assign(state.notes, { free: 2, laid: 0 });
        state.notes['held'] = state.piles.reserve!.flat().length;
        return true;
      },
    },
    after(state) {
      const { piles, notes } = state;
      const now = piles.reserve!.flat().length;
      if (notes['free'] === 2 && now > notes['held']!) Object.assign(notes, { laid: notes['laid']! + 1, held: now });
      const isSpent = piles.stock![0]!.length + piles.waste![0]!.length === 0;
      if (notes['free'] === 2 && (notes['laid'] === 20 || isSpent)) notes['free'] = 1;
      if (notes['free'] === 0) plainFill(piles.reserve!, piles.stock![0]!);
    },
  });
