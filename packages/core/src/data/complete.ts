import type { CompleteVariant, Options } from '../contract.js';
import type { Variant } from '../variant.js';
import { functionsOf } from './functions-of.js';

const completed = new WeakMap<object, CompleteVariant<never>>();

/**
 * Turns the plain data of a variant into the functions that tables, searches and pictures call. Fields that are functions stay as they are,
 * and a variant without data is returned unchanged. Every call for the same variant returns the same object.
 */
export function complete<O extends Options>(variant: Variant<O>): CompleteVariant<O> {
  const known = completed.get(variant) as CompleteVariant<O> | undefined;
  if (known) return known;
  const functions = functionsOf(variant);
  const isUnchanged = Object.entries(functions).every(([field, rule]) => rule === variant[field as keyof Variant<O>]);
  const made = isUnchanged ? (variant as CompleteVariant<O>) : functions;
  completed.set(variant, made as unknown as CompleteVariant<never>);
  completed.set(made, made as unknown as CompleteVariant<never>);
  return made;
}
