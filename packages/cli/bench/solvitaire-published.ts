/** The rule sets that were counted with Solvitaire, and the results that were published. */

/** A published share of deals that can be won, in per cent. */
export interface Published {
  readonly percent: number;
  /** Half the width of the published 95 % interval, in per cent. Absent: not listed here, and taken as 0. */
  readonly within?: number;
}

/** Published shares by rule set, from C. Blake and I. P. Gent, “The Winnability of Klondike Solitaire and Many Other Patience Games”. */
export const PUBLISHED: Readonly<Record<string, Published>> = {
  'klondike-1': { percent: 90.454, within: 0.09 },
  'klondike-2': { percent: 88.62, within: 0.135 },
  'klondike-3': { percent: 81.945, within: 0.084 },
  'klondike-4': { percent: 69.337, within: 0.1 },
  'klondike-5': { percent: 53.434, within: 0.1 },
  'klondike-6': { percent: 35.854, within: 0.1 },
  'klondike-7': { percent: 23.779, within: 0.1 },
  'free-cell-0': { percent: 0.2173 },
  'free-cell-1': { percent: 19.348 },
  'free-cell-2': { percent: 79.544 },
  'free-cell-3': { percent: 99.3583 },
  'bakers-game': { percent: 75.053 },
  'eight-off': { percent: 99.8801 },
  'fore-cell': { percent: 85.617 },
  'fore-cell-same-suit': { percent: 10.564 },
  'seahaven-towers': { percent: 89.319 },
  canfield: { percent: 71.245 },
  'canfield-whole-piles': { percent: 67.562 },
  spiderette: { percent: 99.62 },
  'will-o-the-wisp': { percent: 99.924 },
  'mrs-mop': { percent: 97.992 },
  'simple-simon': { percent: 97.45 },
  golf: { percent: 45.109 },
  'black-hole': { percent: 86.944 },
  'worm-hole': { percent: 99.8906 },
  'king-albert': { percent: 68.542 },
  raglan: { percent: 81.226 },
  'beleaguered-castle': { percent: 68.17 },
  'streets-and-alleys': { percent: 51.187 },
  stronghold: { percent: 97.379 },
  siegecraft: { percent: 99.136 },
  fan: { percent: 48.776 },
  somerset: { percent: 53.725 },
  'northwest-territory': { percent: 68.369 },
  'east-haven': { percent: 82.844 },
  'thirty-six': { percent: 94.674 },
  thirty: { percent: 67.454 },
  trigon: { percent: 15.996 },
  'spanish-patience': { percent: 99.863 },
  'fortunes-favor': { percent: 99.99999 },
  'alpha-star': { percent: 47.794 },
  'delta-star': { percent: 34.413 },
  'american-canister': { percent: 5.606 },
};
