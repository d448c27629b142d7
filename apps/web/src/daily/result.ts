import { pageAddress, type Here } from '../address/site.js';
import { Format } from '../statistics/format.js';
import { counted, fill } from '../text/fill.js';
import { regional } from '../text/regional.js';
import type { AppWords } from '../words/types.js';
import type { Day } from './date.js';

/** Returns a day in the notation of a language: `10 March 2026`. */
export const dateText = (day: Day, lang: Here['lang']): string =>
  new Date(`${day}T12:00`).toLocaleDateString(regional(lang), { day: 'numeric', month: 'long', year: 'numeric' });

/** A won daily deal, as its result is shared. */
interface SharedResult {
  /** Id of the variant. */
  readonly id: string;
  readonly name: string;
  /** The rule set as text; empty for a patience without options. */
  readonly rules: string;
  readonly moves: number;
  /** Play time in milliseconds. */
  readonly ms: number;
  readonly hints: number;
}

/** Returns a line that shares the result of a won daily deal: patience, rules, figures and address. It reveals no move. */
export const resultText = (
  place: Pick<Here, 'root' | 'lang'>,
  words: AppWords,
  day: Day,
  { id, name, rules, moves, ms, hints }: SharedResult,
): string => {
  const { lang } = place;
  return fill(words.day.result, {
    date: dateText(day, lang),
    name: rules === '' ? name : `${name} (${rules})`,
    moves: counted(words.table.moves, moves, lang),
    time: new Format(lang).time(ms),
    hints: hints === 0 ? '' : counted(words.day.withHints, hints, lang),
    // Name the patience: the player may have chosen another one than that of the day.
    url: pageAddress(place, `daily/?${new URLSearchParams({ variant: id, day }).toString()}`),
  });
};
