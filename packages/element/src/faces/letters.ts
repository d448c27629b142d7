import type { LanguageTag } from '@patience/core';
import { wordsOf } from '../words/index.js';
import { addGlyphs, hasGlyphs } from './glyphs.js';

/** Returns the letters of ace, jack, queen and king in a language; those of English where one of them cannot be drawn. */
export function lettersOf(lang: LanguageTag): string {
  const { letters, glyphs } = wordsOf(lang);
  addGlyphs(glyphs);
  return hasGlyphs(letters) ? letters : 'AJQK';
}
