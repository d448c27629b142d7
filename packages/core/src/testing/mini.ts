/** A minimal variant for tests that need a certain position. */
import type { CompleteVariant, Pile } from '../contract.js';

/**
 * Returns a variant with given piles and a deck of spades and hearts, ace to four, all face up.
 * @param layout pile id → number of cards that it gets, in dealing order; the last pile gets the rest
 * @param more fields that replace those of the variant
 */
export function mini(
  piles: readonly Pile[],
  layout: Readonly<Record<string, number>>,
  more: Partial<CompleteVariant> = {},
): CompleteVariant {
  const words = { name: 'Mini', summary: 'Mini.', rules: 'Mini.' };
  return {
    api: 1,
    id: 'mini',
    rules: 1,
    options: {},
    deck: () => ({ suits: ['S', 'H'], ranks: [1, 2, 3, 4] }),
    table: () => piles,
    deal(table) {
      for (const [pile, count] of Object.entries(layout)) for (let i = 0; i < count; i++) table.move('pack', pile, { face: 'up' });
      table.move('pack', piles.at(-1)!.id, { count: table.count('pack'), face: 'up', turn: true });
    },
    strings: { de: words, en: words },
    ...more,
  };
}
