import type { LanguageTag } from '@patience/core';
import { dailySeeds, dayOf, before, type Day } from '../daily/date.js';
import { kindOf, type Family, type Kind } from '../catalogue/families.js';
import type { ResultRecord } from '../store/results.js';
import { counted, fill } from '../text/fill.js';
import type { AppWords } from '../words/types.js';
import { isWin } from './count.js';

/** Numbers of won deals, of different won patiences, and of consecutive days with a game of the day won, that are milestones. */
const WINS = [1, 10, 100, 500, 1000] as const;
const DIFFERENT = [10, 25, 50, 100] as const;
const DAYS = [7, 30, 100] as const;

/** A milestone of a player, and the game that reached it. */
export type Milestone = { readonly game: string; readonly at: number } & (
  | { readonly name: 'wins' | 'different' | 'days'; readonly n: number }
  | { readonly name: 'kind'; readonly kind: Kind }
  | { readonly name: 'noUndo' }
);

/** A milestone that the player has not reached yet, and how much of it is done. */
export interface NextMilestone {
  readonly name: 'wins' | 'different' | 'days';
  readonly n: number;
  readonly done: number;
}

type Played = Pick<ResultRecord, 'id' | 'variant' | 'source' | 'outcome' | 'watched' | 'hints' | 'noUndo' | 'updated' | 'ms'>;

/**
 * Returns the milestones that a player has reached, in the order in which they were reached. They follow from the games alone, so that a
 * milestone is new exactly in the result of the game that reached it. A deal counts once, however often it is won.
 */
export function milestonesOf(results: readonly Played[], familyOf: (variant: string) => Family | undefined): readonly Milestone[] {
  const reached: Milestone[] = [];
  const deals = new Set<string>();
  const variants = new Set<string>();
  const kinds = new Set<Kind>();
  const days = new Set<Day>();
  let hasNoUndo = false;
  for (const game of results.filter(isWin).sort((a, b) => a.updated - b.updated)) {
    const by = { game: game.id, at: game.updated };
    const deal = dealOf(game);
    if (deals.has(deal)) continue;
    deals.add(deal);
    if (WINS.some((n) => n === deals.size)) reached.push({ ...by, name: 'wins', n: deals.size });
    const different = variants.size;
    variants.add(game.variant);
    if (variants.size > different && DIFFERENT.some((n) => n === variants.size))
      reached.push({ ...by, name: 'different', n: variants.size });
    const family = familyOf(game.variant);
    if (family && !kinds.has(kindOf(family))) {
      kinds.add(kindOf(family));
      reached.push({ ...by, name: 'kind', kind: kindOf(family) });
    }
    if (game.noUndo && game.hints === 0 && !hasNoUndo) {
      hasNoUndo = true;
      reached.push({ ...by, name: 'noUndo' });
    }
    const length = daysInRow(game, days);
    if (DAYS.some((n) => n === length) && !reached.some((one) => one.name === 'days' && one.n === length))
      reached.push({ ...by, name: 'days', n: length });
  }
  return reached;
}

/**
 * Returns the next milestones that are numbers: one of each name, unless the player has reached all.
 * @param reached those of the same results: see {@link milestonesOf} @param streak days in a row on which a game of the day was won
 */
export function nextMilestones(results: readonly Played[], reached: readonly Milestone[], streak: number): readonly NextMilestone[] {
  const wins = results.filter(isWin);
  const sizeOf = (names: readonly string[]): number => new Set(names).size;
  const series = [
    ['wins', WINS, sizeOf(wins.map(dealOf))],
    ['different', DIFFERENT, sizeOf(wins.map(({ variant }) => variant))],
    ['days', DAYS, streak],
  ] as const;
  return series.flatMap(([name, steps, done]) => {
    const n = steps.find((step) => !reached.some((one) => one.name === name && one.n === step));
    return n === undefined ? [] : [{ name, n, done }];
  });
}

const dealOf = ({ variant, source }: Played): string => `${variant} ${source}`;

/** Adds the day of a game to the won days. Returns the length of the row of days that ends with it; 0 where the game adds no day. */
function daysInRow({ variant, source, updated, ms }: Played, days: Set<Day>): number {
  const day = dayOf(new Date(updated - ms));
  if (days.has(day) || !(dailySeeds(variant, day) as readonly unknown[]).includes(source)) return 0;
  days.add(day);
  let length = 0;
  for (let one = day; days.has(one); one = before(one)) length++;
  return length;
}

/** Returns a milestone as text: `First win: pairs`. */
export function milestoneText(milestone: Milestone | NextMilestone, words: AppWords['milestones'], lang: LanguageTag): string {
  if (milestone.name === 'noUndo') return words.noUndo;
  if (milestone.name === 'kind') return fill(words.kind, { kind: words.kinds[milestone.kind] });
  return counted(words[milestone.name], milestone.n, lang);
}
