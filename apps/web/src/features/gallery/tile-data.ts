import type { LanguageTag } from '@patience/core';
import type { Facts } from '../../catalogue/entry.js';
import type { Cards, Kind } from '../../catalogue/families.js';
import { foreign, namedIn, summaryIn } from '../../catalogue/names.js';
import { factWords, inOneLine } from '../../catalogue/fact-texts.js';
import { element, type ElementData } from '../../markup/element.js';
import { MINIATURE } from '../../miniature/size.js';
import type { AppWords } from '../../words/types.js';
import type { OptionValues } from './rules-meant.js';
import { searchKeywords } from './search-keywords.js';
import type { Words } from './words.js';

/** Texts and addresses of a tile, apart from the facts of its game. */
export interface TileOptions {
  readonly facts: Facts;
  readonly words: AppWords & Words;
  readonly lang: LanguageTag;
  /** Address of the picture; absent if it is set later. */
  readonly picture?: string;
  /** Address of the game's table. */
  readonly table: string;
  /** Address of the game's rules. */
  readonly rules: string;
  /** All names by which a search finds the game. */
  readonly names: readonly string[];
  readonly kind?: Kind | undefined;
  /** Facts about the cards after the deal, if known. */
  readonly cards?: readonly Cards[];
  /** Number of cards, if known. */
  readonly size?: number | undefined;
  /** Keywords of its package. */
  readonly keywords?: readonly string[];
  /** The options of the game and their values: a search finds the game by them, and opens it with them. */
  readonly options?: readonly OptionValues[];
}

/** Returns the tile of a game in the gallery as data. {@link Tile} adds the data that depends on the player's games. */
export function tileData(options: TileOptions): ElementData {
  const { facts, words, lang, picture, table, rules, names, kind, cards, keywords = [] } = options;
  const named = namedIn(facts, lang);
  const name = named.text;
  const summary = summaryIn(facts, lang);
  const data = {
    'data-id': facts.id,
    'data-packs': facts.packs,
    'data-minutes': facts.minutes,
    'data-skill': facts.skill,
    'data-winnable': facts.winnable,
    'data-family': kind,
    'data-cards': cards?.join(' '),
    'data-names': names.join(', '),
    'data-also': [searchKeywords(words, facts, kind, cards, options.size), ...keywords].join(' '),
    'data-options': options.options && options.options.length > 0 ? JSON.stringify(options.options) : undefined,
  };
  const image = { src: picture, ...MINIATURE, alt: '', loading: 'lazy', decoding: 'async' };
  return element(
    'li',
    { class: 'tile', ...data },
    element('img', image),
    element('h2', {}, element('a', { href: table, ...foreign(named, lang) }, name)),
    element('p', { ...foreign(summary, lang) }, summary.text),
    element('p', { class: 'facts' }, inOneLine(factWords(words, facts, lang))),
    element(
      'div',
      { class: 'tile-links' },
      element('a', { href: rules, 'aria-label': `${words.nav.rules}: ${name}` }, words.nav.rules),
      element('button', { type: 'button', 'aria-label': `${words.gallery.favourite}: ${name}`, 'aria-pressed': 'false' }),
    ),
  );
}
