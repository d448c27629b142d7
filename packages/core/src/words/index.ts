import { RANKS, SUITS, type Card, type Face } from '../cards/card.js';
import { USUAL } from '../cards/faces.js';
import type { LanguageTag, Role, Translation, Words } from '../contract.js';
import type { Variant } from '../variant.js';
import { builtIn } from './built-in.js';
import type { CoreWords } from './common.js';
import { en } from './en.js';
import { addBuiltIn, gameWords, overlay, perLanguage, specificFirst, translated } from './languages.js';
import { format, ownOf } from './message.js';

addBuiltIn(builtIn);

/** Returns the words of core in a language. */
export const commonWords = (locale: LanguageTag): CoreWords => translated('core', en, locale);

/** A text of a patience, and the language in which it is written. */
export interface Text {
  readonly text: string;
  /** A BCP 47 tag, for the attribute `lang` of whatever shows the text. */
  readonly lang: LanguageTag;
}

/**
 * Returns the words of a patience in a language, the best source first: the patience's own words for the tag; those of a language package;
 * both for the more general language (`de` for `de-AT`); English; the first language of the patience.
 */
function sourcesOf(variant: Pick<Variant, 'id' | 'strings'>, locale: LanguageTag): [lang: LanguageTag, words: Translation][] {
  const tags = [...specificFirst(locale), 'en', Object.keys(variant.strings)[0] ?? 'en'];
  return [...new Set(tags)].flatMap((tag) =>
    [ownOf(variant.strings, tag), gameWords(tag, variant.id)].flatMap((words) =>
      words ? [[tag, words] as [LanguageTag, Translation]] : [],
    ),
  );
}

/**
 * Finds a text of a patience in a language, or in the nearest language that has the text.
 * @param pick takes the text from the words of a language
 */
export function textOf(
  variant: Pick<Variant, 'id' | 'strings'>,
  locale: LanguageTag,
  pick: (words: Translation) => string | undefined,
): Text {
  for (const [lang, words] of sourcesOf(variant, locale)) {
    const text = pick(words);
    if (text) return { text, lang };
  }
  return { text: '', lang: locale };
}

/** Returns all words of a patience in a language, each from the nearest language that has it. */
export const wordsOf = (variant: Pick<Variant, 'id' | 'strings'>, locale: LanguageTag): Words =>
  perLanguage(variant.strings, locale, () =>
    sourcesOf(variant, locale).reduceRight<Words>((below, [, above]) => overlay(below, above), {
      name: variant.id,
      summary: '',
      rules: '',
    }),
  );

/** A card as it is written, from which its name follows. */
type Written = Pick<Card, 'letter' | 'suit'>;
/** The words of a patience, as far as they name cards of its own deck. */
type Named = Pick<Variant, 'id' | 'strings'>;

/** Returns the name of a rank, and the usual rank whose article and adjectives it takes; 0 for none. @param letter the rank as it is written */
export function rankName(letter: string, locale: LanguageTag, variant?: Named): { readonly name: string; readonly form: number } {
  const own = variant && ownOf(wordsOf(variant, locale).ranks, letter);
  const usual = usualRank(letter);
  if (typeof own === 'object') return { name: own.name, form: usualRank(own.as) };
  return { name: own ?? commonWords(locale).ranks[usual - 1] ?? letter, form: usual };
}

/** Returns the usual rank that is written like this; 0 for none. */
const usualRank = (letter: string): number => RANKS.indexOf((letter === '10' ? 'T' : letter) as (typeof RANKS)[number]) + 1;

/** Returns the name of a suit, by its letter. */
export const suitName = (suit: string, locale: LanguageTag, variant?: Named): string =>
  (variant && ownOf(wordsOf(variant, locale).suits, suit)) ?? commonWords(locale).suits[(SUITS as readonly string[]).indexOf(suit)] ?? suit;

/** Returns the name of a card as it is written: „Herz-Zehn“, “ten of hearts”. A card without a rank is called by its suit. */
export function writtenName({ letter, suit }: Written, locale: LanguageTag, variant?: Named): string {
  const own = variant && ownOf(wordsOf(variant, locale).cards, letter + suit);
  if (own !== undefined) return own;
  const name = suitName(suit, locale, variant);
  return letter === '' ? name : format(commonWords(locale).card, { suit: name, rank: rankName(letter, locale, variant).name }, locale);
}

/** Returns the name of a usual face. */
export const faceName = (face: Face, locale: LanguageTag): string =>
  writtenName({ letter: USUAL.letter(face), suit: USUAL.suitLetter(face) }, locale);

/**
 * Returns the name of a card, such as “ten of hearts”.
 * @param variant the patience, if its deck has suits or ranks of its own
 */
export const cardName = (
  { rank, suit, letter = RANKS[rank - 1] ?? '' }: { readonly rank: number; readonly suit: string; readonly letter?: string },
  locale: LanguageTag,
  variant?: Named,
): string => writtenName({ letter, suit }, locale, variant);

/** Returns the name of a card with the definite article, in languages that have one. */
export const theCard = (card: Written, locale: LanguageTag, variant?: Named): string =>
  format(
    commonWords(locale).theCard,
    { rank: rankName(card.letter, locale, variant).form, card: writtenName(card, locale, variant) },
    locale,
  );

/**
 * Returns the name of a pile: „Reihe 5“, “column 5”, or the variant's own word. A number follows when there are several piles of the role.
 * @param alone whether the pile is the only one of its role
 */
export function pileName(
  pile: { readonly id: string; readonly role: Role },
  alone: boolean,
  locale: LanguageTag,
  variant?: Variant,
): string {
  const own = variant && wordsOf(variant, locale).piles;
  const exact = ownOf(own, pile.id);
  if (exact !== undefined) return exact;
  const name = roleName(pile.role, locale, variant);
  const number = /(?<!\d)\d+$/.exec(pile.id)?.[0];
  return alone || number === undefined ? name : format(commonWords(locale).pile, { name, n: number }, locale);
}

/** Returns the name of a role of piles. */
export const roleName = (role: Role, locale: LanguageTag, variant?: Variant): string =>
  (variant && ownOf(wordsOf(variant, locale).piles, role)) ?? commonWords(locale).roles[role];

/** Tells whether core itself has a sentence for this key. Then a variant need not bring its own. */
export const isCommonReason = (key: string): boolean => ownOf(commonWords('en').reasons, key) !== undefined;
