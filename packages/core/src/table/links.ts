import { faceOf, FACES, isRed, rankOf, suitOf, type Face } from '../cards/card.js';
import type { Link } from '../contract.js';

/**
 * Returns whether a card may lie on another by a {@link Link}. Tables, kit and reasons all use this function.
 * @param under face of the lower card
 * @param over face of the upper card
 */
export const fits = (link: Link | 'any', under: Face, over: Face): boolean =>
  link === 'any' || (ranksFit(link, rankOf(under), rankOf(over)) && suitsFit(link, under, over));

function ranksFit(link: Link, under: number, over: number): boolean {
  const step = placeOf(link, over) - placeOf(link, under);
  return stepsOf(link).some((wanted) => step === wanted || (link.wrap === true && (step - wanted) % 13 === 0));
}

function suitsFit({ suit }: Link, under: Face, over: Face): boolean {
  switch (suit) {
    case 'same':
      return suitOf(under) === suitOf(over);
    case 'other':
      return suitOf(under) !== suitOf(over);
    case 'alternate':
      return isRed(under) !== isRed(over);
    case 'colour':
      return isRed(under) === isRed(over);
    default:
      return true;
  }
}

/**
 * Calls a function for each two faces of which one may lie on the other. It is fast, since each deal waits for it: it compares ranks before
 * suits.
 */
export function eachFit(link: Link | 'any', found: (under: Face, over: Face) => void): void {
  for (let low = 1; low <= 13; low++)
    for (let high = 1; high <= 13; high++) {
      if (link !== 'any' && !ranksFit(link, low, high)) continue;
      for (let under = faceOf(0, low); under < FACES; under += 13)
        for (let over = faceOf(0, high); over < FACES; over += 13) if (link === 'any' || suitsFit(link, under, over)) found(under, over);
    }
}

const stepsOf = ({ step }: Link): readonly number[] => (step === 'either' ? [-1, 1] : [step]);
/** Returns the place of a rank in the order of a link: 0 for the lowest rank. */
const placeOf = ({ low = 1 }: Link, rank: number): number => (rank - low + 13) % 13;

/** Returns the ranks that a link allows on a rank, whatever the suit. */
export function neededRanks(link: Link, onto: number): number[] {
  const places = stepsOf(link).map((step) => placeOf(link, onto) + step);
  const there = link.wrap ? places.map((place) => (place + 26) % 13) : places.filter((place) => place >= 0 && place < 13);
  return there.map((place) => ((place + (link.low ?? 1) - 1) % 13) + 1);
}
