/** The rules of Der Katzenschwanz once more, plain and slow, to check the variant against. Nothing of core is used. */

/** Piles by role; of each, the lowest card first. */
interface Position {
  piles: { foundation: string[][]; cell: string[][]; tableau: string[][] };
  redeals: number;
}

/** A deep copy. */
function copied(position: Position): Position {
  const piles = Object.fromEntries(Object.entries(position.piles).map(([role, some]) => [role, some.map((pile) => [...pile])]));
  return { piles: piles as Position['piles'], redeals: position.redeals };
}

const rank = (card: string): number => ' A23456789TJQK'.indexOf(card[0]!);
const suit = (card: string): string => card[1]!;
const isRed = (card: string): boolean => 'DH'.includes(suit(card));

/** A letter per role, as piles are called in notation. */
const LETTER = { foundation: 'f', cell: 'c', tableau: 't' } as const;
type Role = keyof typeof LETTER;

function mayLie(card: string, role: Role, pile: readonly string[], from: Role): boolean {
  const top = pile.at(-1);
  switch (role) {
    case 'foundation':
      return top === undefined ? rank(card) === 1 : suit(card) === suit(top) && rank(card) === rank(top) + 1;
    case 'cell':
      return top === undefined && from === 'tableau';
    case 'tableau':
      return top !== undefined && isRed(card) !== isRed(top) && rank(card) === rank(top) - 1;
  }
}

/** The model. */
export const model = {
  deal(deck: readonly string[]): Position {
    const columns: string[][] = [[]];
    for (const card of deck) {
      if (rank(card) === 13 && columns.at(-1)!.length > 0) columns.push([]);
      columns.at(-1)!.push(card);
    }
    const eight = (): string[][] => Array.from({ length: 8 }, () => []);
    return { piles: { foundation: eight(), cell: eight(), tableau: columns }, redeals: 0 };
  },

  moves(position: Position): [string, Position][] {
    const found: [string, Position][] = [];
    for (const from of ['tableau', 'cell'] as const)
      for (const [i, source] of position.piles[from].entries())
        for (const to of ['foundation', 'cell', 'tableau'] as const)
          for (const [j, target] of position.piles[to].entries()) {
            const card = source.at(-1);
            if (card === undefined || source === target || !mayLie(card, to, target, from)) continue;
            const next = copied(position);
            next.piles[from][i]!.pop();
            next.piles[to][j]!.push(card);
            found.push([`${LETTER[from]}${i + 1}>${LETTER[to]}${j + 1}`, next]);
          }
    return found;
  },

  status({ piles }: Position): 'won' | 'playing' {
    return piles.foundation.flat().length === 104 ? 'won' : 'playing';
  },
};
