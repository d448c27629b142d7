/** The rules of Dubletten once more, plain and slow, to check the variant against. */
import { plainFill, plainModel, plainRedeal, plainStock, plainTurn, rank, single } from '@patience/core/testing';

/** The order in which cards follow one another, without end. */
const ORDER = ['A', '2', '4', '8', '3', '6', 'Q', 'J', '9', '5', 'T', '7'];

/** The first eight cards that are no kings; the kings before the last of them go under the others, each below the one before, face up. */
function layOut(deck: readonly string[]): { eight: readonly string[]; stock: string[] } {
  const eight = deck.filter((card) => rank(card) !== 13).slice(0, 8);
  const end = deck.indexOf(eight[7]!) + 1;
  const kings = deck.slice(0, end).filter((card) => rank(card) === 13);
  return { eight, stock: [...kings.reverse(), ...plainStock(deck.slice(end))[0]!] };
}

/** The model. */
export const model = plainModel({
  deal(deck) {
    const { eight, stock } = layOut(deck);
    const arch = eight.filter((_, i) => i !== 6);
    return { stock: [stock], waste: [[]], foundation: [[eight[6]!]], reserve: arch.map((card) => [card]) };
  },
  lift: { reserve: single, waste: single },
  lay: { foundation: ([card], onto) => ORDER[(ORDER.indexOf(onto![0]!) + 1) % 12] === card![0] },
  actions: { turn: plainTurn(), redeal: plainRedeal(2) },
  after: ({ piles }) => plainFill(piles.reserve!, piles.waste![0]!, piles.stock![0]!),
  status: ({ piles }) => (piles.foundation![0]!.length === 48 ? 'won' : 'playing'),
});
