import { Random } from '@patience/core/search';

/** A day of the calendar, `2026-11-21`. */
export type Day = string;

const two = (n: number): string => String(n).padStart(2, '0');

/** The day of a moment, where the player is. */
export const dayOf = (date: Date): Day => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** A month of the calendar, `2026-11`. @param month from 1 on */
export const monthText = (year: number, month: number): string => `${year}-${two(month)}`;

/** The deal number of a day and variant: the same for everyone, without a server. It is a promise for ever. */
export const dailySeed = (variant: string, day: Day): number => new Random(`${variant} ${day}`).next();

/** The days of a month in weeks from Monday; undefined outside of the month. */
export function weeksOf(year: number, month: number): (Day | undefined)[][] {
  const lead = (new Date(year, month, 1).getDay() + 6) % 7;
  const count = new Date(year, month + 1, 0).getDate();
  return Array.from({ length: Math.ceil((lead + count) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, weekday) => {
      const date = week * 7 + weekday - lead + 1;
      return date >= 1 && date <= count ? `${year}-${two(month + 1)}-${two(date)}` : undefined;
    }),
  );
}

/** Year and month of a text like `2026-11`; undefined when it is none. */
export function readMonth(text: string | null): [year: number, month: number] | undefined {
  const [, year, month] = /^([12]\d{3})-(0[1-9]|1[0-2])$/.exec(text ?? '') ?? [];
  return year === undefined || month === undefined ? undefined : [Number(year), Number(month)];
}

/** So many deals of a day are looked at for one that can be won. */
const TRIES = 6;

/** The deals of a day and variant in the order in which they are looked at: the first that can be won is the one for everyone. */
export const dailySeeds = (variant: string, day: Day): readonly number[] =>
  Array.from({ length: TRIES }, (_, i) => (i === 0 ? dailySeed(variant, day) : dailySeed(variant, `${day} ${i}`)));

/** The variant of a day, the same for everyone; another one in the list changes only the days that become its own. */
export function dailyVariant(ids: readonly string[], day: Day): string | undefined {
  const lots = ids.map((id) => ({ id, lot: new Random(`${day} ${id}`).next() }));
  return lots.sort((a, b) => b.lot - a.lot)[0]?.id;
}

/** The day before. */
export function before(day: Day): Day {
  const noon = new Date(`${day}T12:00`);
  noon.setDate(noon.getDate() - 1);
  return dayOf(noon);
}

/** A day of an address, not after today; undefined when it is none. */
export function readDay(text: string | null, today: Day): Day | undefined {
  if (text === null || !readMonth(text.slice(0, 7)) || text > today) return undefined;
  return dayOf(new Date(`${text}T12:00`)) === text ? text : undefined;
}

/** Days in which a deal is looked for among the daily ones. */
const LOOK_BACK = 400;

/** The day whose daily deal this is, today or before; undefined when it is none of the last 400 days. */
export function dayOfDeal(variant: string, seed: unknown, today: Day): Day | undefined {
  let day = today;
  for (let i = 0; i < LOOK_BACK; i++, day = before(day)) if ((dailySeeds(variant, day) as readonly unknown[]).includes(seed)) return day;
  return undefined;
}

/** Milliseconds from a moment to the next midnight where the player is, never 0. */
export function untilMidnight(now: Date): number {
  const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return Math.max(1000, next.getTime() - now.getTime());
}
