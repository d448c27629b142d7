import { createRequire } from 'node:module';
import { allOptions, type Options, type Variant } from '@patience/core';
import { installedVariants, loadInstalled } from '@patience/core/installed';
import { isScored } from '@patience/core/internals';
import { BadInput } from './bad-input.js';

/** A patience with a value for each of its options. */
export interface RuleSet {
  /** Id and option values, separated by blanks. */
  readonly name: string;
  readonly variant: Variant;
  readonly options: Options;
}

/** Version of the solver that is installed. */
export const SOLVER = (createRequire(import.meta.url)('@patience/solver/package.json') as { version: string }).version;

/**
 * Returns all rule sets that are installed for a folder, from their built modules; of a scored patience none, since no deal of it is won.
 * @throws ContractError for a package that cannot be used
 */
export async function ruleSets(folder: string): Promise<RuleSet[]> {
  const variants = await Promise.all(installedVariants(folder).map(loadInstalled));
  return variants
    .filter((variant) => !isScored(variant))
    .flatMap((variant) =>
      allOptions(variant).map((options) => ({ name: [variant.id, ...Object.values(options)].join(' '), variant, options })),
    );
}

/**
 * Returns whether a text is the name of a rule set or whole words at its beginning: `klondike 3` matches `klondike 3 unlimited`, but not
 * `klondike 30`.
 */
export const begins = (name: string, start: string): boolean => name === start || name.startsWith(`${start} `);

/**
 * Returns the rule sets that begin with one of the given texts; all of them without any. @param only texts separated by commas @throws
 * BadInput for a text that matches none
 */
export function chosenFrom(all: readonly RuleSet[], only: string | undefined): readonly RuleSet[] {
  const starts = only?.split(',');
  for (const start of starts ?? [])
    if (!all.some(({ name }) => begins(name, start))) throw new BadInput(`No rule set that is installed here begins with "${start}".`);
  return starts ? all.filter(({ name }) => starts.some((start) => begins(name, start))) : all;
}
