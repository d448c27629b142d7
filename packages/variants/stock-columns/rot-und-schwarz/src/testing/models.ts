/** The rules of the three Rot und Schwarz once more, plain and slow, to check the variants against. Nothing of core is used. */

/** Piles by role; of each, the lowest card first. A face-down card is written `<KS>`. */
interface Position {
  piles: { foundation: string[][]; tableau: string[][]; stock: string[][]; waste: string[][] };
  redeals: number;
}

/** A deep copy. */
function copied(position: Position): Position {
  const piles = Object.fromEntries(Object.entries(position.piles).map(([role, some]) => [role, some.map((pile) => [...pile])]));
  return { piles: piles as Position['piles'], redeals: position.redeals };
}

const rank = (card: string): number => 'A23456789TJQK'.indexOf(card[0]!) + 1;
const isRed = (card: string): boolean => card.endsWith('D') || card.endsWith('H');
const faceDown = (cards: readonly string[]): string[] => cards.map((card) => `<${card}>`);
const faceUp = (card: string): string => card.slice(1, 3);

/** Version 1. */
export const model1 = (foundations: 'suit' | 'alternating', gaps: 'waste' | 'any' | 'auto') => {
  const buildsUp = (card: string, top: string): boolean =>
    rank(card) === rank(top) + 1 && (foundations === 'suit' ? card[1] === top[1] : isRed(card) !== isRed(top));
  const buildsDown = (card: string, top: string): boolean => rank(card) + 1 === rank(top) && isRed(card) !== isRed(top);
  const isLadder = (cards: readonly string[]): boolean => cards.every((card, i) => i === 0 || buildsDown(card, cards[i - 1]!));

  /** A copy in which something was done and, if the rules say so, gaps were filled. */
  const changed = (position: Position, change: (piles: Position['piles']) => void): Position => {
    const next = copied(position);
    const { piles } = next;
    change(piles);
    if (gaps === 'auto')
      for (const column of piles.tableau) {
        if (column.length > 0) continue;
        if (piles.waste[0]!.length > 0) column.push(piles.waste[0]!.pop()!);
        else if (piles.stock[0]!.length > 0) column.push(faceUp(piles.stock[0]!.pop()!));
      }
    return next;
  };

  return {
    deal(deck: readonly string[]): Position {
      const others = deck.filter((card) => rank(card) > 1);
      return {
        piles: {
          foundation: 'CDHSCDHS'.split('').map((suit) => [`A${suit}`]),
          tableau: others.slice(0, 8).map((card) => [card]),
          stock: [faceDown(others.slice(8)).reverse()],
          waste: [[]],
        },
        redeals: 0,
      };
    },

    moves(position: Position): [string, Position][] {
      const found: [string, Position][] = [];
      const { foundation, tableau, stock, waste } = position.piles;
      const wasteTop = waste[0]!.at(-1);
      for (let f = 0; f < 8; f++) {
        const top = foundation[f]!.at(-1)!;
        for (let t = 0; t < 8; t++)
          if (tableau[t]!.length > 0 && buildsUp(tableau[t]!.at(-1)!, top))
            found.push([`t${t + 1}>f${f + 1}`, changed(position, (piles) => piles.foundation[f]!.push(piles.tableau[t]!.pop()!))]);
        if (wasteTop !== undefined && buildsUp(wasteTop, top))
          found.push([`waste>f${f + 1}`, changed(position, (piles) => piles.foundation[f]!.push(piles.waste[0]!.pop()!))]);
      }
      for (let to = 0; to < 8; to++) {
        const top = tableau[to]!.at(-1);
        if (wasteTop !== undefined && (top === undefined ? gaps !== 'auto' : buildsDown(wasteTop, top)))
          found.push([`waste>t${to + 1}`, changed(position, (piles) => piles.tableau[to]!.push(piles.waste[0]!.pop()!))]);
        for (let from = 0; from < 8; from++)
          for (let count = 1; count <= tableau[from]!.length; count++) {
            const cards = tableau[from]!.slice(-count);
            if (from === to || !isLadder(cards) || !(top === undefined ? gaps === 'any' : buildsDown(cards[0]!, top))) continue;
            const name = `t${from + 1}>t${to + 1}${count > 1 ? `*${count}` : ''}`;
            found.push([name, changed(position, (piles) => piles.tableau[to]!.push(...piles.tableau[from]!.splice(-count)))]);
          }
      }
      if (stock[0]!.length > 0) found.push(['turn', changed(position, (piles) => piles.waste[0]!.push(faceUp(piles.stock[0]!.pop()!)))]);
      return found;
    },

    status({ piles }: Position): 'won' | 'playing' {
      return piles.foundation.every((pile) => pile.length === 13) ? 'won' : 'playing';
    },
  };
};

