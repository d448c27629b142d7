/** Texts with placeholders and forms, as data: every language can write them in its own way without code. */

/**
 * A text with placeholders in braces, such as `{n} cards`; or several forms of such a text, of which the value of a placeholder selects
 * one.
 */
export type Message = string | Forms;

/**
 * Forms of a text. For a number: the form of exactly this number (`0`, `1`), else that of its plural category in the language (`one`,
 * `two`, `few`, `many`: `Intl.PluralRules`), else `other`. For a word: the form of this word, else `other`.
 */
export interface Forms {
  /** Name of the placeholder whose value selects the form. Default: `n`. */
  readonly by?: string;
  readonly other: Message;
  readonly [form: string]: Message | undefined;
}

/** The type of a translation of a template: a text for a text, and a message with the language's own forms for a message with forms. */
export type Translated<T> = T extends string
  ? string
  : T extends { readonly other: unknown }
    ? Message
    : T extends readonly (infer One)[]
      ? readonly Translated<One>[]
      : { readonly [Key in keyof T]: Translated<T[Key]> };

/** Values for the placeholders in braces. Numbers are written as the language writes them; a text is taken as it is. */
export type Values = Readonly<Record<string, string | number>>;

/** Returns an own value of a record by a key that rules or people wrote, never an inherited one. */
export const ownOf = <T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  record && Object.hasOwn(record, key) ? record[key] : undefined;

/**
 * Writes a message: chooses its form and fills its placeholders. A placeholder without a value stays as it is.
 * @param tag the language of the message
 */
export function format(message: Message, values: Values, tag: string): string {
  let text = message;
  while (typeof text !== 'string') {
    const value = ownOf(values, text.by ?? 'n') ?? '';
    text = ownOf(text, `${value}`) ?? (typeof value === 'number' ? ownOf(text, plurals(tag).select(value)) : undefined) ?? text.other;
  }
  return text.replace(/\{([\w-]+)\}/g, (hole, name: string) => {
    const value = ownOf(values, name);
    return value === undefined ? hole : typeof value === 'number' ? formatNumber(value, tag) : value;
  });
}

/** Writes a number in the notation of a language: `1,250`, `1.250`, `1 250`. */
export const formatNumber = (value: number, tag: string): string =>
  isPlain(value) && PLAIN_DIGITS.has(tag.split('-')[0]!) ? String(value) : numbers(tag).format(value);

/** Tells whether a number is written without a separator of thousands or decimals. */
const isPlain = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1000;

/**
 * Some languages that write plain numbers with the digits 0 to 9. The first `Intl.NumberFormat` of a page takes 30 ms and more in Chrome,
 * which the first deal needs not wait for. Any other language is asked for its digits.
 */
const PLAIN_DIGITS: ReadonlySet<string> = new Set('cs da de en es fi fr hu it nl no pl pt ro ru sk sv tr uk'.split(' '));

/** Writes a list of alternatives: “A, B or C”. */
export const formatChoice = (texts: readonly string[], tag: string): string =>
  new Intl.ListFormat(tag, { type: 'disjunction' }).format(texts);

/** Returns a function that computes a value for a key once, and returns the same one later. */
export function once<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    let one = made.get(key);
    if (!one) made.set(key, (one = compute(key)));
    return one;
  };
}

// Creating an object of `Intl` takes longer than all its uses in a table.
const plurals = once((tag: string) => new Intl.PluralRules(tag));
const numbers = once((tag: string) => new Intl.NumberFormat(tag));
