import { completeOptions, type Options, type Tx, type CompleteVariant } from '@patience/core';
import { deal, type Table } from '@patience/core/search';

/** Deals that are compared to tell what is the same in every deal. */
export const SEEDS = [1, 2, 3, 4] as const;

/** The completed options. @throws Error when they do not fit the patience */
export function optionsFor(variant: CompleteVariant, given: Options): Options {
  const options = completeOptions(variant, given);
  if (!options.ok) throw new Error(options.error.message);
  return options.value;
}

/** A fresh deal; with `change`, the cards are then moved as it says, and the forced consequences follow. */
export function dealt(variant: CompleteVariant, options: Options, seed: number, change?: (table: Tx) => void): Table {
  const changed: CompleteVariant = change
    ? {
        ...variant,
        deal(table, chosen) {
          variant.deal(table, chosen);
          change(table);
        },
      }
    : variant;
  const result = deal(changed, { seed, options });
  if (!result.ok) throw new Error(result.error.message);
  return result.value.table;
}

/** Returns the result of a trial, or undefined where the rules cannot cope with it. */
export function attempt<T>(trial: () => T): T | undefined {
  try {
    return trial();
  } catch {
    return undefined;
  }
}

/** Counts the cards on each pile, by its id. */
export const countsOf = ({ rules, len }: Table): ReadonlyMap<string, number> => new Map(rules.ids.map((id, pile) => [id, len[pile]!]));
