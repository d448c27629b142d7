import { textOf } from '@patience/core';
import { nameOf, summaryIn } from '../../src/catalogue/names.js';
import { planOf } from '../../src/catalogue/pictures.js';
import { storyOf } from '../../src/rules/story.js';
import { fill } from '../../src/text/fill.js';
import type { Found } from '../catalogue.js';
import { html, langOf, type Markup } from '../html.js';
import type { Document } from '../page.js';
import { drawPlan, PLAN_WIDTH, planNames } from '../plan.js';
import { link } from './chrome.js';

/** Returns the figure on a rules page that shows the place of each kind of pile. */
export const plan = (doc: Document, { facts, variant }: Found, loading: 'lazy' | 'eager'): Markup =>
  html`<figure class="plan">
    <img
      src="${link(doc, planOf(facts.id))}"
      width="${PLAN_WIDTH}"
      height="${drawPlan(variant).height}"
      loading="${loading}"
      alt="${doc.words.plan.piles}"
    />
    <figcaption>${planNames(variant, doc.lang)}</figcaption>
  </figure>`;

/** Returns the rules of a patience, and the `lang` attribute if they are in another language than the page. */
function rulesOf({ lang, words }: Document, { variant }: Found): ReturnType<typeof storyOf> & { readonly tag: Markup } {
  const text = textOf(variant, lang, ({ rules }) => rules);
  return { ...storyOf(text.text, words.rulesPage.history), tag: langOf(text, lang) };
}

export const rulesText = (doc: Document, found: Found, level: 'h2' | 'h3'): Markup => {
  const { rest, tag } = rulesOf(doc, found);
  const heading = (text: string): Markup => (level === 'h2' ? html`<h2${tag}>${text}</h2>` : html`<h3${tag}>${text}</h3>`);
  return html`${rest.map(({ kind, texts }) =>
    kind === 'list'
      ? html`<ul${tag}>
          ${texts.map((item) => html`<li>${item}</li>`)}
        </ul>`
      : kind === 'heading'
        ? heading(texts.join(' '))
        : html`<p${tag}>${texts.join(' ')}</p>`,
  )}`;
};

/** Returns the history of the patience, taken from its rules. */
export const story = (doc: Document, found: Found): Markup | false => {
  const { story, tag } = rulesOf(doc, found);
  return story !== undefined && html`<p class="story"${tag}>${story}</p>`;
};

/** Returns where the rules come from. */
export const source = ({ words }: Document, { variant: { source } }: Found): Markup | false =>
  source !== undefined && html`<p class="note">${fill(words.rulesPage.source, { source })}</p>`;

/** Returns the one-sentence summary of a patience. */
export const lead = ({ lang }: Document, { facts }: Found): Markup => {
  const summary = summaryIn(facts, lang);
  return html`<p class="lead"${langOf(summary, lang)}>${summary.text}</p>`;
};

/** Returns a link to the patience in the atlas. */
export const inAtlas = (doc: Document, { facts }: Found): Markup =>
  html`<a
    href="${link(doc, `${doc.lang}/atlas/?variant=${facts.id}`)}"
    aria-label="${doc.words.onRules.inAtlas}: ${nameOf(facts, doc.lang)}"
    >${doc.words.onRules.inAtlas}</a
  >`;

/** Returns the link to the workshop with the rules of a patience; empty if part of them is a program, which the workshop cannot show. */
export const inWorkshop = (doc: Document, { facts, isData }: Found): Markup | false =>
  isData &&
  html`<a href="${link(doc, `${doc.lang}/workshop/`)}#start=game:${facts.id}"
    >${doc.words.onRules.change}<span class="sr">: ${nameOf(facts, doc.lang)}</span></a
  >`;
