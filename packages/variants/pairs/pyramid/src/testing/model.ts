/** The rules of Pyramid once more, plain and slow, to check the variant against. Nothing of core is used. */

interface Position {
  piles: { tableau: string[][]; stock: string[][]; reserve: string[][]; waste: string[][]; discard: string[][] };
  redeals: number;
}

const value = (card: string): number => 'A23456789TJQK'.indexOf(card[0]!) + 1;

/** For each card of the pyramid, told row by row, the two that lie on it. */
const COVERS: number[][] = [];
for (let line = 0, i = 0; line < 7; line++)
  for (let place = 0; place <= line; place++, i++) COVERS.push(line === 6 ? [] : [i + line + 1, i + line + 2]);

/** The model. */
export const model = (options: { redeals: 0 | 1 | 2 | 'unlimited'; goal: 'pyramid' | 'all' }) => ({
  deal(deck: readonly string[]): Position {
    const stock = deck
      .slice(29)
      .reverse()
      .map((card) => `<${card}>`);
    return {
      piles: { tableau: deck.slice(0, 28).map((card) => [card]), stock: [stock], reserve: [[deck[28]!]], waste: [[]], discard: [[]] },
      redeals: 0,
    };
  },

  moves(position: Position): [string, Position][] {
    const found: [string, Position][] = [];
    const { tableau, stock, reserve, waste } = position.piles;
    const move = (name: string, change: (next: Position['piles'], whole: Position) => void): void => {
      const next = structuredClone(position);
      change(next.piles, next);
      const { stock, reserve } = next.piles;
      if (reserve[0]!.length === 0 && stock[0]!.length > 0) reserve[0]!.push(stock[0]!.pop()!.slice(1, 3));
      found.push([name, next]);
    };
    const free = [
      ...tableau.map((pile, i) => ({
        name: `t${i + 1}`,
        pile: COVERS[i]!.every((j) => tableau[j]!.length === 0) ? pile : [],
        of: (p: Position['piles']) => p.tableau[i]!,
      })),
      { name: 'open', pile: reserve[0]!, of: (p: Position['piles']) => p.reserve[0]! },
      { name: 'waste', pile: waste[0]!, of: (p: Position['piles']) => p.waste[0]! },
    ].filter(({ pile }) => pile.length > 0);
    free.forEach((one, i) => {
      if (value(one.pile.at(-1)!) === 13) move(`${one.name}>discard`, (next) => next.discard[0]!.push(one.of(next).pop()!));
      for (const two of free.slice(i + 1))
        if (value(one.pile.at(-1)!) + value(two.pile.at(-1)!) === 13)
          move(`${one.name}+${two.name}`, (next) => next.discard[0]!.push(one.of(next).pop()!, two.of(next).pop()!));
    });
    if (reserve[0]!.length > 0) move('turn', (next) => next.waste[0]!.push(next.reserve[0]!.pop()!));
    else if (stock[0]!.length === 0 && waste[0]!.length > 0 && (options.redeals === 'unlimited' || position.redeals < options.redeals))
      move('redeal', (next, whole) => {
        next.stock[0] = next.waste[0]!.reverse().map((card) => `<${card}>`);
        next.waste[0] = [];
        if (options.redeals !== 'unlimited') whole.redeals++;
      });
    return found;
  },

  status({ piles }: Position): 'won' | 'playing' {
    const left = options.goal === 'pyramid' ? piles.tableau : [...piles.tableau, ...piles.stock, ...piles.reserve, ...piles.waste];
    return left.flat().length === 0 ? 'won' : 'playing';
  },
});
