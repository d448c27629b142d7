import type { LanguageTag } from '@patience/core';
import { type Face, faceName, format, formatNumber, type Message, USUAL, type Values } from '@patience/core/internals';
import type { DescriptionWords } from './words/index.js';

/** A part of a description. */
export type Section = 'goal' | 'layout' | 'play' | 'stock';

type Phrase = keyof DescriptionWords['phrases'];
/** Name of a sentence that every language has. */
export type SentenceKey = keyof DescriptionWords['sentences'];

const capital = (text: string, lang: LanguageTag): string => text.slice(0, 1).toLocaleUpperCase(lang) + text.slice(1);

/** Writes sentences in one language into the sections of a description. */
export class Writer {
  readonly sections: Readonly<Record<Section, string[]>> = { goal: [], layout: [], play: [], stock: [] };

  constructor(
    readonly words: DescriptionWords,
    readonly lang: LanguageTag,
  ) {}

  /** Returns a number in words, or in figures where it is high. */
  number(n: number): string {
    return this.words.numbers[n] ?? formatNumber(n, this.lang);
  }

  /** Returns a part of a sentence. A value `n` is also available in words, as `N`. */
  phrase(name: Phrase, values: Values = {}): string {
    return this.#fill(this.words.phrases[name], values);
  }

  /** Returns a number with the name of the things: “one column”, “four columns”. */
  some(name: Phrase, n: number): string {
    return this.phrase(name, { n });
  }

  /** Returns the name of a card with its article, in languages that use one there. */
  card(face: Face): string {
    return this.phrase('card', { rank: USUAL.rank[face]!, card: faceName(face, this.lang) });
  }

  /** Returns a list of texts: “A, B and C”. */
  list(texts: readonly string[]): string {
    return new Intl.ListFormat(this.words.lists, { type: 'conjunction' }).format(texts);
  }

  /** Returns one sentence, or a part of one. */
  text(key: SentenceKey, values: Values = {}): string {
    return this.#fill(this.words.sentences[key], values);
  }

  /** Returns a sentence with words before it, as the whole sentence or as a clause that begins with a small letter. */
  sentence(key: 'withOption' | 'ofPiles', sentence: string, values: Values): string {
    const clause = sentence.slice(0, 1).toLocaleLowerCase(this.lang) + sentence.slice(1);
    return capital(this.text(key, { ...values, sentence, clause }), this.lang);
  }

  /** Adds a sentence to a section, unless the section has it already. */
  add(section: Section, key: SentenceKey, values: Values = {}): void {
    const sentence = capital(this.text(key, values), this.lang);
    if (!this.sections[section].includes(sentence)) this.sections[section].push(sentence);
  }

  #fill(message: Message, values: Values): string {
    const { n } = values;
    return format(message, typeof n === 'number' ? { N: this.number(n), ...values } : values, this.lang);
  }
}
