import { ContractError, type Problem } from '@patience/core';
import { fail } from '@patience/core/search';

/** The problem with rules that broke their contract. Any other error is not theirs and is thrown on. */
export function brokenRules(error: unknown): Problem {
  if (!(error instanceof ContractError)) throw error;
  return fail('rules-broken', { from: error.variant, why: `${error.where}: ${error.law}` }).error;
}
