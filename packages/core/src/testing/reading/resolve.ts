/** Replaces choices in rules by the values that the player's options select. */
import type { Options } from '../../contract.js';

/** Any JSON value. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

/** An object of rules in which no choice is left. */
export type Rules = { readonly [key: string]: Json };

/** Returns whether a value is an object and no list. */
export const isRules = (value: Json): value is Rules => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns rules with `{ "option": name, "values": … }` replaced by the value for the option, or by the option's own value where `values` is
 * missing. A field or an item of a list whose choice names no value is left out.
 */
export function resolve(rules: Json, options: Options): Json {
  if (Array.isArray(rules)) return (rules as readonly Json[]).map((one) => resolve(one, options)).filter((one) => one !== undefined);
  if (!isRules(rules)) return rules;
  const { option, values } = rules;
  if (typeof option === 'string') {
    const value = options[option]!;
    return isRules(values) ? resolve(values[String(value)], options) : value;
  }
  const fields = Object.entries(rules).map(([name, value]) => [name, resolve(value, options)] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** Returns a value as a list: a list itself, nothing as the empty list. */
export const listOf = (value: Json): readonly Json[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly Json[]) : [value];

/** Returns a word or number as text. */
export const textOf = (value: Json): string => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '');
