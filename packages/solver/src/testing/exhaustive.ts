import { formatCard, list, MAX_MOVES, type Table } from '@patience/core/search';

/**
 * Can this position be won? The plain way: every position that can be reached, written down in full.
 * @returns undefined when there are more than `most`
 */
export function exhaustive(table: Table, most: number): boolean | undefined {
  const met = new Set<string>();
  const winnable = (): boolean | undefined => {
    if (table.status() !== 'playing') return table.status() === 'won';
    const text = written(table);
    if (met.has(text)) return false;
    if (met.size === most) return undefined;
    met.add(text);
    const moves = new Int32Array(MAX_MOVES);
    const count = list(table, moves);
    for (const move of moves.slice(0, count)) {
      table.play(move);
      const won = winnable();
      table.undo();
      if (won !== false) return won;
    }
    return false;
  };
  return winnable();
}

/** All cards with their sides, pile by pile; piles that the variant calls interchangeable in any order. */
function written(table: Table): string {
  const piles = table.rules.piles.map(({ id, group }, pile) => {
    const cards = Array.from({ length: table.len[pile]! }, (_, depth) => table.idAt(pile, depth));
    return `${group ?? id}:${cards.map((card) => formatCard(table.cards[card]!) + (table.up[card] ? '' : '?')).join(' ')}`;
  });
  const { variant } = table;
  const counters = Object.entries(table.counters()).filter(([name]) => !variant.records?.includes(name));
  return [...piles.sort(), JSON.stringify(counters.sort())].join('\n');
}
