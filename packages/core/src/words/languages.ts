/** The languages that are here, and how texts that a language lacks come from another one. */
import type { LanguageTag, Translation } from '../contract.js';
import { ownOf } from './message.js';

/**
 * The words of a language by part: `core`, `element`, `cli`, `web`; each has the shape of its English template, from which it may
 * leave out what it does not say. `games` has what patiences say, by their id, for those that do not bring the language themselves.
 */
export interface Language {
  readonly games?: Readonly<Record<string, Translation>>;
  readonly [part: string]: object | undefined;
}

/** A language, or how to load it on first use. */
export type LanguageSource = Language | (() => Promise<Language>);

const words = new Map<LanguageTag, Language>();
const loaders = new Map<LanguageTag, () => Promise<void>>();
/** Cache of values made of words, by the owner of the words and the language. Cleared when words are added. */
let made = new WeakMap<object, Map<LanguageTag, object>>();

/**
 * Adds the words of a language, or how to load them. Words that are already there stay, unless the new ones replace them part by part.
 * @param tag a BCP 47 tag: `fr`, `pt-BR` @throws RangeError when it is none
 */
export function registerLanguage(tag: LanguageTag, source: LanguageSource): void {
  const [name = tag] = Intl.getCanonicalLocales(tag);
  if (typeof source === 'function') {
    let coming: Promise<void> | undefined;
    const load = (): Promise<void> =>
      (coming ??= source()
        .then((loaded) => registerLanguage(name, loaded))
        .finally(() => loaders.get(name) === load && loaders.delete(name)));
    loaders.set(name, load);
  } else add(name, { ...words.get(name), ...source });
}

function add(tag: LanguageTag, all: Language): void {
  words.set(tag, all);
  made = new WeakMap();
}

/** Adds the words that a package itself brings. What was registered for these parts before stays. */
export function addBuiltIn(builtIn: Readonly<Record<LanguageTag, Language>>): void {
  for (const [tag, source] of Object.entries(builtIn)) add(tag, { ...source, ...words.get(tag) });
}

/** The registered languages, loaded or not, sorted by tag. English is always there. */
export const registeredLanguages = (): readonly LanguageTag[] => [...new Set(['en', ...words.keys(), ...loaders.keys()])].sort();

/**
 * Loads the words of a language; undefined when nothing has to be loaded. A language that could not be loaded stays as it is until it
 * is registered again.
 */
export const loadLanguage = (tag: LanguageTag): Promise<void> | undefined => {
  const one = specificFirst(tag).find((each) => loaders.has(each));
  return one === undefined ? undefined : loaders.get(one)!();
};

/** The words of a language that are here, to hand them to another place; undefined when there are none. */
export const languageWords = (tag: LanguageTag): Language | undefined => words.get(tag);

/** The registered language that a tag gets: `de` for `de-AT`, English if none fits. */
export const languageFor = (tag: LanguageTag): LanguageTag => {
  return specificFirst(tag).find((one) => words.has(one) || loaders.has(one)) ?? 'en';
};

/** A tag and what it is a kind of, the most specific first: `zh-Hant-TW`, `zh-Hant`, `zh`. Nothing for what is no tag. */
export function specificFirst(tag: LanguageTag): LanguageTag[] {
  try {
    const subtags = Intl.getCanonicalLocales(tag.replaceAll('_', '-'))[0]?.split('-') ?? [];
    return subtags.map((_, i) => subtags.slice(0, subtags.length - i).join('-'));
  } catch {
    // It is no tag: it has no words, and English is what remains.
    return [];
  }
}

/** Returns the words of a language package for a patience. */
export const gameWords = (tag: LanguageTag, id: string): Translation | undefined => {
  const games = words.get(tag)?.games;
  return games && Object.hasOwn(games, id) ? games[id] : undefined;
};

/**
 * The words of a part in a language: the template with everything replaced that the language says, text by text; what a
 * language lacks comes from the one it is a kind of, and then from the template.
 * @param template the words in English
 */
export const translated = <T extends object>(part: string, template: T, tag: LanguageTag): T =>
  perLanguage(template, tag, () =>
    specificFirst(tag).reduceRight((below: T, one) => overlay(below, words.get(one)?.[part], true), template),
  );

/**
 * Returns a value made of words for a language: made once, and again when words have been added since.
 * @param key whose words they are
 */
export function perLanguage<T extends object>(key: object, tag: LanguageTag, make: () => T): T {
  let known = made.get(key);
  if (!known) made.set(key, (known = new Map<LanguageTag, object>()));
  let one = known.get(tag) as T | undefined;
  if (!one) known.set(tag, (one = make()));
  return one;
}

/**
 * One set of texts over another: what the upper one lacks is taken from the lower one.
 * @param forms objects with the form `other` are one text and are not mixed
 */
export function overlay<T extends object>(below: T, above: object | undefined, forms = false): T {
  if (!above) return below;
  return Object.entries(above).reduce((all, [key, value]: [string, unknown]) => {
    const under: unknown = ownOf(all as Readonly<Record<string, unknown>>, key);
    const isOne = forms && isRecord(value) && 'other' in value;
    if (value === undefined || value === '') return all;
    // A computed key is a field of its own even where every object inherits one of that name.
    return { ...all, [key]: isRecord(value) && isRecord(under) && !isOne ? overlay(under, value, forms) : value };
  }, below);
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

/** In which direction a language is written, by its usual script. */
export function directionOf(tag: LanguageTag): 'ltr' | 'rtl' {
  const [one] = specificFirst(tag);
  const script = one === undefined ? '' : (new Intl.Locale(one).maximize().script ?? '');
  return RIGHT_TO_LEFT.has(script) ? 'rtl' : 'ltr';
}
/** Scripts in use today that are written from right to left. */
const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa', 'Yezi']);
