import type { Found } from '../catalogue.js';
import { html, Markup } from '../html.js';
import { wordsOf } from '../languages.js';
import type { Document } from '../page.js';
import { failed, footer, header, link } from './chrome.js';

/** Returns the content of <body>. */
export const body = (doc: Document, found: readonly Found[]): Markup => doc.page.body?.(doc, found) ?? scripted(doc);

/** Returns a page with bar and footer. @param content of its element <main> */
export const layout = (doc: Document, content: Markup): Markup =>
  html`${header(doc)}${failed(doc.words)}
    <main id="main" class="page ${doc.page.className}">${content}</main>
    ${footer(doc)}`;

/** Returns a page that only its script can fill, since it depends on the player: the title, and the component with its first sentence. */
function scripted(doc: Document): Markup {
  const { page, words } = doc;
  const tag = new Markup(`${page.name}-page`);
  const lead = page.lead?.(doc);
  return layout(
    doc,
    html`<h1>${page.texts(words).title}</h1>
      <${tag} id="view" class="view"
        >${lead !== undefined && html`<p class="lead">${lead}</p>`}<noscript><p class="note">${words.scriptNeeded}</p></noscript></${tag}
      >`,
  );
}

/** Returns the note that a browser too old for the table shows, with a link to the rules, which any browser can show. */
export const tooOld = (doc: Document, lang = doc.lang): Markup => {
  const { tooOld, table } = wordsOf(lang);
  const rules = link(doc, doc.variant ? `${lang}/rules/${doc.variant.facts.id}/` : `${lang}/games/`);
  return html`<p class="old" lang="${lang}">
    ${tooOld} <a href="${rules}"${doc.page.name === 'frame' && html` target="_blank" rel="noopener"`}>${table.rules}</a>
  </p>`;
};
