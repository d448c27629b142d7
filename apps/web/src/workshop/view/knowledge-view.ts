import type { LanguageTag } from '@patience/core';
import { html, nothing, type TemplateResult } from 'lit';
import { fill } from '../../text/fill.js';
import { tally } from '../knowledge/results.js';
import type { Survey } from '../knowledge/survey.js';
import type { WorkshopWords } from '../words/index.js';
import { percents, shareBar } from './share-view.js';

/** Renders the share of deals that can be won: a bar from the lower to the upper end of the interval, and the same in words. */
export function knowledgeView({ knowledge: words }: WorkshopWords, lang: LanguageTag, survey: Survey): TemplateResult {
  const counted = tally(survey.results);
  const { won, lost, unknown, carried } = counted;
  const { low, high } = percents(counted);
  const n = won + lost + unknown;
  const percent = new Intl.NumberFormat(lang, { maximumFractionDigits: 0 });
  return html`<section class="knowledge" aria-labelledby="knowledge">
    <h2 id="knowledge">${words.title}</h2>
    ${shareBar(counted)}
    ${
      n === 0
        ? html`<p>${words.none}</p>`
        : html`<p class="figure" data-low=${low.toFixed(1)} data-high=${high.toFixed(1)} data-carried=${carried}>
              ${fill(words.share, { low: percent.format(low), high: percent.format(high) })}
            </p>
            <p class="help">
              ${fill(words.counts, { won, lost, unknown, n })} ${carried > 0 ? fill(words.carried, { n: carried }) : nothing}
              ${survey.busy ? words.searching : words.done}
            </p>`
    }
    ${survey.fault ? html`<p class="wrong">${fill(words.fault, { why: survey.fault })}</p>` : nothing}
  </section>`;
}

/** Returns the share of deals that can be won in a few words, for the bar that is always in sight; empty while nothing is known. */
export function shortShare({ knowledge: words }: WorkshopWords, lang: LanguageTag, survey: Survey): string {
  const counted = tally(survey.results);
  if (counted.won + counted.lost === 0) return '';
  const { low, high } = percents(counted);
  const percent = new Intl.NumberFormat(lang, { maximumFractionDigits: 0 });
  return fill(words.short, { low: percent.format(low), high: percent.format(high) });
}

/** Widest interval, in percent, that is worth a sentence on a picture. */
const WIDEST = 50;

/** Returns the sentence about the share of deals that can be won; empty while little is known. */
export function knownShare({ knowledge: words }: WorkshopWords, lang: LanguageTag, survey: Survey): string {
  const counted = tally(survey.results);
  const { low, high } = percents(counted);
  if (high - low > WIDEST) return '';
  const percent = new Intl.NumberFormat(lang, { maximumFractionDigits: 0 });
  return fill(words.share, { low: percent.format(low), high: percent.format(high) });
}
