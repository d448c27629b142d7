import type { LanguageTag } from '@patience/core';
import { once } from '@patience/core/internals';
import { regional } from './regional.js';

/** The notation of days in a language. Placeholders: `d` for the number of the day, `y` for the year. */
export interface DateNames {
  /** A day of each month: `{d} March`. */
  readonly days: readonly string[];
  /** A day of each month with its year: `{d} March {y}`. */
  readonly dates: readonly string[];
  /** Each month with its year: `March {y}`. */
  readonly months: readonly string[];
  /** Short names of the weekdays, from Monday on. */
  readonly weekdays: readonly string[];
}

/**
 * Returns how a language writes days. A page that shows many days has the names of its language in its document, as the attribute `data-dates`
 * of <html>: the first `Intl.DateTimeFormat` of a page takes 30 ms in Chrome, and four times that on a phone.
 */
export const dateNames = once((lang: LanguageTag): DateNames => {
  const root = (globalThis as { document?: Document }).document?.documentElement;
  const written = root?.lang === lang ? root.dataset['dates'] : undefined;
  return written === undefined ? namesByIntl(lang) : (JSON.parse(written) as DateNames);
});

/** Asks `Intl` how a language writes days. */
export function namesByIntl(lang: LanguageTag): DateNames {
  const year = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 8));
  const week = Array.from({ length: 7 }, (_, i) => new Date(2026, 0, 5 + i));
  const patterns = (options: Intl.DateTimeFormatOptions, dates: readonly Date[]): string[] => {
    const format = new Intl.DateTimeFormat(regional(lang), options);
    return dates.map((date) =>
      format
        .formatToParts(date)
        .map(({ type, value }) => (type === 'day' ? '{d}' : type === 'year' ? '{y}' : value))
        .join(''),
    );
  };
  return {
    days: patterns({ day: 'numeric', month: 'long' }, year),
    dates: patterns({ day: 'numeric', month: 'long', year: 'numeric' }, year),
    months: patterns({ month: 'long', year: 'numeric' }, year),
    weekdays: patterns({ weekday: 'short' }, week),
  };
}
