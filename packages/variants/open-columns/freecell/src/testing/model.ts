/** The rules of FreeCell once more, plain and slow, to check the variant against. Nothing of core is used. */

interface Position {
  piles: { cell: string[][]; foundation: string[][]; tableau: string[][] };
  redeals: number;
}

const rank = (card: string): number => 'A23456789TJQK'.indexOf(card[0]!) + 1;
const red = (card: string): boolean => card.endsWith('D') || card.endsWith('H');
const empty = (count: number): string[][] => Array.from({ length: count }, () => []);

/** The model. */
export const model = (options: { cells: number }) => ({
  deal(deck: readonly string[]): Position {
    const tableau = empty(8).map((_, column) => deck.filter((_card, i) => i % 8 === column));
    return { piles: { cell: empty(options.cells), foundation: empty(4), tableau }, redeals: 0 };
  },

  moves({ piles }: Position): [string, Position][] {
    const found: [string, Position][] = [];
    const letters = { cell: 'c', foundation: 'f', tableau: 't' } as const;
    for (const from of ['cell', 'tableau'] as const)
      for (const to of ['cell', 'foundation', 'tableau'] as const)
        piles[from].forEach((source, s) => {
          piles[to].forEach((target, t) => {
            const card = source.at(-1);
            const onto = target.at(-1);
            if (card === undefined || source === target) return;
            const fits = {
              cell: onto === undefined,
              foundation: onto === undefined ? rank(card) === 1 : onto[1] === card[1] && rank(card) === rank(onto) + 1,
              tableau: onto === undefined || (rank(card) === rank(onto) - 1 && red(card) !== red(onto)),
            };
            if (!fits[to]) return;
            const next = structuredClone(piles);
            next[to][t]!.push(next[from][s]!.pop()!);
            found.push([`${letters[from]}${s + 1}>${letters[to]}${t + 1}`, { piles: next, redeals: 0 }]);
          });
        });
    return found;
  },

  status: ({ piles }: Position): 'won' | 'playing' => (piles.foundation.flat().length === 52 ? 'won' : 'playing'),
});
