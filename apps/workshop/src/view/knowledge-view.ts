import type { LanguageTag } from '@patience/core';
import { html, nothing, type TemplateResult } from 'lit';
import { fill } from '@patience/web/text/fill.js';
import { tally } from '../knowledge/results.js';
import type { Survey } from '../knowledge/survey.js';
import type { WorkshopWords } from '../words/index.js';
import { isKnown, shareBar, shareInShort, shareSentence } from './share-view.js';

/** Renders the share of deals that can be won: a bar from the lower to the upper end of the interval, and the same in words. */
export function knowledgeView(words: WorkshopWords, lang: LanguageTag, survey: Survey): TemplateResult {
  const { knowledge } = words;
  const counted = tally(survey.results);
  const { won, lost, unknown, carried, interval } = counted;
  const n = won + lost + unknown;
  const [low, high] = interval.map((share) => (100 * share).toFixed(1));
  return html`<section class="knowledge" aria-labelledby="knowledge">
    <h2 id="knowledge">${knowledge.title}</h2>
    ${shareBar(counted)}
    ${
      isKnown(counted)
        ? html`<p class="figure" data-low=${low!} data-high=${high!} data-carried=${carried}>${shareSentence(words, lang, counted)}</p>`
        : html`<p>${n > 0 && !survey.busy ? knowledge.undecided : knowledge.none}</p>`
    }
    ${n > 0 ? html`<p class="help">${fill(knowledge.counts, { won, lost, unknown, n })} ${survey.busy ? knowledge.searching : nothing}</p>` : nothing}
    ${
      survey.canGoOn
        ? html`<button type="button" class="plain" id="search-longer" @click=${() => survey.goOn()}>${knowledge.longer}</button>`
        : nothing
    }
    ${survey.fault ? html`<p class="wrong">${fill(knowledge.fault, { why: survey.fault })}</p>` : nothing}
  </section>`;
}

/** Returns the sentence about the share of deals that can be won; empty while nothing is known. */
export const knownShare = (words: WorkshopWords, lang: LanguageTag, survey: Survey): string =>
  shareSentence(words, lang, tally(survey.results));

/** Returns the same in fewer words, for the bar that is always in sight. */
export const shortShare = (words: WorkshopWords, lang: LanguageTag, survey: Survey): string =>
  shareInShort(words, lang, tally(survey.results));
