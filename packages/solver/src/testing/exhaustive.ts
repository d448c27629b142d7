import { formatCard, list, MAX_MOVES, type Table } from '@patience/core/search';

/**
 * Can this position be won? The plain way: every position that can be reached, written down in full.
 * @returns undefined when there are more than `most`
 */
export function exhaustive(table: Table, most: number): boolean | undefined {
  const met = new Set<string>();
  const names = table.cards.map(formatCard);
  const listed = new Int32Array(MAX_MOVES);
  const winnable = (): boolean | undefined => {
    if (table.status() !== 'playing') return table.status() === 'won';
    const text = written(table, names);
    if (met.has(text)) return false;
    if (met.size === most) return undefined;
    met.add(text);
    for (const move of listed.slice(0, list(table, listed))) {
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
function written(table: Table, names: readonly string[]): string {
  const piles = table.rules.piles.map(({ id, group }, pile) => {
    let text = `${group ?? id}:`;
    for (let depth = 0; depth < table.len[pile]!; depth++) {
      const card = table.idAt(pile, depth);
      text += table.up[card] ? ` ${names[card]!}` : ` ${names[card]!}?`;
    }
    return text;
  });
  const { variant } = table;
  const counters = Object.entries(table.counters()).filter(([name]) => !variant.records?.includes(name));
  return [...piles.sort(), JSON.stringify(counters.sort())].join('\n');
}
