import type { Options } from '../contract.js';
import type { Variant } from '../variant.js';
import { ask, ContractError, fail, ok, type Result } from '../problem.js';
import { quoted } from '../shown.js';
import { wordsOf } from '../words/index.js';

/** Options that come from an attribute, an address or a file: by name, a value or the text of a value. */
export type GivenOptions = Readonly<Record<string, unknown>>;

/**
 * Completes options with the variant's defaults. A text is replaced by the value that is written like it.
 * @returns the options; a problem for unknown names, unknown values and combinations that the variant refuses
 */
export function completeOptions<O extends Options>(variant: Variant<O>, given: GivenOptions = {}): Result<O> {
  const complete: Options = {};
  const unknown = (option: string): Result<O> =>
    fail('option-unknown', { variant: variant.id, option, known: Object.keys(variant.options).join(', ') || 'none' });
  if (typeof given !== 'object' || (given as object | null) === null) return unknown(JSON.stringify(given));
  for (const name of Object.keys(given)) if (!Object.hasOwn(variant.options, name)) return unknown(name);
  for (const [name, values] of Object.entries<readonly (string | number)[]>(variant.options)) {
    const wanted = Object.hasOwn(given, name) ? given[name] : undefined;
    const value = wanted === undefined ? values[0] : values.find((v) => v === wanted || String(v) === wanted);
    if (value === undefined) {
      const known = values.join(', ');
      return fail('option-value', { variant: variant.id, option: name, value: quoted(wanted), known });
    }
    complete[name] = value;
  }
  const valid = validity(variant, complete as O);
  if (valid !== true) {
    return fail('option-combination', { variant: variant.id, reason: valid }, wordsOf(variant, 'en').reasons?.[valid]);
  }
  return ok(Object.freeze(complete as O));
}

/**
 * Returns the options of a new game for which neither page nor player named options, a seed or a deck.
 * @throws ContractError when `startOptions` of the variant are not possible
 */
export function startOptions<O extends Options>(variant: Variant<O>): O {
  const complete = completeOptions(variant, variant.startOptions);
  if (complete.ok) return complete.value;
  throw new ContractError(variant.id, 'startOptions', 'must be a possible choice of its options');
}

/** Returns all combinations of a variant's options that it allows, the defaults first. */
export function allOptions<O extends Options>(variant: Variant<O>): O[] {
  let combinations: Options[] = [{}];
  for (const [name, values] of Object.entries<readonly (string | number)[]>(variant.options))
    combinations = combinations.flatMap((c) => values.map((value) => ({ ...c, [name]: value })));
  return combinations.filter((c) => validity(variant, c as O) === true).map((c) => Object.freeze(c as O));
}

/** Returns true for a combination of options that the variant allows, else the key of the reason. */
const validity = <O extends Options>(variant: Variant<O>, options: O): true | string =>
  variant.valid ? ask(variant.id, 'valid', () => variant.valid!(options)) : true;
