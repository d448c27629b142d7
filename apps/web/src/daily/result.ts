import { pageAddress, type Here } from '../address/site.js';
import { isTimed } from '../statistics/count.js';
import { Format } from '../statistics/format.js';
import { counted, fill } from '../text/fill.js';
import type { AppWords } from '../words/types.js';
import type { Day } from './date.js';
import { dateText } from './day-text.js';

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
    time: isTimed({ ms }) ? fill(words.day.andTime, { time: new Format(lang).time(ms) }) : '',
    hints: hints === 0 ? '' : counted(words.day.withHints, hints, lang),
    // Name the patience: the player may have chosen another one than that of the day.
    url: pageAddress(place, `daily/?${new URLSearchParams({ variant: id, day }).toString()}`),
  });
};
