import { quoted } from './mistake.js';

/** A kind of JSON values. */
export type Kind = 'string' | 'number' | 'boolean' | 'list' | 'object' | 'null';

/** A form of values in a recipe. It is data: the reader checks by it, messages describe it, and it is written as JSON Schema. */
export type Shape = {
  /** The allowed values, in words. */
  readonly says: string;
  /** The field by which an object is told from other objects; absent: none. */
  readonly key?: string | undefined;
} & (
  | WordShape
  | TextShape
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly whole: boolean }
  /** A truth value; where `only` is given, that one. */
  | { readonly kind: 'boolean'; readonly only?: boolean }
  | { readonly kind: 'list'; readonly item: Shape; readonly min: number; readonly max: number }
  | ObjectShape
  | RecordShape
  | ChoiceShape
  | { readonly kind: 'any'; readonly shapes: readonly Shape[] }
);

/** One of some words. */
interface WordShape {
  readonly kind: 'string';
  readonly words: readonly string[];
}

/** A text of at most so many characters, with words to suggest. */
interface TextShape {
  readonly kind: 'string';
  readonly max: number;
  readonly pattern?: RegExp | undefined;
  readonly words?: readonly string[] | undefined;
}

/** An object of known fields. */
export interface ObjectShape {
  readonly kind: 'object';
  readonly fields: ReadonlyMap<string, Shape>;
  readonly required: readonly string[];
}

/** An object with names of the author's own. */
interface RecordShape {
  readonly kind: 'object';
  readonly names: RegExp;
  readonly namesSay: string;
  readonly item: Shape;
  readonly max: number;
}

/** Values by what the player chooses. */
interface ChoiceShape {
  readonly kind: 'object';
  readonly of: Shape;
}

/** One of these words. */
export const word = (...words: readonly string[]): Shape => ({ kind: 'string', says: quoted(words), words });

/** A text of at most so many characters that fits a pattern. @param says what the pattern allows @param words to suggest */
export const text = (max: number, pattern?: RegExp, says = `a text of at most ${max} characters`, words?: readonly string[]): Shape => ({
  kind: 'string',
  says,
  max,
  pattern,
  words,
});

/** A whole number of a range. */
export const integer = (min: number, max: number): Shape => number(min, max, true);

/** A number of a range. */
export const number = (min: number, max: number, whole = false): Shape => ({
  kind: 'number',
  says: `${whole ? 'a whole number' : 'a number'} from ${min} to ${max}`,
  min,
  max,
  whole,
});

/** This one truth value. */
export const exactly = (only: boolean): Shape => ({ kind: 'boolean', says: String(only), only });

/** True or false. */
export const flag: Shape = { kind: 'boolean', says: 'true or false' };

/** A list. @param says what it is, in words */
export const list = (item: Shape, min: number, max: number, says = `a list of ${min} to ${max} entries, each ${item.says}`): Shape => ({
  kind: 'list',
  says,
  item,
  min,
  max,
});

/** An object with names of the author's own. @param namesSay what the names are */
export const record = (names: RegExp, namesSay: string, item: Shape, max: number): Shape => ({
  kind: 'object',
  says: `an object of at most ${max} entries, each named by ${namesSay}`,
  names,
  namesSay,
  item,
  max,
});

/** Fields of an object; those whose name ends in a question mark may be absent. */
export type Fields = Readonly<Record<string, Shape>>;

/** An object with these fields. @param key by which it is told from other objects; absent: its first field; null: by nothing */
export function object(given: Fields, key?: string | null): Shape {
  const fields = new Map(Object.entries(given).map(([name, shape]) => [name.replace('?', ''), shape] as const));
  const names = [...fields.keys()];
  return {
    kind: 'object',
    says: `an object with ${quoted(names)}`,
    fields,
    required: names.filter((name) => Object.hasOwn(given, name)),
    key: key === null ? undefined : (key ?? names[0]),
  };
}

/** One of several shapes. Objects among them are told apart by their keys, in this order. */
export const oneOf = (...shapes: readonly Shape[]): Shape => ({ kind: 'any', says: shapes.map(({ says }) => says).join('; or '), shapes });

/** Values that differ by what the player chooses: such a value itself, or a choice with one for each value of an option. */
export const chosen = (of: Shape): Shape =>
  oneOf({ kind: 'object', says: 'a choice: an object with "option" and "values"', of, key: 'option' }, of);
