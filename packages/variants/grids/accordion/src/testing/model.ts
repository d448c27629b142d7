/** The rules of Accordion once more, plain and slow, to check the variant against. Nothing of core is used. */

interface Position {
  piles: { tableau: string[][] };
  redeals: number;
}

const FAR = [1, 3];

/** The model. */
export const model = {
  deal: (deck: readonly string[]): Position => ({ piles: { tableau: deck.map((card) => [card]) }, redeals: 0 }),

  moves({ piles: { tableau } }: Position): [string, Position][] {
    const piles = tableau.filter((pile) => pile.length > 0);
    return piles.flatMap((pile, from) =>
      FAR.flatMap((far): [string, Position][] => {
        const onto = piles[from - far];
        const [one, two] = [pile.at(-1)!, onto?.at(-1)];
        if (!onto || !two || (one[0] !== two[0] && one[1] !== two[1])) return [];
        const next = piles.map((p, i) => (i === from - far ? [...onto, ...pile] : p)).filter((_p, i) => i !== from);
        while (next.length < 52) next.push([]);
        const count = pile.length > 1 ? `*${pile.length}` : '';
        return [[`t${from + 1}>t${from - far + 1}${count}`, { piles: { tableau: next }, redeals: 0 }]];
      }),
    );
  },

  status: ({ piles }: Position): 'won' | 'playing' => (piles.tableau[0]!.length === 52 ? 'won' : 'playing'),
};
