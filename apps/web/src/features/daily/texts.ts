import { pageAddress } from '../../address/site.js';
import type { Shell } from '../../app-shell/start.js';
import type { Entry } from '../../catalogue/entry.js';
import { nameOf } from '../../catalogue/names.js';
import { monthText, type Day } from '../../daily/date.js';
import type { DayResult, PlayedGame } from '../../daily/day-result.js';
import { GAMES } from '../../daily/games-of-day.js';
import { goalText } from '../../daily/goal.js';
import { dateText, monthTitle } from '../../daily/day-text.js';
import { isTimed } from '../../statistics/count.js';
import { Format } from '../../statistics/format.js';
import { fill } from '../../text/fill.js';
import { monthResult, type Month } from './calendar.js';
import type { Words } from './words.js';

/** The sign of each state of a game in a shared result. */
const SIGNS = { reached: '🟩', won: '🟨', tried: '⬜', open: '⬜' } as const satisfies Record<PlayedGame['state'], string>;

/** The result of a day as it is shared, as text or as a picture. It reveals no move. */
export interface SharedDay {
  readonly title: string;
  /** The games, each with the play time of the best one: empty without a win, and where it is unknown. */
  readonly lines: readonly Readonly<Record<'sign' | 'name' | 'goal' | 'time', string> & { isReached: boolean }>[];
  readonly url: string;
}

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
      time: best && isTimed(best) ? format.time(best.ms) : '',
    })),
    url: pageAddress(shell, `daily/?${new URLSearchParams({ day }).toString()}`),
  };
}

/** Returns the result of a day as text: a line for each game, and the address of the day. */
export const dayToShare = ({ title, lines, url }: SharedDay): string =>
  [title, ...lines.map(({ sign, name, goal, time }) => [`${sign} ${name}`, goal, ...(time ? [time] : [])].join(' · ')), url].join('\n');

/** Returns the month as text, a square for each day. */
export function monthToShare(shell: Shell<Words>, month: Month, streak: number): string {
  const url = pageAddress(shell, `daily/?${new URLSearchParams({ month: monthText(month.year, month.month) }).toString()}`);
  return monthResult(month, monthTitle(month, shell.lang), streak, { ...shell.words.day, ...shell.words.daily }, shell.lang, url);
}
