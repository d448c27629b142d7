import { say, type Problem } from '@patience/core';
import type { Lazy } from './effects.js';
import { hasSentences } from '../words/index.js';

/**
 * Passes on a problem as soon as its sentence is loaded: at once, or after the lazy chunk.
 * @param then receives the problem, and whether it had to wait
 */
export function withSentence(
  problem: Problem,
  effects: Pick<Lazy<unknown>, 'load'>,
  then: (problem: Problem, late?: boolean) => void,
): void {
  if (hasSentences()) return then(problem);
  const stopgap = say(problem, 'en');
  void effects.load().then(() => then(problem.message === stopgap ? { ...problem, message: say(problem, 'en') } : problem, true));
}
