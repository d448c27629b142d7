import type { LanguageTag } from '@patience/core';
import { html, nothing, svg, type TemplateResult } from 'lit';
import { fill } from '@patience/web/text/fill.js';
import { tally, type Tally } from '../knowledge/results.js';
import type { WorkshopWords } from '../words/index.js';
import type { Workshop } from '../workshop.js';

/** Widths of an interval in percent: up to the first the share counts as known, beyond the second it says too little for one number. */
const SURE = 20;
const VAGUE = 60;

/** The ends of the interval of a share, and the middle between them, in percent. */
const percents = ({ interval: [low, high] }: Tally): { readonly low: number; readonly high: number; readonly middle: number } => ({
  low: low * 100,
  high: high * 100,
  middle: 50 * (low + high),
});

/** Tells whether any deal is decided. As long as none is, nothing is known about the share. */
export const isKnown = ({ won, lost }: Tally): boolean => won + lost > 0;

/** Draws the interval of a share as a bar from 0 to 100 percent, with its middle where that says something; an empty bar while nothing is known. */
export const shareBar = (tally: Tally): TemplateResult => {
  const { low, high, middle } = percents(tally);
  const known = isKnown(tally);
  return html`<svg class="share-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
    ${svg`<rect class="all" width="100" height="6" />`}
    ${known ? svg`<rect class="span" x=${low} width=${Math.max(0.5, high - low)} height="6" />` : nothing}
    ${known && high - low <= VAGUE ? svg`<rect class="share" x=${middle - 0.4} width="0.8" height="6" />` : nothing}
  </svg>`;
};

/** Writes an interval, such as 60–85%. */
export function shareText(words: WorkshopWords, lang: LanguageTag, tally: Tally): string {
  return fill(words.around.share, ends(lang, tally));
}

/** Says how many deals can be won, and how sure that is; empty while nothing is known. */
export const shareSentence = ({ knowledge: words }: WorkshopWords, lang: LanguageTag, tally: Tally): string =>
  sentenceOf(words, lang, tally, words);

/** Returns the sentence about the share of the patience on the table; empty while nothing is known. */
export const knownShare = ({ words, lang, survey }: Workshop): string => shareSentence(words, lang, tally(survey.results));

/** Says the same without the ends of the interval. */
export const shareInShort = ({ knowledge: words }: WorkshopWords, lang: LanguageTag, tally: Tally): string =>
  sentenceOf(words, lang, tally, { sure: '{about}', unsure: words.short, vague: words.vagueShort });

/** Fills one of three sentences, by how sure the share is. */
function sentenceOf(
  words: WorkshopWords['knowledge'],
  lang: LanguageTag,
  tally: Tally,
  { sure, unsure, vague }: Readonly<Record<'sure' | 'unsure' | 'vague', string>>,
): string {
  if (!isKnown(tally)) return '';
  const { low, high, middle } = percents(tally);
  const width = high - low;
  if (width > VAGUE) return fill(vague, ends(lang, tally));
  const tenths = Math.round(middle / 10);
  const about = tenths === 0 ? words.hardly : tenths === 10 ? words.nearly : fill(words.about, { n: tenths });
  return fill(width > SURE ? unsure : sure, { about, ...ends(lang, tally) });
}

function ends(lang: LanguageTag, tally: Tally): { readonly low: string; readonly high: string } {
  const { low, high } = percents(tally);
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 0 });
  return { low: number.format(low), high: number.format(high) };
}
