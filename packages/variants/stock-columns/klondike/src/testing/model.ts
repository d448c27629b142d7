/** The rules of Klondike once more, plain and slow, to check the variant against. Nothing of core is used. */

interface Position {
  piles: { foundation: string[][]; tableau: string[][]; stock: string[][]; waste: string[][] };
  redeals: number;
}

const rank = (card: string): number => 'A23456789TJQK'.indexOf(card[0]!) + 1;
const red = (card: string): boolean => card.endsWith('D') || card.endsWith('H');
const hidden = (card: string): boolean => card.startsWith('<');
/** Rank one lower and of the other colour. */
const builds = (card: string, under: string): boolean => rank(card) === rank(under) - 1 && red(card) !== red(under);
const up = (card: string): string => card.replace(/[<>]/g, '');

/** The model. */
export const model = (options: { draw: 1 | 3; redeals: 'unlimited' | 2 | 0 }) => ({
  deal(deck: readonly string[]): Position {
    const tableau: string[][] = [[], [], [], [], [], [], []];
    let next = 0;
    for (let line = 0; line < 7; line++)
      for (let column = line; column < 7; column++) tableau[column]!.push(column === line ? deck[next++]! : `<${deck[next++]!}>`);
    return {
      piles: {
        foundation: [[], [], [], []],
        tableau,
        stock: [
          deck
            .slice(28)
            .reverse()
            .map((card) => `<${card}>`),
        ],
        waste: [[]],
      },
      redeals: 0,
    };
  },

  moves(position: Position): [string, Position][] {
    const found: [string, Position][] = [];
    const move = (name: string, change: (next: Position) => void): void => {
      const next = structuredClone(position);
      change(next);
      for (const column of next.piles.tableau) if (column.length > 0) column.push(up(column.pop()!));
      found.push([name, next]);
    };
    const { foundation, tableau, stock, waste } = position.piles;
    const single = [
      ...tableau.map((pile, i) => ({ name: `t${i + 1}`, card: pile.at(-1), take: (p: Position) => p.piles.tableau[i]!.pop()! })),
      { name: 'waste', card: waste[0]!.at(-1), take: (p: Position) => p.piles.waste[0]!.pop()! },
    ];
    for (const { name, card, take } of single) {
      if (card === undefined) continue;
      foundation.forEach((pile, f) => {
        const fits = pile.length === 0 ? rank(card) === 1 : card[1] === pile[0]![1] && rank(card) === pile.length + 1;
        if (fits) move(`${name}>f${f + 1}`, (next) => next.piles.foundation[f]!.push(take(next)));
      });
    }
    tableau.forEach((target, t) => {
      const accepts = (card: string): boolean => (target.length === 0 ? rank(card) === 13 : builds(card, target.at(-1)!));
      const top = waste[0]!.at(-1);
      if (top !== undefined && accepts(top)) move(`waste>t${t + 1}`, (next) => next.piles.tableau[t]!.push(next.piles.waste[0]!.pop()!));
      foundation.forEach((pile, f) => {
        if (pile.length > 0 && accepts(pile.at(-1)!))
          move(`f${f + 1}>t${t + 1}`, (next) => next.piles.tableau[t]!.push(next.piles.foundation[f]!.pop()!));
      });
      tableau.forEach((source, s) => {
        if (s === t) return;
        for (let count = 1; count <= source.length; count++) {
          const lead = source.at(-count)!;
          if (hidden(lead) || (count > 1 && !builds(source.at(1 - count)!, lead))) break;
          if (accepts(lead))
            move(`t${s + 1}>t${t + 1}${count > 1 ? `*${count}` : ''}`, (next) =>
              next.piles.tableau[t]!.push(...next.piles.tableau[s]!.splice(-count)),
            );
        }
      });
    });
    if (stock[0]!.length > 0)
      move('turn', (next) => {
        for (let i = 0; i < options.draw; i++) {
          const card = next.piles.stock[0]!.pop();
          if (card) next.piles.waste[0]!.push(up(card));
        }
      });
    else if (waste[0]!.length > 0 && (options.redeals === 'unlimited' || position.redeals < options.redeals))
      move('redeal', (next) => {
        next.piles.stock[0] = next.piles.waste[0]!.reverse().map((card) => `<${card}>`);
        next.piles.waste[0] = [];
        if (options.redeals !== 'unlimited') next.redeals++;
      });
    return found;
  },

  status: ({ piles }: Position): 'won' | 'playing' => (piles.foundation.flat().length === 52 ? 'won' : 'playing'),
});
