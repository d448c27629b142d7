import type { LanguageTag } from '@patience/core';
import { html, svg, type TemplateResult } from 'lit';
import { fill } from '../../text/fill.js';
import type { Tally } from '../knowledge/results.js';
import type { WorkshopWords } from '../words/index.js';

/** The ends of the interval of a share, in percent, and the share in the middle of the undecided. */
export const percents = ({
  won,
  lost,
  unknown,
  interval,
}: Tally): { readonly low: number; readonly high: number; readonly share: number } => {
  const n = won + lost + unknown;
  return { low: interval[0] * 100, high: interval[1] * 100, share: n === 0 ? 50 : (100 * (won + unknown / 2)) / n };
};

/** Draws the interval of a share as a bar from 0 to 100 percent. */
export const shareBar = (tally: Tally): TemplateResult => {
  const { low, high, share } = percents(tally);
  return html`<svg class="share-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
    ${svg`<rect class="all" width="100" height="6" /><rect class="span" x=${low} width=${Math.max(0.5, high - low)} height="6" /><rect class="share" x=${share - 0.4} width="0.8" height="6" />`}
  </svg>`;
};

/** Writes an interval, such as 60–85%. */
export function shareText(words: WorkshopWords, lang: LanguageTag, tally: Tally): string {
  const { low, high } = percents(tally);
  const percent = new Intl.NumberFormat(lang, { maximumFractionDigits: 0 });
  return fill(words.around.share, { low: percent.format(low), high: percent.format(high) });
}
