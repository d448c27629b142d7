import { completeOptions, type Options, type Tx, type CompleteVariant } from '@patience/core';
import { deal, type Table } from '@patience/core/internals';

/** Seeds of the deals that are compared to find what is the same in every deal. */
export const SEEDS = [1, 2, 3, 4] as const;

/** Returns the options with a value for each. @throws Error when they do not fit the patience */
export function optionsFor(variant: CompleteVariant, given: Options): Options {
  const options = completeOptions(variant, given);
  if (!options.ok) throw new Error(options.error.message);
  return options.value;
}

/** Returns the table after a deal. With `change`, the cards are then moved by this function, and the forced consequences follow. */
export function dealt(variant: CompleteVariant, options: Options, seed: number, change?: (table: Tx) => void): Table {
  const result = deal(change ? rearranged(variant, change) : variant, { seed, options });
  if (!result.ok) throw new Error(result.error.message);
  return result.value.table;
}

/** A variant that rearranges its cards after the deal, and the function that does so in the next deal. */
interface Rearranged {
  readonly variant: CompleteVariant;
  change: (table: Tx) => void;
}
const kept = new WeakMap<CompleteVariant, Rearranged>();

/** Returns a variant that deals and then changes the table. It is the same one for all changes, since the rules of each variant are compiled anew. */
function rearranged(variant: CompleteVariant, change: (table: Tx) => void): CompleteVariant {
  const known = kept.get(variant);
  if (known) {
    known.change = change;
    return known.variant;
  }
  const made: Rearranged = {
    change,
    variant: {
      ...variant,
      deal(table, options) {
        variant.deal(table, options);
        made.change(table);
      },
    },
  };
  kept.set(variant, made);
  return made.variant;
}

/** Returns the result of a trial, or undefined where the rules throw. */
export function attempt<T>(trial: () => T): T | undefined {
  try {
    return trial();
  } catch {
    return undefined;
  }
}

/** Counts the cards on each pile, by its id. */
export const countsOf = ({ rules, len }: Table): ReadonlyMap<string, number> => new Map(rules.ids.map((id, pile) => [id, len[pile]!]));
