import { Random } from '@patience/core/internals';
import { nextTask } from '../app-shell/tasks.js';

/** A calendar day as text: `2026-11-21`. */
export type Day = string;

const two = (n: number): string => String(n).padStart(2, '0');

/** Returns the calendar day of a moment in the player's time zone. */
export const dayOf = (date: Date): Day => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** Returns a calendar month as text: `2026-11`. @param month 1 to 12 */
export const monthText = (year: number, month: number): string => `${year}-${two(month)}`;

/** Returns the first candidate deal of a day and variant. It is the same for everyone, needs no server, and must never change. */
export const dailySeed = (variant: string, day: Day): number => new Random(`${variant} ${day}`).next();

/** Returns the weekday of a date: 0 for Monday to 6 for Sunday. */
const weekdayOfDate = (date: Date): number => (date.getDay() + 6) % 7;

/** Returns the weekday of a day: 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: Day): number => weekdayOfDate(new Date(`${day}T12:00`));

/** Returns the days of a month in weeks that begin on Monday; undefined for days of another month. */
export function weeksOf(year: number, month: number): (Day | undefined)[][] {
  const lead = weekdayOfDate(new Date(year, month, 1));
  const count = new Date(year, month + 1, 0).getDate();
  return Array.from({ length: Math.ceil((lead + count) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, weekday) => {
      const date = week * 7 + weekday - lead + 1;
      return date >= 1 && date <= count ? `${year}-${two(month + 1)}-${two(date)}` : undefined;
    }),
  );
}

/** Reads year and month from a text such as `2026-11`; undefined for any other text. */
export function readMonth(text: string | null): [year: number, month: number] | undefined {
  const [, year, month] = /^([12]\d{3})-(0[1-9]|1[0-2])$/.exec(text ?? '') ?? [];
  return year === undefined || month === undefined ? undefined : [Number(year), Number(month)];
}

/** Number of candidate deals of a day: enough that one of them can be won in patiences where few can. */
const TRIES = 16;

/** Returns the candidate deals of a day and variant, in order. `findDailyDeal` chooses the same one of them on every device. */
export const dailySeeds = (variant: string, day: Day): readonly number[] =>
  Array.from({ length: TRIES }, (_, i) => (i === 0 ? dailySeed(variant, day) : dailySeed(variant, `${day} ${i}`)));

export const before = (day: Day): Day => addDays(day, -1);

/** Returns the day that is so many days later, or earlier for a negative number. */
export function addDays(day: Day, count: number): Day {
  const noon = new Date(`${day}T12:00`);
  noon.setDate(noon.getDate() + count);
  return dayOf(noon);
}

/** Returns the last day of a month. @param month 1 to 12 */
export const lastDayOf = (year: number, month: number): Day => dayOf(new Date(year, month, 0));

/** Returns the same day in another month, or that month's last day if it is shorter. */
export function addMonths(day: Day, count: number): Day {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)) + count];
  const last = lastDayOf(year, month);
  return `${last.slice(0, 8)}${two(Math.min(Number(day.slice(8)), Number(last.slice(8))))}`;
}

/** Reads a day from an address; undefined for a text that is no day, or a day after today. */
export function readDay(text: string | null, today: Day): Day | undefined {
  if (text === null || !readMonth(text.slice(0, 7)) || text > today) return undefined;
  return dayOf(new Date(`${text}T12:00`)) === text ? text : undefined;
}

/** Number of past days in which the day of a daily deal is searched. */
const LOOK_BACK = 400;

/** Number of days whose deals are listed in one task. */
const AT_ONCE = 40;

/** The days of the deals of the variant that was last asked for, on the day that was then today. */
let listed: { readonly of: string; readonly days: Promise<ReadonlyMap<unknown, Day>> } | undefined;

/** Returns the day, up to today, whose daily deal has this seed; undefined if none of the last 400 days has it. */
export async function dayOfDeal(variant: string, seed: unknown, today: Day): Promise<Day | undefined> {
  const of = `${variant} ${today}`;
  if (listed?.of !== of) listed = { of, days: daysOfDeals(variant, today) };
  return (await listed.days).get(seed);
}

/** Lists the days of the candidate deals of the last 400 days, by their seeds. Takes several tasks, between which the page can answer. */
async function daysOfDeals(variant: string, today: Day): Promise<ReadonlyMap<unknown, Day>> {
  const days = new Map<unknown, Day>();
  let day = today;
  for (let i = 0; i < LOOK_BACK; i++, day = before(day)) {
    if (i % AT_ONCE === AT_ONCE - 1) await nextTask();
    for (const seed of dailySeeds(variant, day)) if (!days.has(seed)) days.set(seed, day);
  }
  return days;
}

/** Returns the milliseconds until the next midnight in the player's time zone, never 0. */
export function untilMidnight(now: Date): number {
  const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return Math.max(1000, next.getTime() - now.getTime());
}
