import { fill } from '../text/fill.js';
import type { AppWords } from '../words/types.js';
import type { PlayerPath, Suggestion } from './player-path.js';

/** Returns how many steps of the course are won. */
export const wonSteps = ({ steps }: Pick<PlayerPath, 'steps'>, { wonOf }: AppWords['path']): string =>
  fill(wonOf, { n: steps.filter(({ isWon }) => isWon).length, of: steps.length });

/** Returns why a patience is suggested. @param nameOf returns the name of a patience; undefined for one that is not installed */
export function whySuggested({ text, like }: Suggestion, nameOf: (id: string) => string | undefined, words: AppWords['path']): string {
  const name = like === undefined ? undefined : nameOf(like);
  return text ?? (name === undefined ? '' : fill(words.like, { name }));
}
