import { registerLanguage as register, type Language, type LanguageTag } from '@patience/core';
import type { CoreWords } from '@patience/core/internals';
import type { AdviceWords } from '../advice/words.js';
import type { DeckWords } from '../faces/pictures/words.js';
import type { SandboxWords } from '../sandbox/words.js';
import type { ElementWords } from './index.js';
import type { FeatureWords } from './features/index.js';

/** All words of `<patience-game>` in a language. Missing ones are in English. */
export interface ElementLanguage extends Pick<Language, 'games'> {
  /** Words of cards, piles and refusals. */
  readonly core?: Partial<CoreWords>;
  /** Words of the table. */
  readonly table?: Partial<ElementWords>;
  /** Words of dialogs, hints and announcements. */
  readonly dialogs?: Partial<FeatureWords>;
  /** Words of the adviser. */
  readonly advice?: Partial<AdviceWords>;
  /** Words around a table in a sandbox. */
  readonly sandbox?: Partial<SandboxWords>;
  /** Names of the cards of a German deck. */
  readonly deck?: Partial<DeckWords>;
  /** Words of other programs, such as the command line or a site. */
  readonly [part: string]: object | undefined;
}

/**
 * Adds a language to all tables of the page, or replaces parts of one. Existing tables update at once.
 * @param tag a BCP 47 tag: `fr`, `pt-BR`; a table uses it where the nearest `lang` is this tag or a more specific one
 * @param words the words, or a function that loads them when the first table needs them
 * @throws RangeError when the tag is invalid
 */
export function registerLanguage(tag: LanguageTag, words: ElementLanguage | (() => Promise<ElementLanguage>)): void {
  register(tag, words);
  for (const element of globalThis.document?.querySelectorAll('patience-game') ?? []) element.requestUpdate();
}
