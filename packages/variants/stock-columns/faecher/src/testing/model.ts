/** The rules of Der Fächer once more, plain and slow, to check the variant against. Nothing of core is used. */

/** Piles by role; of each, the lowest card first. A face-down card is written `<KS>`. */
interface Position {
  piles: { foundation: string[][]; reserve: string[][]; tableau: string[][]; stock: string[][]; waste: string[][] };
  redeals: number;
}

/** A deep copy. */
function copied(position: Position): Position {
  const piles = Object.fromEntries(Object.entries(position.piles).map(([role, some]) => [role, some.map((pile) => [...pile])]));
  return { piles: piles as Position['piles'], redeals: position.redeals };
}

const ORDER = '23456789TJQKA';
const suitOf = (card: string): string => card[1]!;
/** The card one higher in suit, if there is one. */
const nextHigher = (card: string): string | undefined => {
  const rank = ORDER[ORDER.indexOf(card[0]!) + 1];
  return rank && rank + suitOf(card);
};

/** The model. */
export const model = {
  deal(deck: readonly string[]): Position {
    const others = deck.filter((card) => !card.startsWith('2'));
    const piles = {
      foundation: [['2C'], ['2D'], ['2H'], ['2S']],
      reserve: others.slice(0, 9).map((card) => [card]),
      tableau: others.slice(9, 13).map((card) => [card]),
      stock: [
        others
          .slice(13)
          .reverse()
          .map((card) => `<${card}>`),
      ],
      waste: [[]],
    };
    return { piles, redeals: 0 };
  },

  moves(position: Position): [string, Position][] {
    const found: [string, Position][] = [];
    const { piles, redeals } = position;
    const sources = [
      ...piles.reserve.map((pile, i) => ({ name: `r${i + 1}`, card: pile.at(-1), take: (p: Position) => p.piles.reserve[i]!.pop()! })),
      ...piles.tableau.map((pile, i) => ({ name: `t${i + 1}`, card: pile.at(-1), take: (p: Position) => p.piles.tableau[i]!.pop()! })),
      { name: 'waste', card: piles.waste[0]!.at(-1), take: (p: Position) => p.piles.waste[0]!.pop()! },
    ];
    for (const { name, card, take } of sources) {
      if (card === undefined) continue;
      piles.foundation.forEach((pile, i) => {
        if (nextHigher(pile.at(-1)!) !== card) return;
        const next = copied(position);
        next.piles.foundation[i]!.push(take(next));
        found.push([`${name}>f${i + 1}`, next]);
      });
      piles.tableau.forEach((pile, i) => {
        if (name === `t${i + 1}` || (pile.length > 0 && nextHigher(card) !== pile.at(-1))) return;
        const next = copied(position);
        next.piles.tableau[i]!.push(take(next));
        found.push([`${name}>t${i + 1}`, next]);
      });
    }
    if (piles.stock[0]!.length > 0) {
      const next = copied(position);
      next.piles.waste[0]!.push(next.piles.stock[0]!.pop()!.slice(1, 3));
      found.push(['turn', next]);
    } else if (redeals === 0 && piles.waste[0]!.length > 0) {
      const next = copied(position);
      next.piles.stock[0] = piles.waste[0]!.map((card) => `<${card}>`).reverse();
      next.piles.waste[0] = [];
      next.redeals = 1;
      found.push(['redeal', next]);
    }
    return found;
  },

  status({ piles }: Position): 'won' | 'playing' {
    return piles.foundation.every((pile) => pile.at(-1)!.startsWith('A')) ? 'won' : 'playing';
  },
};

/**
 * Points that single moves earn, by the table of the rules.
 * @param moves in notation
 */
export function points(moves: readonly string[], fromPile: 'instead' | 'additional'): number {
  let sum = 0;
  for (const move of moves) {
    if (!move.includes('>f')) continue;
    sum += move.startsWith('t') ? (fromPile === 'instead' ? 75 : 225) : 150;
  }
  return sum;
}
