import type { Json } from './json.js';
import { quoted } from './mistake.js';

/** A kind of JSON value. */
export type Kind = 'string' | 'number' | 'boolean' | 'list' | 'object' | 'null';

/**
 * The allowed form of a part of a recipe, as data. The reader checks by it, messages describe it, and the JSON Schema is written from it.
 */
export type Shape = {
  /** Describes the allowed values in words. */
  readonly says: string;
  /** The field that distinguishes objects of this shape from others; absent: none. */
  readonly key?: string | undefined;
  /** The value that an absent field of this shape stands for. */
  readonly default?: Json;
} & (
  | WordShape
  | TextShape
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly whole: boolean }
  /** A truth value; where `only` is given, only that one. */
  | { readonly kind: 'boolean'; readonly only?: boolean }
  | { readonly kind: 'list'; readonly item: Shape; readonly min: number; readonly max: number }
  | ObjectShape
  | RecordShape
  | ChoiceShape
  | { readonly kind: 'any'; readonly shapes: readonly Shape[] }
);

/** The shape of a text that must be one of some words. */
interface WordShape {
  readonly kind: 'string';
  readonly words: readonly string[];
  readonly names?: Thing | undefined;
}

/** The kind of thing that a text of a recipe can name. */
export type Thing = 'pile' | 'link' | 'suit';

/** The shape of a text with a greatest length, and with words to suggest. */
interface TextShape {
  readonly kind: 'string';
  /** The kind of thing that the text names; absent: none. */
  readonly names?: Thing | undefined;
  readonly max: number;
  readonly pattern?: RegExp | undefined;
  readonly words?: readonly string[] | undefined;
}

/** The shape of an object with known fields. */
export interface ObjectShape {
  readonly kind: 'object';
  readonly fields: ReadonlyMap<string, Shape>;
  readonly required: readonly string[];
}

/** The shape of an object whose fields the author names. */
interface RecordShape {
  readonly kind: 'object';
  readonly keys: RegExp;
  readonly keysSay: string;
  /** The kind of thing that the names are; absent: none. */
  readonly names?: Thing | undefined;
  readonly item: Shape;
  readonly max: number;
}

/** The shape of a value that depends on an option that the player chooses. */
interface ChoiceShape {
  readonly kind: 'object';
  readonly of: Shape;
}

/** Returns the shape of a text that must be one of these words. */
export const word = (...words: readonly string[]): Shape => ({ kind: 'string', says: quoted(words), words });

/**
 * Returns the shape of a text with a greatest length, in characters, and a pattern.
 * @param says what the pattern allows
 * @param words to suggest
 */
export const text = (max: number, pattern?: RegExp, says = `a text of at most ${max} characters`, words?: readonly string[]): Shape => ({
  kind: 'string',
  says,
  max,
  pattern,
  words,
});

/** Returns the shape of a whole number in a range. */
export const integer = (min: number, max: number): Shape => number(min, max, true);

/** Returns the shape of a number in a range. */
export const number = (min: number, max: number, whole = false): Shape => ({
  kind: 'number',
  says: `${whole ? 'a whole number' : 'a number'} from ${min} to ${max}`,
  min,
  max,
  whole,
});

/** Returns the shape of a field that may only be true, or only false. */
export const exactly = (only: boolean): Shape => ({ kind: 'boolean', says: String(only), only });

/** The shape of a truth value. */
export const flag: Shape = { kind: 'boolean', says: 'true or false' };

/** Returns the shape of a list. @param says what it is, in words */
export const list = (item: Shape, min: number, max: number, says = `a list of ${min} to ${max} entries, each ${item.says}`): Shape => ({
  kind: 'list',
  says,
  item,
  min,
  max,
});

/** Returns the shape of an object whose fields the author names. @param keysSay what the names are @param names their kind of thing */
export const record = (keys: RegExp, keysSay: string, item: Shape, max: number, names?: Thing): Shape => ({
  kind: 'object',
  says: `an object with at most ${max} names: ${keysSay}`,
  keys,
  keysSay,
  names,
  item,
  max,
});

/** Fields of an object; those whose name ends in a question mark may be absent. */
export type Fields = Readonly<Record<string, Shape>>;

/**
 * Returns the shape of an object with these fields. The first field that must be present distinguishes it from other objects.
 */
export function object(given: Fields): Shape {
  const fields = new Map(Object.entries(given).map(([name, shape]) => [name.replace('?', ''), shape] as const));
  const names = [...fields.keys()];
  const required = names.filter((name) => Object.hasOwn(given, name));
  return {
    kind: 'object',
    says: `an object with ${quoted(required.length > 0 ? required : names)}`,
    fields,
    required,
    key: required[0],
  };
}

/** Returns the shape of a value that has one of several shapes. Objects among them are distinguished by their keys, in this order. */
export const oneOf = (...shapes: readonly Shape[]): Shape => ({ kind: 'any', says: shapes.map(({ says }) => says).join('; or '), shapes });

/** Returns a shape with other words for the allowed values. */
export const saying = (says: string, shape: Shape): Shape => ({ ...shape, says });

/** Returns the shape of a field that stands for a value where it is absent. */
export const usually = (value: Json, shape: Shape): Shape => ({ ...shape, default: value });

/** Returns the shape of a text that names something in the recipe. */
export const naming = (names: Thing, shape: Shape): Shape => ({ ...shape, names }) as Shape;

/** Returns the shape of a value that may depend on an option: the value itself, or a choice with a value for each value of the option. */
export const chosen = (of: Shape): Shape =>
  saying(`${of.says}; or a choice by "option"`, oneOf({ kind: 'object', says: '', of, key: 'option' }, of));
