import { plainFill, plainModel, plainStock, single } from '@patience/core/testing';

/** The rules of Poker Squares once more, to check the variant against. */
export const model = plainModel({
  deal: (deck) => ({
    stock: plainStock(deck),
    waste: [[]],
    tableau: Array.from({ length: 25 }, () => []),
    reserve: Array.from({ length: 10 }, () => []),
  }),
  lift: { waste: single },
  lay: { tableau: (_cards, onto) => onto === undefined },
  after({ piles }) {
    if (piles.tableau!.some((place) => place.length === 0)) plainFill(piles.waste!, ...piles.stock!);
  },
  status: ({ piles }) => (piles.tableau!.every((place) => place.length > 0) ? 'over' : 'playing'),
});

// The points. Cards are texts such as `KS`; nothing of core is used.

/** Points by hand: English, then American. */
const POINTS: Readonly<Record<string, readonly [number, number]>> = {
  royal: [30, 100],
  straightFlush: [30, 75],
  four: [16, 50],
  fullHouse: [10, 25],
  flush: [5, 20],
  straight: [12, 15],
  three: [6, 10],
  twoPairs: [3, 5],
  pair: [1, 2],
  nothing: [0, 0],
};

/** The straights, each as its ranks from low to high. */
const STRAIGHTS = Array.from({ length: 10 }, (_, low) => 'A23456789TJQKA'.slice(low, low + 5));

/** Returns the name of the best poker hand that the cards form. Checks the hands from the highest to the lowest. */
function nameOf(cards: readonly string[]): string {
  const ranks = cards.map((card) => card[0]!);
  const equal = (n: number): string[] => [...new Set(ranks)].filter((rank) => ranks.filter((other) => other === rank).length === n);
  const whole = cards.length === 5;
  const flush = whole && cards.every((card) => card[1] === cards[0]![1]);
  const straight = whole ? STRAIGHTS.find((run) => [...run].every((rank) => ranks.includes(rank))) : undefined;
  if (flush && straight === 'TJQKA') return 'royal';
  if (flush && straight) return 'straightFlush';
  if (equal(4).length === 1) return 'four';
  if (equal(3).length === 1 && equal(2).length === 1) return 'fullHouse';
  if (flush) return 'flush';
  if (straight) return 'straight';
  if (equal(3).length === 1) return 'three';
  return ['nothing', 'pair', 'twoPairs'][equal(2).length]!;
}

/** Returns the points of a square. @param square cards row by row; an empty text is a gap */
export function plainPoints(square: readonly string[], points: 'english' | 'american'): number {
  const lines = [0, 1, 2, 3, 4].flatMap((n) => [square.filter((_, i) => Math.floor(i / 5) === n), square.filter((_, i) => i % 5 === n)]);
  return lines.reduce((sum, line) => sum + POINTS[nameOf(line.filter(Boolean))]![points === 'english' ? 0 : 1], 0);
}
