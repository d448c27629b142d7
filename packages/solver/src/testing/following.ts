import { redeal, row, turnSome, type AcceptFn, type Variant, type View } from '@patience/core';

/** Options of {@link following}: `asks` is what the foundations read before they accept a card; `turn` is the number of cards turned at once. */
export type FollowingOptions = {
  asks: 'set' | 'order' | 'room' | 'two' | 'waste' | 'number';
  turn: 1 | 3;
};

const FAMILIES = 3;
const RANKS = [1, 2, 3, 4, 5];

const ranksOf = (view: View, family: string): number[] =>
  Array.from({ length: view.count(family) }, (_, depth) => view.card(family, depth)!.rank);

/**
 * A small patience in which a foundation accepts the ranks on the foundation above it, with a stock that is redealt. By option the foundations
 * read more: only the last three cards of the foundation above (`order`), the size of the next foundation (`room`), a colour, so that a card fits
 * in several places (`two`), the second card of the waste (`waste`) or the number of cards there (`number`).
 */
export const following: Variant<FollowingOptions> = {
  api: 1,
  id: 'test-following',
  rules: 1,
  options: { asks: ['set', 'order', 'room', 'two', 'waste', 'number'], turn: [1, 3] },
  deck: () => ({ suits: ['C', 'D', 'H'], ranks: RANKS }),
  table: ({ asks }) => [
    ...row('f', FAMILIES, (i) => {
      const accept: AcceptFn = ([card], onto, view) => {
        const family = `f${i + 1}`;
        if (!onto && card!.rank !== view.card('f1', view.count('f1') - 1)?.rank) return 'no';
        if (onto && (asks === 'two' ? onto.red !== card!.red : onto.suit !== card!.suit)) return 'no';
        if (asks === 'room' && i < FAMILIES - 1 && view.count(`f${i + 2}`) > 0 && view.count(family) === 2) return 'no';
        if (asks === 'waste' && view.card('waste', 1)?.rank === card!.rank) return 'no';
        if (asks === 'number' && view.count('waste') === 2) return 'no';
        if (i === 0) return true;
        const above = ranksOf(view, `f${i}`);
        return (asks === 'order' ? above.slice(0, 3) : above).includes(card!.rank) || 'no';
      };
      return { role: 'foundation' as const, at: [i, 0] as const, accept };
    }),
    ...row('r', 2, (i) => ({ role: 'reserve', at: [i, 1], take: 'top' })),
    { id: 'stock', role: 'stock', at: [2, 1] },
    { id: 'waste', role: 'waste', at: [3, 1], take: 'top' },
  ],
  deal(table) {
    for (const pile of table.piles('reserve')) table.move('pack', pile, { count: 3, face: 'up', turn: true });
    table.move('pack', 'f1', { face: 'up' });
    table.move('pack', 'stock', { count: table.count('pack') });
  },
  actions: { turn: turnSome(({ turn }) => turn), redeal: redeal(() => Infinity) },
  strings: { de: { name: 'Folgen', summary: '', rules: '' }, en: { name: 'Following', summary: '', rules: '' } },
};
