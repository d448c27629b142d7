import type { PageName } from '../../src/address/page-name.js';
import { namedIn, nameOf } from '../../src/catalogue/names.js';
import { thumbOf } from '../../src/catalogue/pictures.js';
import { MINIATURE } from '../../src/miniature/size.js';
import type { Found } from '../catalogue.js';
import type { Document } from '../documents.js';
import { guideWords, pathsIn, popular, short, type Path } from '../guide/index.js';
import { similarTo } from '../guide/similar.js';
import { html, langOf, type Markup } from '../html.js';
import { link } from './chrome.js';
import { CALENDAR } from './tiles.js';

/** Number of similar patiences shown on a rules page. */
const SIMILAR = 4;

/** Returns a small picture of a patience with its name, as a link to its table or its rules. */
function small(doc: Document, { facts }: Found, page: Extract<PageName, 'play' | 'rules'> = 'play'): Markup {
  const name = namedIn(facts, doc.lang);
  return html`<a href="${link(doc, `${doc.lang}/${page}/${facts.id}/`)}"
    ><img src="${link(doc, thumbOf(facts.id))}" ${size} alt="" loading="lazy" decoding="async" /><span${langOf(name, doc.lang)}
      >${nameOf(facts, doc.lang)}</span
    ></a
  >`;
}

const size = html`width="${MINIATURE.width}" height="${MINIATURE.height}"`;

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
 * `src/features/gallery/guide.ts` puts the player's own games into the first row, and hides the guide while the player searches.
 */
export function guide(doc: Document, found: readonly Found[]): Markup {
  const words = guideWords(doc.lang);
  return html`<div id="guide" class="guide">
    <p class="today">
      <a href="${link(doc, `${doc.lang}/daily/`)}">${CALENDAR}<strong>${doc.words.nav.daily}</strong></a> <span>${doc.words.daily.lead}</span>
    </p>
    ${row(doc, 'row-popular', words.popular, popular(found))} ${row(doc, 'row-short', words.short, short(found))}
    <section class="paths" aria-labelledby="paths-title">
      <h2 id="paths-title">${words.title}</h2>
      ${pathsIn(doc.lang, found).map((path) => pathOf(doc, path))}
    </section>
  </div>`;
}

/** Returns links to the rules of similar patiences. */
export const similar = (doc: Document, one: Found, found: readonly Found[], heading: 'h2' | 'h3'): Markup | false => {
  const others = similarTo(one, found, SIMILAR);
  const { similar: title } = guideWords(doc.lang);
  return (
    others.length > 0 &&
    html`<section class="similar">
      ${heading === 'h2' ? html`<h2>${title}</h2>` : html`<h3>${title}</h3>`}
      <ul class="previews">
        ${others.map((other) => html`<li>${small(doc, other, 'rules')}</li>`)}
      </ul>
    </section>`
  );
};
