import { createRequire } from 'node:module';
import { allOptions, type Options, type Variant } from '@patience/core';
import { installedVariants, loadInstalled } from '@patience/core/installed';
import { BadInput } from './bad-input.js';

/** A patience with all its options. */
export interface RuleSet {
  /** Id and values of the options, with spaces between. */
  readonly name: string;
  readonly variant: Variant;
  readonly options: Options;
}

/** Version of the solver that counts. */
export const SOLVER = (createRequire(import.meta.url)('@patience/solver/package.json') as { version: string }).version;

/** All rule sets that are installed for a folder, built. @throws ContractError for a package that cannot be used */
export async function ruleSets(folder: string): Promise<RuleSet[]> {
  const variants = await Promise.all(installedVariants(folder).map(loadInstalled));
  return variants.flatMap((variant) =>
    allOptions(variant).map((options) => ({ name: [variant.id, ...Object.values(options)].join(' '), variant, options })),
  );
}

/** Is this the name of a rule set, or does the name go on after it? `klondike 3` begins `klondike 3 unlimited`, and not `klondike 30`. */
export const begins = (name: string, start: string): boolean => name === start || name.startsWith(`${start} `);

/**
 * The rule sets that begin with one of these; all without any.
 * @param only separated by commas
 * @throws BadInput for one with which none begins
 */
export function chosenFrom(all: readonly RuleSet[], only: string | undefined): readonly RuleSet[] {
  const starts = only?.split(',');
  for (const start of starts ?? [])
    if (!all.some(({ name }) => begins(name, start))) throw new BadInput(`No rule set that is installed here begins with "${start}".`);
  return starts ? all.filter(({ name }) => starts.some((start) => begins(name, start))) : all;
}
