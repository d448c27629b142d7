import type { Facts } from '../../catalogue/entry.js';
import type { Cards, Kind } from '../../catalogue/families.js';
import { NO_WORD } from '../../text/plain.js';
import type { Words } from './words.js';

/** A game is easy if at least this share of its deals can be won, and at most this share of the result is skill. */
const EASY = { winnable: 0.8, skill: 0.6 };
/** A game is hard if fewer of its deals than this share can be won, or if at least this share of the result is skill. */
const HARD = { winnable: 0.3, skill: 0.9 };

/** Returns the words for an easy or a hard game; undefined for one in between, or one about which too little is known. */
function difficultyOf({ gallery: { easy, hard } }: Words, { winnable, skill }: Pick<Facts, 'winnable' | 'skill'>): string | undefined {
  if (winnable === undefined || skill === undefined) return undefined;
  if (winnable >= EASY.winnable && skill <= EASY.skill) return easy;
  return winnable < HARD.winnable || skill >= HARD.skill ? hard : undefined;
}

/**
 * Returns the words of names by which a search finds a game: each word, and each two neighbours written as one, such as “tripeaks”.
 * @param names normalized by `plain`
 */
export function nameWords(names: string): readonly string[] {
  const words = names.split(NO_WORD).filter(Boolean);
  return [...words, ...words.slice(1).map((word, i) => words[i]! + word)];
}

/**
 * Returns the words by which a search finds a game besides its names and the texts of its tile: the names of filter values that it fits,
 * its number of packs, and whether it is easy or hard.
 */
export const searchKeywords = (
  { gallery }: Words,
  facts: Pick<Facts, 'packs' | 'winnable' | 'skill'>,
  kind?: Kind,
  cards: readonly Cards[] = [],
): string =>
  [
    kind && gallery.families[kind],
    ...cards.map((how) => gallery.lying[how]),
    gallery.packsInWords[facts.packs - 1],
    difficultyOf({ gallery }, facts),
  ]
    .filter((text) => text !== undefined)
    .join(' ');
