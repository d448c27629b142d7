import { FACES, list, MAX_MOVES, type Table } from '@patience/core/internals';

/** Characters for all faces, face down and face up. {@link END} is a character that no card has. */
const SIGNS = Array.from({ length: 2 * FACES }, (_, sign) => String.fromCharCode(sign));
const END = String.fromCharCode(2 * FACES);

/**
 * Decides whether a position can be won by visiting every reachable position. It uses none of the solver's reductions, so that it can serve as
 * the reference in tests.
 * @param most largest number of positions to visit
 * @returns undefined when there are more
 */
export function exhaustive(table: Table, most: number): boolean | undefined {
  const met = new Set<string>();
  const written = writer(table);
  const listed = new Int32Array(MAX_MOVES);
  const winnable = (): boolean | undefined => {
    if (table.status() !== 'playing') return table.status() === 'won';
    const text = written();
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

/** Returns a function that writes a position as text: all cards with their sides, pile by pile. Interchangeable piles are sorted. */
function writer(table: Table): () => string {
  const { rules, variant, len, up, face } = table;
  const places = rules.piles.map((_, pile) => pile);
  const groups = [...new Set(rules.piles.map(({ id, group }) => group ?? id))].map((name) =>
    places.filter((pile) => (rules.piles[pile]!.group ?? rules.ids[pile]) === name),
  );
  const pileText = (pile: number): string => {
    let text = '';
    for (let depth = 0; depth < len[pile]!; depth++) {
      const card = table.idAt(pile, depth);
      text += SIGNS[2 * face[card]! + up[card]!]!;
    }
    return text + END;
  };
  const groupText = (piles: readonly number[]): string => (piles.length === 1 ? pileText(piles[0]!) : piles.map(pileText).sort().join(''));
  return () => {
    let text = '';
    for (const piles of groups) text += groupText(piles);
    const counters = Object.entries(table.counters()).filter(([name]) => !variant.records?.includes(name));
    return counters.length === 0 ? text : text + JSON.stringify(counters.sort());
  };
}
