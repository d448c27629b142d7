import { html, nothing, type TemplateResult } from 'lit';
import { fill } from '@patience/web/text/fill.js';
import { tally } from '../knowledge/results.js';
import { FramePart } from './workshop-part.js';
import { isKnown, shareBar, shareInShort, shareSentence } from './share-view.js';

/** Shows the share of deals that can be won. */
abstract class SharePart extends FramePart {
  override connectedCallback(): void {
    super.connectedCallback();
    this.workshop.survey.onChange(() => this.requestUpdate());
  }

  /** Follows the survey alone. */
  protected override follow(): void {}
}

/** The share as a bar from the lower to the upper end of the interval, and the same in words. */
class KnowledgePart extends SharePart {
  protected override render(): TemplateResult {
    const { words, lang, survey } = this.workshop;
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
}

/** The share in few words, for the bar of the page that is always in sight. */
class ShortSharePart extends SharePart {
  protected override render(): string {
    const { words, lang, survey } = this.workshop;
    return shareInShort(words, lang, tally(survey.results));
  }
}

customElements.define('winnable-share', KnowledgePart);
customElements.define('short-share', ShortSharePart);