/** Version 2. */
export const model2 = (passes: 'one' | 'two') => {
  const fits = (card: string | undefined, row: readonly string[]): boolean =>
    card !== undefined && (row.length === 0 || isRed(card) !== isRed(row.at(-1)!));
  return {
    deal: (deck: readonly string[]): Position => ({
      piles: { foundation: [[]], tableau: [], stock: [faceDown(deck).reverse()], waste: [[]] },
      redeals: 0,
    }),

    moves(position: Position): [string, Position][] {
      const found: [string, Position][] = [];
      const start = position.piles;
      const next = copied(position);
      const [stock, waste, row] = [next.piles.stock[0]!, next.piles.waste[0]!, next.piles.foundation[0]!];
      if (stock.length > 0) {
        const card = faceUp(stock.pop()!);
        (fits(card, row) ? row : waste).push(card);
        if (passes === 'two' && stock.length === 0 && next.redeals === 1) while (fits(waste.at(-1), row)) row.push(waste.pop()!);
        found.push(['turn', next]);
      } else if (passes === 'two' && next.redeals === 0 && waste.length > 0) {
        stock.push(...faceDown(waste).reverse());
        waste.length = 0;
        next.redeals = 1;
        found.push(['redeal', next]);
      }
      if (passes === 'one' && fits(start.waste[0]!.at(-1), start.foundation[0]!)) {
        const laid = copied(position);
        laid.piles.foundation[0]!.push(laid.piles.waste[0]!.pop()!);
        found.push(['waste>f1', laid]);
      }
      return found;
    },

    status({ piles, redeals }: Position): 'won' | 'lost' | 'playing' {
      if (piles.foundation[0]!.length === 52) return 'won';
      if (piles.stock[0]!.length > 0 || (passes === 'two' && redeals === 0)) return 'playing';
      return fits(piles.waste[0]!.at(-1), piles.foundation[0]!) ? 'playing' : 'lost';
    },
  };
};

/**
 * Version 3. Chance is told to the model: how the cards lay after each shuffle.
 * @param shuffled the waste after each shuffle, the first to turn first
 */
export const model3 = (passes: number, shuffled: readonly (readonly string[])[]) => ({
  deal: (deck: readonly string[]): Position => ({
    piles: { foundation: Array.from({ length: 26 }, () => []), tableau: [], stock: [faceDown(deck).reverse()], waste: [[]] },
    redeals: 0,
  }),

  moves(position: Position): [string, Position][] {
    const next = copied(position);
    const [stock, waste] = [next.piles.stock[0]!, next.piles.waste[0]!];
    if (stock.length > 0) {
      const [one, two] = [faceUp(stock.pop()!), faceUp(stock.pop()!)];
      (isRed(one) === isRed(two) ? waste : next.piles.foundation.find((pair) => pair.length === 0)!).push(one, two);
      return [['turn', next]];
    }
    if (waste.length === 0 || next.redeals === passes - 1) return [];
    const order = shuffled[next.redeals]!;
    if ([...order].sort().join() !== [...waste].sort().join()) throw new Error('a shuffle changed the cards');
    stock.push(...faceDown(order).reverse());
    waste.length = 0;
    next.redeals++;
    return [['shuffle', next]];
  },

  status({ piles, redeals }: Position): 'won' | 'lost' | 'playing' {
    if (piles.foundation.flat().length === 52) return 'won';
    return piles.stock[0]!.length === 0 && redeals === passes - 1 ? 'lost' : 'playing';
  },
});
