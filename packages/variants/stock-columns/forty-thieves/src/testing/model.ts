/** The rules of Forty Thieves once more, plain and slow, to check the variant against. Nothing of core is used. */

interface Position {
  piles: { foundation: string[][]; tableau: string[][]; stock: string[][]; waste: string[][] };
  redeals: number;
}

const ORDER = 'A23456789TJQK';
/** The card one lower in suit; of an ace there is none. */
const lower = (card: string): string | undefined => {
  const rank = ORDER[ORDER.indexOf(card[0]!) - 1];
  return rank && rank + card[1]!;
};

/** The model. */
export const model = {
  deal(deck: readonly string[]): Position {
    const tableau = Array.from({ length: 10 }, (_, t) => [0, 10, 20, 30].map((line) => deck[line + t]!));
    const stock = deck
      .slice(40)
      .reverse()
      .map((card) => `<${card}>`);
    return { piles: { foundation: [[], [], [], [], [], [], [], []], tableau, stock: [stock], waste: [[]] }, redeals: 0 };
  },

  moves({ piles }: Position): [string, Position][] {
    const found: [string, Position][] = [];
    const move = (name: string, change: (next: Position['piles']) => void): void => {
      const next = structuredClone(piles);
      change(next);
      found.push([name, { piles: next, redeals: 0 }]);
    };
    const sources = [
      ...piles.tableau.map((_, i) => ({ name: `t${i + 1}`, of: (p: Position['piles']) => p.tableau[i]! })),
      { name: 'waste', of: (p: Position['piles']) => p.waste[0]! },
    ];
    for (const { name, of } of sources) {
      const card = of(piles).at(-1);
      if (card === undefined) continue;
      piles.foundation.forEach((pile, f) => {
        if (lower(card) === pile.at(-1)) move(`${name}>f${f + 1}`, (next) => next.foundation[f]!.push(of(next).pop()!));
      });
      piles.tableau.forEach((pile, t) => {
        const onto = pile.at(-1);
        if (name !== `t${t + 1}` && (onto === undefined || lower(onto) === card))
          move(`${name}>t${t + 1}`, (next) => next.tableau[t]!.push(of(next).pop()!));
      });
    }
    if (piles.stock[0]!.length > 0) move('turn', (next) => next.waste[0]!.push(next.stock[0]!.pop()!.slice(1, 3)));
    return found;
  },

  status: ({ piles }: Position): 'won' | 'playing' => (piles.foundation.flat().length === 104 ? 'won' : 'playing'),
};
