import type { CompleteVariant, Options } from '../contract.js';
import { ContractError } from '../problem.js';
import type { Variant } from '../variant.js';
import { interpreter } from './interpreter.js';
import { isComplete } from './shape.js';

const completed = new WeakMap<object, CompleteVariant<never>>();

/**
 * Turns the plain data of a patience into the functions that tables, searches and pictures ask. Fields that are functions stay
 * what they are; a variant without data is returned itself. The answer for a variant is always the same object.
 * @throws ContractError when the interpreter of data is still to be loaded, which is so only in the files for script tags
 */
export function complete<O extends Options>(variant: Variant<O>): CompleteVariant<O> {
  const known = completed.get(variant) as CompleteVariant<O> | undefined;
  if (known) return known;
  const made = isComplete(variant) ? variant : interpreter()?.(variant);
  if (!made) throw new ContractError(variant.id, 'table', 'is data, and the part that reads data is not loaded yet');
  completed.set(variant, made as unknown as CompleteVariant<never>);
  completed.set(made, made as unknown as CompleteVariant<never>);
  return made;
}
