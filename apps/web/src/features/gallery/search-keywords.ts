import type { Facts } from '../../catalogue/entry.js';
import type { Cards, Kind } from '../../catalogue/families.js';
import type { Words } from './words.js';

/** A game is easy if at least this share of its deals can be won, and at most this share of the result is skill. */
const EASY = { winnable: 0.8, skill: 0.6 };
/** A game is hard if fewer of its deals than this share can be won, or if at least this share of the result is skill. */
const HARD = { winnable: 0.3, skill: 0.9 };

/** Longest time, in minutes, of a game that a search for a quick one finds. */
const QUICK = 5;

/** Returns the words for an easy or a hard game; undefined for one in between, or one about which too little is known. */
function difficultyOf({ gallery: { easy, hard } }: Words, { winnable, skill }: Pick<Facts, 'winnable' | 'skill'>): string | undefined {
  if (winnable === undefined || skill === undefined) return undefined;
  if (winnable >= EASY.winnable && skill <= EASY.skill) return easy;
  return winnable < HARD.winnable || skill >= HARD.skill ? hard : undefined;
}

/**
 * Returns the words by which a search finds a game besides its names and the texts of its tile: the names of filter values that it fits,
 * its numbers of packs and cards, whether it is easy or hard, and whether it is quick.
 * @param size number of cards, if known
 */
export const searchKeywords = (
  { gallery }: Words,
  facts: Pick<Facts, 'packs' | 'winnable' | 'skill' | 'minutes'>,
  kind?: Kind,
  cards: readonly Cards[] = [],
  size?: number,
): string =>
  [
    kind && gallery.families[kind],
    ...cards.map((how) => gallery.lying[how]),
    gallery.packsInWords[facts.packs - 1],
    size && gallery.size.replaceAll('{n}', String(size)),
    difficultyOf({ gallery }, facts),
    facts.minutes !== undefined && facts.minutes <= QUICK ? gallery.quick : undefined,
  ]
    .filter(Boolean)
    .join(' ');
