import { FOLDERS, toRoot, type Document } from '../documents.js';
import type { AppWords } from '../../src/words/types.js';
import { html, type Markup } from '../html.js';
import { languages, nameOfLanguage } from '../languages.js';

/** Returns the relative address of one page from another. Relative addresses let the site work at any base path. */
export const link = (from: Document, to: string): string => toRoot(from) + to;

const MAIN = ['gallery', 'daily', 'workshop', 'statistics', 'settings'] as const;
const SIDE = ['atlas', 'embed', 'add'] as const;

/** The logo of the site: three fanned cards. */
const mark = html`<svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M3.2 6.7 8.9 5l1.6 14.6-2.9.9z" />
  <path d="M20.8 6.7 15.1 5l-1.6 14.6 2.9.9z" />
  <rect x="7.6" y="3.4" width="8.8" height="14" rx="1.4" />
  <path
    class="pip"
    d="M12 6.6c1.6 2.1 2.9 2.9 2.9 4.5a1.6 1.6 0 0 1-2.5 1.3l.6 1.9h-2l.6-1.9a1.6 1.6 0 0 1-2.5-1.3c0-1.6 1.3-2.4 2.9-4.5z"
  />
</svg>`;

/** Returns the bar at the top of every page. Pages with a table show `title` and `tools` in its middle. */
export function header(doc: Document, { title, tools }: { title?: Markup; tools?: Markup } = {}): Markup {
  const { words, lang, page } = doc;
  const item = (name: (typeof MAIN)[number]): Markup =>
    html`<a href="${link(doc, `${lang}/${FOLDERS[name]!}`)}" ${page === name && html` aria-current="page"`}>${name === 'workshop' ? words.pages.workshop.title : words.nav[name]}</a>`;
  return html`<a class="skip" href="#main">${words.skip}</a>
    <header class="bar">
      <a class="brand" href="${link(doc, `${lang}/`)}">${mark}<span>${words.site}</span></a>
      ${title} ${tools && html`<div class="tools">${tools}</div>`}
      <button type="button" class="burger" popovertarget="pages" aria-label="${words.menu}">
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 7h16M4 12h16M4 17h16" /></svg>
      </button>
      <nav id="pages" class="pages" popover aria-label="${words.navigation}">${MAIN.map(item)}</nav>
    </header>`;
}

/** Returns the note that a page shows when one of its scripts could not be loaded. `public/boot.js` shows it and reloads the page. */
export const failed = ({ notLoaded, reload }: AppWords): Markup =>
  html`<p class="failed" role="alert">${notLoaded} <button type="button" class="plain" id="reload">${reload}</button></p>`;

/** Returns the footer of every page: links to less used pages and to the other languages. */
export function footer(doc: Document): Markup {
  const { words, lang } = doc;
  const there = (other: string): string =>
    doc.translations?.[other] ?? (doc.path.startsWith(`${lang}/`) ? other + doc.path.slice(lang.length) : `${other}/`);
  // Notices come before the footer, so that the keyboard reaches their buttons before its links.
  return html`<div id="notices" class="notices" role="status"></div>
    <footer class="foot">
      ${SIDE.map((name) => html`<a href="${link(doc, `${lang}/${FOLDERS[name]!}`)}" ${doc.page === name && html` aria-current="page"`}>${words.nav[name]}</a>`)}
      ${languages
        .filter((other) => other !== lang)
        .map(
          (other) =>
            html`<a href="${link(doc, there(other))}" hreflang="${other}" lang="${other}" data-language="${other}">${nameOfLanguage(other)}</a>`,
        )}
    </footer>`;
}
