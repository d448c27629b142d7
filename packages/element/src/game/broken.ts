import { ContractError, type Problem } from '@patience/core';
import { fail } from '@patience/core/internals';

/** Returns the problem of rules that broke their contract. Rethrows any other error. */
export function brokenRules(error: unknown): Problem {
  if (!(error instanceof ContractError)) throw error;
  return fail('rules-broken', { from: error.variant, why: `${error.where}: ${error.law}` }).error;
}
