import { basePath } from '../address.js';
import { html, type Markup } from '../html.js';
import { languages, nameOfLanguage, type DocumentWords } from '../languages.js';
import type { Document, PageLink } from '../page.js';

/**
 * Returns the relative path from a document to the root of the site, such as `../../`. A page that is sent for any address, whose path is
 * that of a file, gets an absolute path.
 */
export const toRoot = ({ path }: Pick<Document, 'path'>): string =>
  path.endsWith('.html') ? basePath : '../'.repeat(path.split('/').length - 1) || './';

/** Returns the relative address of one page from another. Relative addresses let the site work at any base path. */
export const link = (from: Document, to: string): string => toRoot(from) + to;

const linkOf = (doc: Document, { page, path, label }: PageLink): Markup =>
  html`<a href="${link(doc, path)}" ${doc.page === page && html` aria-current="page"`}>${label}</a>`;

/** Icon of the daily deal: the leaf of a calendar. */
export const CALENDAR = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 6h16v14H4zM4 10h16M8 3v5M16 3v5" /></svg>`;

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

/** The field of the menu that finds a game by its name; `find-game.ts` lists the games below it. */
const find = (doc: Document): Markup =>
  html`<form class="find" role="search">
    <input type="search" name="text" autocomplete="off" placeholder="${doc.words.find}" aria-label="${doc.words.find}" />
    <ul aria-live="polite"></ul>
  </form>`;

/** Returns the bar at the top of every page. Pages with a table show `title` and `tools` in its middle. */
export function header(doc: Document, { title, tools }: { title?: Markup; tools?: Markup } = {}): Markup {
  const { words, lang, links } = doc;
  return html`<a class="skip" href="#main">${words.skip}</a>
    <header class="bar">
      <a class="brand" href="${link(doc, `${lang}/`)}">${mark}<span>${words.site}</span></a>
      ${title} ${tools && html`<div class="tools">${tools}</div>`}
      <button type="button" class="burger" popovertarget="pages" aria-label="${words.menu}">
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 7h16M4 12h16M4 17h16" /></svg>
      </button>
      <nav id="pages" class="pages" popover aria-label="${words.navigation}">${find(doc)}${links.bar.map((one) => linkOf(doc, one))}</nav>
    </header>`;
}

/** Returns the note that a page shows when one of its scripts could not be loaded. `public/boot.js` shows it and reloads the page. */
export const failed = ({ notLoaded, reload }: DocumentWords): Markup =>
  html`<p class="failed" role="alert">${notLoaded} <button type="button" class="plain" id="reload">${reload}</button></p>`;

/** Returns the footer of every page: links to less used pages and to the other languages. */
export function footer(doc: Document): Markup {
  const { lang } = doc;
  const there = (other: string): string =>
    doc.translations?.[other] ?? (doc.path.startsWith(`${lang}/`) ? other + doc.path.slice(lang.length) : `${other}/`);
  // Notices come before the footer, so that the keyboard reaches their buttons before its links.
  return html`<div id="notices" class="notices" role="status"></div>
    <footer class="foot">
      ${doc.links.footer.map((one) => linkOf(doc, one))}
      ${languages
        .filter((other) => other !== lang)
        .map(
          (other) =>
            html`<a href="${link(doc, there(other))}" hreflang="${other}" lang="${other}" data-language="${other}">${nameOfLanguage(other)}</a>`,
        )}
    </footer>`;
}
