import { Random } from '@patience/core/internals';
import type { InstalledEntry } from '../catalogue/entry.js';
import type { Family } from '../catalogue/families.js';
import type { Day } from './date.js';
import { GOALS, type GoalName } from './goal.js';

/** The facts of a patience by which the games of a day are chosen. */
export type Choosable = Pick<InstalledEntry, 'id' | 'family' | 'classic' | 'minutes' | 'winnable' | 'skill' | 'scored'> & {
  readonly added?: true;
};

/** A game of a day: a patience and what the player should reach in it. */
export interface GameOfDay<T extends Choosable = Choosable> {
  readonly entry: T;
  readonly goal: GoalName;
}

/** Number of games of a day. */
export const GAMES = 5;
/** The first day with goals beyond a win. Games of earlier days, which had one game each, were played without them. */
const FIRST_GOALS: Day = '2026-11-29';
/** Number of games of a day that are widely known patiences at least. */
const KNOWN = 2;
/** Longest game in minutes, least share of winnable deals and least share of skill of a patience that is not widely known. */
const LONGEST = 12;
const LEAST_WINNABLE = 0.4;
const LEAST_SKILL = 0.3;
/** Longest game in minutes, and largest share of skill, where a player can be asked to take no move back. */
const SHORT = 6;
const MOST_SKILL = 0.65;
/** Families whose games can be won in few or in many moves. */
const VARYING: readonly (Family | undefined)[] = ['open-columns', 'stock-columns', 'run-columns'] satisfies Family[];

/** Tells whether a patience suits a day: it can be won by some skill in a short time, or everybody knows it. */
const suits = ({ family, classic, minutes, winnable = 0, skill = 0, scored, added }: Choosable): boolean =>
  !added &&
  !scored &&
  family !== undefined &&
  minutes !== undefined &&
  winnable >= LEAST_WINNABLE &&
  (classic === true || (minutes <= LONGEST && skill >= LEAST_SKILL));

/** Returns a number for the difficulty of a patience: deals that cannot be won, its length and the skill that it needs make it harder. */
export const hardness = ({ minutes = 0, winnable = 0, skill = 0 }: Choosable): number => 1 - winnable + minutes / 20 + skill;

/** Sorts by lots of a day, the same for everyone. A new item changes only the days on which it wins. */
const byLot = <T>(items: readonly T[], day: Day, nameOf: (item: T) => string): readonly T[] =>
  items
    .map((item) => ({ item, lot: new Random(`${day} ${nameOf(item)}`).next() }))
    .sort((a, b) => b.lot - a.lot)
    .map(({ item }) => item);

/** Games that were chosen already, by the list of patiences and the day: a calendar shows a month of days at each change. */
const chosenOf = new WeakMap<readonly Choosable[], Map<Day, unknown>>();

/**
 * Returns the games of a day, the same for everyone, from easy to hard: one patience of each of five families, two of them at least widely
 * known ones, each with a goal. Fewer games where fewer families are installed.
 * @param entries a list that does not change
 */
export function gamesOfDay<T extends Choosable>(entries: readonly T[], day: Day): readonly GameOfDay<T>[] {
  const chosen = (chosenOf.get(entries) ?? new Map<Day, unknown>()) as Map<Day, readonly GameOfDay<T>[]>;
  chosenOf.set(entries, chosen);
  const games = chosen.get(day) ?? chooseGames(entries, day);
  chosen.set(day, games);
  return games;
}

function chooseGames<T extends Choosable>(entries: readonly T[], day: Day): readonly GameOfDay<T>[] {
  const families = new Map<Family, readonly T[]>();
  for (const entry of entries.filter(suits)) families.set(entry.family!, [...(families.get(entry.family!) ?? []), entry]);
  let known = KNOWN;
  const chosen = byLot([...families.keys()], day, String)
    .slice(0, GAMES)
    .map((family) => {
      const all = families.get(family)!;
      const classics = all.filter(({ classic }) => classic);
      const isKnown = classics.length > 0 && known-- > 0;
      return byLot(isKnown ? classics : all, day, ({ id }) => id)[0]!;
    })
    .sort((a, b) => hardness(a) - hardness(b) || (a.id < b.id ? -1 : 1));
  const used = new Set<GoalName>();
  return chosen.map((entry, place) => {
    const goal =
      place === 0 || day < FIRST_GOALS
        ? 'win'
        : (byLot(goalsFor(entry), day, (name) => `${entry.id} ${name}`).find((name) => !used.has(name)) ?? 'win');
    used.add(goal);
    return { entry, goal };
  });
}

/** Returns the goals beyond a win that suit a patience. */
const goalsFor = ({ family, minutes = 0, skill = 0 }: Choosable): readonly GoalName[] =>
  GOALS.filter(
    (goal) =>
      goal === 'hints' || (goal === 'undo' && minutes <= SHORT && skill <= MOST_SKILL) || (goal === 'moves' && VARYING.includes(family)),
  );
