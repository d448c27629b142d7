/** The rules of Spider once more, plain and slow, to check the variant against. Nothing of core is used. */

/** Piles by role; of each, the lowest card first. A face-down card is written `<KS>`. */
interface Position {
  piles: { foundation: string[][]; stock: string[][]; tableau: string[][] };
  redeals: number;
}

/** A deep copy. */
function copied(position: Position): Position {
  const piles = Object.fromEntries(Object.entries(position.piles).map(([role, some]) => [role, some.map((pile) => [...pile])]));
  return { piles: piles as Position['piles'], redeals: position.redeals };
}

const rank = (card: string): number => 'A23456789TJQK'.indexOf(card[0]!) + 1;
const suit = (card: string): string => card[1]!;
const isDown = (card: string): boolean => card.startsWith('<');
const turnedUp = (card: string): string => card.replace(/[<>]/g, '');

/** Are these face up, of one suit and each one lower than the one before? */
function isRun(cards: readonly string[]): boolean {
  for (let i = 0; i < cards.length; i++) {
    if (isDown(cards[i]!)) return false;
    if (i > 0 && (suit(cards[i]!) !== suit(cards[i - 1]!) || rank(cards[i]!) !== rank(cards[i - 1]!) - 1)) return false;
  }
  return true;
}

/** Turns exposed cards up and takes families away, from left to right, as often as there is something to do. */
function settle(position: Position): void {
  const { tableau, foundation } = position.piles;
  let again = true;
  while (again) {
    again = false;
    for (const column of tableau)
      if (column.length > 0 && isDown(column.at(-1)!)) {
        column.push(turnedUp(column.pop()!));
        again = true;
      }
    for (const column of tableau) {
      const end = column.slice(-13);
      if (end.length < 13 || !isRun(end)) continue;
      column.splice(-13);
      foundation.find((pile) => pile.length === 0)!.push(...end.reverse());
      again = true;
    }
  }
}

/** Takes thirteen cards after thirteen: king to two of one suit, then an ace of another. */
function isBlocked(column: readonly string[]): boolean {
  for (let i = 0; i < column.length; i += 13) {
    const family = column.slice(i, i + 13);
    const ace = family.at(-1)!;
    if (
      family.length < 13 ||
      rank(family[0]!) !== 13 ||
      !isRun(family.slice(0, 12)) ||
      rank(ace) !== 1 ||
      isDown(ace) ||
      suit(ace) === suit(family[0]!)
    )
      return false;
  }
  return true;
}

/** The model. The number of suits is seen by the cards. */
export const model = ({ aces, dealing }: { aces: 'matching' | 'mismatched'; dealing: 'filled' | 'allowed' }) => ({
  deal(deck: readonly string[]): Position {
    const cards = [...deck];
    const tableau: string[][] = [];
    for (let t = 0; t < 10; t++) tableau.push([]);
    for (let row = 1; row <= 5; row++) for (let t = 0; t < (row < 5 ? 10 : 4); t++) tableau[t]!.push(`<${cards.shift()!}>`);
    for (const column of tableau) column.push(cards.shift()!);
    const stock = cards.reverse().map((card) => `<${card}>`);
    const position: Position = { piles: { foundation: Array.from({ length: 8 }, () => []), stock: [stock], tableau }, redeals: 0 };
    settle(position);
    return position;
  },

  moves(position: Position): [string, Position][] {
    const found: [string, Position][] = [];
    const { tableau, stock } = position.piles;
    for (let from = 0; from < 10; from++)
      for (let count = 1; count <= tableau[from]!.length; count++)
        for (let to = 0; to < 10; to++) {
          const cards = tableau[from]!.slice(-count);
          const onto = tableau[to]!.at(-1);
          if (from === to || !isRun(cards) || (onto !== undefined && rank(onto) !== rank(cards[0]!) + 1)) continue;
          const next = copied(position);
          next.piles.tableau[to]!.push(...next.piles.tableau[from]!.splice(-count));
          settle(next);
          found.push([`t${from + 1}>t${to + 1}${count > 1 ? `*${count}` : ''}`, next]);
        }
    const fewerCardsThanColumns = tableau.flat().length < 10;
    const gap = tableau.some((column) => column.length === 0);
    if (stock[0]!.length > 0 && (!gap || fewerCardsThanColumns || dealing === 'allowed')) {
      const next = copied(position);
      for (const column of next.piles.tableau) column.push(turnedUp(next.piles.stock[0]!.pop()!));
      settle(next);
      found.push(['deal', next]);
    }
    return found;
  },

  status({ piles }: Position): 'won' | 'lost' | 'playing' {
    const families = piles.foundation.filter((pile) => pile.length > 0).length;
    if (aces === 'matching') return families === 8 ? 'won' : 'playing';
    if (families > 0) return 'lost';
    return piles.stock.flat().length === 0 && piles.tableau.every(isBlocked) ? 'won' : 'playing';
  },
});
