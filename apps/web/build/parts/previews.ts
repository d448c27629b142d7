import { namedIn, nameOf } from '../../src/catalogue/names.js';
import { pictureOf } from '../../src/catalogue/pictures.js';
import type { CardGame } from '../../src/catalogue/suggestion-card.js';
import { MINIATURE } from '../../src/miniature/size.js';
import type { Found } from '../catalogue.js';
import { guideWords } from '../guide/index.js';
import { similarTo } from '../guide/similar.js';
import { html, langOf, type Markup } from '../html.js';
import type { Document } from '../page.js';
import { link } from './chrome.js';

/** Number of similar patiences shown on a rules page. */
const SIMILAR = 4;

/**
 * Returns a small picture of a patience with its name, as a link to its table or its rules.
 * @param isSeen whether the picture is on the first screen: it is loaded at once, and before scripts
 */
export function small(doc: Document, found: Found, page: 'play' | 'rules' = 'play', isSeen = false): Markup {
  const { id, name, address, picture } = cardGame(doc, found);
  return html`<a href="${page === 'play' ? address : link(doc, `${doc.lang}/rules/${id}/`)}"
    ><img src="${picture}" ${size} alt="" ${isSeen ? html`fetchpriority="high"` : html`loading="lazy"`} decoding="async" /><span${langOf(namedIn(found.facts, doc.lang), doc.lang)}
      >${name}</span
    ></a
  >`;
}

/** Returns a patience as the pages of a language show it. */
export const cardGame = (doc: Document, { facts }: Found): CardGame => ({
  id: facts.id,
  name: nameOf(facts, doc.lang),
  address: link(doc, `${doc.lang}/play/${facts.id}/`),
  picture: link(doc, pictureOf(facts.id, doc.lang)),
});

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
