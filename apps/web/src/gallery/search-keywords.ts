import type { Facts } from '../catalogue/entry.js';
import type { Cards, Kind } from '../catalogue/families.js';
import type { AppWords } from '../words/types.js';

/**
 * Returns the words by which a search finds a game besides its names and the texts of its tile: the names of filter values that it fits,
 * and its number of packs.
 */
export const searchKeywords = (
  { gallery }: Pick<AppWords, 'gallery'>,
  { packs }: Pick<Facts, 'packs'>,
  kind?: Kind,
  cards: readonly Cards[] = [],
): string =>
  [kind && gallery.families[kind], ...cards.map((how) => gallery.lying[how]), gallery.packsInWords[packs - 1]]
    .filter((text) => text !== undefined)
    .join(' ');
