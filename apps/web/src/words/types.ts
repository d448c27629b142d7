import type { Words as SharedWords } from './shared.js';
import type { Words as SiteWords } from './site.js';

export type { SiteWords };

/** Texts that every feature may use, in one language. Placeholders stand in braces; a text with a number has forms by `Intl.PluralRules`. */
export type AppWords = SiteWords & SharedWords;
