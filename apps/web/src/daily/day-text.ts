import type { LanguageTag } from '@patience/core';
import { regional } from '../text/regional.js';
import type { Day } from './date.js';

/** Returns a day without its year in the notation of a language: `10 March`. */
export const dayText = (day: Day, lang: LanguageTag): string =>
  new Date(`${day}T12:00`).toLocaleDateString(regional(lang), { day: 'numeric', month: 'long' });
