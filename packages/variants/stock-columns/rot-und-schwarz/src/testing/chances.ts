/** Exact chances of winning the two patiences of pure luck. Only the colours of the cards matter in both. */

/** Ways to choose k of n. */
function choose(n: number, k: number): bigint {
  let ways = 1n;
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
}

type Colour = 'red' | 'black';
const COLOURS: readonly Colour[] = ['red', 'black'];

/**
 * Version 2 with two passes. All C(52, 26) words of 26 red and 26 black cards are equally likely; this counts those
 * that are won, by reading them once from the first card turned to the last.
 *
 * A card of the word meets up to three tests, and which one it passes decides where it ends:
 * 1. It differs from the last card that the first pass laid: it is laid in the first pass.
 * 2. Else it is on the waste, where all such cards keep their order, and comes again in the second pass. There the last
 *    card laid is at first the very last one of the first pass. We cannot know it yet, so we assume a colour for it and
 *    keep only the words that end so. If the card differs from the last one laid, it is laid in the second pass.
 * 3. Else it stays on the waste, which is at last laid from its top: the whole of it must alternate, so the card
 *    must differ from the one below it. In the end the topmost must differ from the last card laid.
 *
 * So four colours and the number of cards of each colour are all that has to be known on the way.
 * @returns the number of won words, and of all
 */
export function countRow(ofEach = 26): { won: bigint; all: bigint } {
  let won = 0n;
  for (const assumed of COLOURS) {
    /** Number of colour sequences for each key: count of red and of black cards so far, colour of the last card laid in the first and in the second pass, colour of the last card left over. */
    let words = new Map<string, bigint>([[JSON.stringify([0, 0, null, assumed, null]), 1n]]);
    for (let card = 0; card < 2 * ofEach; card++) {
      const longer = new Map<string, bigint>();
      for (const [key, count] of words)
        for (const colour of COLOURS) {
          let [reds, blacks, first, second, left] = JSON.parse(key) as [number, number, Colour | null, Colour, Colour | null];
          if (colour === 'red') reds++;
          else blacks++;
          if (reds > ofEach || blacks > ofEach) continue;
          if (colour !== first) first = colour;
          else if (colour !== second) second = colour;
          else if (colour !== left) left = colour;
          else continue;
          const next = JSON.stringify([reds, blacks, first, second, left]);
          longer.set(next, (longer.get(next) ?? 0n) + count);
        }
      words = longer;
    }
    for (const [key, count] of words) {
      const [, , first, second, left] = JSON.parse(key) as [number, number, Colour, Colour, Colour | null];
      if (first === assumed && left !== second) won += count;
    }
  }
  return { won, all: choose(2 * ofEach, ofEach) };
}

/** Chance to win version 2 with two passes. */
export function rowChance(): number {
  const { won, all } = countRow();
  return Number(won) / Number(all);
}

/**
 * Version 3. Each pass takes as many red cards away as black ones, so that a pass starts with m of each in random
 * order: m pairs, one of C(2m, m) equally likely words. With j mixed pairs (any of the m, each in two orders) the other
 * m − j must be half red and half black pairs: C(m, j) · 2^j · C(m − j, (m − j) / 2) words. The next pass starts with m − j.
 * @param passes how many there are @param ofEach cards of each colour in the first
 */
export function pairsChance(passes: number, ofEach = 26): number {
  if (ofEach === 0) return 1;
  if (passes === 0) return 0;
  let chance = 0;
  for (let mixed = ofEach; mixed >= 0; mixed -= 2) {
    const rest = ofEach - mixed;
    const words = choose(ofEach, mixed) * 2n ** BigInt(mixed) * choose(rest, rest / 2);
    chance += (Number(words) / Number(choose(2 * ofEach, ofEach))) * pairsChance(passes - 1, rest);
  }
  return chance;
}
