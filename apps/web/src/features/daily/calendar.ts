import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Here } from '../../address/site.js';
import { counted, fill } from '../../text/fill.js';
import { dateNames } from '../../text/date-names.js';
import type { DayResult } from '../../daily/day-result.js';
import { GAMES } from '../../daily/games-of-day.js';
import { addDays, addMonths, lastDayOf, monthText, weekdayOf, weeksOf, type Day } from '../../daily/date.js';
import { dateText } from '../../daily/day-text.js';
import type { DailyWords } from './words.js';

/** The state of a day in the calendar: all games done; some done; some played, none done; a past day without a game; or in the future. */
export type CalendarState = 'all' | 'some' | 'tried' | 'missed' | 'open' | 'future';

/** The coloured square of each state of a day, for a month that is shared as text. */
const SQUARES: Readonly<Record<CalendarState, string>> = { all: '🟩', some: '🟨', tried: '⬜', missed: '⬜', open: '⬜', future: '' };

/** Stands for each weekday before the first day of a month, so that the squares of a weekday are below each other. */
const BEFORE = '▫️';

/** The month that the calendar shows, and how its days went. */
export interface Month {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly today: Day;
  /** The day whose deal the page shows. */
  readonly shown: Day;
  /** The day that the keyboard reaches by Tab. */
  readonly cursor: Day;
  readonly resultOf: (day: Day) => DayResult;
}

export interface CalendarActions {
  go(event: Event, day: Day): void;
  /** Moves the keyboard to a day, which may be in another month. */
  move(day: Day): void;
}

export function calendarState(day: Day, { today, resultOf }: Pick<Month, 'today' | 'resultOf'>): CalendarState {
  if (day > today) return 'future';
  const { done, isPlayed } = resultOf(day);
  if (done > 0) return done < GAMES ? 'some' : 'all';
  return isPlayed ? 'tried' : day < today ? 'missed' : 'open';
}

/** Returns the day to which a key moves from another: by days, weeks, to an end of the week, by months or years; undefined for other keys. */
export function dayForKey(key: string, from: Day, shift: boolean, rightToLeft = false): Day | undefined {
  const forward = rightToLeft ? -1 : 1;
  const weekday = weekdayOf(from);
  const days: Readonly<Record<string, number>> = {
    ArrowLeft: -forward,
    ArrowRight: forward,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekday,
    End: 6 - weekday,
  };
  if (Object.hasOwn(days, key)) return addDays(from, days[key]!);
  if (key === 'PageUp' || key === 'PageDown') return addMonths(from, (key === 'PageUp' ? -1 : 1) * (shift ? 12 : 1));
  return undefined;
}

/** Returns the day that the Tab key reaches in a month: the wanted day if the month has it, else the last day of the month that is not after today. */
export function cursorIn(year: number, month: number, wanted: Day, today: Day): Day {
  const text = monthText(year, month);
  if (wanted.startsWith(text) && wanted <= today) return wanted;
  return today.startsWith(text) ? today : lastDayOf(year, month);
}

/** Draws the days of a month as a grid, in which arrow keys move from day to day. */
export function calendarView(month: Month, place: Pick<Here, 'lang'>, words: DailyWords, actions: CalendarActions): TemplateResult {
  const { lang } = place;
  const { weekdays } = dateNames(lang);
  const keys = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = dayForKey(event.key, month.cursor, event.shiftKey, document.documentElement.dir === 'rtl');
    if (to === undefined) return;
    event.preventDefault();
    actions.move(to > month.today ? month.today : to);
  };
  return html`<table role="grid" aria-labelledby="month" @keydown=${keys}>
    <thead>
      <tr>
        ${weekdays.map((name) => html`<th scope="col">${name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${weeksOf(month.year, month.month - 1).map(
        (week) =>
          html`<tr>
            ${week.map((day) => (day === undefined ? html`<td></td>` : cell(day, month, lang, words, actions)))}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function cell(day: Day, month: Month, lang: Here['lang'], words: DailyWords, actions: CalendarActions): TemplateResult {
  const { today, shown, cursor } = month;
  const state = calendarState(day, month);
  const number = Number(day.slice(8));
  const isDone = state === 'all' || state === 'some';
  const { done, isLate } = isDone ? month.resultOf(day) : { done: 0, isLate: false };
  const how = isDone ? fill(words.doneOf, { n: done, of: GAMES }) : words[state];
  const label = [dateText(day, lang), how, ...(isLate ? [words.late] : [])].join(', ');
  return html`<td class=${`${state}${isLate ? ' late' : ''}${day === today ? ' today' : ''}${day === shown ? ' shown' : ''}`}>
    ${
      state === 'future'
        ? html`<span aria-label=${label} role="img">${number}</span>`
        : html`<a
            id=${`day-${day}`}
            href=${`?day=${day}`}
            tabindex=${day === cursor ? 0 : -1}
            aria-label=${label}
            aria-current=${day === shown ? 'date' : nothing}
            @click=${(event: Event) => actions.go(event, day)}
            >${done > 0 || state === 'tried' ? ring(done, isLate) : nothing}<span>${number}</span></a
          >`
    }
  </td>`;
}

export const legend = (words: DailyWords): TemplateResult =>
  html`<p class="help marks">
    <span>${ring(GAMES)} ${words.all}</span> <span>${ring(2)} ${words.some}</span> <span>${ring(GAMES, true)} ${words.late}</span> <span>${ring(0)} ${words.tried}</span>
  </p>`;

/** Draws a ring with a part for each game of a day, filled for those that are done, thin for those that were won only later; a disc where all are. */
const ring = (done: number, isLate = false): TemplateResult =>
  html`<svg class=${isLate ? 'ring late' : done === GAMES ? 'ring all' : 'ring'} viewBox="0 0 40 40" aria-hidden="true">
    ${Array.from(
      { length: GAMES },
      (_, i) =>
        svg`<circle class=${i < done ? 'done' : ''} cx="20" cy="20" r="17.5" pathLength=${GAMES} stroke-dasharray="0.8 ${GAMES - 0.8}" stroke-dashoffset=${-i - 0.1} />`,
    )}
  </svg>`;

/** Returns a month as text to share: its name, its counts, and a square for each day up to today. */
export function monthResult(month: Month, title: string, streak: number, words: DailyWords, lang: Here['lang'], url: string): string {
  const weeks = weeksOf(month.year, month.month - 1);
  const days = weeks.flat().filter((day) => day !== undefined);
  const done = days.reduce((sum, day) => sum + (day <= month.today ? month.resultOf(day).done : 0), 0);
  const counts = [counted(words.count, done, lang), ...(streak > 0 ? [counted(words.streak, streak, lang)] : [])].join(' · ');
  const hasBegun = (week: readonly (Day | undefined)[]): boolean => week.some((day) => day !== undefined && day <= month.today);
  const square = (day: Day | undefined, weekday: number, week: readonly (Day | undefined)[]): string =>
    day !== undefined ? SQUARES[calendarState(day, month)] : week.slice(weekday).some(Boolean) ? BEFORE : '';
  const rows = weeks.filter(hasBegun).map((week) => week.map(square).join(''));
  return [`Patience, ${title}: ${counts}`, ...rows, url].join('\n');
}
