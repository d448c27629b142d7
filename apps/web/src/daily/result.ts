import { pageAddress, type Here } from '../address/site.js';
import { Format } from '../statistics/format.js';
import { counted, fill } from '../text/fill.js';
import { regional } from '../text/regional.js';
import type { AppWords } from '../words/types.js';
import type { Day } from './date.js';

/** Returns a day in the notation of a language: `10 March 2026`. */
export const dateText = (day: Day, lang: Here['lang']): string =>
  new Date(`${day}T12:00`).toLocaleDateString(regional(lang), { day: 'numeric', month: 'long', year: 'numeric' });

/**
 * Returns a line that shares the result of a won daily deal and reveals none of its moves. @param game its name, moves, and duration in
 * milliseconds
 */
export const resultText = (
  place: Pick<Here, 'root' | 'lang'>,
  words: AppWords,
  day: Day,
  game: { readonly name: string; readonly moves: number; readonly ms: number },
): string =>
  fill(words.daily.result, {
    date: dateText(day, place.lang),
    name: game.name,
    moves: counted(words.table.moves, game.moves, place.lang),
    time: new Format(place.lang).time(game.ms),
    url: pageAddress(place, `daily/?day=${day}`),
  });
