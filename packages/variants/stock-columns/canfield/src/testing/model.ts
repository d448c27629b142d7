/** The rules of Canfield once more, plain and slow, to check the variant against. Nothing of core is used. */

interface Position {
  piles: { foundation: string[][]; tableau: string[][]; stock: string[][]; waste: string[][]; reserve: string[][] };
  redeals: number;
}

const RANKS = 'A23456789TJQK';
/** Returns the number of ranks from one card up to another, with the ace after the king. */
const above = (card: string, under: string): number => (RANKS.indexOf(card[0]!) - RANKS.indexOf(under[0]!) + 13) % 13;
const red = (card: string): boolean => card.endsWith('D') || card.endsWith('H');
const builds = (card: string, under: string): boolean => above(card, under) === 12 && red(card) !== red(under);
const up = (card: string): string => card.replace(/[<>]/g, '');
const down = (card: string): string => `<${card}>`;

/** The model. */
export const model = (options: { draw: 1 | 3; redeals: 'unlimited' | 2 | 0 }) => {
  let base = '';
  return {
    deal(deck: readonly string[]): Position {
      base = deck[13]!;
      const reserve = [deck.slice(0, 13).map((card, i) => (i === 12 ? card : down(card)))];
      const tableau = deck.slice(14, 18).map((card) => [card]);
      return {
        piles: { foundation: [[base], [], [], []], tableau, stock: [deck.slice(18).reverse().map(down)], waste: [[]], reserve },
        redeals: 0,
      };
    },

    moves(position: Position): [string, Position][] {
      const found: [string, Position][] = [];
      const move = (name: string, change: (next: Position['piles'], whole: Position) => void): void => {
        const next = structuredClone(position);
        change(next.piles, next);
        const reserve = next.piles.reserve[0]!;
        for (const column of next.piles.tableau) if (column.length === 0 && reserve.length > 0) column.push(up(reserve.pop()!));
        if (reserve.length > 0) reserve.push(up(reserve.pop()!));
        found.push([name, next]);
      };
      const { foundation, tableau, stock, waste, reserve } = position.piles;
      const singles = [
        ...tableau.map((pile, i) => ({ name: `t${i + 1}`, pile, take: (p: Position['piles']) => p.tableau[i]!.pop()! })),
        { name: 'waste', pile: waste[0]!, take: (p: Position['piles']) => p.waste[0]!.pop()! },
        { name: 'r1', pile: reserve[0]!, take: (p: Position['piles']) => p.reserve[0]!.pop()! },
      ];
      for (const { name, pile, take } of singles) {
        const card = pile.at(-1);
        if (card === undefined) continue;
        foundation.forEach((target, f) => {
          const onto = target.at(-1);
          const fits = onto === undefined ? card[0] === base[0] : onto[1] === card[1] && above(card, onto) === 1 && target.length < 13;
          if (fits) move(`${name}>f${f + 1}`, (next) => next.foundation[f]!.push(take(next)));
        });
        if (name.startsWith('t')) continue;
        tableau.forEach((target, t) => {
          const onto = target.at(-1);
          if (onto === undefined ? name === 'waste' : builds(card, onto))
            move(`${name}>t${t + 1}`, (next) => next.tableau[t]!.push(take(next)));
        });
      }
      tableau.forEach((source, s) => {
        tableau.forEach((target, t) => {
          if (s === t || target.length === 0) return;
          const [lead, ...others] = source;
          if (lead === undefined || !builds(lead, target.at(-1)!)) return;
          move(`t${s + 1}>t${t + 1}${others.length > 0 ? `*${source.length}` : ''}`, (next) =>
            next.tableau[t]!.push(...next.tableau[s]!.splice(0)),
          );
        });
      });
      if (stock[0]!.length > 0)
        move('turn', (next) => {
          next.waste[0]!.push(...next.stock[0]!.splice(-options.draw).reverse().map(up));
        });
      else if (waste[0]!.length > 0 && (options.redeals === 'unlimited' || position.redeals < options.redeals))
        move('redeal', (next, whole) => {
          next.stock[0] = next.waste[0]!.reverse().map(down);
          next.waste[0] = [];
          if (options.redeals !== 'unlimited') whole.redeals++;
        });
      return found;
    },

    status: ({ piles }: Position): 'won' | 'playing' => (piles.foundation.flat().length === 52 ? 'won' : 'playing'),
  };
};
