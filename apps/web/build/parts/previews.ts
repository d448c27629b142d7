import { namedIn, nameOf } from '../../src/catalogue/names.js';
import { pictureOf } from '../../src/catalogue/pictures.js';
import { MINIATURE } from '../../src/miniature/size.js';
import type { Found } from '../catalogue.js';
import { guideWords } from '../guide/index.js';
import { similarTo } from '../guide/similar.js';
import { html, langOf, type Markup } from '../html.js';
import type { Document } from '../page.js';
import { link } from './chrome.js';

/** Number of similar patiences shown on a rules page. */
const SIMILAR = 4;

/** Returns a small picture of a patience with its name, as a link to its table or its rules. */
export function small(doc: Document, { facts }: Found, page: 'play' | 'rules' = 'play'): Markup {
  const name = namedIn(facts, doc.lang);
  return html`<a href="${link(doc, `${doc.lang}/${page}/${facts.id}/`)}"
    ><img src="${link(doc, pictureOf(facts.id, doc.lang))}" ${size} alt="" loading="lazy" decoding="async" /><span${langOf(name, doc.lang)}
      >${nameOf(facts, doc.lang)}</span
    ></a
  >`;
}

const size = html`width="${MINIATURE.width}" height="${MINIATURE.height}"`;

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
