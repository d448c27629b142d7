import { USUAL, type Faces } from '@patience/core/internals';

/** The meaning of the text in the field for a deal. */
export type Written =
  /** An empty text: any deal. */
  | { readonly kind: 'any' }
  /** The number of a deal, without thousands separators and surrounding words. */
  | { readonly kind: 'number'; readonly seed: string }
  /** A number that is no deal's: one with a sign or with decimals. */
  | { readonly kind: 'noNumber'; readonly text: string }
  /** A word that names a deal. */
  | { readonly kind: 'word'; readonly seed: string }
  /** Cards in dealing order, in the form of a link: `KS TH 9D`. */
  | { readonly kind: 'cards'; readonly deck: string; readonly count: number }
  /** A link or an address. */
  | { readonly kind: 'link'; readonly url: URL }
  /** A text that is too long for a word. */
  | { readonly kind: 'long'; readonly length: number };

/** The longest word that names a deal, in characters: the rule of `parseSeed` in `@patience/core`. */
export const LONGEST_WORD = 200;

/** Words and letters with which people write deals in the installed languages. */
export interface DealHabits {
  /** Words that stand before a deal number, such as “deal” and “Spiel”. */
  readonly numberWords: readonly string[];
  /**
   * Letters of ace, jack, queen and king for each language, such as “AJQK” and “ABDK”. For a letter with two meanings the first list
   * counts.
   */
  readonly letters: readonly string[];
}

const SUITS: Readonly<Record<string, string>> = { '♣': 'C', '♦': 'D', '♥': 'H', '♠': 'S' };

/** Returns a pattern for the words before a deal number: “Deal 17”, “Spiel Nr. 17”, “#17”, “Patience, deal 17”. */
const before = (numberWords: readonly string[]): RegExp =>
  new RegExp(
    `^(?:[^\\d,·:–]{1,60}[,·:–]\\s*(?=\\p{L}))?(?:(?:${numberWords.map(escaped).join('|')})(?![\\p{L}\\d])\\.?\\s*|[#:№]\\s*)+(?=\\d)`,
    'iu',
  );
const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns the rank letters of a link by the spelling of a rank. */
function ranksOf(letters: readonly string[]): Map<string, string> {
  const ranks = new Map(Array.from('A23456789TJQK').map((rank) => [rank, rank] as const)).set('10', 'T');
  for (const own of letters.toReversed()) for (const [i, letter] of Array.from(own).entries()) ranks.set(letter, 'AJQK'[i]!);
  return ranks;
}
/** Punctuation after a number at the end of a sentence. */
const AFTER = /(?<![.,;:!?])[.,;:!?]+$/;
/** An address within a text. */
const ADDRESS = /(?:^|[\s("„“<])(https?:\/\/\S+)/i;
/** Punctuation that can follow an address at the end of a sentence. */
const ENDS = '.,;:!?)"“”>';
/** Digits in groups of three as English, German and Swiss texts separate them: `1,234,567`, `1.234.567`, `1’234’567`. */
const GROUPED = /^\d{1,3}(?:([.,'’])\d{3})(?:\1\d{3})*$/;
/** Digits that may be separated by spaces. */
const SPACED = /^\d[\d\s]*$/;

/** Digits with a sign before them or a decimal point among them. */
const NO_DEAL = /^(?:[-+−–]\s*\d+(?:[.,]\d*)?|\d*[.,]\d+)$/;

/**
 * Reads what a player typed into the field for a deal: a number, a word, cards, or a link.
 * @param faces those of the deck, which may have suits and ranks of its own
 */
export function readWritten(given: string, { numberWords, letters }: DealHabits, faces: Faces = USUAL): Written {
  const text = given.trim();
  if (text === '') return { kind: 'any' };
  const url = urlOf(text);
  if (url) return { kind: 'link', url };
  const ranks = ranksOf(letters);
  const cards = text
    .toUpperCase()
    .replaceAll('\ufe0f', '')
    .split(/[\s,;]+/)
    .filter(Boolean);
  const linked = cards.map((card) => {
    const [rank, sign] = [card.slice(0, -1), card.slice(-1)];
    const suit = SUITS[sign] ?? sign;
    // The deck's own letters come before those of the languages: C may be a knight.
    const face = (faces === USUAL ? undefined : faces.parse(rank + suit)) ?? faces.parse(`${ranks.get(rank) ?? '?'}${suit}`);
    return face === undefined ? undefined : faces.format(face);
  });
  // A single card is read as a word, such as “AS”.
  if (cards.length > 1 && !linked.includes(undefined)) return { kind: 'cards', deck: linked.join(' '), count: linked.length };
  const number = numberIn(text, before(numberWords));
  if (number !== undefined) return { kind: 'number', seed: number };
  if (NO_DEAL.test(text)) return { kind: 'noNumber', text };
  return text.length > LONGEST_WORD ? { kind: 'long', length: text.length } : { kind: 'word', seed: text };
}

/** Returns the deal number in a text; undefined if it is another text. Compatibility forms such as fullwidth digits count as digits. */
function numberIn(text: string, lead: RegExp): string | undefined {
  const plain = text.normalize('NFKC').replace(lead, '').replace(AFTER, '').trim();
  if (!GROUPED.test(plain) && !SPACED.test(plain)) return undefined;
  const digits = plain.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  return digits.length <= LONGEST_WORD ? digits : undefined;
}

/**
 * Returns the address that a text consists of, even one without its scheme, or else the first one in it: results are shared as sentences
 * with a link.
 */
function urlOf(text: string): URL | undefined {
  const bare = /^[\w.-]+(:\d+)?\/\S*[?&](seed|deck|variant)=/i.test(text) ? `https://${text}` : '';
  const whole = withoutEnd(ADDRESS.exec(text)?.[1]) ?? bare;
  return whole !== '' && !/\s/.test(whole) && URL.canParse(whole) ? new URL(whole) : undefined;
}

/** Removes punctuation from the end of an address. A loop instead of a pattern, which would take seconds for a long text of dots. */
function withoutEnd(address: string | undefined): string | undefined {
  let end = address?.length ?? 0;
  while (end > 0 && ENDS.includes(address![end - 1]!)) end--;
  return address?.slice(0, end);
}
