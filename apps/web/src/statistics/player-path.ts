import type { NextGames } from '../catalogue/next-games.js';
import type { ResultRecord } from '../store/results.js';
import { fill } from '../text/fill.js';
import type { AppWords } from '../words/types.js';
import { isWin } from './count.js';

/** A patience of the course, and whether the player has won it. */
export interface CourseStep {
  readonly id: string;
  readonly text: string;
  readonly isWon: boolean;
}

/** A patience that is suggested to the player, and why. */
export interface Suggestion {
  readonly id: string;
  /** The sentence of the course; absent after the course. */
  readonly text?: string;
  /** Id of the patience that the player likes and to which the suggested one is similar. */
  readonly like?: string;
}

/** A player's path through the patiences: first the course, then what is similar to the patiences that the player likes. */
export interface PlayerPath {
  readonly steps: readonly CourseStep[];
  readonly next: Suggestion | undefined;
}

/** The fields of a result that tell what the player has played. */
type Played = Pick<ResultRecord, 'variant' | 'outcome' | 'watched' | 'moves'>;

/** A favourite counts as much as so many games. */
const FAVOURITE = 5;

/**
 * Returns the path of a player. Its next patience is the first of the course that the player has not played; it does not wait for a win.
 * After the course comes a patience not played yet that is similar to the one that the player likes most, or else a step not won yet.
 */
export function playerPath(
  results: readonly Played[],
  favourites: ReadonlySet<string>,
  { course, similar }: Pick<NextGames, 'course' | 'similar'>,
): PlayerPath {
  const games = results.filter(({ watched, moves }) => !watched && moves > 0);
  const played = new Set(games.map(({ variant }) => variant));
  const won = new Set(games.filter(isWin).map(({ variant }) => variant));
  const steps = (course?.steps ?? []).map(([id, text]) => ({ id, text, isWon: won.has(id) }));
  const step = steps.find(({ id }) => !played.has(id));
  const liked = step ? undefined : similarToLiked(likes(games, won, favourites), similar, played);
  const left = step ?? (liked ? undefined : steps.find(({ isWon }) => !isWon));
  return { steps, next: left ? { id: left.id, text: left.text } : liked };
}

/** Returns the patiences that a player likes, most of all the first: those won and played again, and favourites. */
function likes(games: readonly Played[], won: ReadonlySet<string>, favourites: ReadonlySet<string>): readonly string[] {
  const counts = new Map<string, number>();
  for (const { variant } of games) counts.set(variant, (counts.get(variant) ?? 0) + 1);
  for (const [id, count] of counts) if (count < 2 || !won.has(id)) counts.delete(id);
  for (const id of favourites) counts.set(id, (counts.get(id) ?? 0) + FAVOURITE);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([id]) => id);
}

function similarToLiked(liked: readonly string[], similar: NextGames['similar'], played: ReadonlySet<string>): Suggestion | undefined {
  for (const like of liked) {
    const id = similar[like]?.find((other) => !played.has(other));
    if (id !== undefined) return { id, like };
  }
  return undefined;
}

/** Returns how many steps of the course are won. */
export const wonSteps = ({ steps }: Pick<PlayerPath, 'steps'>, { wonOf }: AppWords['path']): string =>
  fill(wonOf, { n: steps.filter(({ isWon }) => isWon).length, of: steps.length });

/** Returns why a patience is suggested. @param nameOf returns the name of a patience; undefined for one that is not installed */
export function whySuggested({ text, like }: Suggestion, nameOf: (id: string) => string | undefined, words: AppWords['path']): string {
  const name = like === undefined ? undefined : nameOf(like);
  return text ?? (name === undefined ? '' : fill(words.like, { name }));
}
