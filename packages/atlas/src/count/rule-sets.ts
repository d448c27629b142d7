import { createRequire } from 'node:module';
import { allOptions, type Options, type Variant } from '@patience/core';
import { installedVariants, loadInstalled } from '@patience/core/installed';

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
