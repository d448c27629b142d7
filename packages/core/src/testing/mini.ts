/** A variant in a few words, for tests that want a certain position. */
import type { CompleteVariant, Pile } from '../contract.js';

/**
 * Deals `layout` pile by pile from a deck of one suit-complete pack with `ranks`; everything lies face up.
 * @param layout pile id → how many cards it gets, in dealing order; the rest goes to the last pile
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
