import type { LanguageTag } from '@patience/core';
import { dateNames } from '../text/date-names.js';
import { fill } from '../text/fill.js';
import type { Day } from './date.js';

const partsOf = (day: Day): { y: string; m: number; d: string } => {
  const [y = '', m, d] = day.split('-');
  return { y, m: Number(m), d: String(Number(d)) };
};

/** Returns a day without its year in the notation of a language: `10 March`. */
export const dayText = (day: Day, lang: LanguageTag): string => {
  const { m, d } = partsOf(day);
  return fill(dateNames(lang).days[m - 1]!, { d });
};

/** Returns a day in the notation of a language: `10 March 2026`. */
export const dateText = (day: Day, lang: LanguageTag): string => {
  const { y, m, d } = partsOf(day);
  return fill(dateNames(lang).dates[m - 1]!, { d, y });
};

/** Returns a month in the notation of a language: `March 2026`. @param month 1 to 12 */
export const monthTitle = ({ year, month }: { readonly year: number; readonly month: number }, lang: LanguageTag): string =>
  fill(dateNames(lang).months[month - 1]!, { y: String(year) });
