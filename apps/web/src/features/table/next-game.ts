import type { NextGames } from '../../catalogue/next-games.js';

/** A patience to play after another one. */
export interface NextGame {
  readonly id: string;
  /** Title of the path on which it follows; undefined for a similar patience. */
  readonly path?: string;
  /** One sentence on what is new in it. */
  readonly text?: string;
  /** Whether the player follows the course: the step before the last game is won, too. */
  readonly isOnCourse?: boolean;
}

/**
 * Returns the rules to play next in the same patience: the least harder ones by which the player has not won yet, usual ones first; undefined when
 * there are none.
 * @param rules by which the last game was won @param won rule sets by which the player has won @param isUsual tells whether rules are usual
 */
export function nextRules(
  id: string,
  rules: string,
  { harder }: Pick<NextGames, 'harder'>,
  won: ReadonlySet<string>,
  isUsual: (rules: string) => boolean = () => true,
): string | undefined {
  const left = harder[id]?.[rules]?.filter((other) => !won.has(other)) ?? [];
  return left.find(isUsual) ?? left[0];
}

/** Number of values of an option that count as usual: a variant names them first. */
const USUAL = 3;

/** Tells whether the rules that differ from others are among the usual values of their options. */
export const areUsual = (rules: string, before: string, options: Readonly<Record<string, readonly unknown[]>>): boolean =>
  changedRules(rules, before)
    .split('&')
    .every((one) => {
      const [name = '', value] = one.split('=');
      return options[name]?.slice(0, USUAL).map(String).includes(value!) === true;
    });

/** Returns the options that differ between two rule sets: `suits=2`. */
export const changedRules = (rules: string, before: string): string =>
  rules
    .split('&')
    .filter((one) => !before.split('&').includes(one))
    .join('&');

/**
 * Returns what to play after a patience: the next step of the course, or else of a curated path, that the player has not won yet; else a similar
 * patience that the player has not won yet; undefined when there is none.
 * @param won ids of the patiences that the player has won
 */
export function nextGame(id: string, { course, paths, similar }: NextGames, won: ReadonlySet<string>): NextGame | undefined {
  for (const path of course ? [course, ...paths] : paths) {
    const { title, steps } = path;
    const at = steps.findIndex(([step]) => step === id);
    const step = at < 0 ? undefined : steps.slice(at + 1).find(([other]) => !won.has(other));
    const isOnCourse = path === course && at > 0 && won.has(steps[at - 1]![0]);
    if (step) return { id: step[0], path: title, text: step[1], ...(isOnCourse && { isOnCourse }) };
  }
  const other = similar[id]?.find((one) => !won.has(one));
  return other === undefined ? undefined : { id: other };
}
