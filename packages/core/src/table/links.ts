import type { Face } from '../cards/card.js';
import { USUAL, type Faces } from '../cards/faces.js';
import type { Link } from '../contract.js';

/**
 * Returns whether a card may lie on another by a {@link Link}. Tables, kit and reasons all use this function.
 * @param under face of the lower card
 * @param over face of the upper card
 */
export const fits = (link: Link | 'any', under: Face, over: Face, faces: Faces = USUAL): boolean =>
  link === 'any' || (ranksFit(link, faces.rank[under]!, faces.rank[over]!, faces.highest) && suitsFit(link, under, over, faces));

function ranksFit(link: Link, under: number, over: number, highest: number): boolean {
  if (under === 0 || over === 0) return under === over && stepsOf(link).includes(0);
  const step = placeOf(link, over, highest) - placeOf(link, under, highest);
  return stepsOf(link).some((wanted) => step === wanted || (link.wrap === true && (step - wanted) % highest === 0));
}

function suitsFit({ suit: wanted }: Link, under: Face, over: Face, { suit, colour }: Faces): boolean {
  switch (wanted) {
    case 'same':
      return suit[under] === suit[over];
    case 'other':
      return suit[under] !== suit[over];
    case 'alternate':
      return colour[under] !== colour[over];
    case 'colour':
      return colour[under] === colour[over];
    default:
      return true;
  }
}

/**
 * Calls a function for each two faces of which one may lie on the other. It is fast, since each deal waits for it: it compares ranks before
 * suits.
 */
export function eachFit(link: Link | 'any', faces: Faces, found: (under: Face, over: Face) => void): void {
  const { ofRank, highest } = faces;
  for (const [low, lower] of ofRank.entries())
    for (const [high, higher] of ofRank.entries()) {
      if (link !== 'any' && !ranksFit(link, low, high, highest)) continue;
      for (const under of lower) for (const over of higher) if (link === 'any' || suitsFit(link, under, over, faces)) found(under, over);
    }
}

const stepsOf = ({ step }: Link): readonly number[] => (step === 'either' ? [-1, 1] : [step]);
/** Returns the place of a rank in the order of a link: 0 for the lowest rank. */
const placeOf = ({ low = 1 }: Link, rank: number, highest: number): number => (rank - low + highest) % highest;

/** Returns the ranks that a link allows on a rank, whatever the suit. @param highest rank of the deck */
export function neededRanks(link: Link, onto: number, highest: number): number[] {
  if (onto === 0) return stepsOf(link).filter((step) => step === 0);
  const places = stepsOf(link).map((step) => placeOf(link, onto, highest) + step);
  const there = link.wrap
    ? places.map((place) => (place + 2 * highest) % highest)
    : places.filter((place) => place >= 0 && place < highest);
  return there.map((place) => ((place + (link.low ?? 1) - 1) % highest) + 1);
}
