import type { Facts } from '../catalogue/entry.js';
import type { Cards, Kind } from '../catalogue/families.js';
import type { AppWords } from '../words/types.js';

/** What a search finds a game by beside its names and what its tile shows: the names of chips that it fits, and its packs in words. */
export const soughtWords = (
  { gallery }: Pick<AppWords, 'gallery'>,
  { packs }: Pick<Facts, 'packs'>,
  kind?: Kind,
  cards: readonly Cards[] = [],
): string =>
  [kind && gallery.families[kind], ...cards.map((how) => gallery.lying[how]), gallery.packsInWords[packs - 1]]
    .filter((text) => text !== undefined)
    .join(' ');
