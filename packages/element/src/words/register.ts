import { registerLanguage as register, type Language, type LanguageTag } from '@patience/core';
import type { CoreWords } from '@patience/core/search';
import type { AdviceWords } from '../advice/words.js';
import type { DeckWords } from '../faces/pictures/words.js';
import type { SandboxWords } from '../sandbox/words.js';
import type { ElementWords } from './index.js';
import type { LazyWords } from './lazy/index.js';

/** All words of `<patience-game>` in a language. What is left out is in English. */
export interface ElementLanguage extends Pick<Language, 'games'> {
  /** Cards, piles and refusals. */
  readonly core?: Partial<CoreWords>;
  /** The table. */
  readonly table?: Partial<ElementWords>;
  /** Dialogs, hints and announcements. */
  readonly dialogs?: Partial<LazyWords>;
  /** The adviser. */
  readonly advice?: Partial<AdviceWords>;
  /** What is said around a table in a sandbox. */
  readonly sandbox?: Partial<SandboxWords>;
  /** Names of the cards of a German deck. */
  readonly deck?: Partial<DeckWords>;
  /** Parts of other programs: the command line, a site. */
  readonly [part: string]: object | undefined;
}

/**
 * Adds a language to all tables of the page, or replaces parts of one. Tables that are there show it at once.
 * @param tag a BCP 47 tag: `fr`, `pt-BR`; a table speaks it where the nearest `lang` is this tag or a kind of it
 * @param words the words, or a function that loads them when the first table needs them
 * @throws RangeError when the tag is none
 */
export function registerLanguage(tag: LanguageTag, words: ElementLanguage | (() => Promise<ElementLanguage>)): void {
  register(tag, words);
  for (const element of globalThis.document?.querySelectorAll('patience-game') ?? []) element.requestUpdate();
}
