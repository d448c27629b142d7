/** The registered languages, and the fallback for texts that a language lacks. */
import type { LanguageTag, Translation } from '../contract.js';
import { ownOf } from './message.js';

/**
 * The words of a language by part: `core`, `element`, `cli`, `web`. Each part has the structure of its English template and may leave texts
 * out. `games` has texts for patiences that lack the language, by their id.
 */
export interface Language {
  readonly games?: Readonly<Record<string, Translation>>;
  readonly [part: string]: object | undefined;
}

/** The words of a language, or a function that loads them on first use. */
export type LanguageSource = Language | (() => Promise<Language>);

const words = new Map<LanguageTag, Language>();
const loaders = new Map<LanguageTag, () => Promise<void>>();

/** The languages that a page registers, and the copies of core that take them: the copies share them, as they share the registered variants. */
interface SharedLanguages {
  readonly sources: (readonly [LanguageTag, LanguageSource])[];
  readonly copies: ((tag: LanguageTag, source: LanguageSource) => void)[];
}

const KEY = Symbol.for('patience.languages');
const shared = ((globalThis as { [KEY]?: SharedLanguages })[KEY] ??= { sources: [], copies: [] });

/** Cache of values made from words, by the owner of the words and the language. It is cleared when words are added. */
let made = new WeakMap<object, Map<LanguageTag, object>>();

/**
 * Adds the words of a language, or a function that loads them, in every copy of this package on the page. Existing words stay, except for the parts that
 * are replaced.
 * @param tag a BCP 47 tag: `fr`, `pt-BR`
 * @throws RangeError when it is none
 */
export function registerLanguage(tag: LanguageTag, source: LanguageSource): void {
  const [name = tag] = Intl.getCanonicalLocales(tag);
  shared.sources.push([name, source]);
  for (const take of shared.copies) take(name, source);
}

function takeSource(name: LanguageTag, source: LanguageSource): void {
  if (typeof source === 'function') {
    let coming: Promise<void> | undefined;
    const load = (): Promise<void> =>
      (coming ??= source()
        .then((loaded) => takeSource(name, loaded))
        .finally(() => loaders.get(name) === load && loaders.delete(name)));
    loaders.set(name, load);
  } else add(name, { ...words.get(name), ...source });
}

function add(tag: LanguageTag, all: Language): void {
  words.set(tag, all);
  made = new WeakMap();
}

shared.copies.push(takeSource);
for (const [tag, source] of shared.sources) takeSource(tag, source);

/** Adds the words that a package itself contains. Words that were registered earlier for these parts stay. */
export function addBuiltIn(builtIn: Readonly<Record<LanguageTag, Language>>): void {
  for (const [tag, source] of Object.entries(builtIn)) add(tag, { ...source, ...words.get(tag) });
}

/** Returns the registered languages, loaded or not, sorted by tag. English is always among them. */
export const registeredLanguages = (): readonly LanguageTag[] => [...new Set(['en', ...words.keys(), ...loaders.keys()])].sort();

/**
 * Loads the words of a language; undefined when nothing has to be loaded. A language that could not be loaded stays as it is until it
 * is registered again.
 */
export const loadLanguage = (tag: LanguageTag): Promise<void> | undefined => {
  const one = specificFirst(tag).find((each) => loaders.has(each));
  return one === undefined ? undefined : loaders.get(one)!();
};

/** Returns the loaded words of a language, for example to send them to a worker; undefined when there are none. */
export const languageWords = (tag: LanguageTag): Language | undefined => words.get(tag);

/** Returns the registered language for a tag: `de` for `de-AT`, English if none fits. */
export const languageFor = (tag: LanguageTag): LanguageTag => {
  return specificFirst(tag).find((one) => words.has(one) || loaders.has(one)) ?? 'en';
};

/** Longest language tag that is read, in characters: all registered ones are shorter. The time grows with the square of the length. */
const LONGEST_TAG = 100;

/**
 * Returns a tag and its more general tags, the most specific first: `zh-Hant-TW`, `zh-Hant`, `zh`. Returns an empty list for a text that is
 * no tag.
 */
export function specificFirst(tag: LanguageTag): LanguageTag[] {
  if (tag.length > LONGEST_TAG) return [];
  try {
    const subtags = Intl.getCanonicalLocales(tag.replaceAll('_', '-'))[0]?.split('-') ?? [];
    return subtags.map((_, i) => subtags.slice(0, subtags.length - i).join('-'));
  } catch {
    // The text is no tag, so it has no words and English is used.
    return [];
  }
}

/** Returns the words of a language package for a patience. */
export const gameWords = (tag: LanguageTag, id: string): Translation | undefined => {
  const games = words.get(tag)?.games;
  return games && Object.hasOwn(games, id) ? games[id] : undefined;
};

/**
 * Returns the words of a part in a language: the template with each text replaced that the language has. A missing text comes from the more
 * general language, and then from the template.
 * @param template the words in English
 */
export const translated = <T extends object>(part: string, template: T, tag: LanguageTag): T =>
  perLanguage(template, tag, () =>
    specificFirst(tag).reduceRight((below: T, one) => overlay(below, words.get(one)?.[part], true), template),
  );

/** Returns a value made from words for a language. It is cached until words are added. @param key object to which the words belong */
export function perLanguage<T extends object>(key: object, tag: LanguageTag, make: () => T): T {
  let known = made.get(key);
  if (!known) made.set(key, (known = new Map<LanguageTag, object>()));
  let one = known.get(tag) as T | undefined;
  if (!one) known.set(tag, (one = make()));
  return one;
}

/**
 * Returns one set of texts over another: texts that the upper set lacks come from the lower one.
 * @param forms objects with the form `other` are one text and are not mixed; what is no text where the lower set has one counts as lacking
 */
export function overlay<T extends object>(below: T, above: object | undefined, forms = false): T {
  if (!isRecord(above)) return below;
  return Object.entries(above).reduce((all, [key, value]: [string, unknown]) => {
    const under: unknown = ownOf(all as Readonly<Record<string, unknown>>, key);
    const isOne = forms && isRecord(value) && 'other' in value;
    if (value === undefined || value === '' || (forms && !isLike(value, under))) return all;
    // Use a computed key, which makes a field of its own even for the name of an inherited property.
    return { ...all, [key]: isRecord(value) && isRecord(under) && !isOne ? overlay(under, value, forms) : value };
  }, below);
}

/** Tells whether a value can replace a text, a list or a set of texts of a template. */
const isLike = (value: unknown, under: unknown): boolean =>
  under === undefined ||
  (isText(under) ? isText(value) : Array.isArray(under) === Array.isArray(value) && isRecord(under) === isRecord(value));

const isText = (value: unknown): boolean =>
  typeof value === 'string' || (isRecord(value) && 'other' in value && Object.values(value).every(isText));
const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the direction in which a language is written, by its usual script. */
export function directionOf(tag: LanguageTag): 'ltr' | 'rtl' {
  const [one] = specificFirst(tag);
  const script = one === undefined ? '' : (new Intl.Locale(one).maximize().script ?? '');
  return RIGHT_TO_LEFT.has(script) ? 'rtl' : 'ltr';
}
/** Scripts in use today that are written from right to left. */
const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa', 'Yezi']);
