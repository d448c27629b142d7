import { plainFill, plainModel, plainStock, single } from '@patience/core/testing';

/** The rules of Cribbage Squares once more, to check the variant against. */
export const model = plainModel({
  deal: (deck) => ({
    stock: plainStock(deck),
    waste: [[]],
    tableau: Array.from({ length: 16 }, () => []),
    reserve: Array.from({ length: 8 }, () => []),
  }),
  lift: { waste: single },
  lay: { tableau: (_cards, onto) => onto === undefined },
  after: ({ piles }) => plainFill(piles.waste!, ...piles.stock!),
  status: ({ piles }) => (piles.tableau!.every((place) => place.length > 0) ? 'over' : 'playing'),
});

// The points: every combination of cards is looked at. Cards are texts such as `KS`; nothing of core is used.

/** Returns all combinations of some cards. */
const combinations = (cards: readonly string[]): string[][] =>
  cards.reduce<string[][]>((all, card) => [...all, ...all.map((some) => [...some, card])], [[]]);

const rankOf = (card: string): number => 'A23456789TJQK'.indexOf(card[0]!) + 1;

const isRun = (cards: readonly string[]): boolean => {
  const ranks = cards.map(rankOf).sort((a, b) => a - b);
  return cards.length >= 3 && ranks.every((rank, i) => rank === ranks[0]! + i);
};

/** Returns the points of one hand. @param starter absent while the square has gaps */
function handPoints(hand: readonly string[], starter?: string): number {
  const all = combinations(starter ? [...hand, starter] : hand);
  const fifteens = all.filter((cards) => cards.reduce((sum, card) => sum + Math.min(10, rankOf(card)), 0) === 15);
  const pairs = all.filter((cards) => cards.length === 2 && cards[0]![0] === cards[1]![0]);
  const runs = all.filter(isRun);
  const longest = Math.max(0, ...runs.map((cards) => cards.length));
  const suits = new Set(hand.map((card) => card[1]));
  const flush = hand.length < 4 || suits.size > 1 ? 0 : suits.has(starter?.[1]) ? 5 : 4;
  const nobs = starter && hand.includes(`J${starter[1]!}`) ? 1 : 0;
  return 2 * fifteens.length + 2 * pairs.length + runs.filter((cards) => cards.length === longest).length * longest + flush + nobs;
}

/** Returns the points of a square. @param square cards row by row; an empty text is a gap @param next the next card, which may be the starter */
export function plainPoints(square: readonly string[], next: string): number {
  const starter = square.every(Boolean) ? next : undefined;
  const lines = [0, 1, 2, 3].flatMap((n) => [square.filter((_, i) => Math.floor(i / 4) === n), square.filter((_, i) => i % 4 === n)]);
  const heels = starter?.startsWith('J') ? 2 : 0;
  return lines.reduce((sum, line) => sum + handPoints(line.filter(Boolean), starter), heels);
}
