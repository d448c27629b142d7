import { pageAddress } from '../../address/site.js';
import type { Shell } from '../../app-shell/start.js';
import type { Entry } from '../../catalogue/entry.js';
import { nameOf } from '../../catalogue/names.js';
import { monthText, type Day } from '../../daily/date.js';
import type { DayResult, PlayedGame } from '../../daily/day-result.js';
import { GAMES } from '../../daily/games-of-day.js';
import { goalText } from '../../daily/goal-text.js';
import { dateText } from '../../daily/result.js';
import { Format } from '../../statistics/format.js';
import { fill } from '../../text/fill.js';
import { regional } from '../../text/regional.js';
import { monthResult, type Month } from './calendar.js';
import type { Words } from './words.js';

/** The sign of each state of a game in a shared result. */
const SIGNS = { reached: '🟩', won: '🟨', tried: '⬜', open: '⬜' } as const satisfies Record<PlayedGame['state'], string>;

/** A line of a shared result about one game. */
export interface ResultLine {
  readonly sign: string;
  readonly isReached: boolean;
  readonly name: string;
  readonly goal: string;
  /** Play time of the best game; empty without a win. */
  readonly time: string;
}

/** The result of a day as it is shared, as text or as a picture. It reveals no move. */
export interface SharedDay {
  readonly title: string;
  readonly lines: readonly ResultLine[];
  readonly url: string;
}

/** Returns the result of a day as it is shared. */
export function sharedDay(shell: Shell<Words>, day: Day, { games, done }: Pick<DayResult<Entry>, 'games' | 'done'>): SharedDay {
  const { words, lang } = shell;
  const format = new Format(lang);
  return {
    title: fill(words.daily.summary, { date: dateText(day, lang), n: done, of: GAMES }),
    lines: games.map(({ entry, goal, most, state, best }) => ({
      sign: SIGNS[state],
      isReached: state === 'reached',
      name: nameOf(entry, lang),
      goal: goalText(goal, most, words.day, lang),
      time: best ? format.time(best.ms) : '',
    })),
    url: pageAddress(shell, `daily/?${new URLSearchParams({ day }).toString()}`),
  };
}

/** Returns the result of a day as text: a line for each game, and the address of the day. */
export const dayToShare = ({ title, lines, url }: SharedDay): string =>
  [title, ...lines.map(({ sign, name, goal, time }) => [`${sign} ${name}`, goal, ...(time ? [time] : [])].join(' · ')), url].join('\n');

export const monthTitle = ({ year, month }: Month, lang: Shell<Words>['lang']): string =>
  new Date(year, month - 1, 1).toLocaleDateString(regional(lang), { month: 'long', year: 'numeric' });

/** Returns the month as text, a square for each day. */
export function monthToShare(shell: Shell<Words>, month: Month, streak: number): string {
  const url = pageAddress(shell, `daily/?${new URLSearchParams({ month: monthText(month.year, month.month) }).toString()}`);
  return monthResult(month, monthTitle(month, shell.lang), streak, { ...shell.words.day, ...shell.words.daily }, shell.lang, url);
}
