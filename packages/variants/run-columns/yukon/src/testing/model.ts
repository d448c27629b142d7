/** The rules of Yukon once more, plain and slow, to check the variant against. Nothing of core is used. */

interface Position {
  piles: { foundation: string[][]; tableau: string[][] };
  redeals: number;
}

const rank = (card: string): number => 'A23456789TJQK'.indexOf(card[0]!) + 1;
const red = (card: string): boolean => card.endsWith('D') || card.endsWith('H');
const hidden = (card: string): boolean => card.startsWith('<');

/** The model. */
export const model = (options: { build: 'alternate' | 'same' }) => ({
  /** First a staircase from one card to seven without its lowest step, then five rounds over all columns but the first. */
  deal(deck: readonly string[]): Position {
    const tableau: string[][] = [[], [], [], [], [], [], []];
    const cards = [...deck];
    for (let line = 1; line < 7; line++) for (let column = line; column < 7; column++) tableau[column]!.push(`<${cards.shift()!}>`);
    tableau[0]!.push(cards.shift()!);
    for (let line = 0; line < 5; line++) for (let column = 1; column < 7; column++) tableau[column]!.push(cards.shift()!);
    return { piles: { foundation: [[], [], [], []], tableau }, redeals: 0 };
  },

  moves({ piles }: Position): [string, Position][] {
    const found: [string, Position][] = [];
    const move = (name: string, change: (next: Position['piles']) => void): void => {
      const next = structuredClone(piles);
      change(next);
      for (const column of next.tableau) if (column.length > 0) column.push(column.pop()!.replace(/[<>]/g, ''));
      found.push([name, { piles: next, redeals: 0 }]);
    };
    const fits = (card: string, under: string): boolean =>
      rank(card) === rank(under) - 1 && (options.build === 'same' ? card[1] === under[1] : red(card) !== red(under));
    piles.tableau.forEach((source, s) => {
      const top = source.at(-1);
      if (top === undefined) return;
      piles.foundation.forEach((pile, f) => {
        const ready = pile.length === 0 ? rank(top) === 1 : pile[0]![1] === top[1] && rank(top) === pile.length + 1;
        if (ready) move(`t${s + 1}>f${f + 1}`, (next) => next.foundation[f]!.push(next.tableau[s]!.pop()!));
      });
      piles.tableau.forEach((target, t) => {
        for (let count = 1; s !== t && count <= source.length && !hidden(source.at(-count)!); count++) {
          const lead = source.at(-count)!;
          if (target.length === 0 ? rank(lead) !== 13 : !fits(lead, target.at(-1)!)) continue;
          move(`t${s + 1}>t${t + 1}${count > 1 ? `*${count}` : ''}`, (next) => next.tableau[t]!.push(...next.tableau[s]!.splice(-count)));
        }
      });
    });
    return found;
  },

  status: ({ piles }: Position): 'won' | 'playing' => (piles.foundation.flat().length === 52 ? 'won' : 'playing'),
});
