import type { Found } from '../../../build/catalogue.js';
import { guideWords, pathsIn, popular, short, type Path } from '../../../build/guide/index.js';
import { html, type Markup } from '../../../build/html.js';
import type { Document } from '../../../build/page.js';
import { CALENDAR, link } from '../../../build/parts/chrome.js';
import { small } from '../../../build/parts/previews.js';

const row = (doc: Document, id: string, title: string, found: readonly Found[]): Markup =>
  html`<section class="row" aria-labelledby="${id}" data-resume="${guideWords(doc.lang).resume}">
    <h2 id="${id}">${title}</h2>
    <ul class="previews">
      ${found.map((one) => html`<li data-id="${one.facts.id}">${small(doc, one)}</li>`)}
    </ul>
  </section>`;

const pathOf = (doc: Document, { title, lead, steps }: Path): Markup =>
  html`<details class="path">
    <summary>
      <strong>${title}:</strong>
      <span>${lead}</span>
    </summary>
    <ol>
      ${steps.map(({ found, text }) => html`<li>${small(doc, found)} ${text}</li>`)}
    </ol>
  </details>`;

/**
 * The guide above the tiles of the gallery: the deal of the day, rows of patiences to begin with, and curated paths.
 * `guide.ts` puts the player's own games into the first row, and hides the guide while the player searches.
 */
export function guide(doc: Document, found: readonly Found[]): Markup {
  const words = guideWords(doc.lang);
  return html`<div id="guide" class="guide">
    <p class="today">
      <a href="${link(doc, `${doc.lang}/daily/`)}">${CALENDAR}<strong>${doc.words.nav.daily}</strong></a> <span>${doc.words.day.lead}</span>
    </p>
    ${row(doc, 'row-popular', words.popular, popular(found))} ${row(doc, 'row-short', words.short, short(found))}
    <section class="paths" aria-labelledby="paths-title">
      <h2 id="paths-title">${words.title}</h2>
      ${pathsIn(doc.lang, found).map((path) => pathOf(doc, path))}
    </section>
  </div>`;
}
