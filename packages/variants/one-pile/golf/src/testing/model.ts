/** The rules of Golf once more, plain and slow, to check the variant against. Nothing of core is used. */

interface Position {
  piles: { tableau: string[][]; stock: string[][]; foundation: string[][] };
  redeals: number;
}

/** The ranks that fit on each rank. */
const FITS: Record<string, string> = {
  A: '2',
  2: 'A3',
  3: '24',
  4: '35',
  5: '46',
  6: '57',
  7: '68',
  8: '79',
  9: '8T',
  T: '9J',
  J: 'TQ',
  Q: 'JK',
};

/** The model. */
export const model = (options: { kings: 'queen' | 'nothing' | 'ace' }) => ({
  deal(deck: readonly string[]): Position {
    const tableau = [0, 1, 2, 3, 4, 5, 6].map((column) => deck.slice(0, 35).filter((_card, i) => i % 7 === column));
    return {
      piles: {
        tableau,
        foundation: [[deck[35]!]],
        stock: [
          deck
            .slice(36)
            .reverse()
            .map((card) => `<${card}>`),
        ],
      },
      redeals: 0,
    };
  },

  moves({ piles }: Position): [string, Position][] {
    const found: [string, Position][] = [];
    const last = piles.foundation[0]!.at(-1)!.charAt(0);
    const onKing = { queen: 'Q', nothing: '', ace: 'QA' }[options.kings];
    const fitting = (last === 'K' ? onKing : FITS[last]!) + (last === 'A' && options.kings === 'ace' ? 'K' : '');
    piles.tableau.forEach((column, t) => {
      if (column.length === 0 || !fitting.includes(column.at(-1)!.charAt(0))) return;
      const next = structuredClone(piles);
      next.foundation[0]!.push(next.tableau[t]!.pop()!);
      found.push([`t${t + 1}>f1`, { piles: next, redeals: 0 }]);
    });
    if (piles.stock[0]!.length > 0) {
      const next = structuredClone(piles);
      next.foundation[0]!.push(next.stock[0]!.pop()!.slice(1, 3));
      found.push(['turn', { piles: next, redeals: 0 }]);
    }
    return found;
  },

  status: ({ piles }: Position): 'won' | 'playing' => (piles.tableau.flat().length === 0 ? 'won' : 'playing'),
});
