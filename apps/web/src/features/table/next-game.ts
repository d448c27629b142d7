import type { NextGames } from '../../catalogue/next-games.js';

/** A patience to play after another one. */
export interface NextGame {
  readonly id: string;
  /** Title of the path on which it follows; undefined for a similar patience. */
  readonly path?: string;
  /** One sentence on what is new in it. */
  readonly text?: string;
}

/**
 * Returns the rules to play next in the same patience: the least harder ones by which the player has not won yet; undefined when there are none.
 * @param rules by which the last game was won @param won rule sets by which the player has won
 */
export const nextRules = (id: string, rules: string, { harder }: Pick<NextGames, 'harder'>, won: ReadonlySet<string>): string | undefined =>
  harder[id]?.[rules]?.find((other) => !won.has(other));

/** Returns the options that differ between two rule sets: `suits=2`. */
export const changedRules = (rules: string, before: string): string =>
  rules
    .split('&')
    .filter((one) => !before.split('&').includes(one))
    .join('&');

/**
 * Returns what to play after a patience: the next step of the course or of a curated path that the player has not won yet, else a similar patience that
 * the player has not won yet; undefined when there is none.
 * @param won ids of the patiences that the player has won
 */
export function nextGame(id: string, { course, paths, similar }: NextGames, won: ReadonlySet<string>): NextGame | undefined {
  for (const { title, steps } of course ? [course, ...paths] : paths) {
    const at = steps.findIndex(([step]) => step === id);
    const step = at < 0 ? undefined : steps.slice(at + 1).find(([other]) => !won.has(other));
    if (step) return { id: step[0], path: title, text: step[1] };
  }
  const other = similar[id]?.find((one) => !won.has(one));
  return other === undefined ? undefined : { id: other };
}
