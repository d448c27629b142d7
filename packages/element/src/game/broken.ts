import { ContractError, type Game, type Problem } from '@patience/core';
import { fail } from '@patience/core/internals';

/**
 * Returns the problem of rules that broke their contract. Rethrows any other error.
 * @param game the game in which they did. One that began with a position may be one that the rules do not know
 */
export function brokenRules(error: unknown, game?: Pick<Game, 'source'>): Problem {
  if (!(error instanceof ContractError)) throw error;
  const code = game && 'position' in game.source ? 'position-rules' : 'rules-broken';
  return fail(code, { from: error.variant, why: `${error.where}: ${error.law}` }).error;
}
