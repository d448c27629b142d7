import type { Action, Options, View } from './contract.js';

const emptyColumns = (view: View): string[] => view.piles('tableau').filter((column) => view.count(column) === 0);

/**
 * A click on the stock deals a row: one card face up on every column from the first on, as long as the stock lasts.
 * Refused for `stock-empty`, and for `gaps` with the empty columns, which the player has to fill before.
 * @param gaps whether a row may be dealt onto empty columns
 */
export const dealRow = (gaps: 'filled' | 'allowed' = 'filled'): Action<Options> => ({
  on: 'stock',
  when(view) {
    if (view.count('stock') === 0) return 'stock-empty';
    if (gaps === 'allowed') return true;
    const empty = emptyColumns(view);
    if (empty.length === 0) return true;
    const columns = view.piles('tableau');
    // With fewer cards than columns the gaps cannot be filled.
    const cards = columns.reduce((sum, column) => sum + view.count(column), 0);
    return cards < columns.length || `gaps ${empty.join(' ')}`;
  },
  run(table) {
    for (const column of table.piles('tableau')) if (table.count('stock') > 0) table.move('stock', column, { face: 'up' });
  },
});
